import { fold } from '../../core/core.ts';

/** The words of a text that are long enough to tell what it is about. */
export const wordsOf = (text: string) => fold(text).match(/[a-z]{5,}/g) ?? [];

/** What a word has in common with its kin: `reform` of `reformas` and `reformar`. */
export const stemOf = (word: string) => word.replace(/(?:[cs]oes|[cs]ao|[aeo]s|[aeios])$/, '').slice(0, 8);

/** The first word of a text that is kin to some others, as it is written. */
export function findKin(text: string, stems: readonly string[]): string | undefined {
  return text.match(/\p{L}+/gu)?.find((word) => stems.some((stem) => fold(word).startsWith(stem)));
}
