import styled from '@emotion/styled';
import { useCallback, useEffect, useState } from 'react';
import { lyingDown } from '../ui/parts.tsx';

/** What takes the focus of a part: the row that is chosen, or the form's heading. */
const places = { list: '[data-name=list] [aria-current]', form: '[data-name=form] > h2' } as const;

/** Gives the focus to a part, once it shows what was asked for. */
export function useFocus(): (part: keyof typeof places) => void {
  const [wish, setWish] = useState<{ readonly part: keyof typeof places }>();
  useEffect(() => {
    if (wish) document.querySelector<HTMLElement>(places[wish.part])?.focus();
  }, [wish]);
  return useCallback((part) => setWish({ part }), []);
}

/** The whole window. */
export const Whole = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  /* The names of the parts stand beside them. */
  ${lyingDown} {
    display: grid;
    grid-template: auto minmax(0, 1fr) / 6.5rem minmax(0, 1fr);

    & > header {
      grid-column: 1 / -1;
    }
  }
`;

export const Tabs = styled.nav`
  display: none;
  gap: min(0.4rem, 8px);
  padding: 0.5rem min(0.75rem, 14px);

  /* Large letters shrink before the three need more than one row of a phone. */
  & button {
    flex: 1;
    padding-inline: 4px;
    font-size: min(1em, 7vw);
  }
  & button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--tint);
  }
  @media (max-width: 60rem) {
    display: flex;
    flex-wrap: wrap;
  }
  ${lyingDown} {
    flex-flow: column;
    padding: 0.5rem 0 0.5rem 0.5rem;

    & button {
      flex: 0 1 auto;
      padding-inline: 0.85rem;
    }
  }
`;

export const Panes = styled.main`
  display: grid;
  grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr) minmax(18rem, 26rem);
  flex: 1;
  min-height: 0;

  & > * {
    /* What is hidden by its place scrolls with its part, and never the window. */
    position: relative;
    min-width: 0;
    min-height: 0;
    padding: 0.75rem;
    overflow-y: auto;
  }
  @media (min-width: 60.01rem) {
    &[data-text] {
      grid-template-columns: minmax(12rem, 15rem) minmax(0, 1fr) minmax(18rem, 1.2fr);
    }
  }
  & > [data-name='page'] {
    flex-direction: column;
    overflow: clip;
  }
  & > [data-name='page'] > :last-child {
    flex: 1;
    min-height: 0;
  }
  @media (min-width: 60.01rem) {
    & > [data-name='page'] {
      display: flex;
    }
  }
  & > :not([data-name='page']) {
    background: var(--surface);
  }
  & > [data-name='form'] > h2 {
    margin-bottom: 0.75rem;
    font-size: 1.2rem;
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);

    & > * {
      display: none;
      grid-area: 1 / 1;
    }
    & > :not([data-name='page']) {
      /* What stands last can be seen above what is said. */
      padding-bottom: 6rem;
    }
    &[data-pane='list'] > [data-name='list'],
    &[data-pane='form'] > [data-name='form'] {
      display: block;
    }
    /* A window that takes no room forgets how far its page was scrolled: it stands behind the part that is seen. */
    & > [data-name='page'] {
      display: flex;
      gap: 0.4rem;
      visibility: hidden;
    }
    &[data-pane='page'] > [data-name='page'] {
      visibility: visible;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.25rem;
`;

export const PageButton = styled.button`
  width: 100%;
  margin-bottom: 0.75rem;
  padding: 0.6rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  background: var(--raised);
  font-weight: 600;
  text-align: left;
  cursor: pointer;

  &[aria-current] {
    border-color: var(--accent);
    background: var(--tint);
  }
`;
