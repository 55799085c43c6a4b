import {
  changeCounts,
  changePhones,
  changeTwins,
  findNameBeside,
  findSameCount,
  findSamePhone,
  findTwins,
  isSamePath,
  readData,
  valueAt,
  type Edit,
  type SiteEdit,
  type Twins,
} from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { describeSection, sectionsOf } from '../outline/describe-section.ts';
import { cameAs } from '../session/came-as.ts';
import { followPath } from '../session/follow-path.ts';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { findAltsElsewhere } from './alts-elsewhere.ts';
import { apartKey } from './approved.ts';
import { findDaysElsewhere } from './days-elsewhere.ts';
import { listFormers } from './former-values.ts';
import { findHoursElsewhere } from './hours-elsewhere.ts';
import { dataOf } from './knowledge.ts';
import { findMenusElsewhere } from './menus-elsewhere.ts';
import { nameFile } from './name-file.ts';
import { findNamesElsewhere } from './names-elsewhere.ts';
import { toAction } from './page-actions.tsx';
import { findOwnTexts } from './own-texts.ts';
import { findProvisional } from './provisional-data.ts';
import { findShareElsewhere } from './share-elsewhere.ts';
import type { Action } from './state.ts';
import { tellSecondChat } from './second-chat.ts';
import { tellFollowed } from './tell-followed.ts';

interface Place {
  readonly session: Session;
  readonly texts: Readonly<Record<Path, string>>;
  readonly file: Path;
  readonly section: number | undefined;
  /** What was said to be right as it is. */
  readonly approved?: readonly string[];
}

/** The text of a file as it was when the editor was opened, or since others' changes came in. */
export function earliest({ past, base }: Pick<Session, 'past' | 'base'>, file: Path): string | null {
  return past.find(({ before }) => file in before)?.before[file] ?? base[file]?.text ?? null;
}

const countSections = (text: string) => text.match(/^(?: {2})?- type: /gm)?.length ?? 0;

/** What was found of a session's steps, by file: all fields of a form ask for it. */
const formers = new WeakMap<
  Session['past'],
  Map<Path, { readonly now: string; readonly saved: string | null; readonly text: string | null }>
>();

/** A file as it was at first, or since sections came or went, which gave those that were there other places. */
function findFormer({ past, base }: Session, file: Path, now: string): string | null {
  const known = formers.get(past) ?? new Map();
  formers.set(past, known);
  const [last, saved] = [known.get(file), base[file]?.text ?? null];
  if (last?.now === now && last.saved === saved) return last.text;
  const texts = past.flatMap(({ before }) => before[file] ?? []);
  const count = countSections(now);
  const start = texts.findLastIndex((text) => countSections(text) !== count) + 1;
  const first = texts[start] ?? saved;
  // Of a text to which a section came last nothing has changed since.
  const text = first !== null && countSections(first) !== count ? now : first;
  known.set(file, { now, saved, text });
  return text;
}

function formerOf(session: Session, file: Path, now: string) {
  const text = findFormer(session, file, now);
  return { text, data: dataOf(`before ${file}`, text) };
}

function describe(file: Path, data: unknown, path: FieldPath, name: string): string {
  const section = path[0] === 'sections' ? sectionsOf(data)[Number(path[1])] : undefined;
  const parts = [nameFile(file, data).label, section && describeSection(section).label, name];
  return parts.filter((part) => part !== undefined).join(' › ');
}

/** The name that an item had before somebody changed it, which other fields of it still say. */
function findFormerName({ session, file }: Place, data: unknown, path: FieldPath) {
  const isHere = ({ spot }: Session['past'][number]) => spot.file === file && isSamePath(spot.path, path);
  if (!/name$/i.test(String(path.at(-1)))) return undefined;
  return session.past
    .filter(isHere)
    .map(({ before }) => findNameBeside(data, path, valueAt(readData(before[file] ?? ''), path)))
    .findLast((found) => found !== undefined);
}

/** Where else the page still tells the count that a text has changed, or the item its former name. */
function findCounts(
  place: Place,
  { data, former }: { readonly data: unknown; readonly former: unknown },
  path: FieldPath,
  dispatch: (action: Action) => void,
): Elsewhere | undefined {
  const { texts, file, section } = place;
  const name = findFormerName(place, data, path);
  const found = name ?? findSameCount(data, path, former);
  if (found === undefined) return undefined;
  const follow = (places: typeof found.places) => () => {
    const names = places.map((place) => describe(file, data, place.path, place.text?.slice(0, 60) ?? ''));
    const edit: Edit = changeCounts(texts[file] ?? '', places);
    const label = `mudar ${found.before} nos outros lugares`;
    const done = edit.ok ? ({ ok: true, texts: { [file]: edit.text }, links: 0 } as const) : edit;
    dispatch(
      toAction(done, { label, file, section, ...tellFollowed(`${found.now} está agora também em`, names) }),
    );
  };
  const written = found.places.filter(({ text }) => text !== undefined);
  // What only a person can write is told after saving, and here beside what is offered.
  if (written.length === 0) return undefined;
  return {
    told:
      name === undefined
        ? `${found.before} ainda está em:`
        : `${found.before} ainda está neste item (ao mudar, confira o resto da frase):`,
    places: found.places.map((place) => {
      const name = describe(file, data, place.path, String(valueAt(data, place.path)).slice(0, 80));
      return place.text === undefined ? { name } : { name, onFollow: follow([place]) };
    }),
    onFollow: follow(written),
  };
}

