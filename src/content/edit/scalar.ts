/** How a text stood in its file. */
interface ScalarShape {
  readonly style: 'plain' | '"' | "'" | '|' | '>';
  /** The column of the lines of a text in several lines. */
  readonly indent: number;
  readonly lineBreak: string;
}

/** A text in double quotes as YAML and this project's reader take it, whatever signs it has. */
export function doubleQuoted(value: string): string {
  // JSON's escapes are YAML's too; what JSON leaves alone, YAML may not.
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replaceAll(/[\u007F-\u009F\u2028\u2029\uFEFF]/g, escape);
}

/** A text in single quotes, which keep every sign as it is. */
export function singleQuoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** Lines below a `|`, for a text that can stand so: no blank at its start, no spaces alone on a line. */
function literal(value: string, { indent, lineBreak }: ScalarShape): string | undefined {
  const body = value.replace(/\n$/, '');
  if (!/^[^\s]/.test(body) || /\n$|\r|^[^\S\n]+$/m.test(body.replaceAll(/\n+/g, '\n'))) return undefined;
  const lines = body.split('\n').map((line) => (line === '' ? '' : ' '.repeat(indent) + line));
  return [value.endsWith('\n') ? '|' : '|-', ...lines].join(lineBreak);
}

/** Paragraphs below a `>`: a line each, with an empty line for each break. */
function folded(value: string, { indent, lineBreak }: ScalarShape): string | undefined {
  const body = value.replace(/\n$/, '');
  if (!/^[^\s]/.test(body) || /\n$|\n[^\S\n]|\r/.test(body)) return undefined;
  const lines = body.split('\n').flatMap((line, index) => (index === 0 ? [line] : ['', line]));
  const shown = lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));
  return [value.endsWith('\n') ? '>' : '>-', ...shown].join(lineBreak);
}

/** Texts that other readers of YAML take for something else, and the empty one. */
const mustBeQuoted = /^(|~|null|Null|NULL)$/;

/** The ways to write a text, best first: as it stood, as it is, in quotes. Not every one may read back the same. */
export function writeScalar(value: string, shape: ScalarShape): readonly string[] {
  const isLong = value.includes('\n');
  // The guide: straight double quotes, and single ones round a text that has double ones.
  const isSingleBetter =
    shape.style === "'" || (shape.style !== '"' && value.includes('"') && !value.includes("'"));
  const quoted =
    isLong || !isSingleBetter ? [doubleQuoted(value)] : [singleQuoted(value), doubleQuoted(value)];
  const block = shape.style === '>' ? folded(value, shape) : literal(value, shape);
  const isBlock = shape.style === '|' || shape.style === '>';
  const plain = shape.style !== '"' && shape.style !== "'" && !isLong && !mustBeQuoted.test(value);
  const ways = [
    ...(block !== undefined && (isBlock || (isLong && shape.style === 'plain')) ? [block] : []),
    ...(plain ? [value] : []),
    ...quoted,
    doubleQuoted(value),
  ];
  return [...new Set(ways)];
}
