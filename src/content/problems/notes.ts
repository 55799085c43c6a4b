/** What is said behind a cure. */
export type Note =
  /** The same is wrong with so many items that follow. */
  | { readonly kind: 'sameBelow'; readonly items: number }
  /** `npm run fix` puts the file right. */
  | { readonly kind: 'fixes'; readonly page: string };

/** The words of a language for what is said behind a cure. */
export interface NoteWords {
  readonly sameBelow: (items: number) => string;
  readonly fixes: (page: string, folder: string) => string;
}

/** How notes are said. */
interface Manner {
  readonly words: NoteWords;
  /** The site's folder of pages, as messages name it. */
  readonly folder: string;
  /** Whether the cure ends in lines to paste. */
  readonly isPasted: boolean;
}

/** A cure with what is said behind it: on a line of its own where the cure ends in lines to paste. */
export function withNotes(cure: string, notes: readonly Note[], { words, folder, isPasted }: Manner): string {
  return notes.reduce(
    (said, note) =>
      note.kind === 'sameBelow'
        ? `${said}${isPasted || said.includes('\n') ? '\n' : ' '}${words.sameBelow(note.items)}`
        : `${said}\n${words.fixes(note.page, folder)}`,
    cure,
  );
}
