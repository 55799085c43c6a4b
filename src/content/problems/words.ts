import type { Finding, Kind, Parameters } from './finding.ts';

/** What is wrong and what to do about it, as a person reads it. */
export interface Words {
  readonly message: string;
  /** May end in lines to paste. */
  readonly cure: string;
}

/** The words of a group of kinds in one language. `folder` is the site's folder of pages as messages name it. */
export type WordsOf<Group> = {
  readonly [Name in keyof Group]: (parameters: Group[Name], folder: string) => Words;
};

/** The words for what was found in a site whose pages are in a folder, by the table of a language. */
export function wordsFor<Name extends Kind>(
  table: WordsOf<Pick<Parameters, Name>>,
  { kind, parameters }: Finding<Name>,
  folder: string,
): Words {
  return table[kind](parameters, folder);
}

/** Puts a message and its cure together. */
export function say(message: string, cure: string): Words {
  return { message, cure };
}
