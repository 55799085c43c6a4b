/** A sign that somebody typed to shape a text and that visitors would see as it stands. */
export type MarkKind =
  | 'tag'
  | 'line-break-tag'
  | 'entity'
  | 'heading'
  | 'table'
  | 'single-star'
  | 'underline'
  | 'strike'
  | 'open-bold'
  | 'picture'
  | 'apart-link';

/** Where such a sign stands, as typed, and what says the same here, where something does. */
export interface Mark {
  readonly kind: MarkKind;
  readonly typed: string;
  readonly better?: string | undefined;
}

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  atilde: 'ã',
  eacute: 'é',
  ecirc: 'ê',
  iacute: 'í',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  uacute: 'ú',
  ccedil: 'ç',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
};

function decode(name: string): string | undefined {
  const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (hex === undefined && digits === undefined) return entities[name];
  const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
  return code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    ? String.fromCodePoint(code)
    : undefined;
}

interface Sign {
  readonly kind: MarkKind;
  readonly pattern: RegExp;
  /** What says the same; nothing leaves that to the editor. */
  readonly better?: (match: RegExpExecArray) => string | undefined;
}

const inner = ([, words]: RegExpExecArray) => words;

/** Addresses hold underscores and the like by right. */
const address = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+/g;

const signs: readonly Sign[] = [
  { kind: 'picture', pattern: /!\[[^\]\n]*\]\([^()\n]*\)/g },
  {
    kind: 'apart-link',
    pattern: /\[([^\]\n]+)\] +\(([^()\s]+)\)/g,
    better: ([, words, to]) => `[${words}](${to})`,
  },
  { kind: 'line-break-tag', pattern: /<br\s*\/?>/gi },
  {
    kind: 'tag',
    pattern: /<(b|strong)>([^<>\n]*\S)<\/\1>/gi,
    better: ([, , words]) => `**${words?.trim()}**`,
  },
  { kind: 'tag', pattern: /<(i|em|u|span|p|small)>([^<>\n]*)<\/\1>/gi, better: ([, , words]) => words },
  { kind: 'tag', pattern: /<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi },
  {
    kind: 'entity',
    pattern: /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi,
    better: ([, name = '']) => decode(name),
  },
  {
    kind: 'heading',
    pattern: /(?<=^|\n)\s*#{1,6} +\S[^\n]*/g,
    better: ([line]) => line.replace(/^(\s*)#+ +/, '$1'),
  },
  { kind: 'table', pattern: /(?<=^|\n)\s*\|[^\n]*\|\s*(?=\n|$)/g },
  {
    kind: 'single-star',
    pattern: /(?<![\p{L}\d*])\*(?![\s*])([^*\n]*[^\s*])\*(?![\p{L}\d*])/gu,
    better: ([, words]) => `**${words}**`,
  },
  {
    kind: 'underline',
    pattern: /(?<![\p{L}\d_])_{1,2}(?![\s_])([^_\n]*[^\s_])_{1,2}(?![\p{L}\d_])/gu,
    better: inner,
  },
  {
    kind: 'strike',
    pattern: /(?<![\p{L}\d~])~{1,2}(?![\s~])([^~\n]*[^\s~])~{1,2}(?![\p{L}\d~])/gu,
    better: inner,
  },
];

function isEntity(name: string): boolean {
  return name.startsWith('#') || name in entities;
}

/** Marks of other programs in a text, the first of each kind; what `markup.ts` reads is none. */
export function findMarks(text: string): readonly Mark[] {
  // Signs take the place of what is not looked at, so that lengths stay.
  let left = text.replaceAll(address, (found) => '\uE000'.repeat(found.length));
  const found: Mark[] = [];
  for (const { kind, pattern, better } of signs) {
    for (const match of left.matchAll(pattern)) {
      if (kind === 'entity' && !isEntity(match[1]?.toLowerCase() ?? '')) continue;
      const typed = text.slice(match.index, match.index + match[0].length).trim();
      found.push({ kind, typed, better: kind === 'entity' ? better?.(match) : better?.(match)?.trim() });
    }
    left = left.replaceAll(pattern, (one) => '\uE000'.repeat(one.length));
  }
  const rest = left.replaceAll(/\*\*(?=\S)[^\n]*?\S\*\*/g, '');
  const open = /\*\*\S[^\n]{0,40}|\S{1,40}\*\*/.exec(rest)?.[0];
  if (open !== undefined) found.push({ kind: 'open-bold', typed: '**' });
  return found.filter(({ kind }, index) => found.findIndex((one) => one.kind === kind) === index);
}

/** What shapes a text where texts are shaped, in a field that is shown as it is typed. */
export function findShaping(text: string): Mark | undefined {
  const [whole, bold, words] = /\*\*(?=\S)([^\n]*?\S)\*\*|\[([^\]\n]+)\]\([^()\s]*\)/.exec(text) ?? [];
  return whole === undefined ? undefined : { kind: 'open-bold', typed: whole, better: bold ?? words };
}
