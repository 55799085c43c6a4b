import type { Finding, Kind, Parameters } from './finding.ts';

/** What is wrong and what to do about it, as a person reads it. */
export interface Words {
  readonly message: string;
  /** May end in lines to paste. */
  readonly cure: string;
}

/** The words of a group of kinds in one language. */
export type WordsOf<Group> = { readonly [Name in keyof Group]: (parameters: Group[Name]) => Words };

/** The words for what was found, by the table of a language. */
export function wordsFor<Name extends Kind>(
  table: WordsOf<Pick<Parameters, Name>>,
  { kind, parameters }: Finding<Name>,
): Words {
  return table[kind](parameters);
}

/** Puts a message and its cure together. */
export function say(message: string, cure: string): Words {
  return { message, cure };
}
