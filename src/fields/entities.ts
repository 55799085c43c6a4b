import { lookUp } from './look-up.ts';

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

const isNamed = (name: string) => lookUp(entities, name) !== undefined;

/** A sign that means nothing else where it is written; others are left to the editor. */
function asTyped(sign: string | undefined): string | undefined {
  return sign !== undefined && /["'#:\\&*]/.test(sign) ? undefined : sign;
}

/** What a sign in the code of web pages stands for, by its name such as `nbsp` or `#233`; nothing where only the editor can write it. */
export function decode(name: string): string | undefined {
  const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (hex === undefined && digits === undefined) return asTyped(lookUp(entities, name));
  const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
  return code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    ? asTyped(String.fromCodePoint(code))
    : undefined;
}

/** Whether a name in such code, in small letters, is a sign's. */
export function isEntity(name: string): boolean {
  return name.startsWith('#') || isNamed(name);
}
