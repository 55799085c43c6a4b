import { structuredPatch } from 'diff';
import { printable, printableLine, withoutCommands } from '../problems/printable.ts';

/** Signs that cannot be seen, made visible. */
function show(line: string): string {
  return line
    .replace(/\r$/, '')
    .replaceAll('\t', '⇥   ')
    .replaceAll(/[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]/g, '␣')
    .replace(/^\\ .*/, '\\ Sem quebra de linha no fim do arquivo');
}

/** What differs between two versions of a file, as a unified diff; nothing when they are the same. */
export function formatDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 2 });
  const told = hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) =>
    [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`].concat(lines.map(show)).join('\n'),
  );
  const name = printableLine(file);
  return withoutCommands(printable([`--- ${name}`, `+++ ${name}`, ...told].join('\n')));
}
