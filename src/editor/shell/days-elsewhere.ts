import {
  capital,
  dayForm,
  describeConflict,
  insertData,
  isOpenByName,
  isoOf,
  isRealDate,
  isRecord,
  isSamePath,
  isWithin,
  namedDays,
  readTime,
  routeOfFile,
  setValue,
  valueAt,
  type Edit,
} from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { writeLike } from '../hours/days.ts';
import { hoursIn, specialDaysIn } from '../hours/find-hours.ts';
import { isHiddenSection, sectionsOf } from '../outline/describe-section.ts';
import type { Path } from '../store/store.ts';
import type { Look } from './hours-elsewhere.ts';
import { nameFile } from './name-file.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

interface HoursList {
  readonly file: Path;
  readonly path: FieldPath;
  /** Whether it is one of days unlike others, whose rows have their dates in a field. */
  readonly isOfDays: boolean;
}

/** The lists of each section in which a day can be told, those of days unlike others first. */
type Lists = readonly [HoursList, ...HoursList[]];

/** The lists of hours in sections, whose rows go after a day; those of the foot stay. */
function listsIn(files: Look['files']): readonly Lists[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const hours = hoursIn(file, data).flatMap(({ kind, path }) =>
      kind === 'row' ? [path.slice(0, -1)] : [],
    );
    const isFirst = (path: FieldPath, at: number) =>
      hours.findIndex((other) => isSamePath(other, path)) === at;
    const weekly = hours.filter(isFirst);
    const sections = file.startsWith('_shared/')
      ? [{ section: data, base: [] }]
      : sectionsOf(data).map((section, at) => ({ section, base: ['sections', at] }));
    return sections.flatMap(({ section, base }) => {
      if (isHiddenSection(section)) return [];
      const [first, ...others]: readonly HoursList[] = [
        ...specialDaysIn(section, base).map((path) => ({ file, path, isOfDays: true })),
        ...weekly.flatMap((path) => (isWithin(path, base) ? [{ file, path, isOfDays: false }] : [])),
      ];
      return first === undefined ? [] : [[first, ...others] as const];
    });
  });
}

