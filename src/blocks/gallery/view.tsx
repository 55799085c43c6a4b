import styled from '@emotion/styled';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { ViewProps } from '../../fields/view-props.ts';
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
        {items.map((item, index) => (
          <Photo key={index} item={item} badge={badge} onOpen={(event) => open(event, index)} />
        ))}
      </List>
      {shown !== undefined && (
        <Viewer id={`_${section.key}-viewer`} items={items} index={shown} onShow={setShown} onClose={close} />
      )}
    </Section>
  );
}

interface PhotoProps {
  readonly item: ViewProps<typeof schema>['section']['items'][number];
  readonly badge: string | undefined;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Photo({ item, badge, onOpen }: PhotoProps) {
  return (
    <li>
      <Tile href={largestVariant(item.image)} aria-haspopup="dialog" data-replay="" onClick={onOpen}>
        <LazyPicture
          picture={item.image}
          alt={item.imageAlt}
          sizes="(min-width: 900px) 23rem, (min-width: 768px) 46vw, 46vw"
        />
        <Caption>
          <strong>{item.name}</strong>
          {item.detail}
        </Caption>
        {badge && <Happy as="span">{badge}</Happy>}
      </Tile>
    </li>
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
  position: relative;
  display: block;
  height: 100%;
  padding: clamp(0.375rem, 1vw, 0.625rem);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink-soft);
  text-decoration: none;

  & > div {
    aspect-ratio: 1;
    border-radius: 0.875rem;
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
  display: block;
  padding: clamp(0.625rem, 1.5vw, 1rem) clamp(0.25rem, 1.5vw, 1rem);
  font-size: clamp(0.875rem, 2vw, 0.9375rem);
  line-height: 1.4;

  & > strong {
    display: block;
    color: var(--deep);
    font-size: var(--text-lg);
    font-weight: 800;
    line-height: 1.3;
  }
`;

const Happy = styled(Badge)`
  margin: 0 0.25rem 0.5rem;
  padding-inline: 0.625rem;
  font-size: 0.8125rem;

  ${media.tablet} {
    position: absolute;
    top: 1.25rem;
    left: 1.25rem;
    margin: 0;
    background: var(--surface);
  }
`;
