import { writeValue } from '../../problems/wording.ts';
import { isFieldName, isLongText, isShortText, isYesNoName } from '../../schema/files.ts';
import { finding } from '../../problems/finding.ts';
import { meantBy } from '../../problems/nearest.ts';
import type { Scene } from './scene.ts';
import { faultOfValue, faultOn, type Fault } from './fault.ts';
import { isWritten, withValue, type Line } from '../lines.ts';
import { nameInGroup, nameItemText, namePrice, nameText, textAround } from './loose-names.ts';
import { asSuffix, readItemLines, takesMore } from './item-lines.ts';
import { asItems } from './next-item.ts';
import { closingIndex, unescape } from './quotes.ts';

const fieldName = /^[a-z][\w-]*$/;

/** A sign in place of a dash, before a field. */
const signedField = /^\S\s*[a-z][\w-]*:(\s|$)/;

/** Whether a name is one for a field in words of the editor's own, such as `comentário`: in a text it would be large. */
const isOtherName = (key: string) => /^\p{Ll}+$/u.test(key) && meantBy(key).length > 1;

/** Whether a line says nothing that a page knows: text, words with a colon, or a bullet before the column of what it stands below. */
function isProse(line: Line, column = Number.POSITIVE_INFINITY): boolean {
  if (!isWritten(line)) return false;
  if (line.dashes > 0) return line.dashes === 1 && line.key === undefined && line.indent < column;
  if (signedField.test(line.value)) return false;
  return line.key === undefined || !(fieldName.test(line.key) || isOtherName(line.key));
}

/** Whether a line is a point of a text: among prose no list of fields begins. */
function isPoint({ kind, dashes, key, indent }: Line, column: number): boolean {
  return kind === 'content' && dashes === 1 && indent <= column && !fieldName.test(key ?? '-');
}

/** The lines of prose right below a line, with the blank ones between them, behind the text that a line with `|` has. */
function proseBelow(lines: readonly Line[], index: number): readonly Line[] {
  const below = lines.slice(index + 1);
  const column = lines[index]?.column ?? 0;
  const first = below.findIndex((line) => line.text.trim() !== '' && !line.isText);
  // Further in than the name of a text there is nothing but that text.
  const points = (below[first]?.indent ?? 0) > column ? Number.POSITIVE_INFINITY : column;
  const end = below.findIndex(
    (line, at) =>
      line.text.trim() !== '' &&
      !line.isText &&
      !isProse(line, column) &&
      !(at > first && isPoint(line, points)),
  );
  const run = end === -1 ? below : below.slice(0, end);
  return run.slice(0, run.findLastIndex(isWritten) + 1);
}

/** The lines as they stand in a text: those of one that `|` has opened keep what they are indented by. */
function textOf(below: readonly Line[]): readonly string[] {
  const least = Math.min(
    ...below.filter(({ isText, kind }) => isText && kind !== 'blank').map(({ indent }) => indent),
  );
  return below.map(({ isText, text }) => (isText ? text.slice(least).trimEnd() : text.trim()));
}

/** A text as it stands below `|`: a sign that opened it on the line of its field is dropped. */
function opening(value: string): string {
  const [, sign = '', rest = ''] = /^([|>])\s+(.*)$/.exec(value) ?? [];
  return sign === '' || rest.includes(sign) ? value : rest;
}

/** The lines of a text without the quotes around it, or around its first line: below `|` visitors would see them. */
function withoutQuotes(lines: readonly string[]): readonly string[] {
  const [first = ''] = lines;
  const [sign = ''] = first;
  if (sign !== '"' && sign !== "'") return lines;
  const whole = lines.join('\n');
  const closing = closingIndex(whole);
  if (closing !== -1 && closing !== whole.length - 1 && closing !== first.length - 1) return lines;
  const end = closing === -1 ? whole.length : closing;
  return `${unescape(whole.slice(1, end), sign)}${whole.slice(end + 1)}`.split('\n');
}

/** The lines of an e-mail's text without the signs before those that it quotes. */
function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  const isQuoted = lines.slice(1).some((line) => /^>+ ?[\p{L}*]/u.test(line));
  return isQuoted ? lines.map((line) => line.replace(/^>+ ?/, '')) : lines;
}

