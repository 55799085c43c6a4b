import { printableLine } from '../problems/printable.ts';
import type { Severity } from '../problems/problem.ts';
import type { Told } from './tell.ts';

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', hint: 'notice' };

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(printableLine(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Problems as GitHub's workflow commands, which mark the lines of a pull request. */
export function formatAnnotations(problems: readonly Told[]): string {
  return problems
    .map(({ severity, file, range, message, cure, code }) => {
      const { line, column, endLine, endColumn } = range;
      // GitHub takes columns only for what stands on one line.
      const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : '';
      const place = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns}`;
      return `::${levels[severity]} ${place},title=${code}::${escapeData(`${message} → ${cure}`)}`;
    })
    .join('\n');
}
