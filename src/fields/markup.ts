import { bulletOf } from './bullets.ts';
import { repairPhone } from './repair.ts';

/** Words that lead somewhere. */
export interface LinkedWords<Target> {
  readonly words: readonly Words<Target>[];
  readonly link: Target;
}

/** A part of a text: plain, where `\n` breaks the line, or marked. */
export type Words<Target = unknown> =
  | string
  | { readonly bold: readonly Words<Target>[] }
  | LinkedWords<Target>;

/** A paragraph, or the items of a list. */
export type Passage<Target> =
  | { readonly paragraph: readonly Words<Target>[] }
  | { readonly items: readonly (readonly Words<Target>[])[] };

/** A telephone number in a text, with its address: `tel:+5554999990000`. */
export interface LinkedNumber {
  readonly text: string;
  readonly href: string;
}

/** A text in one line, or its parts where it has telephone numbers. */
export type Note = string | readonly (string | LinkedNumber)[];

/** Where typed words lead, before it is checked: as an editor wrote it, or found in the text itself. */
export type TypedLink =
  | { readonly kind: 'typed'; readonly to: string }
  | { readonly kind: 'tel' | 'mail' | 'web'; readonly href: string };

type Part = Words<TypedLink>;

// `(54) 3311-4422`, `54 99999-0000`, `+55 54 90000-0000`, `0800 123 4567`, a mobile's `54999990000`; neither `de 12 2019-2024`
// nor an account.
const years = String.raw`(?!(?:19|20)\d\d[- .](?:19|20)\d\d)`;
const phone = String.raw`(?<![\d.,/-]|\d )(?:(?<![\p{L}_@#$])(?:\+?55)?[1-9]\d9\d{8}(?![\p{L}_]|\.\p{L})|0[38]00[ .-]?\d{3}[ .-]?\d{4}|(?:\+?55 ?)?\([1-9]\d\) ?(?:9[ .]?)?\d{4}[- .]?\d{4}|(?:\+?55 )?[1-9]\d ${years}(?:9[ .]?\d{4}[- .]?\d{4}|\d{4}-\d{4}))(?![\d-])`;
const mail = String.raw`(?<![\w.+@-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const inAddress = String.raw`(?:[^\s<>"'\\^\x60{|}()[\]]|\([^\s<>"'\\^\x60{|}()[\]]*\))`;
const web = String.raw`(?<![\w@.])(?:https?:\/\/${inAddress}{1,2000}|www\.[^\s<>"'\\^\x60{|}()[\].]{1,63}\.${inAddress}{1,2000}|(?:[A-Za-z\d-]{1,63}\.){1,3}(?:com|net|org|br|ee|me)\/${inAddress}{1,2000})`;
const self = new RegExp(`(${web})|(${mail})|(${phone})`, 'gu');

const typedLink = /(?<!!)\[([^[\]\n]{1,300})\]\(((?:[^()\n]|\([^()\n]{0,300}\)){0,500})\)/;
const bold = /(?<!\*)\*\*(?=[^\s*])([^\n]{0,1000}?[^\s*])\*\*(?!\*)/;

/** An address without the signs that end a sentence. */
function withoutEnd(address: string): string {
  return address.replace(/[.,;:!?…]+$/, '');
}

/** The address of a telephone number as people write it in Brazil; nothing for what is none. */
export function telAddress(typed: string): string | undefined {
  if (/^0[38]00/.test(typed)) return `tel:${typed.replaceAll(/\D/g, '')}`;
  const number = repairPhone(typed);
  return number && `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

/** What says that digits without any sign are a telephone, and no account, code or key. */
const calling =
  /(?:^|(?:^|[^\p{L}])(?:(?:tele)?fone|tel|cel(?:ular)?|whats(?:app)?|zap|lig(?:ue|ar?)|cham(?:e|ar?)|plant[ãa]o|contato|d[úu]vidas|agend(?:e|amentos?))[.:]?\s*(?:(?:no|na|para|pelo|em|o)\s+)?[-–:]?\s*)$/iu;

/** Whether digits that look like a telephone are one where they stand. */
function isCalled(text: string, { 0: whole, index }: RegExpExecArray): boolean {
  return !/^\+?\d{11,13}$/.test(whole) || calling.test(text.slice(Math.max(0, index - 40), index));
}

interface Found {
  readonly at: number;
  readonly length: number;
  readonly part: Part;
}

/** Where words that are an address themselves lead, and how many of their signs belong to it. */
function readSelf([whole, address, letter]: RegExpExecArray): LinkedWords<TypedLink> | undefined {
  const said = address === undefined && letter === undefined ? whole : withoutEnd(whole);
  const link = (kind: 'web' | 'mail' | 'tel', href: string) => ({ words: [said], link: { kind, href } });
  if (address !== undefined) return link('web', /^https?:/.test(said) ? said : `https://${said}`);
  if (letter !== undefined) return link('mail', `mailto:${said}`);
  const href = telAddress(whole);
  return href === undefined ? undefined : link('tel', href);
}

/** A text in one line, in whose words only telephone numbers lead somewhere: as it is where there is none. */
export function withNumbers(text: string): Note {
  if (!maySpeakOfOne.test(text)) return text;
  const parts: (string | LinkedNumber)[] = [];
  let end = 0;
  for (const match of text.matchAll(self)) {
    const found = readSelf(match);
    if (found?.link.kind !== 'tel' || !isCalled(text, match)) continue;
    parts.push(text.slice(end, match.index), { text: match[0], href: found.link.href });
    end = match.index + match[0].length;
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)].filter((part) => part !== '');
}

/** Of most texts one look tells that nothing in them is an address. */
const maySpeakOfOne = /:\/\/|www\.|@|\d[\d ().-]{6}|\.[a-z]{2,3}\//;

function findSelf(text: string): Found | undefined {
  if (!maySpeakOfOne.test(text)) return undefined;
  for (const match of text.matchAll(self)) {
    const part = isCalled(text, match) ? readSelf(match) : undefined;
    if (part !== undefined) return { at: match.index, length: String(part.words[0]).length, part };
  }
  return undefined;
}

function findLink(text: string): Found | undefined {
  const match = text.includes('](') ? typedLink.exec(text) : null;
  if (match === null) return undefined;
  const [whole, words = '', to = ''] = match;
  return {
    at: match.index,
    length: whole.length,
    part: { words: readWords(words, [findBold]), link: { kind: 'typed', to: to.trim() } },
  };
}

function findBold(text: string): Found | undefined {
  const match = text.includes('**') ? bold.exec(text) : null;
  if (match === null) return undefined;
  const [whole, words = ''] = match;
  return { at: match.index, length: whole.length, part: { bold: readWords(words, [findLink, findSelf]) } };
}

type Find = (text: string) => Found | undefined;

/** A text's parts: whatever stands first of what is looked for, then the rest. */
function readWords(text: string, ways: readonly Find[]): readonly Part[] {
  const parts: Part[] = [];
  let rest = text;
  while (rest !== '') {
    const found = ways
      .flatMap((find) => find(rest) ?? [])
      .toSorted((a, b) => a.at - b.at || b.length - a.length);
    const [first] = found;
    if (first === undefined) return [...parts, rest];
    if (first.at > 0) parts.push(rest.slice(0, first.at));
    parts.push(first.part);
    rest = rest.slice(first.at + first.length);
  }
  return parts;
}

/** A longer text is no copy for a page, and would only take time. */
const longest = 20_000;

const readLine = (line: string) =>
  line.length > longest ? [line] : readWords(line, [findLink, findBold, findSelf]);

function readParagraph(lines: readonly string[]): Passage<TypedLink> {
  return { paragraph: readLine(lines.map((line) => line.trim()).join('\n')) };
}

function readList(lines: readonly string[], bullet: RegExp): Passage<TypedLink> {
  const items: string[] = [];
  for (const line of lines) {
    if (bullet.test(line)) items.push(line.replace(bullet, '').trim());
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { items: items.map(readLine) };
}

/** Lines between blank ones, divided where a list begins. A line below an item that is set in goes on with it. */
function divide(lines: readonly string[], bullet: RegExp): readonly Passage<TypedLink>[] {
  const runs: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const isItem = bullet.test(line) || (last?.isList === true && /^\s/.test(line));
    if (last?.isList === isItem) last.lines.push(line);
    else runs.push({ isList: isItem, lines: [line] });
  }
  return runs.map((run) => (run.isList ? readList(run.lines, bullet) : readParagraph(run.lines)));
}

/**
 * A text as people write it: blank lines between paragraphs, lines that stay lines, lists of lines with `- ` or `•` (see `bullets.ts`),
 * `**bold**`, `[words](link)`; telephone numbers, e-mail and web addresses lead where they say. Nothing else is a mark.
 */
export function readMarkup(text: string): readonly Passage<TypedLink>[] {
  const typed = text.replaceAll('\r\n', '\n');
  const bullet = bulletOf(typed);
  return typed
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .flatMap((lines) => divide(lines, bullet));
}

function plainWords(parts: readonly Words[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return plainWords('bold' in part ? part.bold : part.words);
    })
    .join('');
}

/** The same text without marks, for whoever reads no page: one line a paragraph or item. */
export function plainText(text: string): string {
  return readMarkup(text)
    .flatMap((passage) =>
      'items' in passage ? passage.items.map(plainWords) : [plainWords(passage.paragraph)],
    )
    .join('\n');
}
