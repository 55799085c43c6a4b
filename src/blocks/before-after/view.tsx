import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function BeforeAfter({ section }: ViewProps<typeof schema>) {
  const { beforeLabel, afterLabel, items, note, actions } = section;
  const level = itemLevel(section);
  const sizes = items.length > 1 ? '(min-width: 900px) 17rem, 46vw' : '(min-width: 900px) 35rem, 46vw';
  return (
    <Section section={section} note={note} actions={actions}>
      <List data-many={items.length > 1 ? '' : undefined}>
        {items.map(({ before, beforeAlt, after, afterAlt, title, text }, index) => (
          <li key={index}>
            <figure>
              <Pair>
                <Side label={beforeLabel} picture={before} alt={beforeAlt} sizes={sizes} />
                <Side label={afterLabel} picture={after} alt={afterAlt} sizes={sizes} isAfter />
              </Pair>
              {(title || text) && (
                <figcaption>
                  {title && (
                    <Heading level={level} size="small">
                      {title}
                    </Heading>
                  )}
                  {text && <Prose text={text} />}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </List>
    </Section>
  );
}

interface SideProps extends PictureProps {
  readonly label: string;
  readonly isAfter?: boolean;
}

function Side({ label, isAfter = false, ...picture }: SideProps) {
  return (
    <Half data-side={isAfter ? 'after' : 'before'}>
      <Label>{label}</Label>
      <Picture {...picture} />
    </Half>
  );
}

const List = styled.ul`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem) ${space.grid};

  & figcaption {
    padding: 1rem 0.25rem 0;
  }
  & figcaption > p {
    max-width: 58ch;
    margin-top: 0.25rem;
    color: var(--text-soft);
  }
  ${media.desktop} {
    &[data-many] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(0.25rem, 1vw, 0.5rem);
  overflow: hidden;
  border-radius: ${radius.media};
`;

const Half = styled.div`
  position: relative;

  & > div {
    aspect-ratio: 3 / 4;

    ${media.tablet} {
      aspect-ratio: 1;
    }
  }
`;

const Label = styled.p`
  position: absolute;
  z-index: 1;
  bottom: clamp(0.5rem, 1.5vw, 1rem);
  left: clamp(0.5rem, 1.5vw, 1rem);
  max-width: calc(100% - 1rem);
  padding: 0.25rem 0.875rem;
  border-radius: 99rem;
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 800;
  line-height: 1.4;

  [data-side='after'] > & {
    background: var(--deep);
    color: var(--white);
  }
`;
