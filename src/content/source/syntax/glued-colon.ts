import { finding } from '../../problems/finding.ts';
import { meantBy } from '../../problems/nearest.ts';
import { quote } from '../../problems/wording.ts';
import { isFieldName } from '../../schema/files.ts';
import type { Line } from '../lines.ts';
import { faultOn, type Fault, type Telltale } from './fault.ts';

/** `label:Agendar`: a field's name, and what stands right behind its colon. The beginning of an address is none. */
const glued = /^(\p{L}[\p{L}\d_-]*):(?!\/\/)(\S.*)$/u;

function splitGlued({ kind, isText, key, value }: Line) {
  const [, name, rest = ''] =
    kind === 'content' && !isText && key === undefined ? (glued.exec(value) ?? []) : [];
  return name === undefined ? undefined : { name, rest };
}

/** A line with a space behind its colon, where that is missing. */
function spaced(line: Line): string {
  const { name, rest = '' } = splitGlued(line) ?? {};
  if (name === undefined) return line.text.trimEnd();
  const value = /:(\s|$)/.test(rest) && !/^["']/.test(rest) ? quote(rest) : rest;
  return `${line.text.slice(0, line.column)}${name}: ${value}`;
}

/** How many lines from one on go together: up to a gap, or to a line that stands further out. */
function countBeside(lines: readonly Line[], index: number): number {
  const outer = lines[index]?.indent ?? 0;
  const below = lines.slice(index + 1);
  const end = below.findIndex(({ kind, indent }) => kind !== 'content' || indent < outer);
  return 1 + (end === -1 ? below.length : end);
}

/** A field whose colon has no space behind it, with those that go on below in the same way. */
export function findGlued(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  const { name } = (line && splitGlued(line)) ?? {};
  if (line === undefined || name === undefined) return undefined;
  const beside = lines.slice(index, index + countBeside(lines, index));
  const isField = (one: Line) => isFieldName(splitGlued(one)?.name ?? '');
  const run = beside.slice(0, Math.max(1, beside.findLastIndex(isField) + 1)).map(spaced);
  const end = line.column + name.length + 1;
  if (run.length === 1) return faultOn(line, line.column, end, finding('gluedColon', { line: run[0] ?? '' }));
  const found = { first: index + 1, last: index + run.length, lines: run };
  return faultOn(line, line.column, end, finding('gluedColons', found));
}

/** Whether a line stands right below another field of its group, as one more. */
function isBesideField(lines: readonly Line[], index: number): boolean {
  const above = lines[index - 1];
  return above?.key !== undefined && !above.isText && above.column === lines[index]?.column;
}

/** `label:Agendar` is that field wherever it stands, and never words of the line above; so is `preço:35` below another field. */
export const gluedField: Telltale = (line, lines, index) => {
  const { name = '' } = splitGlued(line) ?? {};
  const isMeant = meantBy(name).length > 0 && isBesideField(lines, index);
  return /^\p{Ll}/u.test(line.value) && (isFieldName(name) || isMeant) ? findGlued(lines, index) : undefined;
};