/** Lines of a document whose words were divided at their ends: each is put together on the line on which it began. */
function withWholeWords(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [, end = '', rest = ''] = /^(\p{Ll}{2,}\S*) ?(.*)$/u.exec(line) ?? [];
    if (before === undefined || end === '' || !/\p{Ll}{2}-$/u.test(before)) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = before.slice(0, -1) + end;
    if (rest !== '') joined.push(rest);
  }
  return joined;
}

/** Whether a line is one of a file's messages, each under a name of its own. */
export function isAmongMessages(lines: readonly Line[], at: number): boolean {
  const column = lines[at]?.column ?? 0;
  const parent = lines.slice(0, at).findLast(({ kind, column: own }) => kind === 'content' && own < column);
  return parent?.key === 'messages';
}

/** Whether a line beside a message is one too, such as `Entrega: Olá!`: its editor chooses that name. */
function isMessage(lines: readonly Line[], at: number, { column, key = '', value }: Line): boolean {
  if (column !== lines[at]?.column || !isAmongMessages(lines, at)) return false;
  return value !== '' && /^[\p{L}\d_-]+(?: [\p{L}\d_-]+){0,3}$/u.test(key);
}

/** Several lines of text that were pasted below, or in place of, a field's value. */
export function findPastedText({ lines, index }: Pick<Scene, 'lines' | 'index'>): Fault | undefined {
  const at = lines.findLastIndex((line, place) => place <= index && isWritten(line) && !isProse(line));
  const line = lines[at];
  if (line?.key === undefined) return undefined;
  const hasSign = /^[|>][-+\d]*$/.test(line.value);
  const isEmpty = hasSign || (line.value === '' && isLongText(line.key));
  if (!isEmpty && !/\s/.test(line.value) && !isLongText(line.key)) return undefined;
  const below = proseBelow(lines, at);
  const prose = below.filter(isWritten);
  const [first] = prose;
  // Its neighbours in a list are no lines of an item's text.
  if (first !== undefined && line.dashes > 0 && first.dashes > 0 && first.indent === line.indent)
    return undefined;
  if (first !== undefined && isMessage(lines, at, first)) return undefined;
  // A short text goes on in its own line.
  if (isShortText(line.key) && first?.key === undefined && prose.every(({ dashes }) => dashes === 0))
    return undefined;
  const isOpened =
    isEmpty || /^[|>*•]/.test(line.value) || /^[•●▪*|]/.test(first?.value ?? '') || first?.key !== undefined;
  if (first === undefined || prose.length < (isOpened && !hasSign ? 1 : 2)) return undefined;
  const lead = ' '.repeat(line.column + 2);
  const own = textOf(below);
  const text = withoutQuotes(
    withWholeWords(withoutQuoteMarks(isEmpty ? own : [opening(line.value), ...own])),
  );
  const better = [
    hasSign ? line.text.trimEnd() : isEmpty ? `${line.text.trimEnd()} |` : withValue(line, '|'),
    ...text.map((one) => (one === '' ? '' : lead + one)),
  ];
  // Notes at the margin are not to reach visitors because a cure said so.
  const isNote = prose.every(({ indent }) => indent < line.column);
  const mistake = finding('pastedText', {
    key: line.key,
    number: at + 1,
    better,
    isNote: isNote && !isEmpty,
    isEmpty,
    hasSign,
  });
  if (/^[|>]/.test(line.value) && !hasSign) return faultOfValue(line, mistake);
  return faultOn(first, first.indent, first.text.trimEnd().length, mistake);
}

