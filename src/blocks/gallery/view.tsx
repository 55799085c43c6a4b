import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import type { ViewProps } from '../../fields/view-props.ts';
import { Badge } from '../../ui/badge.tsx';
import { LazyPicture } from '../../ui/lazy-picture.tsx';
import { openPhoto } from '../../ui/open-photo.ts';
import { largestVariant } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { media, radius } from '../../ui/tokens.ts';
import { useWords } from '../../ui/use-words.ts';
import type { schema } from './schema.ts';

function wantsNewTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey;
}

function open(event: MouseEvent<HTMLAnchorElement>): void {
  if (wantsNewTab(event)) return;
  openPhoto(event, event.currentTarget, () => import('./viewer.ts'));
}

export default function Gallery({ section }: ViewProps<typeof schema>) {
  const { badge, items, actions } = section;
  const words = useWords();
  const said = [words.of, words.close, words.previousPicture, words.nextPicture, words.missingPicture];
  return (
    <Section section={section} actions={actions}>
      <List data-words={said.join('|')}>
        {items.map((item, index) => (
          <Photo key={index} item={item} badge={badge} />
        ))}
      </List>
    </Section>
  );
}

interface PhotoProps {
  readonly item: ViewProps<typeof schema>['section']['items'][number];
  readonly badge: string | undefined;
}

function Photo({ item, badge }: PhotoProps) {
  return (
    <li>
      <Tile href={largestVariant(item.image)} aria-haspopup="dialog" data-replay="" onClick={open}>
        <LazyPicture picture={item.image} alt={item.imageAlt} sizes="(min-width: 900px) 23rem, 46vw" />
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
  padding: 0.5rem;
  border-radius: ${radius.card};
  background: var(--surface);
  color: var(--ink-soft);
  text-decoration: none;

  & > div {
    aspect-ratio: 1;
    border-radius: 0.875rem;
    /* What stands for a photo that has not come, also where the card is shown on a dark ground. */
    color: var(--ink);
  }
  ${media.motion} {
    & img {
      transition:
        opacity 0.3s,
        scale 0.4s;
    }
    & img[data-progress='loading'] {
      opacity: 0;
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
  padding: 0.75rem 0.375rem;
  font-size: 0.9375rem;
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
  /* Where a photo has not come, its place is not printed. */
  @media print {
    position: static;
  }
`;
