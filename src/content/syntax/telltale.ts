import { syntaxWordings as wordings } from '../messages-syntax.ts';
import { faultOfValue, faultOn, type Fault } from './fault.ts';
import { withValue, type Line } from './lines.ts';

/** A sign that no file ever means, recognised by its line alone. */
type Telltale = (line: Line, lines: readonly Line[], index: number) => Fault | undefined;

const conflictMark: Telltale = (line) =>
  /^(<{7}|>{7})( |$)/.test(line.text) ? faultOn(line, 0, 7, wordings.conflict()) : undefined;

const tabIndent: Telltale = (line) => {
  const indent = /^[ ]*(?:-[ ]*)?\t[\s]*(?=\S)/.exec(line.text)?.[0];
  return indent === undefined ? undefined : faultOn(line, 0, indent.length, wordings.tab());
};

// White space that looks like the space bar's and is none; joiners count only at the start of a line.
const specialSpace: Telltale = (line) => {
  const found = /^[ -]*([\u00A0\u1680\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]+)/.exec(line.text);
  if (found === null) return undefined;
  return faultOn(line, 0, found[0].length, wordings.specialSpace());
};

const spaceAfterColon: Telltale = (line) => {
  const found = /^[ ]*(?:- +)*[A-Za-z][\w-]*:([\u00A0\u2000-\u200B\u202F\u3000\uFEFF])/.exec(line.text);
  if (found === null) return undefined;
  const repaired = `${found[0].slice(0, -1)} ${line.text.slice(found[0].length).trim()}`;
  return faultOn(line, found[0].length - 1, found[0].length, wordings.spaceAfterColon(repaired));
};

const foreignDash: Telltale = (line) => {
  const found = /^([ ]*)([•●◦▪■·–—−‐‣►]+)(\s*)(.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, indent = '', sign = '', , rest = ''] = found;
  return faultOn(line, indent.length, indent.length + sign.length, wordings.foreignDash(sign, `- ${rest}`));
};

const starDash: Telltale = (line) => {
  const found = /^([ ]*)\* +(.*)$/.exec(line.text);
  if (found === null) return undefined;
  const at = found[1]?.length ?? 0;
  return faultOn(line, at, at + 1, wordings.foreignDash('*', `- ${found[2] ?? ''}`));
};

const gluedDash: Telltale = (line) => {
  const found = /^([ ]*(?:- +)*)-([A-Za-z][\w-]*:(?:\s.*)?)$/.exec(line.text);
  if (found === null) return undefined;
  const at = found[1]?.length ?? 0;
  return faultOn(line, at, at + 1 + (found[2]?.indexOf(':') ?? 0), wordings.gluedDash(`- ${found[2] ?? ''}`));
};

const foreignColon: Telltale = (line) => {
  const found = /^([ ]*(?:- +)*)([A-Za-z][\w-]*)\s*([：﹕︓])\s*(.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, indent = '', key = '', colon = '', rest = ''] = found;
  const at = line.text.indexOf(colon, indent.length);
  return faultOn(line, at, at + 1, wordings.foreignColon(`${key}: ${rest}`));
};

const directive: Telltale = (line) =>
  line.text.startsWith('%') ? faultOn(line, 0, line.text.length, wordings.directive()) : undefined;

const questionKey: Telltale = (line) =>
  /^[ ]*(- +)*\? /.test(line.text)
    ? faultOn(line, line.column, line.column + 1, wordings.questionKey())
    : undefined;

const mergeKey: Telltale = (line) =>
  line.key === '<<' ? faultOn(line, line.column, line.column + 2, wordings.mergeKey()) : undefined;

const blockSign: Telltale = (line) => {
  const [, sign = '', more = ''] = /^([|>])([-+\d]+)\s*(?:#.*)?$/.exec(line.value) ?? [];
  if (more === '' || more === '-') return undefined;
  return faultOn(
    line,
    line.valueColumn,
    line.valueColumn + 1 + more.length,
    wordings.blockSign(sign + more, sign),
  );
};

/** `to: #faq`: the value would be a comment. */
const hashValue: Telltale = (line) => {
  if (!/^#[^\s#]/.test(line.value) || (line.key === undefined && line.dashes === 0)) return undefined;
  return faultOfValue(line, wordings.cutByHash(line.value.slice(1), withValue(line, `"${line.value}"`)));
};

const telltales: readonly Telltale[] = [
  conflictMark,
  tabIndent,
  specialSpace,
  spaceAfterColon,
  foreignDash,
  starDash,
  gluedDash,
  foreignColon,
  directive,
  questionKey,
  mergeKey,
  blockSign,
  hashValue,
];

/** The first line, if any, with a sign that no file ever means. */
export function findTelltale(lines: readonly Line[]): Fault | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.isText || line.text.trim() === '') continue;
    for (const recognise of telltales) {
      const fault = recognise(line, lines, index);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}
