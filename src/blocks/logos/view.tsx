import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Sources } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { media, radius } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function Logos({ section }: ViewProps<typeof schema>) {
  return (
    <Section section={section} note={section.note} actions={section.actions}>
      <List>
        {section.items.map(({ name, image, href }, index) => {
          const logo = image ? (
            <Sources
              picture={image}
              alt={name}
              sizes="(min-width: 768px) 8rem, 34vw"
              loading="lazy"
              decoding="async"
            />
          ) : (
            <Name>{name}</Name>
          );
          return (
            <Tile key={index} data-tone="card">
              {href ? <Anchor action={{ kind: 'link', href }}>{logo}</Anchor> : logo}
            </Tile>
          );
        })}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: clamp(0.75rem, 2vw, 1.25rem);

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
`;

/** As high as a logo, so that rows of both stay even. */
const Name = styled.span`
  display: grid;
  place-items: center;
  min-height: 100%;
  aspect-ratio: 3 / 2;
  padding: clamp(0.625rem, 2vw, 1.25rem);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
`;

const Tile = styled.li`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: ${radius.card};
  background: var(--surface);

  & img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    padding: clamp(0.625rem, 2vw, 1.25rem);
    object-fit: contain;
  }
  & > a {
    display: block;
    border-radius: inherit;
    outline-offset: -4px;
  }
  ${media.hover} {
    &:has(> a:hover) {
      border-color: var(--outline);
    }
  }
`;
