import type { Subject } from '../../../fields/claim.ts';
import { plain } from '../../../fields/plain.ts';
import { amountPattern, aside, readAmount } from '../../../fields/read-amount.ts';
import type { Pattern, Vocabulary } from './vocabulary.ts';

/** A figure found in a text. */
export interface FigureFound {
  readonly subject: Subject;
  /** In one form, so that `10k+` and `mais de 10.000` are equal. */
  readonly value: string;
  /** The words that were read as a figure, as typed. */
  readonly phrase: string;
  /** The number alone as typed. */
  readonly said: string;
}

/** What a typed figure says of its subject, in one form; nothing for what is no figure. */
export function readFigure(subject: Subject, typed: string): string | undefined {
  if (subject === 'rating') {
    const value = /\d(?:[.,]\d)?/.exec(typed)?.[0];
    return value === undefined ? undefined : String(Number(value.replace(',', '.')));
  }
  const amount = RegExp(amountPattern).exec(plain(typed))?.[0];
  const value = amount === undefined ? undefined : readAmount(amount);
  return value === undefined ? undefined : String(value);
}

/** A match as a figure, when it is large enough and its sentence is of the right kind. */
function accept(
  { subject, least = 0, before, isLasting }: Pattern,
  match: RegExpExecArray,
  sentence: string,
): FigureFound | undefined {
  const number = match.groups?.['number'] ?? '';
  const value = readFigure(subject, number);
  if (value === undefined || Number(value) < least) return undefined;
  const head = plain(sentence.slice(0, match.index)).trimStart();
  // A price, or the most that there is room for.
  if (/(?:r\$\s?|(?<![a-z])ate )$/.test(head)) return undefined;
  if (before !== undefined && !before.test(head)) return undefined;
  if (isLasting === true && aside.test(plain(sentence))) return undefined;
  const at = match.index + match[0].indexOf(number);
  // A share of them is no count.
  if (/^\s?%/.test(sentence.slice(at + number.length))) return undefined;
  const phrase = sentence.slice(match.index, match.index + match[0].length);
  return { subject, value, phrase, said: sentence.slice(at, at + number.length).trim() };
}

/** Figures in running text. Only what surely speaks of the whole business counts: no prices, ages, doses or durations. */
export function findFigures(text: string, { patterns }: Vocabulary): readonly FigureFound[] {
  return text.split(/[.!?;](?=\s|$)|\n/).flatMap((sentence) => {
    // Without a digit or a "mil" there is nothing to find.
    if (!/\d|mil/i.test(sentence)) return [];
    const said = plain(sentence);
    // Whoever asks for all matches has the pattern made anew: most have none.
    const found = patterns
      .filter(({ pattern }) => said.search(pattern) !== -1)
      .flatMap((pattern) =>
        [...said.matchAll(pattern.pattern)].flatMap((match) => accept(pattern, match, sentence) ?? []),
      );
    return found.filter(({ subject }, index) => found.findIndex((one) => one.subject === subject) === index);
  });
}

/** The figure that a number and its label make, such as `10k+` and `Clientes atendidos`. */
export function findLabelled(value: string, label: string, vocabulary: Vocabulary): FigureFound | undefined {
  const said = plain(label).trim();
  for (const one of vocabulary.labels) {
    const match = one.label.test(said) ? one.pattern.exec(plain(value)) : null;
    const found = match && accept(one, match, value);
    if (found) return { ...found, phrase: value, said: value };
  }
  return findFigures(`${value} ${label}`, vocabulary)[0];
}
