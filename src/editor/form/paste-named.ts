import { inLine } from '../ui/in-line.ts';
import {
  apartFromAround,
  fieldsIn,
  fold,
  greeting,
  namesIn,
  removeItem,
  setValue,
  valueAt,
  type Edit,
  type List,
} from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { writingOrder } from './action-group.ts';
import { inQuotes, shorten } from './in-quotes.ts';
import { namingField } from './known-rows.ts';
import { sayLeft } from './paste-parts.ts';
import { isBlank, type Pasted } from './paste-rows.ts';
import { putAt } from './wishes.ts';

/** `MISSÃO: cuidar bem`: what an item is called, alone on its line or before what it says. */
const named =
  /^(?:[-–—•●▪◦·]\s+)?\*{0,2}(?<name>\p{L}[^:–—*]{1,58}?)\*{0,2}(?:\s*:\*{0,2}\s*|\s+[-–—]\s+|\s*$)(?<said>.*)$/u;

/** What a text says of an item of the list, by its place. */
interface Said {
  readonly at: number;
  readonly name: string;
  readonly lines: string[];
}

/** The field that takes all that is said of an item, of those that are called something and say one thing. */
function textIn({ item }: List): string | undefined {
  const names = namesIn(item);
  if (['question', 'role', 'rating', 'days'].some((name) => names.includes(name))) return undefined;
  return fieldsIn(item).find(({ outline }) => outline.kind === 'text' && outline.control === 'long')?.name;
}

/** `Missão`, as the other names of the list are written, for `MISSÃO`. */
const asOthers = (name: string, others: readonly string[]) =>
  name === name.toUpperCase() && others.some((other) => other !== other.toUpperCase())
    ? name.charAt(0) + name.slice(1).toLowerCase()
    : name;

/** What each part of a text says of the item whose name stands before it: nothing where a part may be of none. */
function readSaid(text: string, index: number, names: readonly string[]): readonly Said[] | undefined {
  const said: Said[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const { name = '', said: words = '' } = named.exec(line)?.groups ?? {};
    const known = names.findIndex((one) => one !== '' && fold(one) === fold(name));
    // The item that it was pasted into may have lost its name before.
    const isOfPlace = names[index] === '' && words !== '' && name.length < 30;
    const at = known < 0 && isOfPlace ? index : known;
    const isTold = said.some((one) => one.at === at);
    if (at >= 0 && !isTold) said.push({ at, name, lines: [words] });
    else if (at >= 0 || (words !== '' && name.length < 30)) return undefined;
    else if (said.length > 0) said.at(-1)?.lines.push(line);
    else if (line !== '' && !greeting.test(line)) return undefined;
  }
  const isWhole = said.length > 1 && said.every(({ lines }) => lines.join('').trim() !== '');
  return isWhole && said.some(({ at }) => at !== index) ? said : undefined;
}

/**
 * A text that says something of several items of the list, each behind its name as the list has it: what they said gives way to that,
 * and an empty item that it was pasted into goes. Nothing where a part of it is of no item.
 */
export function wishNamed(pasted: Pasted): EditWish | undefined {
  const { text: typed, field, list, path, index, items = [] } = pasted;
  const [naming, place] = [namingField(list), textIn(list)];
  const isPriced = namesIn(list.item).includes('price') && /R\$|\d,\d\d|\breais\b/.test(typed);
  if (naming === undefined || field !== naming || place === undefined || isPriced) return undefined;
  const names = items.map((item) => {
    const name = valueAt(item, [naming]);
    return typeof name === 'string' ? name.trim() : '';
  });
  if (new Set(names.map(fold)).size < names.length || typed.includes('\t')) return undefined;
  const { said: own, left } = apartFromAround(typed, { of: 'thing' });
  const said = readSaid(own, index, names);
  if (said === undefined) return undefined;
  const isOver = isBlank(pasted, items[index]) && said.every(({ at }) => at !== index);
  const order = list.item.kind === 'group' ? writingOrder(list.item) : [];
  const nameAt = ({ at, name }: Said) => names[at] || asOthers(name, names);
  const write = (text: string, one: Said): Edit => {
    const item = [...path, one.at];
    const done =
      names[one.at] === '' ? setValue(text, [...item, naming], nameAt(one)) : { ok: true as const, text };
    return done.ok ? putAt(done.text, [...item, place], one.lines.join('\n').trim(), order) : done;
  };
  const whom = inQuotes(said.map(nameAt).map(shorten));
  const gone = said.flatMap(({ at, lines }) => {
    const given = valueAt(items[at], [place]);
    const isOther = typeof given === 'string' && given.trim() !== '' && given !== lines.join('\n').trim();
    return isOther ? shorten(inLine(given)) : [];
  });
  const instead = gone.length === 0 ? '' : `, no lugar de ${inQuotes(gone)}`;
  return {
    label: `mudar o texto de ${whom}`,
    said: `Mudou o texto de ${whom}${instead}.${sayLeft(left)}`,
    path,
    edit: (text) => {
      const done = said.reduce<Edit>((all, one) => (all.ok ? write(all.text, one) : all), { ok: true, text });
      return done.ok && isOver ? removeItem(done.text, path, index) : done;
    },
  };
}
