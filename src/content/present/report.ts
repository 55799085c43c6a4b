import { cureOf, otherCures } from '../edit/cure.ts';
import { applyEdit, type Edit } from '../problems/edit.ts';
import { dotHidden } from '../problems/characters.ts';
import { adviceFor, otherAdvice } from '../problems/finding.ts';
import type { Advice } from '../problems/kinds/kind.ts';
import type { LanguageName } from '../problems/language.ts';
import { phrases, type Phrases } from '../problems/phrases.ts';
import { printable, printableLine, withoutCommands } from '../problems/printable.ts';
import type { Problem, Range, Severity } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { describeLeftOut, selectShown } from './select.ts';
import { placeSnippets, type CuredFile, type CureLine } from './snippet.ts';
import { tell, textsOf, type Told } from './tell.ts';
import { isCertain } from '../validate/certain.ts';
import { routeOf } from '../validate/validate.ts';

/** Columns of a line that are shown: a very long one is cut around the mark. */
const shownColumns = 140;

interface Row {
  readonly text: string;
  /** Columns cut off at the left. */
  readonly cut: number;
}

function showLine(line: string, column: number): Row {
  const text = dotHidden(line.replaceAll('\t', ' ')).trimEnd();
  if (text.length <= shownColumns) return { text, cut: 0 };
  const cut = column > shownColumns - 40 ? column - 40 : 0;
  return { text: `${text.slice(cut, cut + shownColumns)}…`, cut };
}

/** Lines of a file, the place underlined. */
function excerpt(range: Range, text: string, around: number): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const first = Math.max(1, range.line - around);
  const last = Math.min(lines.length, range.line + around);
  const width = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const isMarked = number === range.line;
    const line = showLine(lines[number - 1] ?? '', isMarked ? range.column : 1);
    rows.push(`  ${isMarked ? '>' : ' '} ${String(number).padStart(width)} | ${line.text}`.trimEnd());
    if (!isMarked) continue;
    const end = range.endLine === range.line ? range.endColumn : line.text.length + line.cut + 1;
    const marks = '^'.repeat(Math.max(1, Math.min(end - range.column, shownColumns - 40)));
    rows.push(`    ${' '.repeat(width)} | ${' '.repeat(range.column - 1 - line.cut)}${marks}`);
  }
  return rows;
}

type Texts = ReadonlyMap<string, string>;

interface Around {
  readonly texts: Texts;
  readonly words: Phrases;
  /** Files as the cure leaves them, where that is known. */
  readonly cured: readonly CuredFile[];
}

function otherEnd({ other }: Problem, texts: Texts, alsoHere: string): readonly string[] {
  if (other === undefined) return [];
  const text = texts.get(other.file) ?? '';
  const { file, range } = other;
  const rows = ['', `  ${alsoHere}: ${printableLine(file)}:${range.line}:${range.column}`];
  return text.trim() === '' ? rows : [...rows, '', ...excerpt(other.range, text, 0)];
}

/** Of more lines than these only the first are shown, where a command writes them. */
const cureLines = { most: 20, shown: 12 };

/** The lines of a cure without the most of very many that belong to a file. */
function shortenCure(lines: readonly CureLine[], words: Phrases): readonly CureLine[] {
  const isOfFile = ({ isPasted, isOfFile: is = false }: CureLine) => isPasted || is;
  const shown: CureLine[] = [];
  for (let from = 0; from < lines.length;) {
    const end = lines.findIndex((line, at) => at >= from && !isOfFile(line) && line.text !== '');
    const block = lines.slice(from, end === -1 ? lines.length : Math.max(end, from + 1));
    const isLong = block.length > cureLines.most;
    shown.push(...(isLong ? block.slice(0, cureLines.shown) : block));
    if (isLong) shown.push({ text: words.moreLines(block.length - cureLines.shown), isPasted: false });
    from += block.length;
  }
  return shown;
}

/** What to do about a problem, and its code. Lines to paste stand by themselves in their own columns: people copy what they see. */
function showCure(problem: Told, { cured, words }: Around): readonly string[] {
  const { cure, code, notes = [] } = problem;
  const placed = placeSnippets(cure, cured);
  const isWritten = isCertain(problem) || notes.some(({ kind }) => kind === 'fixes');
  const lines = isWritten ? shortenCure(placed, words) : placed;
  const rows = lines.flatMap(({ text, isPasted }, index) => {
    const isEdge = index > 0 && isPasted !== lines[index - 1]?.isPasted;
    const shown = isPasted ? text : `${index === 0 ? '  → ' : '    '}${text}`;
    return isEdge ? ['', shown] : [shown];
  });
  const end = lines.at(-1);
  // Who copies lines copies what stands behind the last of them as well.
  if (end?.isPasted === true || end?.isOfFile === true) rows.push('', '');
  const last = rows.pop() ?? '';
  return [...rows, `${last}${' '.repeat(Math.max(0, 74 - last.length))} ${code}`];
}

