import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Actions } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Eyebrow, Panel } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function Cta({ section }: ViewProps<typeof schema>) {
  const { level, eyebrow, title, text, image, imageAlt = '', actions, note, ...prices } = section;
  const Layout = image ? PictureBeside : Centered;
  return (
    <Panel id={section.id} data-tone={section.tone ?? 'strong'}>
      <Layout>
        <Copy>
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={level} size="medium">
              {title}
            </Heading>
          </div>
          {text && <Lead text={text} />}
          {prices.price && (
            <div>
              {prices.priceLabel && <strong>{prices.priceLabel}</strong>}
              <Price price={prices.price} original={prices.originalPrice} size="large" />
            </div>
          )}
          <Actions actions={actions} />
          {note && <Note>{note}</Note>}
        </Copy>
        {image && (
          <Media>
            <Picture picture={image} alt={imageAlt} sizes="(min-width: 768px) min(38vw, 28rem), 92vw" />
          </Media>
        )}
      </Layout>
    </Panel>
  );
}

const Parts = styled(Container)`
  display: grid;
  gap: 2.5rem ${space.columns};
`;

const Centered = styled(Parts)`
  & > * {
    justify-items: center;
    text-align: center;
    text-wrap: balance;
  }
  & p {
    justify-content: center;
  }
`;

const PictureBeside = styled(Parts)`
  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const Copy = styled.div`
  display: grid;
  align-content: center;
  gap: 1.25rem;
  break-inside: avoid;

  & h1,
  & h2 {
    max-width: 24ch;
  }
  @media (max-width: 30rem) {
    & > :last-of-type {
      justify-self: stretch;
    }
  }
`;

const Lead = styled(Prose)`
  max-width: 54ch;
  color: var(--text-soft);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

const Note = styled.p`
  color: var(--mark);
  font-weight: 700;
`;

const Media = styled.div`
  overflow: hidden;
  border: 0.5rem solid var(--surface);
  border-radius: ${radius.media};
  background: var(--surface);
`;
