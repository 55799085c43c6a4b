import styled from '@emotion/styled';
import { useWords } from '../ui/use-words.ts';
import { radius } from '../ui/tokens.ts';

/** The first link of a page, seen only by who reaches it with the keyboard. */
export function SkipLink({ target }: { readonly target: string }) {
  return <Jump href={`#${target}`}>{useWords().skip}</Jump>;
}

const Jump = styled.a`
  /* Above the page and not the window: on paper, what is fixed stands on every sheet. */
  position: absolute;
  z-index: 20;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${radius.control};
  background: var(--deep);
  color: var(--white);
  font-weight: 800;

  &:not(:focus) {
    transform: translateY(-200%);
  }
  &:focus-visible {
    outline-color: var(--canvas);
    outline-offset: -6px;
  }
`;