const countBreaks = (text: string) => text.split(/\r\n|\n|\r/).length - 1;

/** The file of a problem as each way out that its cure names leaves it, of such as say more than one line. */
function applyCures(problem: Told, source: Source | undefined): readonly CuredFile[] {
  if (source === undefined || !problem.cure.includes('\n')) return [];
  const edits = [cureOf(problem, source) ?? [], otherCures(problem, source)].flat();
  // Of lines that only go there is nothing to paste.
  const isGone = ({ start, end, text }: Edit) => text === '' && source.text.slice(start, end).includes('\n');
  return edits
    .filter((edit) => !isGone(edit))
    .map((edit) => {
      const first = countBreaks(source.text.slice(0, edit.start));
      const last = first + countBreaks(edit.text);
      return { text: applyEdit(source.text, edit), near: problem.range.line - 1, first, last };
    });
}

/** Other files with the lines that a cure has somebody write there. */
function applyElsewhere(problem: Problem, sources: ReadonlyMap<string, Source>): readonly CuredFile[] {
  return [adviceFor(problem) ?? [], otherAdvice(problem)].flat(2).flatMap((one: Advice | undefined) => {
    if (one === undefined || !('below' in one)) return [];
    const rows = sources.get(one.file)?.text.split(/\r\n|\n|\r/) ?? [];
    const text = rows.toSpliced(one.below, 0, ...one.lines).join('\n');
    return [{ text, near: one.below, first: one.below, last: one.below + one.lines.length - 1 }];
  });
}

/** One problem as the terminal shows it. `texts` are the files' by name. */
function formatProblem(problem: Told, around: Around): string {
  const { texts, words } = around;
  const { severity, file, range, place, message } = problem;
  const text = texts.get(file) ?? '';
  // A picture has no lines.
  const where = texts.has(file) ? `${file}:${range.line}:${range.column}` : file;
  const head = [words.severities[severity], where, place].filter(Boolean).join('  ');
  const rows = [printableLine(head), `  ${printableLine(message)}`];
  if (text.trim() !== '') rows.push('', ...excerpt(range, text, 1));
  rows.push(...otherEnd(problem, texts, words.alsoHere), '', ...showCure(problem, around));
  return withoutCommands(printable(rows.join('\n')));
}

/** The closing line: errors by page, with the files that are no page named beside them. */
function summarise(problems: readonly Problem[], sources: readonly Source[], words: Phrases): string {
  const count = (weight: Severity) => problems.filter(({ severity }) => severity === weight).length;
  const pages = sources.filter(({ kind }) => kind === 'page').map(({ file }) => file);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const wrongFiles = [...new Set(errors.map(({ file }) => file))];
  const told = words.summary({
    errors: errors.length,
    warnings: count('warning'),
    hints: count('hint'),
    pages: pages.length,
    wrongPages: wrongFiles.filter((file) => pages.includes(file)).length,
    otherFiles: wrongFiles.filter((file) => !pages.includes(file)),
  });
  return printableLine(told);
}

/** Problems as the terminal shows them, one by one. */
export function formatProblems(
  problems: readonly Problem[],
  sources: readonly Source[],
  language: LanguageName = 'pt',
): readonly string[] {
  const texts = textsOf(problems, sources);
  const words = phrases[language];
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return tell(problems, sources, language).map((told) => {
    const cured = [...applyElsewhere(told, byFile), ...applyCures(told, byFile.get(told.file))];
    return formatProblem(told, { texts, words, cured });
  });
}

/** Every problem and a closing line, as the terminal shows them. */
export function formatReport(
  problems: readonly Problem[],
  sources: readonly Source[],
  language: LanguageName = 'pt',
): string {
  const words = phrases[language];
  const shown = selectShown(problems, sources);
  const told = [...formatProblems(shown, sources, language)];
  const chosen = new Set(shown);
  const left = problems.filter((problem) => !chosen.has(problem));
  if (left.length > 0) told.push(printable(words.more(describeLeftOut(left, language))));
  return [...told, summarise(problems, sources, words)].join('\n\n');
}

/** What was told of a site, and its sound pages. */
interface Reported {
  readonly problems: readonly Problem[];
  readonly pages: readonly { readonly route: string }[];
}

/** The errors that keep each broken page from being shown, by route: its own file's, or those of files that all share. */
export function reportByRoute(
  { problems, pages }: Reported,
  sources: readonly Source[],
): Readonly<Record<string, string>> {
  const sound = new Set(pages.map(({ route }) => route));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const common = new Set(sources.filter(({ kind }) => kind !== 'page').map(({ file }) => file));
  const broken = sources.filter(({ kind, name }) => kind === 'page' && !sound.has(routeOf(name)));
  return Object.fromEntries(
    broken.map(({ name, file }) => {
      const own = errors.filter((problem) => problem.file === file);
      const told = own.length > 0 ? own : errors.filter((problem) => common.has(problem.file));
      return [routeOf(name), formatReport(told, sources)];
    }),
  );
}