/** The lists of hours of pages' own feet, of which no row goes by itself. */
function feetIn(files: Look['files']): readonly HoursList[] {
  const path = ['footer', 'hours'];
  return Object.entries(files).flatMap(([file, data]) =>
    routeOfFile(file) !== undefined && Array.isArray(valueAt(data, path))
      ? [{ file, path, isOfDays: false }]
      : [],
  );
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (row: unknown, name: string) => String(valueAt(row, [name]) ?? '');

/** The hours of a day unlike others, as `08:00-12:00 13:30-18:00`: a row for each half; nothing while one is not complete. */
function timeOf(rows: readonly Fields[]): string | undefined {
  const spans = rows.map((row) =>
    [textOf(row, 'opens'), textOf(row, 'closes')].filter((hour) => hour !== ''),
  );
  const isClosed = spans.every((span) => span.length === 0);
  if (!isClosed && spans.some((span) => span.length !== 2)) return undefined;
  return isClosed
    ? 'fechado'
    : spans
        .map((span) => span.join('-'))
        .toSorted()
        .join(' ');
}

/** The day of a row about one with a date, as ISO. */
function dayOf(row: unknown): string | undefined {
  const date = textOf(row, 'date') || textOf(row, 'showUntil');
  return isRealDate(date) ? isoOf(date) : undefined;
}

/** Where in a list a row about a day goes: before those of later days, and else behind all. */
function placeFor(rows: readonly unknown[], date: string): number {
  const later = rows.findIndex((row) => (dayOf(row) ?? '') > isoOf(date));
  return later === -1 ? rows.length : later;
}

/** Hours as a list writes its own. */
function writeIn(rows: readonly unknown[], time: string): string {
  const said = rows
    .map((row) => textOf(row, 'time'))
    .find((one) => /\d/.test(one) && readTime(one) !== undefined);
  return time === 'fechado' ? capital(time) : writeLike(time, said ?? '08:00 às 18:00');
}

/** Whether a row of a list is about a day with a date. */
function isAbout(row: unknown, date: string): boolean {
  const own = valueAt(row, ['date']);
  if (own !== undefined) return own === date;
  const [days, until] = [textOf(row, 'days'), textOf(row, 'showUntil')];
  const isNamed = namedDays(days, isoOf(date), 'next').some((day) => day.date === date);
  return until === date || (until === '' && (isNamed || days.includes(date.slice(0, 5))));
}

/** The lists of hours that tell nothing of a day unlike others which was added to the site's hours, or another time. */
export function findDaysElsewhere(look: Look, dispatch: (action: Action) => void): readonly Elsewhere[] {
  const { files, texts, file, section, path } = look;
  const [first, list, index, name] = path;
  const day = valueAt(files[file], ['hours', 'exceptions', Number(index)]);
  if (file !== 'site.yaml' || first !== 'hours' || list !== 'exceptions' || !isRecord(day)) return [];
  const date = textOf(day, 'date');
  const all = valueAt(files[file], ['hours', 'exceptions']);
  const halves = (Array.isArray(all) ? all : []).filter(isRecord).filter((one) => one['date'] === date);
  const [days, time] = [textOf(halves[0], 'days'), timeOf(halves)];
  // It is told once, where the day is complete.
  const isHere = name === (time === 'fechado' ? 'date' : 'closes');
  if (!isHere || time === undefined || days === '' || !dayForm.test(date)) return [];
  if (time === 'fechado' && isOpenByName(days, date)) return [];
  const called = days.includes(date.slice(0, 5)) ? days : `${days} (${date.slice(0, 5)})`;
  const rowsOf = ({ file: one, path: at }: HoursList) => {
    const rows = valueAt(files[one], at);
    return Array.isArray(rows) ? rows : [];
  };
  const aboutIt = (one: HoursList) => rowsOf(one).filter((each) => isAbout(each, date));
  /** Of a section's lists the one that tells another time of the day, or that is to tell it. */
  const lacking = listsIn(files).flatMap((lists) => {
    const [first, ...others] = lists.filter((one) => aboutIt(one).length > 0);
    if (first === undefined) return [lists[0]];
    return [first, ...others].filter((one) =>
      aboutIt(one).some((each) => readTime(textOf(each, 'time')) !== time),
    );
  });
  const feet = feetIn(files).filter((one) => aboutIt(one).length === 0);
  if (lacking.length === 0 && feet.length === 0) return [];
  const nameOf = ({ file: one, path: at }: HoursList) => {
    const place = describeConflict({ path: at, ours: '', theirs: '' }, files[one]);
    return `${nameFile(one, files[one]).label}: ${place}`;
  };
  /** A list with the row, in the place of the one that it has of that day. */
  const write = (one: HoursList, text: string): Edit => {
    const rows = rowsOf(one);
    const at = rows.findIndex((each) => isAbout(each, date));
    const said = writeIn(rows, time);
    if (at !== -1) return setValue(text, [...one.path, at, 'time'], said);
    const item = one.isOfDays ? { days, date, time: said } : { days: called, time: said, showUntil: date };
    return insertData(text, one.path, placeFor(rows, date), item);
  };
  const forms = new Set(lacking.map((one) => writeIn(rowsOf(one), time)));
  const said = forms.size === 1 ? [...forms].join('') : writeIn([], time);
  const follow = (some: readonly HoursList[]) => () => {
    const changed: Record<Path, string> = {};
    let refused: Extract<Edit, { readonly ok: false }> | undefined;
    for (const one of some) {
      const edit = write(one, changed[one.file] ?? texts[one.file] ?? '');
      if (edit.ok) changed[one.file] = edit.text;
      else refused = edit;
    }
    const done = refused ?? ({ ok: true, texts: changed, links: 0 } as const);
    const told = tellFollowed(`${called}: ${said} está agora também em`, some.map(nameOf));
    dispatch(toAction(done, { label: 'pôr um dia nas listas de horário', file, section, ...told }));
  };
  return [
    {
      told: `Nesse dia o site diz sozinho se está aberto. Falta “${called}: ${said}” nas listas de horário:`,
      verb: 'Pôr',
      places: [
        ...lacking.map((one) => ({ name: nameOf(one), onFollow: follow([one]) })),
        ...feet.map((one) => ({ name: `${nameOf(one)} (ali a linha fica: tire-a depois desse dia)` })),
      ],
      ...(lacking.length > 0 && { onFollow: follow(lacking) }),
    },
  ];
}
