import { isAlias, parseDocument, visit } from 'yaml';
import { isRecord } from '../../fields/is-record.ts';
import { namesIn, type Outline } from './outline.ts';
import { blocks } from './registry.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lines of a file that somebody copied: items of a list, or a whole section. */
interface Copied {
  readonly what: 'items' | 'section';
  readonly items: readonly Fields[];
  /** Each item with its dash, in the column of the first. */
  readonly lines: readonly string[];
}

const fieldLine = /^(?:- +)?[a-z][A-Za-z]*:(?:\s|$)/;

const indentOf = (line: string) => line.search(/\S|$/);

/** Lines in one column, of which the first may have lost its spaces as it was copied, with a dash before them. */
function alignLines(text: string): readonly string[] {
  const [first = '', ...others] = text.trim().split(/\r?\n/);
  const inner = others.filter((line) => line.trim() !== '');
  const least = Math.min(...inner.map(indentOf));
  const isDashed = first.startsWith('- ');
  const outer = inner.filter((line) => indentOf(line) === least);
  const isList = outer.every((line) => line.trim().startsWith('- '));
  const lead = ' '.repeat(isList ? 0 : 2);
  const below = others.map((line) => (line.trim() === '' ? '' : lead + line.slice(least).trimEnd()));
  return [isDashed ? first.trimEnd() : `- ${first.trimEnd()}`, ...below];
}

/** The items of a list, every value as the text that was typed; none of one with errors, or that refers to itself. */
function readItems(lines: readonly string[]): readonly Fields[] {
  const document = parseDocument(lines.join('\n'), {
    schema: 'failsafe',
    prettyErrors: false,
    logLevel: 'error',
  });
  let hasAlias = false;
  visit(document, (_, node) => {
    if (isAlias(node)) hasAlias = true;
  });
  const list: unknown = document.errors.length > 0 || hasAlias ? undefined : document.toJS();
  return Array.isArray(list) && list.every(isRecord) ? list : [];
}

/** What was copied from a file, where a text is nothing else: items with fields of some kind, or a section of a known type. */
export function readCopied(item: Outline | undefined, text: string): Copied | undefined {
  const [first = ''] = text.trim().split('\n');
  if (!fieldLine.test(first) || !text.trim().includes('\n')) return undefined;
  const lines = alignLines(text);
  const items = readItems(lines);
  const names = namesIn(item);
  const isItem = (one: Fields) =>
    Object.keys(one).length > 1 && Object.keys(one).every((name) => names.includes(name));
  const [only, ...more] = items;
  if (only !== undefined && more.length === 0 && blocks.has(String(only['type'])))
    return { what: 'section', items, lines };
  return items.length > 0 && items.every(isItem) ? { what: 'items', items, lines } : undefined;
}
