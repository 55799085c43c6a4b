import { isSpans, splitDays } from '../../fields/days-and-hours.ts';
import { behaviourFor } from './fields.ts';
import { fieldsIn, type Field, type Outline } from './outline.ts';

type Parts = Readonly<Record<string, string>>;

/** The number of somebody in a register of a profession, such as `CRM-RS 12345`. */
export const registered = /^(?:CR(?:MV|M|O|F|FA|P|N|EFITO|EF|EA|ECI|C|BIO|BM|ESS)|COREN|OAB)\b.*\d/;

/** Where a register begins behind a comma. */
const beforeNumber = /,\s+(?=(?:CR[A-Z]{1,5}|COREN|OAB)\b)/;

/** The parts of what is said of somebody: a comma parts only the name, and a register, from what stands beside them. */
function partsOf(text: string): readonly string[] {
  const [who = '', ...said] = text
    .split(/\s+[-–—]\s+|\s*[()]\s*/)
    .flatMap((part) => part.split(beforeNumber))
    .map((part) => part.replace(/^(?:[-–—]|,)\s+/, ''));
  const [name = '', beside = ''] = who.split(/,\s+(.+)/);
  const others = said.flatMap((part) => (registered.test(part) ? part.split(/,\s+(.+)/) : [part]));
  return [name, beside, ...others].filter((part) => part !== '');
}

/** `Ana Prado - CRM-RS 12345 - recepção`: who, under which number, and what the person does, as far as that is said. */
function splitPerson(fields: readonly Field[], text: string): Parts | undefined {
  const [name, role] = fields.filter(({ isNeeded }) => isNeeded);
  if (name === undefined || fields.every((field) => field.name !== 'register')) return undefined;
  const [who = '', ...said] = partsOf(text);
  const numbers = said.filter((part) => registered.test(part));
  const [does, words, ...more] = said.filter((part) => !registered.test(part));
  const hasText = words === undefined || fields.some((field) => field.name === 'text');
  if (numbers.length !== 1 || more.length > 0 || !hasText || who === '') return undefined;
  return {
    [name.name]: who,
    ...(does !== undefined && role !== undefined && { [role.name]: does }),
    register: numbers[0] ?? '',
    ...(words !== undefined && { text: words }),
  };
}

const counted =
  /^(?<value>(?:mais de |\+ ?)?\d[\d.,]*(?:\s?(?:mil|k|milh(?:ão|ões))(?!\p{L})|%)?\+?)\s+(?<label>\p{L}{4,}.*)$/iu;

/** `25 anos de casa`: a number, and what it counts; `10 anos` may well be all of the number. */
function splitFigure(fields: readonly Field[], text: string): Parts | undefined {
  const [first, second] = fields.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
  if (first !== 'value' || second !== 'label') return undefined;
  const turned =
    /^(?<label>(?!telefone|fone|sala|cep|desde|ano)\p{L}[^:\d]{3,60}?)(?::|\s[-–—])\s+(?<value>\+?\s?\d[\d.,]*(?:\s?(?:mil|k|%))?\+?)$/iu.exec(
      text,
    )?.groups;
  if (turned !== undefined) return { value: turned['value'] ?? '', label: turned['label'] ?? '' };
  const { value, label = '' } = counted.exec(text)?.groups ?? {};
  const isMany = value !== undefined && /\p{L}$/u.test(value);
  const isWhole = /^\p{L}+$/u.test(label) && !isMany;
  if (value === undefined || isWhole || /^(?:mil|milh)/i.test(label)) return undefined;
  return { value, label };
}

/** An amount with its sign, or with its cents behind what parts the cells of a table. */
const priced =
  /^(?<name>[^$;|]{2,60}?)(?:(?:\s*[,:–—-])?\s+(?:(?<prefix>a partir de|desde)\s+)?(?<amount>R\$\s?\d[\d.]*(?:,\d\d)?)|\s*[;|]\s*(?<cell>R\$\s?\d[\d.]*(?:,\d\d)?|\d[\d.]*,\d\d(?=$|[;|])))(?:[,;|]?\s+(?:[-–—]\s+)?(?<rest>[\p{L}(][^$]*))?$/iu;

/** `Corte 2x`, before an amount: that of a part, of which there are several. */
export const inParts = /\d ?[x×]$/i;

/** Words after which an amount is another than the price of what stands before them. */
const joined =
  /(?:^|[\s,])(?:de|da|do|a|e|ou|por|só|acima|abaixo|até|com|sem|mais|menos|taxa|desconto|sinal|entrada|apenas|[+-])$/i;

/** The fields for a price: what something cost before tells nothing without what it costs. */
export function pricesIn(fields: readonly Field[]): readonly Field[] {
  return fields.filter(
    ({ name, outline }) => name !== 'originalPrice' && outline.kind === 'text' && outline.control === 'price',
  );
}

/** `Conserto R$ 150 com garantia`: a name, its price, and what is said beyond them. */
function splitPriced(fields: readonly Field[], text: string): Parts | undefined {
  const { name: called = '', prefix, cell = '', amount = cell, rest } = priced.exec(text)?.groups ?? {};
  const name = fields.find(({ isNeeded }) => isNeeded);
  const price = pricesIn(fields)[0];
  const value = price && behaviourFor(price.outline.schema)?.repair?.(amount);
  const has = (field: string) => fields.some((one) => one.name === field && !one.isNeeded);
  if (
    name === undefined ||
    price === undefined ||
    value === undefined ||
    joined.test(called.trim()) ||
    inParts.test(called.trim())
  )
    return undefined;
  if ((prefix !== undefined && !has('pricePrefix')) || (rest !== undefined && !has('detail')))
    return undefined;
  return {
    [name.name]: called.trim(),
    ...(prefix !== undefined && { pricePrefix: prefix }),
    [price.name]: value,
    ...(rest !== undefined && { detail: rest }),
  };
}

/** `segunda a sexta 8h às 18h`: the days, and all of their hours. */
function splitHours(fields: readonly Field[], text: string): Parts | undefined {
  const isRow = ['days', 'time'].every((name) => fields.some((field) => field.name === name));
  const [days, time] = (isRow && splitDays(text)) || [];
  return days === undefined || time === undefined || !isSpans(time) ? undefined : { days, time };
}

/** No item is told in a longer text. */
const longest = 300;

/** A text that surely tells several fields of an item, by signs that nothing else has, in the field that it needs first. */
export function splitSurely(item: Outline, typed: string): Parts | undefined {
  const [fields, text] = [fieldsIn(item), typed.trim()];
  if (text.includes('\n') || text.length > longest) return undefined;
  return (
    splitPerson(fields, text) ??
    splitFigure(fields, text) ??
    splitPriced(fields, text) ??
    splitHours(fields, text)
  );
}
