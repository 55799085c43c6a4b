import { finding } from '../../problems/finding.ts';
import { findBlock } from '../../schema/as-section.ts';
import { fieldsIn, namesIn, outlineOf } from '../../schema/outline.ts';
import { writeItem } from '../../schema/write-item.ts';
import { isWritten, mayGoOn, type Line } from '../lines.ts';
import { itemsNamed } from './dashless.ts';
import { faultOn, type Telltale } from './fault.ts';
import { closingIndex, unescape } from './quotes.ts';
import { isSection } from './shifted.ts';

/** What stands before a question or an answer as people write them in a chat: `P:`, `Resposta 2 -`, `*R:*`. */
const sign = (names: string) =>
  new RegExp(String.raw`^\*{0,2}(?:${names}) ?\d{0,2}\*{0,2} ?(?:[:.)]|[-–—] )\*{0,2}\s*(.*)$`, 'i');

const asks = sign('p|pergunta');
const answers = sign('r|resposta');

/** A question and its answer on one line. */
const both = /^(.+?\?)\s+\*{0,2}(?:r|resposta)\*{0,2} ?[:.)-]\*{0,2}\s+(.+)$/i;

/** What a line says behind such a sign; nothing for one without it, or for a field of that name. */
function said(line: Line | undefined, pattern: RegExp): string | undefined {
  if (line === undefined || !isWritten(line) || line.dashes > 1) return undefined;
  if (line.dashes > 0 && /^\p{Ll}{2,}$/u.test(line.key ?? '')) return undefined;
  const [, words] = pattern.exec(line.text.slice(line.column).trim()) ?? [];
  const mark = words?.charAt(0) ?? '';
  const isQuoted = /["']/.test(mark) && closingIndex(words ?? '') === (words ?? '').length - 1;
  return words === undefined || !isQuoted ? words : unescape(words.slice(1, -1), mark);
}

/** A question, its answer, and the index behind both. */
interface Pair {
  readonly question: string;
  readonly answer: string;
  readonly end: number;
}

const skipBlank = (lines: readonly Line[], from: number) => {
  const next = lines.findIndex(({ kind }, at) => at >= from && kind !== 'blank');
  return next === -1 ? lines.length : next;
};

/** A question and its answer that are told so: each behind its sign, the answer on as many lines as it takes. */
function readSigned(lines: readonly Line[], index: number): Pair | undefined {
  const asked = said(lines[index], asks);
  if (asked === undefined || asked === '') return undefined;
  const [, alone = '', told = ''] = both.exec(asked) ?? [];
  const at = skipBlank(lines, index + 1);
  const answered = said(lines[at], answers);
  if (told !== '' && answered === undefined) return { question: alone, answer: told, end: index + 1 };
  if (answered === undefined) return undefined;
  const isMore = (line: Line) =>
    isWritten(line) && line.dashes === 0 && line.key === undefined && said(line, asks) === undefined;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => !isMore(line));
  const more = (end === -1 ? below : below.slice(0, end)).map(({ text }) => text.trim());
  const answer = [answered, ...more].filter((line) => line !== '').join('\n');
  return { question: asked, answer, end: at + 1 + more.length };
}

/** A question alone on its line, in the stars or not with which a chat makes it bold. */
function questionOn({ value }: Line): string | undefined {
  const [, bold] = /^\*{1,2}([^*]+\?)\*{1,2}$/.exec(value.trim()) ?? [];
  return bold ?? (/^[\p{L}\p{N}"“(¿].*\?$/u.test(value) ? value : undefined);
}

/** A question and its answer by their words, in the column of a list's dashes. */
function readBare(lines: readonly Line[], index: number, column: number): Pair | undefined {
  const [question, answer] = [lines[index], lines[index + 1]];
  if (question?.kind !== 'content' || answer?.kind !== 'content' || mayGoOn(lines, index)) return undefined;
  const isBare = [question, answer].every(
    ({ key, indent, dashes }) => key === undefined && dashes === 0 && indent <= column,
  );
  const asked = questionOn(question);
  return isBare && asked !== undefined && questionOn(answer) === undefined
    ? { question: asked, answer: answer.value, end: index + 2 }
    : undefined;
}

/** All pairs from a line on, with blank lines between them or not. */
function readPairs(lines: readonly Line[], index: number, column: number): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let at = index; ;) {
    const pair = readSigned(lines, at) ?? readBare(lines, at, column);
    if (pair === undefined) return pairs;
    pairs.push(pair);
    const next = skipBlank(lines, pair.end);
    at = (readSigned(lines, next) ?? readBare(lines, next, column)) === undefined ? pair.end : next;
  }
}

