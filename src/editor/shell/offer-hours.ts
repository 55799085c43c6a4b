import { readTime, writeDays, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { changeHours, type NewHours } from '../hours/change-hours.ts';
import { daysOf } from '../hours/declare-hours.ts';
import { hoursIn, isAt } from '../hours/find-hours.ts';
import type { Path } from '../store/store.ts';
import { dataOf, pathOf } from './knowledge.ts';

type Texts = Readonly<Record<Path, string>>;

const placesIn = (file: string, texts: Texts) => {
  const name = pathOf({ file });
  return hoursIn(name, dataOf(name, texts[name] ?? null));
};

/** The hours that are held against those of a place, of the days that they are of. */
function findWanted(problem: Told, texts: Texts): (NewHours & { readonly said: string }) | undefined {
  if (problem.kind === 'disagrees') {
    const { there, others } = problem.parameters;
    const [first] = others.at;
    const time = readTime(there);
    const place =
      first && placesIn(first.file, texts).find((one) => isAt(one.path, first.path) && one.time === time);
    return place && { days: place.days, time: place.time, said: there };
  }
  if (problem.kind !== 'notAsDeclared') return undefined;
  const { topics, declared } = problem.parameters;
  const [topic, ...more] = topics;
  const time = readTime(declared);
  // Of several that are declared, it is told what the first is.
  return topic === undefined || more.length > 0 || time === undefined
    ? undefined
    : { days: daysOf(topic.subject), time, said: declared };
}

/** Writes what others say of some of the days of a row or a line of hours, which keeps its own for the rest; nothing where it is of all its days, and can be written in one field. */
export function offerHours(problem: Told, texts: Texts): Offer | undefined {
  const wanted = findWanted(problem, texts);
  const { path = [], file } = problem;
  if (wanted === undefined) return undefined;
  const here = placesIn(file, texts).find(
    (place) => isAt(place.path, path) && place.days.some((day) => wanted.days.includes(day)),
  );
  const days = here?.days.filter((day) => wanted.days.includes(day)) ?? [];
  // Hours in two fields are written in both.
  const isWhole = days.length === here?.days.length;
  if (here === undefined || (isWhole && here.kind !== 'opening')) return undefined;
  const edit = (text: string) => changeHours(text, here, { days, time: wanted.time });
  const hours = isWhole ? `"${wanted.said}"` : `"${writeDays(days)} ${wanted.said}"`;
  return edit(texts[pathOf({ file })] ?? '').ok
    ? { label: `Escrever ${hours} aqui`, wish: { label: `escrever ${hours}`, path, edit } }
    : undefined;
}
