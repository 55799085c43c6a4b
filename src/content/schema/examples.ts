import { exampleTexts } from './example-texts.ts';
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** A named example of a block, from its folder. */
export interface Example {
  readonly type: string;
  /** As the editors see it, such as `Mínima`. */
  readonly name: string;
  /** The section as it would be written in a page: dash at column 0. */
  readonly yaml: string;
}

/** The lines of a mapping, moved to the left so that its first key stands behind a dash at column 0. */
function writeSection(text: string, section: YAMLMap): string {
  const [start = 0, end = 0] = section.range ?? [];
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1);
  const lines = text.slice(start, end).trimEnd().split(/\r?\n/);
  const moved = lines.map((line, index) =>
    index === 0 ? line : line.slice(Math.min(indent, line.search(/\S|$/))),
  );
  return `${moved.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n')}\n`;
}

function readExamples(type: string, text: string): readonly Example[] {
  const { contents } = parseDocument(text, { schema: 'failsafe' });
  if (!isSeq(contents)) throw new Error(`The examples of "${type}" are no list.`);
  return contents.items.map((item) => {
    const name = isMap(item) ? item.get('name') : undefined;
    const section = isMap(item) ? item.get('section') : undefined;
    if (typeof name !== 'string' || !isMap(section))
      throw new Error(`An example of "${type}" has no name or section.`);
    return { type, name, yaml: writeSection(text, section) };
  });
}

/** Every example of every block, by type, in the order they are written. */
export const examples: ReadonlyMap<string, readonly Example[]> = new Map(
  [...exampleTexts]
    .map(([type, text]): [string, readonly Example[]] => [type, readExamples(type, text)])
    .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
);

/** Offsets of every value that an editor would type anew, in the text of one example; the type is not one. */
export function findValues(yaml: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const visit = (node: unknown): void => {
    if (isSeq(node)) node.items.forEach(visit);
    if (isMap(node))
      node.items.filter(({ key }) => String(key) !== 'type').forEach(({ value }) => visit(value));
    const [start, end] = isScalar(node) ? (node.range ?? []) : [];
    if (start === undefined || end === undefined || end <= start) return;
    const isBlock = yaml[start] === '|' || yaml[start] === '>';
    const isQuoted = yaml[start] === '"' || yaml[start] === "'";
    if (isQuoted) found.push({ start: start + 1, end: end - 1 });
    else if (!isBlock) found.push({ start, end });
  };
  visit(parseDocument(yaml, { schema: 'failsafe' }).contents);
  return found;
}
