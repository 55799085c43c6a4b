/** What is said behind a cure. */
export type Note =
  /** The same is wrong with so many items that follow. */
  | { readonly kind: 'sameBelow'; readonly items: number }
  /** `npm run fix` puts the file right. */
  | { readonly kind: 'fixes'; readonly page: string };

/** The words of a language for what is said behind a cure; with the space or the line break before them. */
export interface NoteWords {
  readonly sameBelow: (items: number) => string;
  readonly fixes: (page: string) => string;
}

/** A cure with what is said behind it. */
export function withNotes(cure: string, notes: readonly Note[], words: NoteWords): string {
  return notes.reduce(
    (said, note) => said + (note.kind === 'sameBelow' ? words.sameBelow(note.items) : words.fixes(note.page)),
    cure,
  );
}
