import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { isNeededAt, namesIn, outlineAt, outlineOf } from '../../schema/outline.ts';
import { readCopied } from '../../schema/read-copied.ts';
import { blocks } from '../../schema/registry.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { lastLineOf } from '../../source/range.ts';
import { locate } from '../../source/source.ts';
import { rowsOfItem } from '../item-rows.ts';
import type { CheckedSection } from '../pages.ts';

/** A line of a text that reads as a field's: its dash, where it has one, and the field. */
const fieldLine = /^(?<indent> *)(?<dash>- +)?(?<name>[a-z][A-Za-z]+):(?!\/\/)/;

/** A field's line with a space behind its colon. */
function withSpace(line: string, names: readonly string[]): string {
  const [head = ''] = fieldLine.exec(line) ?? [];
  const name = fieldLine.exec(line)?.groups?.['name'] ?? '';
  return names.includes(name) ? `${head} ${line.slice(head.length).trim()}`.trimEnd() : line;
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

/** The texts of several lines in some data, with the way to each. */
function listTexts(
  data: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof data === 'string') return data.includes('\n') ? [{ path, text: data }] : [];
  const entries = Array.isArray(data) ? [...data.entries()] : isRecord(data) ? Object.entries(data) : [];
  return entries.flatMap(([name, value]) => listTexts(value, [...path, name]));
}

/** The first line of a text that reads as a field of some names, not counting the very first. */
function findField(text: string, names: readonly string[]) {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((line, index) => {
    const name = index === 0 ? undefined : fieldLine.exec(line)?.groups?.['name'];
    return name !== undefined && names.includes(name);
  });
  const { indent = '', dash } = fieldLine.exec(lines[at] ?? '')?.groups ?? {};
  return at === -1
    ? undefined
    : { at, indent: indent.length, isItem: dash !== undefined, lines: lines.slice(at) };
}

/** An item or a section that was copied whole into a text: below what that stands in. */
function checkCopied(section: CheckedSection, path: Path, text: string): Problem | undefined {
  const { source, base, schema } = section;
  const around = path.slice(0, -1);
  const isItem = typeof around.at(-1) === 'number';
  const copied = readCopied(isItem ? outlineAt(outlineOf(schema), around) : undefined, text);
  const place = [...base, ...path];
  const range = locate(source, place);
  // A section that is written in a file of its own has none beside it.
  if (copied === undefined || source.text[range.start] !== '|') return undefined;
  if (copied.what === 'section' && typeof base.at(-1) !== 'number') return undefined;
  const { last: end, column } = rowsOfItem(section, copied.what === 'section' ? [] : around);
  const { line } = locate(source, place, 'key');
  const above = source.text.split(/\r?\n/)[line - 1] ?? '';
  const isBare = isNeededAt(outlineOf(schema), path) || /^ *- /.test(above);
  const left = isBare ? [`${/^ *(?:- +)*/.exec(above)?.[0] ?? ''}${path.at(-1)}:`] : [];
  const [typed = ''] = text.trim().split('\n');
  const mistake = finding('copiedIntoText', {
    field: String(path.at(-1)),
    typed,
    block: copied.what === 'section' ? blocks.get(String(copied.items[0]?.['type']))?.label : undefined,
    first: line,
    last: Math.min(end, Math.max(line, lastLineOf(range))),
    end,
    lines: copied.lines.map((one) => (one === '' ? '' : ' '.repeat(column) + one)),
    left,
  });
  return { ...placeProblem(source, place, mistake), range: placePhrase(source, place, typed.trim()) };
}

function checkText(section: CheckedSection, path: Path, text: string): readonly Problem[] {
  const { source, base, schema } = section;
  const copied = checkCopied(section, path, text);
  if (copied !== undefined) return [copied];
  const around = path.slice(0, -1);
  const names = namesIn(outlineAt(outlineOf(schema), around));
  const found = findField(text, names);
  // Only in a list may a new item begin.
  if (found === undefined || (found.isItem && typeof around.at(-1) !== 'number')) return [];
  const place = [...base, ...path];
  const range = locate(source, place);
  if (source.text[range.start] !== '|') return [];
  const { line } = locate(source, place, 'key');
  const above = source.text.split(/\r?\n/)[line - 1] ?? '';
  const column = /^ *(?:- +)*/.exec(above)?.[0].length ?? 0;
  const shift = (found.isItem ? column - 2 : column) - found.indent;
  const lines = found.lines.map((one) =>
    one.trim() === '' ? '' : ' '.repeat(Math.max(0, indentOf(one) + shift)) + withSpace(one.trim(), names),
  );
  const [first, typed] = [range.line + 1 + found.at, found.lines[0]?.trim() ?? ''];
  const mistake = finding('fieldsInText', {
    field: String(path.at(-1)),
    typed,
    first,
    last: Math.max(first, lastLineOf(range)),
    lines,
    isItem: found.isItem,
  });
  return [{ ...placeProblem(source, place, mistake), range: placePhrase(source, place, typed) }];
}

/** Fields that were pasted too far to the right, below a text that takes in all that stands there: visitors would read them. */
export function checkFieldsInTexts(sections: readonly CheckedSection[]): readonly Problem[] {
  return sections.flatMap((section) =>
    listTexts(section.data).flatMap(({ path, text }) => checkText(section, path, text)),
  );
}
