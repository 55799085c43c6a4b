import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Actions } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Prose } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { InfoCards } from './info-cards.tsx';
import { MapSketch } from '../../ui/map-sketch.tsx';
import type { schema } from './schema.ts';

export default function Contact({ section, site }: ViewProps<typeof schema>) {
  const { chatTitle, chatText, actions, hours, hoursNote, mapActions } = section;
  const { district, city, state, postalCode } = site.address;
  const level = itemLevel(section);
  return (
    <Section section={section} tone="tint">
      <Layout>
        <Chat data-tone="strong">
          <Heading level={level} size="medium">
            {chatTitle}
          </Heading>
          {chatText && <Prose text={chatText} />}
          <Actions actions={actions} />
        </Chat>
        <InfoCards site={site} hours={hours} hoursNote={hoursNote} level={level} />
        <Map data-tone="card">
          <Sketch />
          <div>
            <Heading level={level} size="small">
              {site.name}
            </Heading>
            <p>
              <Unbroken text={`${district}, ${city}, ${state}, CEP ${postalCode}`} />
            </p>
            <Actions actions={mapActions} />
          </div>
        </Map>
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${space.grid};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Chat = styled.div`
  display: grid;
  align-content: center;
  gap: 1.25rem;
  padding: clamp(1.75rem, 4vw, 3rem);
  border-radius: ${radius.media};
  background: var(--strong);
  color: var(--text);
  font-size: var(--text-lg);

  & > p {
    color: var(--text-soft);
  }
  & > :last-child {
    flex-direction: column;
    align-items: stretch;
    margin-top: 0.5rem;
  }
`;

const Map = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${radius.media};
  background: var(--surface);
  color: var(--text);

  & > div {
    display: grid;
    align-content: center;
    gap: 1rem;
    padding: clamp(1.5rem, 4vw, 3rem);
  }
  & p {
    color: var(--text-soft);
  }
  ${media.desktop} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Sketch = styled(MapSketch)`
  /* As high as the pin needs in a window of this width. */
  min-height: max(15rem, 40vw);

  ${media.desktop} {
    min-height: 15rem;
  }
`;
