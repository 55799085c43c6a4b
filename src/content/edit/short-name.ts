import type { Path } from '../problems/problem.ts';
import { findTexts } from './find-texts.ts';
import { namedAt } from './names.ts';

/** A title, and a first name with more of the name behind it: `Dra. Ana Prado`. */
const titled = /^\s*((?:Dra?|Profa?)\.?\s\p{Lu}\p{L}{2,})(?=\s\p{L})/u;

/** What people are called by for short, `Dra. Ana` of `Dra. Ana Prado`; nothing without a title, as a first name may be anybody's. */
const shortOf = (name: string): string | undefined => titled.exec(name)?.[1];

/** Whether a text calls somebody so, and by no more of a name. */
function saysAlone(said: string, short: string): boolean {
  for (let at = said.indexOf(short); at !== -1; at = said.indexOf(short, at + 1)) {
    const behind = said.slice(at + short.length, at + short.length + 8);
    const isPart = /^(?:\p{L}|\s(?:d[aeo]s?\s)?\p{Lu})/u.test(behind);
    if (!isPart && !/\p{L}/u.test(said.charAt(at - 1))) return true;
  }
  return false;
}

interface FormerName {
  /** The data of the site's files as they are. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly before: string;
  /** Nothing where the person has gone. */
  readonly now: string | undefined;
}

/** A text that calls somebody by a title and a first name, and the words for it. */
interface ShortPlace {
  readonly file: string;
  readonly path: Path;
  readonly said: string;
  readonly typed: string;
  /** Only a person can word it anew. */
  readonly text: undefined;
}

/** The texts that still call somebody by a title and a first name who has gone or is called otherwise; none while another of the site's people is called so. */
export function findShortName({ files, before, now }: FormerName): readonly ShortPlace[] {
  const short = shortOf(before);
  if (short === undefined || (now !== undefined && (shortOf(now) ?? now.trim()) === short)) return [];
  const calling = findTexts(files, `begins\n${short}`, (said) => said.trim().startsWith(short));
  const isOther = calling.some(
    ({ file, path, isHidden }) => !isHidden && namedAt(file, files[file], path) === 'person',
  );
  if (isOther) return [];
  return findTexts(files, `short\n${short}`, (said) => saysAlone(said, short))
    .filter(({ isHidden }) => !isHidden)
    .map(({ file, path, said }) => ({ file, path, said, typed: short, text: undefined }));
}
