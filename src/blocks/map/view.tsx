import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Actions } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { MapSketch } from '../../ui/map-sketch.tsx';
import { Paragraphs } from '../../ui/prose.tsx';
import { Picture } from '../../ui/picture.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius } from '../../ui/tokens.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { schema } from './schema.ts';

export default function Map({ section, site }: ViewProps<typeof schema>) {
  const { district, city, state, postalCode } = site.address;
  const ofSite = `${district}, ${city}, ${state}, CEP ${postalCode}`;
  const { image, imageAlt = '', name = site.name, address = ofSite, text, actions } = section;
  return (
    <Section section={section}>
      <Place data-tone="card">
        <Sight>
          {image ? (
            <Picture picture={image} alt={imageAlt} sizes="(min-width: 900px) min(57vw, 42rem), 94vw" />
          ) : (
            <MapSketch />
          )}
        </Sight>
        <Words>
          <div>
            <Heading level={itemLevel(section)} size="small">
              {name}
            </Heading>
            <address>
              <Unbroken text={address} />
            </address>
          </div>
          {text && <Paragraphs text={text} />}
          <Actions actions={actions} />
        </Words>
      </Place>
    </Section>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: ${radius.media};
  background: var(--surface);
  color: var(--text);

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Sight = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;

  & > * {
    position: absolute;
    inset: 0;
    border-radius: 0;
  }
  ${media.desktop} {
    min-height: 22rem;
    aspect-ratio: auto;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: 1.25rem;
  padding: clamp(1.5rem, 4vw, 3rem);

  & address {
    margin-top: 0.5rem;
    font-size: var(--text-lg);
    font-style: normal;
    line-height: 1.5;
  }
`;
