import styled from '@emotion/styled';
import type { LinkedNumber, Note } from '../fields/markup.ts';
import { Anchor } from './anchor.tsx';

/** A text in one line whose telephone numbers may be pressed. */
export function NoteWords({ note }: { readonly note: Note }) {
  if (typeof note === 'string') return note;
  const show = (part: string | LinkedNumber, index: number) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Number key={index} action={{ kind: 'tel', href: part.href }}>
        {part.text}
      </Number>
    );
  return <span>{note.map(show)}</span>;
}

const Number = styled(Anchor)`
  color: var(--link);
  font-weight: 700;
  white-space: nowrap;
  text-underline-offset: 0.2em;
`;
