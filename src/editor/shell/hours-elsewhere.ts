import { capital, readTime, valueAt, writeDays, type Edit, type SiteEdit } from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { canChange, changeHours, inTurn, meet, sayChanged, type NewHours } from '../hours/change-hours.ts';
import { writeLike } from '../hours/days.ts';
import { declaredDays, declareHours, dropPlaces } from '../hours/declare-hours.ts';
import {
  hoursIn,
  hoursOfOneIn,
  isAt,
  isFrame,
  listNewHours,
  scopeOf,
  type HoursPlace,
} from '../hours/find-hours.ts';
import { describeHours } from '../hours/hours-note.tsx';
import type { Texts } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { dataOf } from './knowledge.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

/** Where a field was changed, and the site around it. */
export interface Look {
  /** The data of the site's files, and their texts. */
  readonly files: Readonly<Record<Path, unknown>>;
  readonly texts: Readonly<Record<Path, string>>;
  readonly file: Path;
  readonly section: number | undefined;
  readonly path: FieldPath;
  /** The data of the file before it was changed. */
  readonly before: unknown;
  /** Its data as it was saved last, where that is another. */
  readonly saved?: unknown;
}

/** Only such a value may tell hours. */
const mayTell = /\d|fechad/i;

/** Whether a field tells hours that are by its own words of one thing. */
const isOfOne = ({ files }: Look, file: Path, path: FieldPath) =>
  hoursOfOneIn(file, files[file]).some((place) => isAt(place.path, path));

/** The places of a file that tell hours; of the page that is edited also those of one thing in its frame. */
const placesIn = ({ file: edited, path }: Look, file: Path, data: unknown) =>
  file === edited && isFrame(file, path)
    ? [...hoursIn(file, data), ...hoursOfOneIn(file, data)]
    : hoursIn(file, data);

/** Has places say the hours of now, and the declarations too. */
function follow(look: Look, hours: NewHours, places: readonly HoursPlace[]): SiteEdit {
  const changed: Record<Path, string> = {};
  const now = (file: Path) => changed[file] ?? look.texts[file] ?? '';
  // From the last on, so that a row that comes in moves none that is still to be changed.
  for (const place of places.toReversed()) {
    const edit = changeHours(now(place.file), place, hours);
    if (!edit.ok) return { ok: false, reason: `${place.file}: ${edit.reason}` };
    changed[place.file] = edit.text;
  }
  // What is of one thing by its own words is nothing that declarations are about.
  const own = { file: look.file, path: look.path, time: hours.time, days: hours.days };
  const said = [own, ...places].filter(({ file, path }) => !isOfOne(look, file, path));
  const scopes = said.flatMap((place) => {
    const scope = scopeOf(place, look.files[place.file]);
    const days = place.days.filter((day) => hours.days.includes(day));
    return scope === undefined ? [] : [{ scope, days, time: meet(hours, place).time }];
  });
  // Places whose other half differs are declared apart, and each for the days alone that it tells.
  const declarations = [...new Set(scopes.map(({ time }) => time))].flatMap((time) =>
    declaredDays.map((days) => {
      const own = scopes.filter(
        (one) =>
          one.time === time &&
          days.some((day) => one.days.includes(day)) &&
          days.every((day) => one.days.includes(day) || hours.closed?.includes(day) === true),
      );
      const named = [...new Set(own.map(({ scope }) => scope))];
      return (text: string): Edit =>
        named.length === 0 ? { ok: true, text } : declareHours(text, { days, time }, named);
    }),
  );
  const { closed = [] } = hours;
  const left = said.flatMap((place) => scopeOf(place, look.files[place.file]) ?? []);
  const declared = inTurn(now('site.yaml'), [
    ...declarations,
    (text) => (closed.length === 0 ? { ok: true, text } : dropPlaces(text, closed, left)),
  ]);
  if (!declared.ok) return { ok: false, reason: declared.reason };
  if (declared.text !== look.texts['site.yaml']) changed['site.yaml'] = declared.text;
  return { ok: true, texts: changed, links: 0 };
}

