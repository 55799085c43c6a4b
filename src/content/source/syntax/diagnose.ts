import { repairProfile } from '../../../fields/repair-profile.ts';
import { mendLinks, withoutStamps } from '../../../fields/marks.ts';
import { finding } from '../../problems/finding.ts';
import { meantBy } from '../../problems/nearest.ts';
import { isListName, outlineOfSection } from '../../schema/files.ts';
import { namesIn, walkOutline } from '../../schema/outline.ts';
import { findDashless, findPointsBelow } from './dashless.ts';
import type { YAMLError } from 'yaml';
import { faultOfValue, faultOn, type Fault } from './fault.ts';
import { findFence } from './fence.ts';
import { findGlued } from './glued-colon.ts';
import { findIndentFault } from './indents.ts';
import { isWritten, lineIndexAt, withValue, type Line } from '../lines.ts';
import { findLooseLine, findLooseStart, findPastedText, isAmongMessages } from './loose-line.ts';
import { findNextItems } from './next-item.ts';
import { splitMergedItem } from './merged-item.ts';
import { findQuoteFault, quoted } from './quotes.ts';
import type { Scene } from './scene.ts';
import { writeStarred } from './stars.ts';
import { writeValue } from '../../problems/wording.ts';

type Recognise = (scene: Scene) => Fault | undefined;

/** The lines of a text that go on below its first: further in than its field, where no field can begin, or words among messages. */
function goingOn(lines: readonly Line[], index: number): readonly Line[] {
  const line = lines[index];
  const below = lines.slice(index + 1);
  const isMessage = isAmongMessages(lines, index);
  const isMore = (one: Line) =>
    one.kind === 'content' &&
    one.dashes === 0 &&
    (one.indent > (line?.column ?? 0) || (isMessage && one.key === undefined && one.indent === line?.column));
  const end = below.findIndex((one) => !isMore(one));
  return end === -1 ? below : below.slice(0, end);
}

/** What a chat puts before each message that is copied out of it. */
function findStamp(line: Line): Fault | undefined {
  const message = withoutStamps(line.value);
  if (message === line.value.trim() || message === '') return undefined;
  return faultOfValue(line, finding('chatStamp', { line: withValue(line, writeValue(message)) }));
}

