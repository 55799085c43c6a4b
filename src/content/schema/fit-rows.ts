import { targets } from '../../fields/action.ts';
import { isAccepted } from './fields.ts';
import { fitAsked } from './fit-asked.ts';
import {
  fitHours,
  fitRecess,
  fitSomeHours,
  fitSpecialDay,
  fitSpecialDays,
  fitWeek,
  type SomeHours,
} from './fit-days.ts';
import { readLabel } from './fit-labelled.ts';
import { fitLine } from './fit-line.ts';
import { dayFor, longestName, nameOf, readDay, textOf, type Parts } from './fit-parts.ts';
import { fitTable } from './fit-table.ts';
import { isNothing } from './price-columns.ts';
import { withTabs } from './with-tabs.ts';
import { fieldsIn, namesIn, type Field, type List, type Outline } from './outline.ts';
import { fitFigure } from './fit-text.ts';
import { splitItem } from './split-item.ts';

/** An item as its fields are typed, or its only text. */
export type TypedItem = string | Readonly<Record<string, string>>;

/** A bullet, a dash, a tick or a number before a line, as lists have them that are copied from elsewhere. */
export const bullet =
  /^\s*(?:[-–—•●▪◦·*✓✔☑✅]\uFE0F?|\d\uFE0F?\u20E3|\d{1,2}[.)]|passo \d{1,2}\s?[:.)–-])\s+/iu;

/** A line with a price as an item; nothing where it has days too, on which anything but an offer would be gone from the page. */
function fitPriced(item: Outline, line: string, today: string): TypedItem | undefined {
  const parts = fitLine(item, line, today, true);
  const isEnding = parts !== undefined && ('showUntil' in parts || 'showFrom' in parts);
  return isEnding && !namesIn(item).includes('originalPrice') ? undefined : parts;
}

const isWords = ({ outline }: Field) =>
  outline.kind === 'list' ||
  (outline.kind === 'text' && ['line', 'long', 'price'].includes(outline.control ?? 'line'));

/** A name alone on a line, and no greeting. */
const bareName =
  /^(?!oi[\s,!]|ol[áa]|bom dia|boa (?:tarde|noite)|conhe[çc]a|noss[ao]s?\s|segue)\p{Lu}[^.!?:;,\d]{1,39}$/iu;

/** Whether all that an item says in words is its name, and what its picture shows. */
const isNameAlone = (item: Outline) =>
  nameOf(item) !== undefined &&
  fieldsIn(item).every((field) => !isWords(field) || field === nameOf(item) || field.name.endsWith('Alt'));

/** What an item is called, where it needs no other words. */
function nameItem(item: Outline, line: string): TypedItem | undefined {
  const [name, ...others] = fieldsIn(item).filter(
    (field) => field.isNeeded && !field.name.startsWith('image'),
  );
  const isName = name !== undefined && others.length === 0 && line.length <= longestName;
  return isName && isAccepted(name.outline.schema, line) ? { [name.name]: line } : undefined;
}

/** `2) Visita: conversamos com calma`: what it is called, and what is said of it, on a line of a list. */
function fitExplained(item: Outline, line: string): TypedItem | undefined {
  const [, called = '', said = ''] =
    /^([^:–—]{2,40}?)(?::\s+|\s+[-–—]\s+)(\S.{2,})$/u.exec(line.trim()) ?? [];
  const [name, text] = [nameOf(item), textOf(item)];
  const isPriced = namesIn(item).includes('price') && /R\$|\breais\b/i.test(line);
  // A day goes into a field of its own, and praise is somebody's.
  const isDated =
    fieldsIn(item).some(({ name, isNeeded }) => name === 'date' && isNeeded) && /\d\/\d/.test(said);
  const isNobody =
    namesIn(item).includes('rating') && !/^(?:\p{Lu}[\p{L}.]*\s?(?:d[aeo]s?\s)?)+$/u.test(called);
  if (isDated || isNobody) return undefined;
  return called === '' || isPriced || name === undefined || text === undefined
    ? undefined
    : { [name.name]: called, [text.name]: said };
}

/** What a chat sets off with stars before the rest of a line. */
const starred = /^(\*{1,2})([^*\s][^*]{0,58}[^*\s])\1(?=\s*[:–(-])/u;

/** An item with the year of each of its days. */
function withYears(item: Outline, typed: Parts, today: string): Parts {
  const days = fieldsIn(item).flatMap((field) => {
    const { name, outline } = field;
    const said = typed[name];
    const isDay = outline.kind === 'text' && outline.control === 'date' && said !== undefined;
    return isDay ? [[name, readDay(said, today, dayFor(field)) ?? said] as const] : [];
  });
  return { ...typed, ...Object.fromEntries(days) };
}

/** A line as an item; nothing where words would become where a button leads. */
function splitLine(item: Outline, line: string, today: string): TypedItem | undefined {
  const typed = splitItem(item, line.replace(starred, '$2'));
  const isHours = ['days', 'time'].every((name) => namesIn(item).includes(name));
  const isMany = /R\$[\d.,\s]*\s(?:mil|milh\p{L}+)(?!\p{L})/iu.test(line);
  if (typed === undefined || isHours || isMany || targets.some((target) => target in typed)) return undefined;
  return 'originalPrice' in typed && !('price' in typed) ? undefined : withYears(item, typed, today);
}

/** `1º passo: Triagem`, `2- Consulta`: what counts a line. */
const counting = /^\s*(\d{1,2})\s?(?:[º°ª](?:\s(?:passo|etapa)\s?[:.)–-]?|\s?[:.)–-])|[-–])\s+/iu;

