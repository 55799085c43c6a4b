import { accentedWords } from './accented-words.ts';

/** A word of which letters were lost, as it is written, and as it was where only one word fits. */
interface LostWord {
  readonly typed: string;
  readonly meant?: string | undefined;
}

const lost = '\uFFFD';
const words = /[\p{L}\p{M}\uFFFD]+(?:-[\p{L}\p{M}\uFFFD]+)*/gu;

/** What endings are in nearly every word that has them, by the letters lost, where each sign is one letter. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L}]{2})\uFFFD\uFFFDo$/u, 'ção'],
  [/(?<=[\p{L}]{2})\uFFFD\uFFFDes$/u, 'ções'],
  [/(?<=\p{L})\uFFFDo$/u, 'ão'],
  [/(?<=\p{L}{3})\uFFFDes$/u, 'ões'],
];

/** The words of a text that are whole, and those that every text may have. */
function listKnown(text: string): readonly string[] {
  const own = (text.match(words) ?? []).filter((word) => !word.includes(lost) && /[^\p{ASCII}]/u.test(word));
  return [...new Set([...own.map((word) => word.toLowerCase()), ...accentedWords])];
}

/** Each run of lost letters by letters: of one sign a letter, or of two. */
function fill(typed: string, known: readonly string[]): readonly string[] {
  const parts = typed.split(/(\uFFFD+)/);
  const source = parts.map((part) =>
    part.startsWith(lost) ? `([à-ÿ]{${Math.ceil(part.length / 2)},${part.length}})` : part.toLowerCase(),
  );
  const form = new RegExp(`^${source.join('')}$`, 'u');
  const isShouted = /\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(typed) && typed === typed.toUpperCase();
  return known.flatMap((word) => {
    const letters = form.exec(word)?.slice(1);
    if (letters === undefined) return [];
    const filled = parts.map((part) => (part.startsWith(lost) ? (letters.shift() ?? '') : part)).join('');
    return [isShouted ? filled.toUpperCase() : filled];
  });
}

function restore(typed: string, known: readonly string[], isSingle: boolean): string | undefined {
  const [first, ...others] = new Set(fill(typed, known));
  if (first !== undefined) return others.length === 0 ? first : undefined;
  const [ending, letters] = endings.find(([form]) => form.test(typed)) ?? [];
  if (ending === undefined || letters === undefined || !isSingle) return undefined;
  const restored = typed.replace(ending, letters);
  return restored.includes(lost) ? undefined : restored;
}

/**
 * The words of a line of which letters were lost, and the line with those that are plain. `text` is the whole file, whose
 * other words may tell what they were.
 */
export function restoreLine(
  line: string,
  text: string,
): { readonly words: readonly LostWord[]; readonly line: string } {
  const known = listKnown(text);
  // Programs lose one sign a letter, or two: a run of one or of three is proof.
  const isSingle = (text.match(/\uFFFD+/g) ?? []).some((run) => run.length % 2 === 1);
  const found: LostWord[] = [];
  const restored = line.replaceAll(words, (typed) => {
    if (!typed.includes(lost)) return typed;
    const meant = restore(typed, known, isSingle);
    found.push({ typed, meant });
    return meant ?? typed;
  });
  return { words: found, line: restored };
}
