import type { Hash } from '../../fields/hash.ts';
import { formatAnnotations } from './annotations.ts';
import { makeJsonReport } from './json-report.ts';
import { formatLaunchReport } from './launch-report.ts';
import type { LanguageName } from '../problems/language.ts';
import { printableJson } from '../problems/printable.ts';
import type { Problem } from '../problems/problem.ts';
import { formatReport } from './report.ts';
import { makeSarif } from './sarif.ts';
import { selectShown } from './select.ts';
import type { Source } from '../source/source.ts';
import { tell, type Told } from './tell.ts';

/** The forms in which the checker tells what it found. */
export type Form = 'text' | 'github' | 'json' | 'sarif';

/** What was found, and how it is to be told. */
export interface Presentation {
  readonly problems: readonly Problem[];
  readonly sources: readonly Source[];
  readonly form: Form;
  readonly language: LanguageName;
  /** Whether the problems are what keeps the site from its launch. */
  readonly isLaunch: boolean;
  readonly version: string;
  readonly guide?: string | undefined;
  /** Names problems for programs that keep them apart. */
  readonly hash: Hash;
}

function write(data: unknown): string {
  return printableJson(JSON.stringify(data, null, 2));
}

function toldBy({ problems, sources, language }: Presentation): readonly Told[] {
  return tell(problems, sources, language);
}

function formatText({ problems, sources, language, isLaunch }: Presentation): string {
  const format = isLaunch ? formatLaunchReport : formatReport;
  return format(problems, sources, language);
}

const forms: Readonly<Record<Form, (found: Presentation) => string>> = {
  text: formatText,
  // GitHub shows ten of each weight; the report says how many more there are.
  github: (found) =>
    [
      formatText(found),
      formatAnnotations(toldBy({ ...found, problems: selectShown(found.problems, found.sources) })),
    ]
      .filter(Boolean)
      .join('\n'),
  json: (found) => write(makeJsonReport(toldBy(found), found.sources)),
  sarif: (found) => write(makeSarif({ ...found, problems: toldBy(found) })),
};

/** What the checker found, in a form and a language. */
export function present(found: Presentation): string {
  return forms[found.form](found);
}
