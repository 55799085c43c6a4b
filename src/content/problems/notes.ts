/** What is said behind a cure. */
export type Note =
  /** The same is wrong with so many items that follow. */
  | { readonly kind: 'sameBelow'; readonly items: number }
  /** `npm run fix` puts the file right. */
  | { readonly kind: 'fixes'; readonly page: string };

/** The words of a language for what is said behind a cure. */
export interface NoteWords {
  readonly sameBelow: (items: number) => string;
  readonly fixes: (page: string) => string;
}

/** A cure with what is said behind it: on a line of its own where the cure ends in lines to paste. */
export function withNotes(cure: string, notes: readonly Note[], words: NoteWords, isPasted: boolean): string {
  return notes.reduce(
    (said, note) =>
      note.kind === 'sameBelow'
        ? `${said}${isPasted || said.includes('\n') ? '\n' : ' '}${words.sameBelow(note.items)}`
        : `${said}\n${words.fixes(note.page)}`,
    cure,
  );
}