/** A value, and the team's note behind it with the spaces between them. In `sala #1` there is none. */
function splitNote(value: string): readonly [string, string] {
  const at = value.search(/\s#(?=[\s#─=*-]|$)/);
  const said = at === -1 ? value : value.slice(0, at).trimEnd();
  return [said, value.slice(said.length)];
}

const colonInText: Recognise = ({ lines, line, index }) => {
  if (line.value === '' || /^["'[{|>#]/.test(line.value)) return undefined;
  if (!/:(\s|$)/.test(line.value) || (line.key === undefined && line.dashes === 0)) return undefined;
  const fields =
    splitFields(line) ?? splitMergedItem(line, lines, index) ?? splitNeighbours(line, lines, index);
  if (fields !== undefined)
    return faultOfValue(line, finding('twoFields', { lines: fields, number: index + 1 }));
  const more = line.key === undefined ? [] : goingOn(lines, index);
  const stamp = more.length === 0 ? findStamp(line) : undefined;
  if (stamp !== undefined) return stamp;
  const [said, note] = more.length === 0 ? splitNote(line.value) : [line.value, ''];
  const text = [said, ...more.map((one) => one.text.trim())].join(' ');
  const [first, last] = [index + 1, index + 1 + more.length];
  return faultOfValue(
    line,
    finding('colonInText', {
      line: withValue(
        line,
        (text.startsWith('*') ? writeStarred(lines, { ...line, value: text }) : quoted(text)) + note,
      ),
      first,
      last,
    }),
  );
};

/** `R$ 45 esgotado: sim` as the two fields that it holds: a word with yes or no behind it is one of its own. */
function splitFields(line: Line): readonly string[] | undefined {
  const [, value = '', name = '', answer = ''] =
    /^(.+?)[\s,;]+(\p{L}+): *(sim|não|nao)$/iu.exec(line.value) ?? [];
  const known =
    meantBy(name).find((one) => /^(?:soldOut|hidden)$/.test(one)) ??
    /^[a-z]+(?:[A-Z][a-z]+)+$/.exec(name)?.[0];
  if (line.key === undefined || known === undefined) return undefined;
  return [withValue(line, value), `${' '.repeat(line.column)}${known}: ${answer}`];
}

/** `Tirar dúvidas, chat: consulta` as the two fields that it holds: lines in the same column have the second one too. */
function splitNeighbours(line: Line, lines: readonly Line[], index: number): readonly string[] | undefined {
  const [start = '', ...rest] = line.value.split(/([,;]?\s+)([a-z][A-Za-z]*):\s+(?=\S)/);
  const beside = lines.flatMap((one) => (one.column === line.column && !one.isText ? (one.key ?? []) : []));
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0)?.value;
  const known =
    line.key === 'type' ? namesIn(outlineOfSection(start)) : [...beside, ...namesBeside(type, line.key)];
  const values = [{ name: line.key, value: start }];
  for (let at = 0; at < rest.length; at += 3) {
    const [sign = '', name = '', value = ''] = rest.slice(at, at + 3);
    const last = values.at(-1);
    // What is no field of these goes on as words.
    if (known.includes(name)) values.push({ name, value });
    else if (last !== undefined) last.value = `${last.value}${sign}${name}: ${value}`;
  }
  const names = values.map(({ name }) => name);
  if (line.key === undefined || values.length < 2 || new Set(names).size < names.length) return undefined;
  return values.map(({ name, value }, at) =>
    at === 0 ? withValue(line, writeValue(value)) : `${' '.repeat(line.column)}${name}: ${writeValue(value)}`,
  );
}

/** The fields that an item of a section has beside one. */
function namesBeside(type: string | undefined, key: string | undefined): readonly string[] {
  const section = type === undefined ? undefined : outlineOfSection(type);
  const groups = section === undefined || key === undefined ? [] : [...walkOutline(section)];
  return groups.flatMap(({ outline }) => {
    const names = outline.kind === 'list' ? namesIn(outline.item) : [];
    return key !== undefined && names.includes(key) ? names : [];
  });
}

const gluedColon: Recognise = ({ lines, index }) => findGlued(lines, index);

/** `href: @perfil` with the address of that profile, in the network that the lines beside it name, or as `instagram: @perfil` in a button. */
function profileLine(line: Line, lines: readonly Line[], index: number): string | undefined {
  const begins = (one: Line) => isWritten(one) && one.dashes > 0 && one.column <= line.column;
  const first = lines.findLastIndex((one, at) => at <= index && begins(one));
  const next = lines.findIndex((one, at) => at > index && begins(one));
  const near = lines
    .slice(Math.max(0, first), next === -1 ? lines.length : next)
    .filter(({ column }) => column === line.column);
  const said = (key: string) => near.find((one) => one.key === key)?.value;
  if (line.key !== 'href') {
    const address = said('label') === undefined ? undefined : repairProfile(line.value, { name: line.key });
    return address && `${line.text.slice(0, line.column)}href: ${address}`;
  }
  const address =
    repairProfile(line.value, { name: said('name'), label: said('label') }) ??
    repairProfile(line.value, { name: 'Instagram' });
  return address && withValue(line, address);
}

/** Behind `|` a text of several lines begins: before one that stands beside it, it is no part of the text, nor is `>` before words. */
const foldMark = /^(?:\|[+-]?|>[+-]?(?=\s*\p{L}))\s*(?=[^\s|>])/u;

const writeStart = (text: string) =>
  foldMark.test(text) ? writeValue(text.replace(foldMark, '')) : quoted(text);

const specialStart: Recognise = ({ lines, line, index }) => {
  const sign = /^[@`%[{|>&*!?,\]}]/.exec(line.value)?.[0];
  if (sign === undefined || (line.key === undefined && line.dashes === 0)) return undefined;
  if (/^[[{]/.test(sign) && !/[\]}]/.test(line.value)) return undefined;
  const better =
    profileLine(line, lines, index) ??
    withValue(line, sign === '*' ? writeStarred(lines, line) : writeStart(mendLinks(line.value)));
  return findStamp(line) ?? faultOfValue(line, finding('specialStart', { sign, line: better }));
};

const openBracket: Recognise = ({ lines, index }) => {
  const open = lines.slice(0, index + 1).findLast(({ value, isText }) => !isText && /^[[{]/.test(value));
  if (open === undefined || /[\]}]/.test(open.value)) return undefined;
  const sign = open.value[0] ?? '';
  const closing = sign === '[' ? ']' : '}';
  // Words with commas are the items of a list; anything else is a text.
  const isList = open.value.includes(',');
  return faultOn(
    open,
    open.valueColumn,
    open.valueColumn + 1,
    finding('openBracket', {
      sign,
      isList,
      line: withValue(open, isList ? `${open.value}${closing}` : quoted(open.value)),
    }),
  );
};

const listOnKeyLine: Recognise = ({ lines, line, index }) => {
  if (line.key === undefined || !line.value.startsWith('- ')) return undefined;
  const points = findPointsBelow({ lines, index });
  if (points !== undefined) return points;
  const isList = isListName(line.key);
  const list = [withValue(line, '').trimEnd(), `${' '.repeat(line.column + 2)}${line.value}`];
  const better = isList ? list : [withValue(line, line.value.replace(/^- +/, ''))];
  return faultOfValue(
    line,
    finding('listOnKeyLine', { key: line.key, isList, lines: better, number: index + 1 }),
  );
};

/** `- question Dói?`, when the next line is a field of the same item. */
const dashWithoutColon: Recognise = ({ lines, line, index }) => {
  const words = /^([a-z][A-Za-z]*) (.+)$/.exec(line.value);
  const next = lines.slice(index + 1).find(({ kind }) => kind === 'content');
  const isItem = line.dashes > 0 && line.key === undefined && next?.key !== undefined && next.dashes === 0;
  if (words === null || !isItem || next.column !== line.column) return undefined;
  return faultOfValue(line, finding('missingColon', { line: withValue(line, `${words[1]}: ${words[2]}`) }));
};

/** An item that begins with words, where others of its list begin with a field's name, and has fields below it. */
const namelessItem: Recognise = ({ lines, index }) => {
  // The reader stumbles over the item or over the first field below it.
  const at = lines.findLastIndex((line, place) => place <= index && isWritten(line) && line.dashes > 0);
  const item = lines[at];
  if (item === undefined || item.key !== undefined || /^["'|>[{&*!]/.test(item.value)) return undefined;
  const isSister = (one: Line) => one.dashes > 0 && one.indent === item.indent && !one.isText;
  const end = lines.findIndex(
    ({ kind, indent }, place) => place > at && kind === 'content' && indent <= item.indent,
  );
  const below = lines.slice(at + 1, end === -1 ? lines.length : end);
  const start = lines.findLastIndex(
    ({ kind, indent }, place) => place < at && kind === 'content' && indent < item.indent,
  );
  const sisters = [...lines.slice(start + 1, at), ...lines.slice(end === -1 ? lines.length : end)];
  const key = sisters.find(isSister)?.key;
  if (key === undefined || !below.some((one) => one.key !== undefined && !one.isText)) return undefined;
  return faultOfValue(item, finding('namelessItem', { line: withKey(item, key) }));
};

/** An item's line with a field's name before its words. */
const withKey = (item: Line, key: string) =>
  `${item.text.slice(0, item.column)}${key}: ${writeValue(item.value)}`;

const recognisers: readonly Recognise[] = [
  findFence,
  findLooseStart,
  findPointsBelow,
  findDashless,
  findNextItems,
  findPastedText,
  findQuoteFault,
  listOnKeyLine,
  colonInText,
  gluedColon,
  specialStart,
  openBracket,
  dashWithoutColon,
  namelessItem,
  findIndentFault,
  findLooseLine,
];

const byCode: Readonly<Record<string, Fault['mistake']>> = {
  TAB_AS_INDENT: finding('tab', {}),
  MULTIPLE_DOCS: finding('severalDocuments', {}),
  MISSING_CHAR: finding('missingDash', {}),
  UNEXPECTED_TOKEN: finding('trailing', {}),
};

/** The words and the place for the YAML reader's first error, by what people do to such files. */
export function diagnose(error: YAMLError, lines: readonly Line[]): Fault {
  const [start, end] = error.pos;
  const found = lineIndexAt(lines, start);
  // At a file's end the error stands on the empty line behind the last.
  const back = lines.slice(0, found + 1).findLastIndex(({ kind }) => kind === 'content');
  const index = lines[found]?.kind !== 'content' && back !== -1 ? back : found;
  const line = lines[index];
  const mistake = byCode[error.code] ?? finding('unreadable', {});
  if (line === undefined) return { mistake, start, end };
  if (error.code === 'MULTIPLE_DOCS') return faultOn(line, 0, line.text.length, mistake);
  const scene: Scene = { lines, line, index, error };
  for (const recognise of recognisers) {
    const fault = recognise(scene);
    if (fault !== undefined) return fault;
  }
  return faultOn(line, Math.min(line.column, line.text.length), line.text.trimEnd().length, mistake);
}