/** A long text that goes on in lines below its own, which a page would join: points, or paragraphs. */
export function findJoinedText(lines: readonly Line[], first: number, last: number): Fault | undefined {
  const line = lines[first];
  const below = lines.slice(first + 1, last + 1);
  const isPointed = below.some(
    ({ kind, dashes, value }) =>
      kind === 'blank' || dashes > 0 || /^(?:[a-z]\)|\d{1,2}[.)ºª°]|[•●▪–—])\s/.test(value),
  );
  if (line?.key === undefined || !isLongText(line.key) || !isPointed || /^["'|>]/.test(line.value))
    return undefined;
  const lead = ' '.repeat(line.column + 2);
  const text = [line.value, ...below.map((one) => one.text.trim())].filter((one, at) => at > 0 || one !== '');
  const better = [withValue(line, '|'), ...text.map((one) => (one === '' ? '' : lead + one))];
  const parameters = {
    key: line.key,
    number: first + 1,
    better,
    isNote: false,
    isEmpty: false,
    hasSign: false,
    isJoined: true,
  };
  const next = below.find(({ kind }) => kind !== 'blank');
  return next && faultOn(next, next.indent, next.text.trimEnd().length, finding('pastedText', parameters));
}

/** Words above the first field of a file. */
export function findLooseStart({ lines }: Pick<Scene, 'lines'>): Fault | undefined {
  const at = lines.findIndex(({ kind }) => kind === 'content');
  const line = lines[at];
  if (line === undefined || line.key !== undefined || line.dashes > 0) return undefined;
  return /^[A-Za-zÀ-ÿ]/.test(line.value) && !line.value.includes(':')
    ? faultOfValue(line, finding('looseLine', { note: `# ${line.value}`, above: at, line: at + 1 }))
    : undefined;
}

/** A line of a text below `|` that stands too far out to be part of it. */
function outsideText(line: Line, above: Line | undefined): Fault | undefined {
  if (above === undefined || !(above.isText || /^[|>][-+\d]*$/.test(above.value))) return undefined;
  const column = above.isText ? above.indent : above.column + (above.key === undefined ? 0 : 2);
  return faultOfValue(line, finding('outsideText', { line: ' '.repeat(column) + line.text.trim() }));
}

/** `hidden sim`: a field that is answered with yes or no, and its answer. */
export function isAnswer({ key, value }: Line): boolean {
  const [, name = ''] = /^([a-z][A-Za-z]*) (?:sim|n[ãa]o)$/.exec(value) ?? [];
  return key === undefined && isYesNoName(name);
}

/** `title = Dúvidas`, `title; Dúvidas`, `title Dúvidas`, or a field's name alone. */
function nameWithoutColon(line: Line, lines: readonly Line[], above: Line | undefined): Fault | undefined {
  const words = /^([a-z][A-Za-z]*)(\s*=\s*|\s*;\s*| )(.+)$/.exec(line.value);
  const [, name = '', sign = '', value = ''] = words ?? [];
  const isField =
    lines.some(({ key, column }) => key !== undefined && key === name && column === line.column) ||
    !above?.value;
  const isNamed = sign.includes(';') ? isFieldName(name) : isField || sign.includes('=') || isAnswer(line);
  if (words !== null && isNamed) {
    return faultOfValue(line, finding('missingColon', { line: withValue(line, `${name}: ${value}`) }));
  }
  if (!fieldName.test(line.value) || line.column !== above?.column) return undefined;
  const known = lines.find(({ key }) => key?.startsWith(line.value) === true)?.key;
  // The rest of a field that was typed right above says nothing more.
  const isRest = known !== undefined && known !== line.value && known === above.key;
  const key = known ?? line.value;
  return faultOfValue(line, finding('nameAlone', { key, isRest, isYesNo: isYesNoName(key) }));
}

/** The lines right below a line that, like it, have neither field nor dash. */
function moreLines(lines: readonly Line[], index: number): readonly Line[] {
  const below = lines.slice(index + 1);
  const end = below.findIndex(
    ({ kind, key, dashes }) => kind !== 'content' || key !== undefined || dashes > 0,
  );
  return end === -1 ? below : below.slice(0, end);
}

/** A field's line with the words of those below it, as one text: in quotes that the first of them had for itself. */
function joinLines(above: Line, below: readonly Line[]): string {
  const values = [above, ...below].map(({ value }) => value);
  const [first = ''] = values;
  const isQuoted = /^["']/.test(first) && closingIndex(first) === first.length - 1;
  if (!isQuoted) return [above.text.trimEnd(), ...values.slice(1)].join(' ');
  const text = unescape(first.slice(1, -1), first.charAt(0));
  return withValue(above, writeValue([text, ...values.slice(1)].join(' ')));
}

/** Whether a line is a short text that is over: what stands below says something else. */
function isOver(line: Line | undefined): boolean {
  return (
    isShortText(line?.key ?? '') &&
    !/(?:[,:;–-]|\s(?:com|da|de|do|e|em|ou|para|por))$/.test(line?.value ?? '')
  );
}

/** A line without field and dash, by what stands above it. */
export function findLooseLine({ lines, line, index }: Scene): Fault | undefined {
  if (line.key !== undefined || line.dashes > 0 || line.kind !== 'content') return undefined;
  const number = lines.slice(0, index).findLastIndex(({ kind }) => kind === 'content') + 1;
  const above = lines[number - 1];
  if (/^(?:─|--|==|\/\/|<!--|;)/.test(line.value)) {
    const note = line.value.replace(/^(?:\/\/|<!--|;)\s*/, '').replace(/\s*-->$/, '');
    return faultOfValue(line, finding('looseComment', { line: `# ${note}` }));
  }
  const found = nameWithoutColon(line, lines, above) ?? outsideText(line, above);
  if (found !== undefined) return found;
  const isItem = above?.dashes === 1 && !above.isText && !fieldName.test(above.key ?? '-');
  if (isItem && line.indent <= above.column) {
    return faultOfValue(
      line,
      finding('missingItemDash', { line: `${' '.repeat(above.indent)}- ${line.text.trim()}` }),
    );
  }
  const more = moreLines(lines, index);
  // A word such as a message's key is no text that could go on below.
  const isEmpty = above?.value === '' && isShortText(above.key ?? '');
  const isAfterMessage = above !== undefined && isAmongMessages(lines, number - 1);
  const isLong = isAfterMessage || isLongText(above?.key ?? '');
  const isText =
    above?.key !== undefined && (isEmpty || /\s|,$/.test(above.value) || (above.value !== '' && isLong));
  const isFar = above === undefined || line.indent < above.column;
  const itemText =
    isFar && more.length > 0
      ? undefined
      : nameItemText(lines, number, [line, ...more].map(({ value }) => value).join(' '));
  const words = [line, ...more].map(({ value }) => value);
  const takes = above === undefined || !isText || takesMore(lines, above, index, words);
  const told =
    isFar || !isOver(above) ? undefined : readItemLines(lines, above, { index, count: words.length });
  const isPriced = told?.hasPrice === true;
  const named = isPriced
    ? undefined
    : (nameText(line, above) ?? namePrice(line, lines) ?? nameInGroup(lines, index) ?? itemText);
  const isSaid = named !== undefined || isPriced;
  const text = !isSaid && more.length === 0 ? textAround(lines, above, index) : undefined;
  const suffix = takes || isFar || more.length > 0 ? undefined : asSuffix(lines, above, index);
  const isBelowFirst = (above?.dashes === 1 || !takes) && words.every((one) => /^[\p{Lu}\d]/u.test(one));
  const isOwn =
    isPriced || (named === undefined && text === undefined && suffix === undefined && isBelowFirst);
  const own = isOwn ? told?.lines : undefined;
  const [only, ...others] = own ?? [];
  const isOne = more.length === 0 && others.length === 0;
  const field = named ?? (text === undefined ? suffix : undefined) ?? (isOne ? only : undefined);
  const fields =
    own === undefined || isOne ? undefined : { first: index + 1, last: index + words.length, lines: own };
  // Nobody goes on below a question mark.
  const isWhole = itemText !== undefined && above?.value.endsWith('?') === true;
  const joined = isText && !isWhole && takes ? joinLines(above, [line, ...more]) : undefined;
  const isNew = more.length === 0 && /^\p{Lu}/u.test(line.value);
  const isNote =
    (fields === undefined && (isFar || !isText)) ||
    [joined, field, fields, text].every((way) => way === undefined);
  const isRun = isText || (itemText !== undefined && named === itemText);
  return faultOfValue(
    line,
    finding('looseLine', {
      joined,
      note: isNote ? `# ${line.value}` : undefined,
      named: field,
      fields,
      text,
      item: isNew && !isAfterMessage ? asItems(lines, index, 1) : undefined,
      above: number,
      line: index + 1 + (isRun ? more.length : 0),
    }),
  );
}
