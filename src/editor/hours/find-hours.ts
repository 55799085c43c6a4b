import {
  blocks,
  findNamedDays,
  isRecord,
  isSamePath,
  listHoursOfOne,
  listSpecialDays,
  listToldHours,
  pageSchema,
  routeOfFile,
  siteSchema,
  valueAt,
  type ToldHours,
} from '../../core/core.ts';
import { sectionsOf } from '../outline/describe-section.ts';
import type { Path } from '../store/store.ts';
import { newHalf, type NewHours } from './change-hours.ts';
import type { Day } from './days.ts';

type FieldPath = ToldHours['path'];

const closed = 'fechado';

/** A place of the site that tells hours. */
export interface HoursPlace extends ToldHours {
  readonly file: Path;
}

function moveInto(base: FieldPath, told: ToldHours): ToldHours {
  return { ...told, path: [...base, ...told.path] };
}

function placeIn(file: Path, told: ToldHours): HoursPlace {
  return { ...told, file };
}

const schemaOf = (section: unknown) => blocks.get(String(valueAt(section, ['type'])))?.schema;

function inSection(section: unknown, base: FieldPath): readonly ToldHours[] {
  const schema = schemaOf(section);
  if (schema === undefined) return [];
  return listToldHours(schema, section).map((told) => moveInto(base, told));
}

/** The ways to a section's own lists of days unlike others. */
export function specialDaysIn(section: unknown, base: FieldPath): readonly FieldPath[] {
  const schema = schemaOf(section);
  return schema === undefined ? [] : listSpecialDays(schema, section).map((path) => base.concat(path));
}

const known = new WeakMap<object, readonly HoursPlace[]>();

/** The places of a file that tell hours, read once for each data that it has had. */
export function hoursIn(file: Path, data: unknown): readonly HoursPlace[] {
  if (!isRecord(data)) return [];
  const places = known.get(data) ?? readHours(file, data);
  known.set(data, places);
  return places;
}

/** Whether a place is a page's own head, menu or foot: there all hours are of what the page is about. */
export const isFrame = (file: Path, path: FieldPath) =>
  routeOfFile(file) !== undefined && (path[0] === 'header' || path[0] === 'footer');

/** The places of a page's own head, menu and foot that tell hours behind words of their own, such as `Oficina: segunda a sexta 8h–18h`. */
export function hoursOfOneIn(file: Path, data: unknown): readonly HoursPlace[] {
  if (routeOfFile(file) === undefined || !isRecord(data)) return [];
  return listHoursOfOne(pageSchema, data)
    .filter(({ path }) => isFrame(file, path))
    .map((told) => placeIn(file, told));
}

function readHours(file: Path, data: unknown): readonly HoursPlace[] {
  const told =
    file === 'site.yaml'
      ? listToldHours(siteSchema, data)
      : file.startsWith('_shared/')
        ? inSection(data, [])
        : routeOfFile(file) === undefined
          ? []
          : [
              ...listToldHours(pageSchema, data),
              ...sectionsOf(data).flatMap((section, index) => inSection(section, ['sections', index])),
            ];
  // Of a day with several rows, such as morning and afternoon, nobody can say which one is meant.
  const isAlone = (one: ToldHours) =>
    !told.some(
      (other) => other !== one && isBeside(one, other) && one.days.some((day) => other.days.includes(day)),
    );
  return told.filter(isAlone).map((one) => placeIn(file, one));
}

function isBeside(one: ToldHours, other: ToldHours): boolean {
  return one.kind === other.kind && isSamePath(one.path.slice(0, -1), other.path.slice(0, -1));
}

/** Whether a place's hours stand at a field, or around it. */
export const isAt = (path: FieldPath, field: FieldPath) => path.every((name, index) => name === field[index]);

/** The days that a line tells to be closed now, or does not name any more, and told to be open before; none while it tells no hours. */
function listClosed(
  before: readonly HoursPlace[],
  now: readonly HoursPlace[],
  named: readonly Day[],
): readonly Day[] {
  const daysOpen = (places: readonly HoursPlace[]) =>
    places.flatMap(({ days, time }) => (time === closed ? [] : days));
  const isToldClosed = (day: Day) => now.some(({ days, time }) => time === closed && days.includes(day));
  if (daysOpen(now).length === 0 || now.some(({ kind }) => kind !== 'line')) return [];
  return daysOpen(before).filter(
    (day) => !daysOpen(now).includes(day) && (isToldClosed(day) || !named.includes(day)),
  );
}

/** The hours that days have at a field now and did not have before, those of the same time together; of a line, also which days are closed. */
export function listNewHours(
  before: readonly HoursPlace[],
  now: readonly HoursPlace[],
  field: FieldPath,
  typed = '',
): readonly NewHours[] {
  const [former, own] = [before, now].map((places) => places.filter(({ path }) => isAt(path, field)));
  const timeOn = (day: Day) => former?.find(({ days }) => days.includes(day))?.time;
  const gone = listClosed(former ?? [], own ?? [], findNamedDays(typed));
  const changed = (own ?? []).flatMap(({ days: all, time }): readonly NewHours[] => {
    const days = all.filter((day) => {
      const old = timeOn(day);
      return old !== undefined && old !== time && time !== closed;
    });
    const halves = new Set(days.map((day) => newHalf(timeOn(day) ?? '', time)));
    const [half] = halves;
    return days.length === 0
      ? []
      : [
          {
            days,
            time,
            ...(halves.size === 1 && half && { half }),
            ...(gone.length > 0 && { closed: gone }),
          },
        ];
  });
  const toldClosed = (own ?? []).flatMap(({ days, time }) =>
    time === closed ? days.filter((day) => ![undefined, closed].includes(timeOn(day))) : [],
  );
  const days = [...new Set([...gone, ...toldClosed])].toSorted((one, other) => one - other);
  return days.length === 0 ? changed : [...changed, { days, time: closed }];
}

/** A place as declarations name it; nothing for a shared section, which stands at several. */
export function scopeOf(
  { file, path }: Pick<HoursPlace, 'file' | 'path'>,
  data: unknown,
): string | undefined {
  const [first, second] = path;
  const route = routeOfFile(file);
  const part =
    first === 'header' || first === 'footer' ? first : second === 'structuredData' ? second : undefined;
  if (file === 'site.yaml') return part ?? 'site';
  if (route === undefined) return undefined;
  const id = first === 'sections' ? valueAt(data, ['sections', Number(second), 'id']) : undefined;
  if (typeof id === 'string') return `${route}#${id}`;
  return part === undefined ? route : `${route} ${part}`;
}