/** The column of the dashes of the list of questions in which a line stands, and what an item of it is. */
function findList(lines: readonly Line[], index: number) {
  const before = lines.slice(0, index);
  const type = before.findLast(({ key, dashes }) => key === 'type' && dashes > 0);
  const opener = before.findLast((line) => isWritten(line) && line.dashes > 0);
  const above = before.findLast(isWritten);
  const isFirst = opener === type && above?.value === '' && above.dashes === 0;
  if (type === undefined || opener === undefined || (!isFirst && opener.key !== 'question')) return undefined;
  const name = isFirst ? above.key : 'items';
  const item = itemsNamed(type.value, name ?? '').find((one) =>
    ['question', 'answer'].every((field) => namesIn(one).includes(field)),
  );
  const column = isFirst
    ? Math.max(above.column, lines[index]?.dashes === 1 ? (lines[index]?.indent ?? 0) : above.column + 2)
    : opener.indent;
  return item && { item, column };
}

/** `P: Dói?` and `R: Não.` in a list of questions, with dashes or without, as people write them in a chat. */
export const askedRows: Telltale = (line, lines, index) => {
  if (!isWritten(line) || (questionOn(line) === undefined && said(line, asks) === undefined))
    return undefined;
  const list = findList(lines, index);
  const pairs = list === undefined ? [] : readPairs(lines, index, list.column);
  const items = pairs.map(({ question, answer }) => writeItem(list?.item, { question, answer }));
  const last = pairs.at(-1)?.end;
  if (last === undefined || items.some((one) => one === undefined)) return undefined;
  const better = items.flatMap((one) => one ?? []).map((one) => ' '.repeat(list?.column ?? 0) + one);
  const mistake = finding('askedRows', { first: index + 1, last, lines: better });
  return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
};

/** A question with the lines below it as its answer, none of which has the name of a field. */
function readLoose(lines: readonly Line[], index: number): Pair | undefined {
  const isBare = (line: Line | undefined) =>
    line !== undefined && isWritten(line) && !/^[a-z]\w*$/.test(line.key ?? '') && line.dashes === 0;
  const isAsking = (line: Line | undefined) => isBare(line) && line?.text.trimEnd().endsWith('?') === true;
  const at = skipBlank(lines, index + 1);
  if (!isAsking(lines[index]) || !isBare(lines[at]) || isAsking(lines[at])) return undefined;
  const below = lines.slice(at);
  const end = below.findIndex((line) => !isBare(line) || isAsking(line));
  const told = end === -1 ? below : below.slice(0, end);
  const answer = told.map(({ text }) => text.trim()).join(' ');
  return { question: lines[index]?.text.trim() ?? '', answer, end: at + told.length };
}

/** All pairs from a line on, with blank lines between them. */
function readLoosePairs(lines: readonly Line[], from: number): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let at = skipBlank(lines, from); ;) {
    const pair = readSigned(lines, at) ?? readLoose(lines, at);
    if (pair === undefined) return pairs;
    pairs.push(pair);
    at = skipBlank(lines, pair.end);
  }
}

/** The list of questions that a section for what a name asks begins with. */
function findAsking(name: string) {
  const block = findBlock(name) ?? findBlock(name.replace(/ (?:frequentes|comuns|e respostas)$/i, ''));
  const outline = block && outlineOf(block.schema);
  const list = fieldsIn(outline).find(
    (field) =>
      field.outline.kind === 'list' &&
      ['question', 'answer'].every(
        (one) => field.outline.kind === 'list' && namesIn(field.outline.item).includes(one),
      ),
  );
  return block === undefined || list?.outline.kind !== 'list'
    ? undefined
    : { type: block.type, name: list.name, item: list.outline.item };
}

/** `perguntas:` in the column of the sections above loose questions and answers: the section that they are. */
export const askedSection: Telltale = (line, lines, index) => {
  const above = lines.slice(0, index).findLast(isSection);
  if (!isWritten(line) || line.dashes > 0 || line.key === undefined || line.value !== '') return undefined;
  const list = above === undefined || line.indent > above.indent ? undefined : findAsking(line.key);
  const pairs = list === undefined ? [] : readLoosePairs(lines, index + 1);
  const items = pairs.map(({ question, answer }) => writeItem(list?.item, { question, answer }));
  const last = pairs.at(-1)?.end;
  if (list === undefined || last === undefined || items.some((one) => one === undefined)) return undefined;
  const rows = items.flatMap((one) => one ?? []).map((one) => `    ${one}`);
  const lead = ' '.repeat(above?.indent ?? 0);
  const better = [`- type: ${list.type}`, `  ${list.name}:`, ...rows].map((one) => lead + one);
  const mistake = finding('askedRows', { first: index + 1, last, lines: better });
  return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
};
