import styled from '@emotion/styled';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { ViewProps } from '../../fields/resolved.ts';
import { Badge } from '../../ui/badge.tsx';
import { LazyPicture } from '../../ui/lazy-picture.tsx';
import { largestVariant } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { media } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';
import { Viewer } from './viewer.tsx';

function wantsNewTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey;
}

export default function Gallery({ section }: ViewProps<typeof schema>) {
  const { badge, items, actions } = section;
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    // The page's inline script kept a tap that came before this component could answer it.
    list.current?.dispatchEvent(new CustomEvent('vitrine:ready', { bubbles: true }));
  }, []);

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setShown(index);
  };
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };

  return (
    <Section section={section} actions={actions}>
      <List ref={list} data-wake="">
        {items.map(({ petName, service, breed, image, imageAlt }, index) => (
          <li key={petName}>
            <Tile
              href={largestVariant(image)}
              aria-haspopup="dialog"
              data-replay=""
              onClick={(event) => open(event, index)}
            >
              <LazyPicture
                picture={image}
                alt={imageAlt}
                sizes="(min-width: 900px) 23rem, (min-width: 768px) 46vw, 46vw"
              />
              <Caption>
                <span>
                  <strong>{petName}</strong>
                  <span>{[breed, service].filter(Boolean).join(' · ')}</span>
                </span>
                {badge && <Happy as="span">{badge}</Happy>}
              </Caption>
            </Tile>
          </li>
        ))}
      </List>
      {shown !== undefined && (
        <Viewer
          id={`_${section.key}-viewer`}
          items={items}
          index={shown}
          onShow={setShown}
          onClose={close}
        />
      )}
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(0.75rem, 2vw, 1.5rem);

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Tile = styled.a`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  text-decoration: none;

  & > :first-of-type {
    aspect-ratio: 1;
    border-radius: 0;
  }
  ${media.motion} {
    & img {
      transition:
        opacity 0.3s,
        scale 0.4s;
    }
    ${media.hover} {
      &:hover img {
        scale: 1.04;
      }
    }
  }
`;

const Caption = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding: clamp(0.75rem, 2vw, 1.25rem);
  line-height: 1.35;

  & > span > * {
    display: block;
  }
  & strong {
    color: var(--deep);
    font-size: var(--text-lg);
    font-weight: 800;
  }
  & > span > span {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`;

const Happy = styled(Badge)`
  padding-inline: 0.625rem;
  font-size: 0.8125rem;
`;
