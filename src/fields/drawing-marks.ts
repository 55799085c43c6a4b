/** Something in a file that no page takes. */
export class Refused extends Error {
  readonly part: string;

  constructor(part: string) {
    super(part);
    this.part = part;
  }
}

/** The beginning, an empty element, or the end of one. Attributes are as written, entities and all. */
export interface Mark {
  readonly name: string;
  readonly step: 'open' | 'empty' | 'close';
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Text between two marks. */
interface Between {
  readonly text: string;
}

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decodeNumber(digits: string): string | undefined {
  const code = digits.startsWith('x') ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}

/** A text as it is meant: `&#10;` and the five names that every file knows are read, any other is refused. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(x[\da-f]{1,6}|\d{1,7});|(\w{1,30});)?/gi,
    (typed, digits?: string, name?: string) => {
      const read = digits === undefined ? named.get(name ?? '') : decodeNumber(digits.toLowerCase());
      if (read === undefined) throw new Refused(typed);
      return read;
    },
  );
}

// Each piece begins where the one before it ended, and no part of a pattern can match in two ways: the time is linear.
const name = String.raw`[A-Za-z_][\w:.-]*`;
const attribute = String.raw`\s+(${name})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`;
const unnamed = attribute.replaceAll(/\((?!\?)([^()]*)\)/g, '(?:$1)');
const mark = new RegExp(String.raw`<(\/?)(${name})((?:${unnamed})*)\s*(\/?)>`, 'y');
const aside = /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^[>]*>/y;

function readAttributes(tag: string, text: string): Mark['attributes'] {
  const pairs = [...text.matchAll(new RegExp(attribute, 'gy'))].map(
    ([, known = '', double, single]) => [known, double ?? single ?? ''] as const,
  );
  if (new Set(pairs.map(([known]) => known)).size < pairs.length) throw new Refused(`<${tag}>`);
  return pairs;
}

/** The pieces of an XML file in order, without comments and instructions. What is no mark is refused. */
export function* readMarks(file: string): Generator<Mark | Between> {
  let at = 0;
  while (at < file.length) {
    const next = file.indexOf('<', at);
    const end = next === -1 ? file.length : next;
    if (end > at) yield { text: file.slice(at, end) };
    if (next === -1) return;
    aside.lastIndex = end;
    mark.lastIndex = end;
    if (aside.test(file)) {
      at = aside.lastIndex;
      continue;
    }
    const [whole, slash, tag = '', text = '', close] = mark.exec(file) ?? [];
    if (whole === undefined) throw new Refused(file.slice(end, end + 40));
    const step = slash === '/' ? 'close' : close === '/' ? 'empty' : 'open';
    yield { name: tag, step, attributes: readAttributes(tag, text) };
    at = end + whole.length;
  }
}