/** What comes of the first of some values of which anything does. */
function firstOf<Value, Made>(
  values: readonly Value[],
  make: (value: Value) => Made | undefined,
): Made | undefined {
  for (const value of values) {
    const made = make(value);
    if (made !== undefined) return made;
  }
  return undefined;
}

interface Left {
  readonly before: string;
  readonly now: string;
  readonly places: readonly { readonly file: Path; readonly path: FieldPath; readonly name: string }[];
  readonly onFollow: () => SiteEdit;
}

/** The data of `site.yaml` with each value that one of its fields has had since it was opened, the last first. */
function formerValues({ past }: Session, field: string): readonly Readonly<Record<string, string>>[] {
  const line = new RegExp(`^${field}: *["']?(\\+[\\d -]+)`, 'm');
  const values = past.flatMap(({ before }) => line.exec(before['site.yaml'] ?? '')?.[1] ?? []);
  return [...new Set(values.toReversed())].map((value) => ({ [field]: value.trim() }));
}

/** Where what a path leads to stood in earlier data; nothing where it has come since, as a copy or into a list. */
const placeBefore = (data: unknown, before: unknown, path: FieldPath) =>
  followPath(data, before, path) ?? (isNewItem(data, before, path) ? undefined : path);

type Changed = Parameters<typeof findTwins>[0];

/** The places that say of the same thing what was said before; of what has come since, what it was saved with. */
function findOwnTwins(changed: Changed, { base }: Session): Twins | undefined {
  const { files, file, path, before } = changed;
  const stood = placeBefore(files[file], before, path);
  if (stood !== undefined && valueAt(before, stood) !== undefined) return findTwins({ ...changed, stood });
  const text = base[file]?.text ?? null;
  const saved = text === null ? undefined : dataOf(`saved ${file}`, text);
  const came = placeBefore(files[file], saved, path);
  return came === undefined ? undefined : findTwins({ ...changed, before: saved, stood: came });
}

/** Those of some places that came with what they say, or have come to say it: what is a copy of another says what that has always said. */
function withoutCopied(
  twins: Twins | undefined,
  { files, file, path }: Changed,
  first: unknown,
): Twins | undefined {
  if (twins === undefined || placeBefore(files[file], first, path) !== undefined) return twins;
  const places = twins.places.filter((place) => {
    const stood = place.file === file ? placeBefore(files[file], first, place.path) : undefined;
    return stood === undefined || valueAt(first, stood) !== valueAt(files[file], place.path);
  });
  return places.length === 0 ? undefined : { ...twins, places };
}

/** The places that say of the same thing, or tell as the site's number, what was said before a field was changed. */
function findValue(
  changed: Changed,
  { texts, session, first }: Pick<Place, 'texts' | 'session'> & { readonly first: unknown },
): Left | undefined {
  const twins = withoutCopied(findOwnTwins(changed, session), changed, first);
  if (twins !== undefined) return { ...twins, onFollow: () => changeTwins(texts, twins) };
  const [field] = changed.path;
  if (changed.file !== 'site.yaml' || typeof field !== 'string' || changed.path.length > 1) return undefined;
  // A number may have been followed already, and then be put right once more.
  const phones = formerValues(session, field)
    .map((before) => findSamePhone({ ...changed, before }))
    .find((found) => found !== undefined);
  if (phones === undefined) return undefined;
  const places = phones.places.map(({ file, path }) => ({
    file,
    path,
    name: shorten(String(valueAt(changed.files[file], path))),
  }));
  return { ...phones, places, onFollow: () => changePhones(texts, phones) };
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60);

/** Whether what a path leads to is of a list that has more items by now, of which one may have come or be a copy. */
function isNewItem(data: unknown, before: unknown, path: FieldPath): boolean {
  return path.some((_, depth) => {
    const [now, old] = [data, before].map((one) => valueAt(one, path.slice(0, depth)));
    return Array.isArray(now) && Array.isArray(old) && now.length > old.length;
  });
}

/** The files that may have to say the same as a field: what is written into a page that came in this session is for none but it. */
function filesBeside(
  { session, file }: Pick<Place, 'session' | 'file'>,
  path: FieldPath,
  files: Readonly<Record<Path, unknown>>,
): Readonly<Record<Path, unknown>> {
  // A link of a menu leads there from every page.
  const isForAll = path.at(-1) === 'label' || cameAs(session, file) === undefined;
  return isForAll ? files : { [file]: files[file] };
}

/** Whether something says that places still have what a field has had. */
const saysFormer = ({ told, places }: Elsewhere) => / ainda está /.test(told) && places.length > 0;