/**
 * The place that tells the new hours where another one told the old ones: a row may have been divided. Of hours with a pause there
 * are two, and of a day that is closed there may be none.
 */
function findFollowed(old: HoursPlace, places: readonly HoursPlace[], hours: NewHours): HoursPlace {
  const { days } = hours;
  const listOf = ({ kind, path }: HoursPlace) =>
    (kind === 'row' || kind === 'opening' ? path.slice(0, -1) : path).join('\n');
  const found = places.find(
    (place) =>
      listOf(place) === listOf(old) && old.days.some((day) => days.includes(day) && place.days.includes(day)),
  );
  if (found !== undefined) return found;
  const said = writeLike(meet(hours, old).time, old.said);
  const { phrase: _phrase, ...place } = old;
  return { ...place, days: old.days.filter((day) => days.includes(day)), said };
}

/** The places that were changed along, as they are now. */
function nameFollowed(texts: Texts, places: readonly HoursPlace[], hours: NewHours): readonly string[] {
  return places.map((place) => {
    const data = dataOf(place.file, texts[place.file] ?? null);
    return describeHours(findFollowed(place, hoursIn(place.file, data), hours), data);
  });
}

/** What a field told of some days. */
function findOld(places: readonly HoursPlace[], path: FieldPath, { days }: NewHours): HoursPlace | undefined {
  return places.find((place) => isAt(place.path, path) && place.days.some((day) => days.includes(day)));
}

/** Where else the site tells other hours of the days whose hours were changed at a field: for each time first the hours from before. */
export function findHoursElsewhere(look: Look, dispatch: (action: Action) => void): readonly Elsewhere[] {
  const { files, file, path, before } = look;
  const typed = valueAt(files[file], path);
  if (typeof typed !== 'string' || !mayTell.test(typed)) return [];
  const former = placesIn(look, file, before);
  const changed = listNewHours(former, placesIn(look, file, files[file]), path, typed);
  const saved = look.saved === undefined ? former : placesIn(look, file, look.saved);
  return changed.flatMap((hours, at) => {
    const [old, last] = [former, saved].map((places) => findOld(places, path, hours));
    // What was saved in between has been looked at, and the hours from before it are nobody's former ones.
    const own = last !== undefined && last.time !== old?.time ? undefined : old;
    return offerHours(look, hours, { old: own, others: changed.slice(0, at) }, dispatch);
  });
}

/** Whether hours end later than they begin, as those put together of two places may not. */
const endsLater = (time: string) =>
  time.split(' ').every((span) => !span.includes('-') || span.slice(0, 5) < span.slice(6));

/** Whether a place tells other hours of some days than it is to. */
const isUnlike = (place: HoursPlace, hours: NewHours) =>
  place.time !== meet(hours, place).time && place.days.some((day) => hours.days.includes(day));

/** Whether it is declared that search engines read other hours than the site has, and which: it keeps what of them is not new. */
function isKnownApart({ files }: Look, place: HoursPlace): boolean {
  const claims = valueAt(files['site.yaml'], ['claims']);
  return (Array.isArray(claims) ? claims : []).some((claim: unknown) => {
    const where = valueAt(claim, ['where']);
    const scopes: readonly unknown[] = Array.isArray(where) ? where : [];
    const isOwn = scopes.includes('structuredData') && !scopes.includes('site');
    return isOwn && readTime(String(valueAt(claim, ['value']))) === place.time;
  });
}

