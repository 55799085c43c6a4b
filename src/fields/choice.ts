import { z } from 'zod';
import { withBehaviour, type Behaviour } from './behaviour.ts';
import { fold } from './fold.ts';

type Words = Readonly<Record<string, string>>;

const meanings = z.registry<{ readonly words: Words }>();

/** A meaning as people compare it: an article before it does not count. */
function bare(meaning: string): string {
  return fold(meaning.trim()).replace(/^(?:o|a|os|as|um|uma) /, '');
}

/** The word whose meaning was typed, whole or as one of two: `padaria` is the one that means `Padaria ou confeitaria`. */
export function findMeant<Name extends string>(
  words: Readonly<Record<Name, string>>,
  typed: string,
): Name | undefined {
  // `Object.keys` forgets the names' types.
  const names = Object.keys(words) as Name[];
  const means = (name: Name) =>
    [words[name], ...words[name].split(' ou ')].some((meaning) => bare(meaning) === bare(typed));
  const [found, ...others] = names.filter(means);
  return others.length === 0 ? found : undefined;
}

/** The word that was typed with other capitals. */
function findSpelt<Name extends string>(names: readonly Name[], typed: string): Name | undefined {
  const [found, ...others] = names.filter((name) => name.toLowerCase() === typed.trim().toLowerCase());
  return others.length === 0 ? found : undefined;
}

/**
 * One word of a few, each with what it means in Portuguese: editors read that while they choose, and may type it. `other`
 * finds the field that something else was meant for.
 */
export function choice<const Choices extends Words>(words: Choices, other?: Behaviour['other']) {
  type Name = keyof Choices & string;
  // `Object.keys` forgets the names' types, which zod needs to type the output.
  const names = Object.keys(words) as [Name, ...Name[]];
  const schema = withBehaviour(z.enum(names), {
    repair: (typed) => findSpelt(names, typed) ?? findMeant(words, typed),
    other,
  });
  explain(schema, words);
  return schema;
}

/** Says what some words of a choice mean. */
export function explain(schema: z.core.$ZodType, words: Words): void {
  meanings.add(schema, { words });
}

/** What each word of a choice means, by word; nothing for any other schema. */
export function meaningsOf(schema: z.core.$ZodType): Words | undefined {
  return meanings.get(schema)?.words;
}
