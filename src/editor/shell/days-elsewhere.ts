import {
  describeConflict,
  insertData,
  isoOf,
  isRecord,
  namedDays,
  readTime,
  setValue,
  valueAt,
  type Edit,
} from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { hoursIn } from '../hours/find-hours.ts';
import { isHiddenSection } from '../outline/describe-section.ts';
import type { Path } from '../store/store.ts';
import type { Look } from './hours-elsewhere.ts';
import { nameFile } from './name-file.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

interface HoursList {
  readonly file: Path;
  readonly path: FieldPath;
}

/** The lists of hours in sections, whose rows go after a day; those of the foot stay, and tell of no single day. */
function listsIn(files: Look['files']): readonly HoursList[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const isSection = (path: FieldPath) =>
      path[0] === 'sections'
        ? !isHiddenSection(valueAt(data, path.slice(0, 2)))
        : file.startsWith('_shared/') && !isHiddenSection(data);
    const lists = hoursIn(file, data).flatMap(({ kind, path }) =>
      kind === 'row' && isSection(path) ? [path.slice(0, -1)] : [],
    );
    const isFirst = (path: FieldPath, at: number) =>
      lists.findIndex((other) => other.join('\n') === path.join('\n')) === at;
    return lists.filter(isFirst).map((path) => ({ file, path }));
  });
}

/** A day unlike others as a row of a list of hours, which goes once it is over. */
function rowFor(day: Readonly<Record<string, unknown>>) {
  const [days = '', date = '', opens = '', closes = ''] = ['days', 'date', 'opens', 'closes'].map((name) =>
    String(day[name] ?? ''),
  );
  const time = opens === '' || closes === '' ? 'Fechado' : `${opens} às ${closes}`;
  return {
    days: days.includes(date.slice(0, 5)) ? days : `${days} (${date.slice(0, 5)})`,
    time,
    showUntil: date,
  };
}

/** Whether a row of a list is about a day with a date. */
function isAbout(row: unknown, date: string): boolean {
  const [days, until] = ['days', 'showUntil'].map((name) => String(valueAt(row, [name]) ?? ''));
  const isNamed = namedDays(days ?? '', isoOf(date), 'next').some((day) => day.date === date);
  return until === date || (until === '' && (isNamed || days?.includes(date.slice(0, 5)) === true));
}

const isSame = (one: unknown, other: string) =>
  readTime(String(one)) !== undefined && readTime(String(one)) === readTime(other);

/** The lists of hours that tell nothing of a day unlike others which was added to the site's hours, or another time. */
export function findDaysElsewhere(look: Look, dispatch: (action: Action) => void): readonly Elsewhere[] {
  const { files, texts, file, section, path } = look;
  const [first, list, index, name] = path;
  const day = valueAt(files[file], ['hours', 'exceptions', Number(index)]);
  if (file !== 'site.yaml' || first !== 'hours' || list !== 'exceptions' || !isRecord(day)) return [];
  const hours = ['opens', 'closes'].filter((hour) => String(day[hour] ?? '') !== '');
  // It is told once, where the day is complete.
  const isHere = hours.length === 2 ? name === 'closes' : hours.length === 0 && name === 'date';
  const [days, date] = ['days', 'date'].map((field) => String(day[field] ?? ''));
  if (!isHere || days === '' || !/^\d\d\/\d\d\/\d{4}$/.test(date ?? '')) return [];
  const row = rowFor(day);
  const rowsOf = ({ file: one, path: at }: HoursList) => {
    const rows = valueAt(files[one], at);
    return Array.isArray(rows) ? rows : [];
  };
  const lacking = listsIn(files).filter((one) => {
    const own = rowsOf(one).filter((each) => isAbout(each, row.showUntil));
    return own.length === 0 || own.some((each) => !isSame(valueAt(each, ['time']), row.time));
  });
  if (lacking.length === 0) return [];
  const nameOf = ({ file: one, path: at }: HoursList) => {
    const place = describeConflict({ path: at, ours: '', theirs: '' }, files[one]);
    return `${nameFile(one, files[one]).label}: ${place}`;
  };
  /** A list with the row, in the place of the one that it has of that day. */
  const write = (one: HoursList, text: string): Edit => {
    const rows = rowsOf(one);
    const at = rows.findIndex((each) => isAbout(each, row.showUntil));
    return at === -1
      ? insertData(text, one.path, rows.length, row)
      : setValue(text, [...one.path, at, 'time'], row.time);
  };
  const follow = (some: readonly HoursList[]) => () => {
    const changed: Record<Path, string> = {};
    let refused: Extract<Edit, { readonly ok: false }> | undefined;
    for (const one of some) {
      const edit = write(one, changed[one.file] ?? texts[one.file] ?? '');
      if (edit.ok) changed[one.file] = edit.text;
      else refused = edit;
    }
    const done = refused ?? ({ ok: true, texts: changed, links: 0 } as const);
    const told = tellFollowed(`${row.days}: ${row.time} está agora também em`, some.map(nameOf));
    dispatch(toAction(done, { label: 'pôr um dia nas listas de horário', file, section, ...told }));
  };
  return [
    {
      told: `Nesse dia o site diz sozinho se está aberto. Falta “${row.days}: ${row.time}” nas listas de horário:`,
      verb: 'Pôr',
      places: lacking.map((one) => ({ name: nameOf(one), onFollow: follow([one]) })),
      onFollow: follow(lacking),
    },
  ];
}