/** The places that tell other hours of some days than those of now, first what they had before; without those that other hours change with them. */
function offerHours(
  look: Look,
  hours: NewHours,
  { old, others }: { readonly old: HoursPlace | undefined; readonly others: readonly NewHours[] },
  dispatch: (action: Action) => void,
): readonly Elsewhere[] {
  const { files, file, path } = look;
  const goesAlong = (place: HoursPlace) =>
    others.some(
      (other) =>
        isUnlike(place, other) &&
        hours.days.every((day) => other.closed?.includes(day) === true) &&
        canChange(place, other),
    );
  /** Of the same page a place may be meant to have both ends of the new hours, or only the one that is new. */
  const waysOf = (place: HoursPlace): readonly NewHours[] => {
    const { time } = meet(hours, place);
    const half = endsLater(time) ? [hours] : [];
    const isApart = scopeOf(place, undefined) === 'structuredData' && isKnownApart(look, place);
    return place.file === file && time !== hours.time && !isApart
      ? [{ ...hours, half: undefined }, ...half]
      : half;
  };
  const isOther = (place: HoursPlace) =>
    isUnlike(place, hours) &&
    !(place.file === file && isAt(place.path, path)) &&
    canChange(place, hours) &&
    !goesAlong(place) &&
    waysOf(place).length > 0;
  // Hours of one thing are its own, but for what else the page's frame says of it.
  const isApart = isOfOne(look, file, path);
  const asked = isApart ? [[file, files[file]] as const] : Object.entries(files);
  const places = asked
    .flatMap(([name, data]) => (mayTell.test(look.texts[name] ?? '') ? placesIn(look, name, data) : []))
    .filter((place) => isOther(place) && (!isApart || isFrame(place.file, place.path)));
  const days = writeDays(hours.days);
  const act = (some: readonly HoursPlace[], wanted: NewHours) => () => {
    const edit = follow(look, wanted, some);
    const names = edit.ok ? nameFollowed(edit.texts, some, wanted) : [];
    const label = `mudar o horário de ${days}`;
    const told = tellFollowed(`O horário de ${days} mudou também em`, names);
    dispatch(toAction(edit, { label, file, section: look.section, ...told }));
  };
  const onApart = () => {
    const told = {
      label: `anotar o horário de ${days}`,
      said: 'Anotado: os outros lugares ficam como estão.',
    };
    dispatch(toAction(follow(look, hours, []), { ...told, file, section: look.section }));
  };
  const nameOf = (place: HoursPlace, wanted: NewHours) =>
    `${describeHours(place, files[place.file])} → ${sayChanged(place, wanted)}`;
  const group = (told: string, some: readonly HoursPlace[], alike: readonly HoursPlace[]): Elsewhere => {
    const ways = some.flatMap((place) => waysOf(place).map((wanted) => ({ place, wanted })));
    const follows = some.length === 1 ? some : alike;
    const isSure = follows.length > 0 && follows.every((place) => waysOf(place).length === 1);
    return {
      told,
      places: ways.map(({ place, wanted }) => ({
        name: nameOf(place, wanted),
        onFollow: act([place], wanted),
      })),
      ...(isSure && { onFollow: act(follows, hours) }),
      ...(isSure && follows.length < some.length && { label: 'Mudar só nesta página' }),
    };
  };
  const same = places.filter(({ time }) => time === old?.time);
  const different = places.filter(({ time }) => time !== old?.time);
  const isOne = same.length === 0;
  // What other pages tell may be of something else there, but for what the site tells of itself.
  const isOwn = (place: HoursPlace) => place.file === file;
  const isOfSite = file === 'site.yaml' || same.some((place) => scopeOf(place, undefined) === 'site');
  return [
    ...(isOne
      ? []
      : [
          {
            ...group(
              `${capital(days)} ${old?.said} ainda está em:`,
              same,
              isOfSite ? same : same.filter(isOwn),
            ),
            ...(!isApart && { onApart }),
          },
        ]),
    ...(different.length === 0
      ? []
      : [
          group(
            `Outro horário de ${days} ${isOne ? 'está' : 'já estava'} em:`,
            different,
            different.filter(isOwn),
          ),
        ]),
  ];
}
