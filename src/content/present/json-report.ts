import { z } from 'zod';
import type { Severity } from '../problems/problem.ts';
import { placedEdit, type Told } from './tell.ts';
import type { Source } from '../source/source.ts';

const line = z.int().min(1);
const offset = z.int().min(0);

const range = z
  .strictObject({
    start: offset.describe('Offset of the first character, from 0, in UTF-16 units.'),
    end: offset.describe('Offset after the last character.'),
    line: line.describe('Line of the first character, from 1.'),
    column: line.describe('Column of the first character, from 1, in UTF-16 units.'),
    endLine: line.describe('Line of the end.'),
    endColumn: line.describe('Column after the last character.'),
  })
  .describe('A stretch of a file. Empty (start equals end) where a file as a whole is meant.');

const file = z.string().describe('The file, from the project on, with "/" between folders.');

const problem = z.strictObject({
  code: z
    .string()
    .regex(/^P\d{3}$/)
    .describe('Stable name of the kind of problem; pages/REFERENCIA.md lists them.'),
  severity: z.enum(['error', 'warning', 'hint']).describe('Only errors block the build.'),
  file,
  range,
  place: z.string().optional().describe('The place in words: section, with its type, and item.'),
  message: z.string().describe('What is wrong.'),
  cure: z.string().describe('What to do about it.'),
  suggestion: z
    .string()
    .optional()
    .describe(
      'Text to write in place of the range, where no more than that has to change: the part of `edit` inside it.',
    ),
  edit: z
    .strictObject({ range, text: z.string().describe('What comes in its place.') })
    .optional()
    .describe(
      'A change of the file after which the problem is gone. Of a misspelt word it is the one most likely meant.',
    ),
  other: z
    .strictObject({ file, range })
    .optional()
    .describe('The other end of a problem that has two, such as a duplicate.'),
});

const amount = z.int().min(0);

/** What `npm run validate -- --json` prints, as a schema. */
const jsonReport = z.strictObject({
  version: z.literal(1).describe('Counts up when a field changes its meaning or goes away.'),
  summary: z.strictObject({
    errors: amount,
    warnings: amount,
    hints: amount,
    pages: amount.describe('Pages checked.'),
  }),
  problems: z.array(problem).describe('By file and place.'),
});

/** What `npm run validate -- --json` prints. */
export type JsonReport = z.output<typeof jsonReport>;

/** What would stand in place of the range, where no more than that changes. */
function suggestedText({ edit, range: { start, end } }: Told, { text }: Source): string | undefined {
  if (edit === undefined || edit.start < start || edit.end > end) return undefined;
  return text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
}

/** Problems as data for other programs. */
export function makeJsonReport(problems: readonly Told[], sources: readonly Source[]): JsonReport {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const count = (weight: Severity) => problems.filter(({ severity }) => severity === weight).length;
  return {
    version: 1,
    summary: {
      errors: count('error'),
      warnings: count('warning'),
      hints: count('hint'),
      pages: sources.filter(({ kind }) => kind === 'page').length,
    },
    problems: problems.map((one) => {
      const { code, severity, file, range, place, message, cure, other } = one;
      const source = byFile.get(file);
      const edit = source && placedEdit(one, source);
      const suggestion = source && suggestedText(one, source);
      return { code, severity, file, range, place, message, cure, suggestion, edit, other };
    }),
  };
}

/** The JSON Schema of the report, for programs that read it. */
export function makeReportSchema(): object {
  const { $schema, ...made } = z.toJSONSchema(jsonReport, { target: 'draft-7' });
  return { $schema, title: 'Report of npm run validate -- --json', ...made };
}
