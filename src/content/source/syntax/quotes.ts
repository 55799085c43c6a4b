import { finding, type Finding } from '../../problems/finding.ts';
import { readFilePath } from '../../../fields/file-path.ts';
import { quote, writeValue } from '../../problems/wording.ts';
import type { Scene } from './scene.ts';
import { faultOfValue, faultOn, type Fault } from './fault.ts';
import { withValue, type Line } from '../lines.ts';

const curly = '“”„‟«»‘’‚';

/** The opening quotes at the start of a text, straight where curly ones close them before its end, as they are to be shown. */
function withOwnQuotes(text: string): string | undefined {
  const inner = new RegExp(`^["“„«‘]([^${curly}"]*)[”»’“](?=.*[^\\s${curly}"])`).exec(text);
  return inner === null ? undefined : text.replace(/^"/, '“');
}

/** A text without the quotes it stands between, straight or curly, and with straight ones around it. */
export function quoted(text: string): string {
  const own = withOwnQuotes(text);
  if (own !== undefined) return quote(own);
  const bare = new RegExp(`^["'${curly}](.*?)["'${curly}]?$`).exec(text)?.[1] ?? text;
  // Quotes that close and never opened: only the first ones are missing.
  if (/^[^"']/.test(text) && /^[^"]+"$/.test(text) && !/\\|\d"$/.test(text)) return `"${text}`;
  return quote(/^["'“”„«‘]/.test(text) ? bare : text);
}

/** Where a quoted text, of one line or several, that opens at the start of a value closes: its index, or -1. */
export function closingIndex(value: string): number {
  const sign = value[0];
  for (let index = 1; index < value.length; index += 1) {
    if (sign === '"' && value[index] === '\\') index += 1;
    else if (value[index] === sign && sign === "'" && value[index + 1] === "'") index += 1;
    else if (value[index] === sign) return index;
  }
  return -1;
}

/** What quoted words stand for. */
export function unescape(text: string, sign: string): string {
  return sign === "'" ? text.replaceAll("''", "'") : text.replaceAll(/\\(["\\])/g, '$1');
}

function isOpen({ value, isText }: Line): boolean {
  return !isText && /^["']/.test(value) && closingIndex(value) === -1;
}

/** Whether a text of several lines closes before the next field begins. */
function closesLater(lines: readonly Line[], index: number): boolean {
  const sign = lines[index]?.value[0] ?? '';
  for (const line of lines.slice(index + 1)) {
    const isField = line.key !== undefined && /^[\w-]+$/.test(line.key);
    if (isField || /^-\s/.test(line.text.trimStart())) return false;
    if (line.text.includes(sign)) return /["']\s*(#.*)?$/.test(line.text);
  }
  return false;
}

/** What may follow the closing quotes: nothing, a remark, or a sign of a list in brackets. */
const mayFollow = /^\s*(#.*|[,\]}:].*)?$/;

/** The same behind the value of a field, which stands in no brackets. */
const mayFollowField = /^\s*(#.*)?$/;

function findOpenQuote({ lines, index, error }: Scene): Fault | undefined {
  const reach = error.message.includes('quote') ? lines.length : index + 1;
  const open = lines.findIndex((line, at) => at < reach && isOpen(line) && !closesLater(lines, at));
  const line = lines[open];
  if (line === undefined) return undefined;
  const closed = withValue(line, quoted(line.value));
  return faultOn(
    line,
    line.valueColumn,
    line.valueColumn + line.value.length,
    finding('openQuote', { line: closed }),
  );
}

/** The line in straight quotes, and all lines below it that stop the reader in the same way. */
function tellCurly({ lines, line, index }: Scene): Finding<'curlyQuotes'>['parameters'] {
  const mend = (one: Line) => withValue(one, quoted(one.value));
  const isAlike = (one: Line) =>
    one.kind === 'content' && !one.isText && new RegExp(`^[${curly}].*:(?:\\s|$)`).test(one.value);
  const more = lines.flatMap((one, at) =>
    at > index && isAlike(one) ? [{ number: at + 1, text: mend(one) }] : [],
  );
  const last = more.at(-1)?.number;
  const rows = lines.slice(index, last).map((one, at) => (at === 0 || isAlike(one) ? mend(one) : one.text));
  return {
    line: mend(line),
    more,
    whole: last === undefined ? undefined : { first: index + 1, last, lines: rows },
  };
}

/** What is wrong with quotes: not closed, text behind them, a backslash between them, or the curly ones. */
export function findQuoteFault(scene: Scene): Fault | undefined {
  const { line, error } = scene;
  if (new RegExp(`^[${curly}]`).test(line.value)) {
    return faultOfValue(line, finding('curlyQuotes', tellCurly(scene)));
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    const bare = line.value.replace(/^"|"$/g, '');
    const path = readFilePath(bare);
    if (path !== undefined) {
      const meant = writeValue(path.name);
      const better = withValue(line, meant);
      return faultOfValue(line, finding('filePath', { ...path, typed: line.value, meant, line: better }));
    }
    return faultOfValue(
      line,
      finding('backslash', { line: withValue(line, `'${bare.replaceAll("'", "''")}'`) }),
    );
  }
  const closing = /^["']/.test(line.value) ? closingIndex(line.value) : -1;
  const after = line.key === undefined ? mayFollow : mayFollowField;
  if (closing !== -1 && !after.test(line.value.slice(closing + 1))) {
    const isWrapped = line.value.at(-1) === line.value[0];
    const meant = isWrapped ? quote(line.value.slice(1, -1)) : quote(line.value);
    return faultOfValue(line, finding('textAfterQuotes', { line: withValue(line, meant) }));
  }
  return findOpenQuote(scene);
}
