import {
  dayNames,
  putIntoWords,
  readData,
  readTime,
  removeItem,
  setValue,
  valueAt,
  writeDays,
  type Edit,
  type Told,
} from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { putDays, takeDays } from '../hours/change-days.ts';
import { inTurn } from '../hours/change-hours.ts';
import { declareClosed, dropPlaces } from '../hours/declare-hours.ts';
import { hoursIn, isAt, scopeOf, type HoursPlace } from '../hours/find-hours.ts';
import type { Path } from '../store/store.ts';
import { dataOf, pathOf } from './knowledge.ts';
import { withNames } from './tell-figures.ts';

type Texts = Readonly<Record<Path, string>>;
type LeftOut = Extract<Told, { readonly kind: 'dayLeftOut' }>;

/** What is told of days that a list of hours leaves out, with the places that tell them by their names. */
export function sayLeftOut(problem: LeftOut, texts: Texts): Pick<Told, 'message' | 'cure'> {
  const { days, told, isClosed } = problem.parameters;
  const when = days.length === 1 ? 'nesse dia' : 'nesses dias';
  const isOfSite = pathOf(problem) === 'site.yaml' && problem.path?.[0] === 'hours';
  const parameters = { ...problem.parameters, told: withNames(told, texts) };
  return {
    message: putIntoWords({ ...problem, parameters }).message,
    cure: `${isOfSite ? 'Por este horário o site diz se está aberto. ' : ''}Se abre ${when}, ${isClosed ? 'corrija aqui' : 'falta aqui'}; se não abre, sobra lá.`,
  };
}

/** The places that tell the hours of days which another leaves out; nothing where one of them is not to be changed alone. */
function findPlaces({ days, told }: LeftOut['parameters'], texts: Texts): readonly HoursPlace[] {
  const found = told.at.map((at) => {
    const file = pathOf(at);
    return hoursIn(file, dataOf(file, texts[file] ?? null)).filter(
      (place) => isAt(place.path, at.path) && place.days.some((day) => days.includes(day)),
    );
  });
  return told.more > 0 || found.some((places) => places.length !== 1) ? [] : found.flat();
}

/** Takes days out of places, and out of what is declared for those and for another one that does not tell them any more. */
function takeFrom(
  places: readonly HoursPlace[],
  here: Pick<HoursPlace, 'file' | 'path'>,
  days: HoursPlace['days'],
  texts: Texts,
) {
  const scopes = [here, ...places].flatMap(
    (place) => scopeOf(place, dataOf(place.file, texts[place.file] ?? null)) ?? [],
  );
  const files = [...new Set([...places.map(({ file }) => file), 'site.yaml'])];
  return files.map((file) => ({
    file,
    edit: (text: string): Edit =>
      inTurn(text, [
        // From the last on, so that an item which goes moves none that is still to be changed.
        ...places
          .filter((place) => place.file === file)
          .toReversed()
          .map((place) => (now: string) => takeDays(now, place, days)),
        ...(file === 'site.yaml' ? [(now: string) => dropPlaces(now, days, scopes)] : []),
      ]),
  }));
}

/** Tells that a place is closed on days on which others are open, and declares that this holds there alone. */
function offerAlone(problem: LeftOut, texts: Texts): readonly Offer[] {
  const { days, told, said, isClosed, isInWords } = problem.parameters;
  const here = { file: pathOf(problem), path: problem.path ?? [] };
  const nameScope = (place: Pick<HoursPlace, 'file' | 'path'>) =>
    scopeOf(place, dataOf(place.file, texts[place.file] ?? null));
  const scope = nameScope(here);
  if (scope === undefined || here.file === 'site.yaml' || !(isClosed || isInWords)) return [];
  const open = { ...told, at: told.at.filter(({ isDeclared }) => !isDeclared) };
  const others = findPlaces({ ...problem.parameters, told: open }, texts).flatMap(
    (place) => nameScope(place) ?? [],
  );
  const names = writeDays(days);
  const put = (text: string): Edit =>
    isClosed ? { ok: true, text } : putDays(text, here, { days, time: 'fechado' });
  const declare = (text: string) =>
    declareClosed(text, { days, time: readTime(said) ?? '' }, scope, [...new Set(others)]);
  if (!put(texts[here.file] ?? '').ok || !declare(texts['site.yaml'] ?? '').ok) return [];
  const along = [{ file: 'site.yaml', edit: declare }];
  return [
    {
      label: 'Só aqui não abre',
      wish: {
        ...(isClosed ? { file: 'site.yaml', edit: declare } : { path: here.path, edit: put, along }),
        label: `anotar que ${names} aqui não abre`,
        said: `Anotado em Dados do site: só aqui não abre ${names}.`,
      },
    },
  ];
}

/** The ways out of days that one list of hours leaves out and others tell: to tell them here too, nowhere, or to be closed here alone. */
export function offerLeftOut(problem: LeftOut, texts: Texts): readonly Offer[] {
  const { days, said } = problem.parameters;
  const here = { file: pathOf(problem), path: problem.path ?? [] };
  const names = writeDays(days);
  const put = (text: string) => putDays(text, here, { days, time: readTime(said) ?? '' });
  const places = findPlaces(problem.parameters, texts);
  const [first, ...along] = places.length === 0 ? [] : takeFrom(places, here, days, texts);
  const there = places.length === 1 ? 'de lá' : `desses ${places.length} lugares`;
  return [
    ...(put(texts[here.file] ?? '').ok
      ? [
          {
            label: `Pôr "${names} ${said}" aqui`,
            wish: { label: `pôr ${names} no horário`, path: here.path, edit: put },
          },
        ]
      : []),
    ...(first?.edit(texts[first.file] ?? '').ok === true
      ? [
          {
            label: `Tirar ${names} ${there}`,
            wish: {
              ...first,
              along,
              label: `tirar ${names} do horário`,
              said: `O horário não diz mais ${names}.`,
            },
          },
        ]
      : []),
    ...offerAlone(problem, texts),
  ];
}

/** Takes days that a list of hours tells twice out of the row of more days. */
export function offerOnce(
  problem: Extract<Told, { readonly kind: 'dayTwice' }>,
  now: string,
): readonly Offer[] {
  const { days, row, line } = problem.parameters;
  const path = problem.path ?? [];
  const names = writeDays(days);
  const edit = (text: string): Edit => {
    const typed = valueAt(readData(text), path);
    if (!Array.isArray(typed)) return setValue(text, path, line?.replace(/^days: /, '') ?? '');
    const places = days.map((day) => typed.indexOf(dayNames[day])).toSorted((one, other) => other - one);
    return inTurn(
      text,
      places.map((place) => (next) => removeItem(next, path, place)),
    );
  };
  const typed = valueAt(readData(now), path);
  const isPart = line !== undefined || (Array.isArray(typed) && typed.length > days.length);
  if (!isPart || !edit(now).ok) return [];
  return [{ label: `Tirar ${names} de "${row}"`, wish: { label: `tirar ${names}`, path, edit } }];
}
