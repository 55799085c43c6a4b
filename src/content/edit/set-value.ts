import { isScalar } from 'yaml';
import type { Scalar } from 'yaml';
import type { Path } from '../problems/problem.ts';
import { changeAt } from './data.ts';
import { nodeAt } from './layout.ts';
import { lineBreakOf } from './lines.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse, type Parsed } from './parse.ts';
import { writeScalar } from './scalar.ts';

/** A stretch of a text and how it may be written instead, the best way first. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly texts: readonly string[];
}

function columnOfLine(text: string, offset: number): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1);
  return line.search(/[^ \uFEFF]|$/);
}

function spliceBlock({ text }: Parsed, scalar: Scalar, value: string): Splice | undefined {
  const token = scalar.srcToken;
  if (token?.type !== 'block-scalar') return undefined;
  const header = token.props.map((prop) => ('source' in prop ? prop.source : '')).join('');
  const start = token.props[0]?.offset ?? token.offset;
  const end = start + header.length + token.source.length;
  const lineBreak = /\r?\n$/.exec(header)?.[0] ?? lineBreakOf(text);
  const first = /^( *)\S/m.exec(token.source)?.[1];
  const indent = first?.length ?? columnOfLine(text, start) + 2;
  const shape = { lineBreak, indent, style: header.startsWith('>') ? '>' : '|' } as const;
  const comment = /\s#[^\r\n]*/.exec(header)?.[0] ?? '';
  const texts = writeScalar(value, shape).map((written) =>
    /^[|>]/.test(written)
      ? written.replace(/^[|>][+-]?/, (sign) => sign + comment) + lineBreak
      : written + comment + lineBreak,
  );
  return { start, end, texts };
}

function splice(parsed: Parsed, scalar: Scalar, value: string): Splice {
  const { text } = parsed;
  const [start = 0, end = 0] = scalar.range ?? [];
  const block = spliceBlock(parsed, scalar, value);
  if (block) return block;
  const styles = { '"': '"', "'": "'" } as const;
  const quote = text[start];
  // Quotes round nothing only hold its place.
  const isQuoted = (quote === '"' || quote === "'") && scalar.value !== '';
  const style = isQuoted ? styles[quote] : 'plain';
  const indent =
    columnOfLine(text, start) + 2 + (/^\s*- /.test(text.slice(text.lastIndexOf('\n', start) + 1)) ? 2 : 0);
  const texts = writeScalar(value, { style, indent, lineBreak: lineBreakOf(text) });
  if (start < end) return { start, end, texts };
  // A value that is missing stands, for the reader, wherever the next thing begins.
  const mark = Math.max(text.lastIndexOf(':', start), text.lastIndexOf('-', start)) + 1;
  return { start: mark, end: mark, texts: texts.map((written) => ` ${written}`) };
}

/** Replaces one text, at a path of fields and places in lists. It is quoted where it must be. */
export function setValue(text: string, path: Path, value: string): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const node = nodeAt(parsed, path);
  const name = path.join(' › ');
  if (node === undefined) return refuse(reasons.noValue(name));
  if (!isScalar(node)) return refuse(reasons.notText(name));
  if (node.value === value) return { ok: true, text };
  const { start, end, texts } = splice(parsed, node, value);
  const isAtEnd = end === text.length && !text.endsWith('\n');
  const written = texts.map((one) => {
    const whole = text.slice(0, start) + one + text.slice(end);
    return isAtEnd ? whole.replace(/\r?\n$/, '') : whole;
  });
  return confirm(
    written,
    changeAt(parsed.data, path, () => value),
  );
}
