import { apartFromGreeting, farewell, withoutDrawings } from './around.ts';
import type { Part } from './divide-price.ts';
import { repairFreePhone, repairMail, repairPhone } from './repair.ts';

/** What only says that a number is one. */
const mere = /^(?:(?:tel(?:efone)?|fone|n[úu]mero|contato|nov[oa]s?)[\s.:]*)+$/i;

/** What only introduces a number, in a sentence of a message: what it is, that it is new, and whose. */
const introducing =
  /(?<!\p{L})(?:(?:segue[mn]?|anotem?|anota a[íi]|nov[oa]s?|noss[oa]s?|n[úu]meros?|tel(?:efone)?s?|fones?|fixos?|cel(?:ular)?(?:es)?|contatos?|whats(?:\s?app)?|zap|wpp|agora|mesm[oa]s?|continuam?|permanecem?|s[ãa]o|[ée]|e|ou|o|a|os|as|pelo|pela|no|na)(?!\p{L})(?:\sd[aeo]s?\s\p{L}+)?[\s.,:;!?/|&()–-]*)+/giu;

/** Digits that may be a number, with the signs in it. */
const digits = /[+(]?\d[\d\s().-]{6,18}\d/g;

/** Words about a number that is one no more. */
const isChange = /(?<!\p{L})(?:n[ãa]o|antig\p{L}+|agora|era|mud\p{L}+)(?!\p{L})/iu;
const isFormer = /(?<!\p{L})(?:n[ãa]o|antig\p{L}+|era)(?!\p{L})/iu;

/** What people write beside a number for chats. */
const chats = /\(?\b(?:whats(?:\s?app)?|zap|wpp)\b\)?/i;

/** What parts two numbers: a sign, a word, or what the second is called. */
const between =
  /\s*[/|;,]\s*|(?<=[\d)])\s*\b(?:e|ou)\b\s*|(?<=\d)\s+(?=(?:whats(?:\s?app)?|zap|wpp|cel(?:ular)?|fixo)\b[\s.:]*[\d(+])/i;

/** A number without the words beside it. */
const bare = (typed: string) =>
  typed
    .replaceAll(/\([^()\d]*\)/g, '')
    .replace(/^\p{L}[\p{L} .]*:?\s*(?=[\d(+])/u, '')
    .replace(/(?<=\d)\s*\p{L}[\p{L} .]*$/u, '')
    .trim();

/** A number of a town as `+55 … 3311-2020`, where only the editor knows the area. */
function withOpenArea(typed: string): string | undefined {
  const [, first, last] = /^([2-5]\d{3}|9\d{4})(\d{4})$/.exec(typed.replaceAll(/[\s.-]/g, '')) ?? [];
  return first === undefined ? undefined : `+55 … ${first}-${last}`;
}

interface Read {
  readonly number: string;
  readonly isChat: boolean;
}

/** Two numbers as they are to be written, each with the words that are its own; one may leave the area to the other. */
function readPair(numbers: readonly string[], said: readonly string[]): readonly [Read, Read] | undefined {
  const area = numbers.map((number) => repairPhone(number)?.slice(4, 6)).find((one) => one !== undefined);
  const found = numbers.map(
    (number) =>
      repairPhone(number) ??
      repairFreePhone(number) ??
      (area === undefined ? withOpenArea(number) : repairPhone(`${area}${number}`)),
  );
  const [first, second] = found;
  if (first === undefined || second === undefined || found.length > 2) return undefined;
  const [isFirst = false, isSecond = false] = said.map((one) => chats.test(one));
  return [
    { number: first, isChat: isFirst },
    { number: second, isChat: isSecond },
  ];
}

/** A longer text is more than two numbers with what introduces them. In letters. */
const longest = 300;

/** `Oi! Novo número: fixo 3311-2020 e o zap é 54 99912-3344`: two numbers of a sentence that says no more of them. */
function readPhrase(typed: string): readonly [Read, Read] | undefined {
  if (typed.length > longest) return undefined;
  const said = apartFromGreeting(withoutDrawings(typed.trim())).said;
  const found = [...said.matchAll(digits)];
  const [before = '', amid = '', after = '', ...more] = said.split(digits);
  // With a farewell a letter ends, unless a sentence follows.
  const ending = after.replace(/^[\s.,;!)]+/, '');
  const behind = farewell.test(ending) && !/[,.;!]\s*\p{L}+\s+\p{Ll}/u.test(ending) ? '' : after;
  const isMere = [before, amid, behind].every(
    (words) => !/[\p{L}\d]/u.test(words.replaceAll(introducing, '')),
  );
  if (found.length !== 2 || more.length > 0 || !isMere) return undefined;
  // What stands before a sign or a word between them is of the first.
  const [own = '', next] = amid.split(/[/|;,.\n]|(?<!\p{L})(?:e|ou)(?!\p{L})(.*)/su).filter(Boolean);
  const words = next === undefined ? [before, amid + behind] : [before + own, next + behind];
  return readPair(
    found.map(([number]) => number),
    words,
  );
}

/** Whether a text says nothing but two numbers, each perhaps with what it is. */
export const saysOnlyPhones = (typed: string): boolean => readPhrase(typed) !== undefined;

/** Two numbers in one text. */
function readTwo(typed: string): readonly [Read, Read] | undefined {
  if (isFormer.test(typed)) return undefined;
  const said = typed.trim().split(between);
  return readPair(said.map(bare), said) ?? readPhrase(typed);
}

/** Whether a number as it is to be written is a mobile's: those have a digit more. */
const isMobile = (number: string) => /9\d{4}-\d{4}$/.test(number);

const isFree = (number: string) => number.startsWith('0');

/**
 * Two numbers in one text as the first and the second telephone, or as the one for chats where it is called so or a mobile. One that
 * costs the caller nothing is the second; where nobody tells an area, `…` stands for it.
 */
export function dividePhones(typed: string): readonly (readonly Part[])[] {
  const two = readTwo(typed);
  const [one, other] = two === undefined || isFree(two[0].number) ? (two?.toReversed() ?? []) : two;
  if (one === undefined || other === undefined || isFree(one.number)) return [];
  const way = (field: string, told: string, beside: string): readonly Part[] => [
    { field: 'phone', value: told },
    { field, value: beside },
  ];
  const plain = way('otherPhone', one.number, other.number);
  if (isFree(other.number)) return [plain];
  // Where nobody says so, chats are the mobile's that stands beside a number of a house.
  const isSaid = one.isChat !== other.isChat;
  const [first, second] = [one, other].map(({ number, isChat }) => (isSaid ? isChat : isMobile(number)));
  if (first === second) return [plain];
  return [
    second ? way('whatsapp', one.number, other.number) : way('whatsapp', other.number, one.number),
    plain,
  ];
}

/** `(54) 3311-2020 ramal 2`, or two numbers, as the number and the words for a note beside it. */
export function phoneAndRest(typed: string) {
  if (isChange.test(typed) || repairPhone(typed) !== undefined) return undefined;
  const [, number = '', rest = ''] = /^(.*\d\)?)[\s,;-]*\(?(ramal:?\s*\d+)\)?$/i.exec(typed.trim()) ?? [];
  const value = /^\p{L}/u.test(number.trim()) ? undefined : repairPhone(bare(number));
  if (value !== undefined) return { value, rest };
  const [[one, other] = []] = dividePhones(typed).slice(-1);
  if (one === undefined || other === undefined) return readWorded(typed);
  if (readPhrase(typed) !== undefined) return { value: one.value, rest: `ou ${other.value}` };
  const [first = '', second = ''] = typed.trim().split(between);
  const [own, beside] = [first, second].map(wordsOf);
  // Words beside a number say whose it is, and stay with it.
  const said = beside === '' || !first.includes(one.value.slice(-4)) ? `ou ${other.value}` : second;
  return { value: one.value, rest: own === '' ? said : `${own} – ${said}` };
}