/** `1º Triagem`, which counts no line where it says which of several things is meant. */
const ordinal = /^\s*(\d{1,2})\s?[º°ª]\s+(?=\p{Lu})/u;

/** Lines without what counts them, where that is counted in a row, and says nothing else; what may mean one of several from one on. */
function withoutCount(item: Outline, lines: readonly string[]): readonly string[] {
  const bare = new Set(lines.map((line) => line.replace(ordinal, '')));
  const isOrdinal = item.kind === 'group' && !namesIn(item).includes('price') && bare.size === lines.length;
  const sign = [counting, ...(isOrdinal ? [ordinal] : [])].find((one) =>
    lines.every((line, at) => {
      const first = one === counting ? Number(one.exec(lines[0] ?? '')?.[1]) : 1;
      return one.exec(line)?.[1] === String(first + at);
    }),
  );
  return sign === undefined || lines.length < 2 ? lines : lines.map((line) => line.replace(sign, '• '));
}

/** What something cost and costs in two cells that say so: `de R$ 89,90` and `por R$ 69,90`. */
const fromTo = /\t\s*(?:de|era)\s+(R\$\s?[\d.,]+)\s*\t\s*(?:por|agora)\s+(R\$\s?[\d.,]+)\s*(?=\t|$)/i;

/**
 * Rows whose cells say what was and what is to be paid, `de R$ … | por R$ …`, as an item's fields hold it: both prices in
 * their columns, or the former before the price; elsewhere as they are.
 */
function withBothPrices(item: Outline, lines: readonly string[]): readonly string[] {
  const fields = namesIn(item);
  const told = fields.includes('originalPrice') ? '\t$1\t$2' : '\tde $1 por $2\t';
  return fields.includes('price') ? lines.map((line) => line.replace(fromTo, told)) : lines;
}

/**
 * Lines of a list or rows of a table, as they are pasted, as items of a list: each line tells one. No word is left out
 * but the names of the columns. Nothing where they are fewer than two and no hours, or a line does not tell an item.
 */
export function fitRows({ item }: List, pasted: string, today: string): readonly TypedItem[] | undefined {
  // Between the hours of a day such signs are a pause.
  const isTimed = ['days', 'time'].every((name) => namesIn(item).includes(name));
  const typed = pasted.split(/\r?\n/).filter((line) => line.trim() !== '');
  const said = withoutCount(item, item.kind === 'group' && !isTimed ? withTabs(typed) : typed);
  // Names alone, each behind a sign: what has more to say, or a price, is not called all of that.
  const isMarked = said.every((line) => bullet.test(line));
  const isNamed =
    isMarked || (isNameAlone(item) && said.length > 2 && said.every((line) => bareName.test(line)));
  const isListed = said.every(
    (line) => isNamed && !/R\$|\breais\b|:\s|\s[-–—]\s/i.test(line.replace(bullet, '')),
  );
  const lines = said
    .map((line) => line.replace(bullet, '').replace(/ +$/, ''))
    .filter((line) => line.trim() !== '');
  const hours = fitHours(item, lines);
  const days = fitSpecialDays(item, lines, today);
  if (hours === undefined && days !== undefined && days.length > 1) return days;
  if (hours !== undefined || days !== undefined) return hours;
  if (lines.length < 2) return fitRecess(item, lines[0] ?? '', today);
  if (item.kind === 'text')
    return lines.every((line) => isAccepted(item.schema, line.trim()))
      ? lines.map((line) => line.trim())
      : undefined;
  if (item.kind !== 'group') return undefined;
  // What says which part of an item it is, is no item.
  if (lines.some((line) => !line.includes('\t') && readLabel(item, line) !== undefined)) return undefined;
  const items = lines.every((line) => line.includes('\t'))
    ? fitTable(
        { item, today },
        withBothPrices(item, lines).map((line) => line.split('\t')),
      )
    : lines.map(
        (line) =>
          fitPriced(item, line, today) ??
          fitAsked(item, line) ??
          splitLine(item, line, today) ??
          fitFigure({ item, lines: [line] }) ??
          (isListed ? nameItem(item, line) : isMarked ? fitExplained(item, line) : undefined),
      );
  return items.every((one) => one !== undefined) ? items : undefined;
}

/**
 * The rows of hours that most lines of a text tell, and the others, which tell none, word for word: for somebody to confirm. Nothing
 * where all lines are rows of a list in words, which need no asking, or a list has a field for their dates.
 */
export function fitMostHours({ item }: List, pasted: string): SomeHours | undefined {
  const lines = pasted
    .split(/\r?\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
  const [week, words] = [fitWeek(item, lines), fitSomeHours(item, lines)];
  const told = week ?? words;
  const isOpen = told !== undefined && (week !== undefined || told.left.length > 0);
  const isMost = isOpen && told.rows.length > 0 && told.left.length <= told.rows.length;
  return isMost && !namesIn(item).includes('date') ? told : undefined;
}

/** One row of a table as an item, where its cells go into several fields, or one special day; nothing for any other text. */
export function fitRow({ item }: List, pasted: string, today: string): TypedItem | undefined {
  if (item.kind !== 'group' || /[\r\n]/.test(pasted.trim())) return undefined;
  const cells = pasted.replace(bullet, '').trimEnd().split('\t');
  const day = fitSpecialDay(item, cells.join('\t'), today);
  const isRow = cells.filter((cell) => !isNothing(cell)).length > 1;
  const typed = day ?? (isRow ? fitTable({ item, today }, [cells])[0] : undefined);
  return typeof typed === 'object' && Object.keys(typed).length > 1 ? typed : undefined;
}
