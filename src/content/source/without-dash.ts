/** A file's lines without the one dash that stands before all of them; nothing where more stands there. */
export function withoutDash(lines: readonly string[]): readonly string[] | undefined {
  const said = lines.filter((line) => !/^\s*(#.*)?$/.test(line));
  const [, lead = ''] = /^( *- +)\S/.exec(said[0] ?? '') ?? [];
  const indent = ' '.repeat(lead.length);
  if (lead === '' || !said.slice(1).every((line) => line.startsWith(indent))) return undefined;
  const isInside = (line: string) => line === said[0] || line.startsWith(indent);
  return lines.map((line) => (isInside(line) ? line.slice(lead.length) : line));
}

/** A text's lines, without what its last line break begins. */
export function splitLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
