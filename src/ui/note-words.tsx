import type { ComponentType } from 'react';
import type { LinkedNumber, Note } from '../fields/markup.ts';

interface NoteWordsProps {
  readonly note: Note;
  /** The link of a telephone number. */
  readonly Number: ComponentType<{
    readonly action: { readonly kind: 'tel'; readonly href: string };
    readonly children: string;
  }>;
}

/** A text in one line whose telephone numbers may be pressed. */
export function NoteWords({ note, Number }: NoteWordsProps) {
  if (typeof note === 'string') return note;
  const show = (part: string | LinkedNumber, index: number) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Number key={index} action={{ kind: 'tel', href: part.href }}>
        {part.text}
      </Number>
    );
  return note.map(show);
}
