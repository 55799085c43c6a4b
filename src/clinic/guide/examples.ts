/** A piece of YAML that the guide gives to paste. What follows `yaml` on its fence says where; readers do not see it. */
export interface Example {
  readonly text: string;
  /** The file that it is pasted into, or that it is; nothing for sections that fit any page. */
  readonly file: string | undefined;
  /** The fields that lead to the list or group that it is pasted below, a section told by its type. */
  readonly way: readonly string[];
}

/** Every example of a document, in its order. */
export function readExamples(document: string): readonly Example[] {
  const found = document.matchAll(/^```yaml(?: (\S+))?([^\n]*)\n(.*?)^```$/gms);
  return [...found].map(([, file, way = '', text = '']) => ({
    text,
    file: file?.replace(/^pages\//, ''),
    way: way.split(' ').filter((name) => name !== ''),
  }));
}

const depthOf = (line: string) => line.length - line.trimStart().length;

/** How many lines of a file there are up to the end of the list or group that a way leads to. */
function findEnd(lines: readonly string[], way: readonly string[]): number {
  const start = way.reduce((from, name) => {
    const at = lines.findIndex(
      (line, index) => index > from && [`- type: ${name}`, `${name}:`].includes(line.trim()),
    );
    if (at === -1) throw new Error(`The file has no "${name}".`);
    return at;
  }, -1);
  const depth = depthOf(lines[start] ?? '');
  const isWithin = (line: string) => line.trim() === '' || depthOf(line) > depth;
  const after = lines.findIndex((line, index) => index > start && !isWithin(line));
  const within = lines.slice(0, after === -1 ? lines.length : after);
  return within.findLastIndex((line) => line.trim() !== '') + 1;
}

/** A file without those of its lines at the margin that an example writes anew. */
function withoutTwins(text: string, example: string): string {
  const names = [...example.matchAll(/^\w+:/gm)].map(([name]) => name);
  const lines = text.split('\n').filter((line) => !names.some((name) => line.startsWith(name)));
  return lines.join('\n');
}

/** The file after an example has been pasted as the guide says; it is empty before an example that makes it. */
export function paste(before: string, { text, way }: Example): string {
  if (way.length > 0) {
    const lines = before.split('\n');
    return lines.toSpliced(findEnd(lines, way), 0, text.trimEnd()).join('\n');
  }
  return text.startsWith('- ') ? `${before.trimEnd()}\n\n${text}` : withoutTwins(before, text) + text;
}
