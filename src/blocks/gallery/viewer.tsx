import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { ViewProps } from '../../fields/view-props.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadingPicture } from '../../ui/lazy-picture.tsx';
import { media } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';
import { useWords } from '../../ui/use-words.ts';
import { useSwipe } from './use-swipe.ts';

interface ViewerProps {
  readonly id: string;
  readonly items: ViewProps<typeof schema>['section']['items'];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** The gallery's pictures one by one, over the whole window; after the last comes the first. */
export function Viewer({ id, items, index, onShow, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const step = (by: number) => onShow((index + by + items.length) % items.length);
  const words = useWords();
  const swipe = useSwipe((direction) => step(direction === 'left' ? 1 : -1));

  useEffect(() => dialog.current?.showModal(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const onClick = (event: MouseEvent) => {
    const isBeside = event.target instanceof Element && !event.target.closest('button, picture, figcaption');
    if (isBeside && !swipe.hasJustSwiped()) dialog.current?.close();
  };

  const item = items[index];
  if (item === undefined) return null;
  return (
    <Window
      ref={dialog}
      data-tone="deep"
      aria-labelledby={id}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Counter aria-live="polite">{`${index + 1} ${words.of} ${items.length}`}</Counter>
      <Control
        type="button"
        aria-label={words.close}
        data-place="close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" size={28} />
      </Control>
      <Figure {...swipe.handlers}>
        <Stage>
          <LoadingPicture
            key={item.image.base}
            picture={item.image}
            alt={item.imageAlt}
            sizes="min(100vw, 75vh)"
            draggable={false}
          />
        </Stage>
        <figcaption id={id}>
          <strong>{item.name}</strong>
          <span>{item.detail}</span>
        </figcaption>
      </Figure>
      <Control
        type="button"
        aria-label={words.previousPicture}
        data-place="previous"
        onClick={() => step(-1)}
      >
        <Icon name="chevron-left" size={32} />
      </Control>
      <Control type="button" aria-label={words.nextPicture} data-place="next" onClick={() => step(1)}>
        <Icon name="chevron-right" size={32} />
      </Control>
    </Window>
  );
}

// On phones the arrows stand at the bottom, in the thumb's reach; in wide and in low windows beside the picture.
const besideRoom = '@media (min-width: 48rem), (max-height: 30rem)';

const Window = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: clamp(0.75rem, 2vw, 1.5rem);
  overflow: hidden;
  background: var(--deep);
  color: var(--text);

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / 1fr 1fr;
    gap: 0.75rem;
  }
  ${besideRoom} {
    &[open] {
      grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr) auto;
    }
  }
`;

const Counter = styled.p`
  align-self: center;
  padding-left: 0.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  ${besideRoom} {
    grid-column: span 2;
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-column: 1 / -1;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 1rem;
  min-height: 0;
  touch-action: pan-y pinch-zoom;

  & > figcaption {
    line-height: 1.4;
    text-align: center;
  }
  & > figcaption > * {
    display: block;
  }
  & strong {
    font-size: var(--title-sm);
  }
  & span {
    color: var(--text-soft);
  }
  ${besideRoom} {
    grid-area: 2 / 2;
  }
`;

const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  min-height: 0;
  user-select: none;

  & img {
    grid-area: 1 / 1;
    width: auto;
    height: auto;
    max-height: 100%;
    border-radius: var(--radius-card);
    background: var(--tint);
  }
`;

const Control = styled.button`
  display: grid;
  place-items: center;
  align-self: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: rgb(255 255 255 / 0.14);
  color: var(--white);

  &[data-place='close'],
  &[data-place='next'] {
    justify-self: end;
  }
  ${media.hover} {
    &:hover {
      background: rgb(255 255 255 / 0.28);
    }
  }
  ${besideRoom} {
    &[data-place='previous'] {
      grid-area: 2 / 1;
    }
    &[data-place='next'] {
      grid-area: 2 / 3;
    }
  }
`;
