import type { Problem, Severity } from './problem.ts';
import type { Source } from './source.ts';
import { routeOf, type Validated } from './validate.ts';

const severityNames: Record<Severity, string> = { error: 'ERRO', warning: 'AVISO', hint: 'DICA' };

function plural(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

function shownLine(text: string): string {
  return text.replaceAll('\t', ' ').trimEnd();
}

/** The lines around a problem, the place underlined. */
function excerpt({ range }: Problem, text: string): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const first = Math.max(1, range.line - 1);
  const last = Math.min(lines.length, range.line + 1);
  const width = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const line = shownLine(lines[number - 1] ?? '');
    const isMarked = number === range.line;
    rows.push(`  ${isMarked ? '>' : ' '} ${String(number).padStart(width)} | ${line}`.trimEnd());
    if (!isMarked) continue;
    const end = range.endLine === range.line ? range.endColumn : line.length + 1;
    const marks = '^'.repeat(Math.max(1, end - range.column));
    rows.push(`    ${' '.repeat(width)} | ${' '.repeat(range.column - 1)}${marks}`);
  }
  return rows;
}

/** One problem as the terminal shows it. `text` is its file's. */
export function formatProblem(problem: Problem, text: string): string {
  const { severity, file, range, place, message, cure, code, other } = problem;
  const head = [severityNames[severity].padEnd(5), `${file}:${range.line}:${range.column}`, place];
  const rows = [
    head
      .filter(Boolean)
      .join(' ')
      .replace(/^(\S+)\s+(\S+) ?/, '$1  $2  ')
      .trimEnd(),
    `  ${message}`,
  ];
  if (text.trim() !== '') rows.push('', ...excerpt(problem, text));
  if (other) rows.push('', `  Também aqui: ${other.file}:${other.range.line}:${other.range.column}`);
  rows.push('', `${`  → ${cure}`.padEnd(74)} ${code}`);
  return rows.join('\n');
}

function countRight(right: number): string {
  if (right === 0) return '';
  return right === 1 ? ' A outra está correta.' : ` As outras ${right} estão corretas.`;
}

/** The closing line: errors by page, with the files that are no page named beside them. */
function summarise(problems: readonly Problem[], sources: readonly Source[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const noted = warnings.length === 0 ? '' : ` ${plural(warnings.length, 'aviso', 'avisos')}.`;
  const pages = sources.filter(({ kind }) => kind === 'page').map(({ file }) => file);
  if (errors.length === 0)
    return `${plural(pages.length, 'página conferida', 'páginas conferidas')}, nenhum erro.${noted}`;
  const wrongFiles = [...new Set(errors.map(({ file }) => file))];
  const wrong = wrongFiles.filter((file) => pages.includes(file)).length;
  const others = wrongFiles.filter((file) => !pages.includes(file));
  const where = [wrong > 0 ? `${wrong} de ${plural(pages.length, 'página', 'páginas')}` : '', ...others];
  const places = where.filter(Boolean).join(' e em ');
  return `${plural(errors.length, 'erro', 'erros')} em ${places}.${countRight(pages.length - wrong)}${noted}`;
}

/** Every problem and a closing line, as the terminal shows them. */
export function formatReport(problems: readonly Problem[], sources: readonly Source[]): string {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const told = problems.map((problem) => formatProblem(problem, texts.get(problem.file) ?? ''));
  return [...told, summarise(problems, sources)].join('\n\n');
}

/** The errors that keep each broken page from being shown, by route: its own file's, or those of files that all share. */
export function reportByRoute(
  { problems, pages }: Validated,
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

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', hint: 'notice' };

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Problems as GitHub's workflow commands, which mark the lines of a pull request. */
export function formatAnnotations(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, file, range, message, cure, code }) => {
      const place = `file=${file},line=${range.line},col=${range.column},endLine=${range.endLine},endColumn=${range.endColumn}`;
      return `::${levels[severity]} ${place},title=${code}::${escapeData(`${message} → ${cure}`)}`;
    })
    .join('\n');
}
