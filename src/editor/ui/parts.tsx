import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';

/** A button with words. */
export const Button = styled.button<{ readonly tone?: 'main' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-height: 2.5rem;
  padding: 0.4rem min(0.85rem, 4.25vw);
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--raised);
  color: ${({ tone }) => (tone === 'danger' ? 'var(--danger)' : 'var(--ink)')};
  font-weight: 600;
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: var(--edge);
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.5;
    cursor: default;
  }
  /* The ring of the focus pales along. */
  &[aria-disabled='true']:focus-visible {
    opacity: 0.7;
  }
  ${({ tone }) =>
    tone === 'main' &&
    `&, &:hover:not(:disabled, [aria-disabled='true']) { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }`}
`;

/** For a button that deletes, and what has the focus after it: a key that is held presses once. */
export const onePress = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};

/**
 * What a button of a bar does, and whether it can just now. While it cannot, it keeps the focus: who pressed it by a key
 * stays where they were.
 */
export const able = (isAble: boolean, onClick: () => void) => ({
  'aria-disabled': !isAble,
  ...(isAble && { onClick }),
});

/** A button that shows a sign alone; its name is said. */
export const SignButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border: 0;
  border-radius: 0.5rem;
  background: transparent;
  color: var(--soft);
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--tint);
    color: var(--ink);
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.35;
    cursor: default;
  }
  /* The ring of the focus pales along. */
  &[aria-disabled='true']:focus-visible {
    opacity: 0.7;
  }
`;

const strokes = {
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M5 12l7 7 7-7',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  grip: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  more: 'M12 5h.01M12 12h.01M12 19h.01',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'm3 3 18 18M10.6 5.1A10 10 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3 3.7M6.6 6.6A16 16 0 0 0 2 12s4 7 10 7a9 9 0 0 0 5.4-1.6',
  tag: 'M4 4h8l8 8-8 8-8-8V4ZM8 8h.01',
  pencil: 'M4 20v-4L15 5l4 4L8 20zM13 7l4 4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  check: 'm4 12 6 6L20 6',
  close: 'M18 6 6 18M6 6l12 12',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm3 15h2',
  tablet: 'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm5 15h2',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
} as const;

export type SignName = keyof typeof strokes;

/** A sign beside or in place of words. Nobody reads it aloud. */
export function Sign({ name, size = 20 }: { readonly name: SignName; readonly size?: number }) {
  const width = name === 'grip' || name === 'more' ? 3 : 2;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[name]} />
    </svg>
  );
}

/** What is said where there is nothing yet. */
export const Empty = styled.p`
  margin: 0.75rem 0;
  padding: 1rem;
  border: 1px dashed var(--line);
  border-radius: 0.6rem;
  color: var(--soft);
  text-align: center;
`;

/** A phone that lies on its side: wide enough for one row of tools, and low. One that stands is narrower, also with its keyboard open. */
export const lyingDown = '@media (min-width: 34.01rem) and (max-width: 60rem) and (max-height: 30rem)';

/** What is there for who cannot see, and for nobody else. */
export const unseen = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for who cannot see. */
export const Spoken = styled.span`
  ${unseen}
`;
