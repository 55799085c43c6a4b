import { formatAnnotations } from './annotations.ts';
import { makeJsonReport } from './json-report.ts';
import { formatLaunchReport } from './launch-report.ts';
import { translate } from './language.ts';
import { phrases, type LanguageName } from '../problems/phrases.ts';
import { printableJson, printableProblem } from '../problems/printable.ts';
import type { Problem } from '../problems/problem.ts';
import { formatReport, selectShown } from './report.ts';
import { makeSarif } from './sarif.ts';
import type { Source } from '../source/source.ts';

export { phrases };

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
}

function write(data: unknown): string {
  return printableJson(JSON.stringify(data, null, 2));
}

function formatText({ problems, sources, language, isLaunch }: Presentation): string {
  const format = isLaunch ? formatLaunchReport : formatReport;
  return format(problems, sources, phrases[language]);
}

const forms: Readonly<Record<Form, (found: Presentation) => string>> = {
  text: formatText,
  // GitHub shows ten of each weight; the report says how many more there are.
  github: (found) =>
    [formatText(found), formatAnnotations(selectShown(found.problems))].filter(Boolean).join('\n'),
  json: ({ problems, sources }) => write(makeJsonReport(problems, sources)),
  sarif: (found) => write(makeSarif(found)),
};

/** What the checker found, in a form and a language. */
export function present(found: Presentation): string {
  const problems = translate(found.problems, found.sources, found.language);
  return forms[found.form]({ ...found, problems: problems.map(printableProblem) });
}