/** The words beside a number, without what only says that it is one. */
function wordsOf(part: string): string {
  const words = part
    .replace(/\+?\(?\d[\d\s().-]{6,}\d/, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:)–-]+|[\s,;:(–-]+$/g, '')
    // Brackets around them all, or one without its other.
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/, '$1$2')
    .trim();
  return mere.test(words) ? '' : words;
}

/** A number with words before it or behind it. */
const worded =
  /^(?<before>\p{L}[^\d+]{0,60}?)?[\s:(–-]*(?<number>\+?\(?\d{2,4}\)?[\s.-]?\d[\d\s.-]{5,14}\d)(?<after>\D.{0,120})?$/su;

/** `Balcão: (54) 3311-2020 - falar com Ana` as the number and the words around it; nothing of a number alone. */
function readWorded(typed: string) {
  const { before = '', number = '', after = '' } = worded.exec(typed.trim())?.groups ?? {};
  const value = repairPhone(number) ?? repairFreePhone(number);
  const words = [apartFromGreeting(before).said, withoutDrawings(after)].map((said) =>
    said.replaceAll(/^[\s,;:)–-]+|[\s,;:(–-]+$/g, ''),
  );
  const rest = words.filter((said) => said !== '' && !mere.test(said)).join(' – ');
  // A second number among the words has a field of its own.
  const isMore = repairPhone(rest.match(digits)?.[0] ?? '') !== undefined;
  return value === undefined || rest === '' || isMore ? undefined : { value, rest };
}

/** `a@x.com ou b@x.com` as the first address, and the other for a note beside it. */
export function mailAndRest(typed: string) {
  const said = typed.trim().replaceAll(/\s*@\s*/g, '@');
  const [first = '', second = '', ...more] = said.split(/\s*(?:[/|;,]|\s(?:e|ou)\s)\s*|\s+/);
  const [value, other] = [repairMail(first), repairMail(second)];
  return value === undefined || other === undefined || more.length > 0
    ? undefined
    : { value, rest: `ou ${other}` };
}