/** Where else the same thing has another value than a field has since it was changed. */
function findOthers(
  { session, texts, file, section }: Place,
  path: FieldPath,
  dispatch: (action: Action) => void,
): readonly Elsewhere[] {
  const data = dataOf(file, texts[file] ?? null);
  const { text: old, data: before } = formerOf(session, file, texts[file] ?? '');
  // What was followed already may be put right once more.
  const formers = old === null ? [] : listFormers(session.past, { file, path, data });
  if (old === null || (old === texts[file] && formers.length === 0)) return [];
  const now = valueAt(data, path);
  const isChanged = (field: FieldPath) => valueAt(before, field) !== valueAt(data, field);
  // What was moved says what it has always said, and is told apart from what stood there before.
  const place = placeBefore(data, before, path);
  const former = place && valueAt(before, place);
  if (former === now && formers.length === 0) return [];
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, dataOf(name, text)]));
  const look = { files, texts, file, section, path, before };
  const alts = former === undefined || former === now ? [] : findAltsElsewhere(look, dispatch);
  if (alts.length > 0) return alts;
  const share = former === now ? [] : findShareElsewhere({ ...look, former }, dispatch);
  if (share.length > 0) return share;
  const lacking = [...findMenusElsewhere(look, dispatch), ...findDaysElsewhere(look, dispatch)];
  if (lacking.length > 0) return lacking;
  const asked = filesBeside({ session, file }, path, files);
  const kept = session.base[file]?.text;
  const saved = kept === undefined || kept === texts[file] ? undefined : dataOf(`saved ${file}`, kept);
  // What went back to what it was at first was something else in between, which others may have come to say.
  const [between] = former === now ? formers : [];
  const hoursFor = (field: FieldPath) => {
    const look = { files: asked, texts, file, section, path: field, before: between ?? before, saved };
    const found = findHoursElsewhere(look, dispatch);
    return between === undefined || found.some(saysFormer) ? found : [];
  };
  // Of a day that has them in two fields it is told below both.
  const closing = [...path.slice(0, -1), 'closes'];
  if (path.at(-1) === 'opens' && isChanged(closing) && hoursFor(closing).length > 0) return [];
  const hours = hoursFor(path);
  if (hours.length > 0) return hours;
  const found = firstOf([...formers, ...(former === now ? [] : [before])], (one) =>
    findValue({ files: asked, file, path, before: one }, { texts, session, first: before }),
  );
  if (found === undefined) {
    const look = { session, texts, file, section };
    const values = [...formers.map((one) => valueAt(one, path)), former];
    const count = firstOf(values, (one) => findCounts(look, { data, former: one }, path, dispatch));
    return count === undefined
      ? findNamesElsewhere(session, { files, texts, file, section, path }, dispatch)
      : [count];
  }
  const names = found.places.map((place) => describe(place.file, files[place.file], place.path, place.name));
  return [
    {
      told: `${found.before} ainda está em:`,
      places: names.map((name) => ({ name })),
      onFollow: () =>
        dispatch(
          toAction(found.onFollow(), {
            label: `mudar ${found.before} nos outros lugares`,
            file,
            section,
            ...tellFollowed(`${found.now} está agora também em`, names),
          }),
        ),
    },
    // In texts a profile stands as an address among words, or by its name alone.
    ...(path[0] === 'social'
      ? findNamesElsewhere(session, { files, texts, file, section, path }, dispatch)
      : []),
  ];
}

/** Has what still says the former words, or other hours, told no more once somebody says that it is of other things. */
function withOther(
  { texts, file, approved = [] }: Place,
  path: FieldPath,
  { found, dispatch }: { readonly found: readonly Elsewhere[]; readonly dispatch: (action: Action) => void },
): readonly Elsewhere[] {
  const key = apartKey(file, path, dataOf(file, texts[file] ?? null));
  const isOther = (one: Elsewhere) => saysFormer(one) || one.told.startsWith('Outro horário ');
  if (approved.includes(key)) return found.filter((one) => !isOther(one));
  const last = found.findLast(isOther);
  return found.map((one) =>
    one === last ? { ...one, onOther: () => dispatch({ kind: 'approve', key }) } : one,
  );
}

/** Where else the same thing has another value than a field of the edited file has since it was changed, and that it may be provisional no more. */
export function findElsewhere(
  place: Place,
  path: FieldPath,
  dispatch: (action: Action) => void,
): readonly Elsewhere[] {
  const { session, texts, file } = place;
  const others = withOther(place, path, { found: findOthers(place, path, dispatch), dispatch });
  if (file !== 'site.yaml') return others;
  const data = dataOf(file, texts[file] ?? null);
  const formers = [
    formerOf(session, file, texts[file] ?? '').data,
    ...listFormers(session.past, { file, path, data }),
  ];
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, dataOf(name, text)]));
  const own = findOwnTexts({ files, file, path, before: formers[0] });
  const chat = tellSecondChat({ texts, data, before: formers[0], path });
  return [...others, ...own, ...chat, ...findProvisional({ texts, data, formers, path }, dispatch)];
}
