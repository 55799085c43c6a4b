import type { Content } from '../load/content.ts';
import type { ListedContent, PageFile } from '../load/load.ts';
import { isUntouched, type Stamp } from '../load/stamp.ts';
import { sha256 } from '../pictures/digest.ts';
import type { Progress } from '../pictures/in-turn.ts';
import type { Problem } from '../problems/problem.ts';
import { resolvePage } from '../resolve/resolve.ts';
import { carryOn } from '../validate/carry-on.ts';
import { headFields, type HeadField } from '../validate/checks/part-place.ts';
import type { Survey, Whole } from '../validate/checks/links.ts';
import { mostTold } from '../validate/checks/same-head.ts';
import { examine, isBroken, listFacts, type KnownPage } from '../validate/examine.ts';
import { routeOf, type PageInWork } from '../validate/pages.ts';
import { holds, presume, watch, type Presumption } from '../validate/presume.ts';
import {
  layGround,
  selectSound,
  type CheckedPage,
  type Conditions,
  type Ground,
} from '../validate/validate.ts';
import { detach, keep, MetPage } from './met-page.ts';
import { amend, type More, type PageRecord, type Plain } from './record.ts';
import { ChangedMeanwhile, Shelf, ShelvedSource } from './shelf.ts';
import { listShown, summarise, type MadePage } from './summary.ts';

/** What a check of a folder depends on besides the folder. */
export interface SiteConditions extends Conditions {
  /** Changes with the code that checks: what another one remembered is not believed. */
  readonly program: string;
  /** Whether the site is to be made: then its pages are summed up. */
  readonly isMade?: boolean | undefined;
  /**
   * Takes a page as it is made when it is looked at. It need not be the last word: whoever makes the site compares the
   * name of its data, once all pages are known.
   */
  readonly draft?: ((page: DraftPage) => void) | undefined;
  /** Whether sound pages are there while others are broken. */
  readonly isPartial?: boolean | undefined;
  /** Notes something of a page without an error of its own, as plain data that its files alone decide. */
  readonly note?: ((page: CheckedPage, content: Content) => Plain) | undefined;
  /** Notes something of all other files, once no page has an error. */
  readonly noteRest?: ((content: Content) => readonly Plain[]) | undefined;
  /** Is told how many pages have been looked at. */
  readonly progress?: Progress | undefined;
  /** Is awaited between pages every few milliseconds, so that others come to their turn. */
  readonly rest?: (() => Promise<void>) | undefined;
}

/** A page that is made before the others have been looked at. */
export interface DraftPage extends MadePage, Pick<PageInWork, 'route' | 'isNotFound'> {
  /** Equal for pages whose data is equal. */
  readonly name: string;
}

/** One check of a folder. */
export interface Desk {
  readonly ground: Ground;
  readonly shelf: Shelf;
  readonly files: readonly PageFile[];
  readonly routes: ReadonlySet<string>;
  readonly conditions: SiteConditions;
  /** How many pages that were looked at say what their heads say. */
  readonly heads: Readonly<Record<HeadField, Map<string, number>>>;
  /** Changes with all that pages are judged by besides each other. */
  readonly name: string;
}

/** Lays out what a check of a folder needs. */
export function openDesk({ content, pages }: ListedContent, conditions: SiteConditions): Desk {
  const { today, hasShares, program } = conditions;
  const shelf = new Shelf(pages.length, () => ground);
  const sources = pages.map((file) => new ShelvedSource(file, shelf));
  const whole: Content = { ...content, sources: [...content.sources, ...sources] };
  const ground = layGround(whole, today);
  const texts = content.sources.map(({ file, text }) => [file, text]);
  return {
    ground,
    shelf,
    files: pages,
    routes: new Set(pages.map(({ name }) => routeOf(name))),
    conditions,
    heads: { title: new Map(), description: new Map() },
    name: sha256(JSON.stringify([program, today, hasShares, { ...content, sources: texts }])),
  };
}

/** A page that was looked at. */
export interface Looked {
  readonly page: MetPage;
  readonly file: PageFile;
  /** What is wrong with its file as a text. */
  readonly problems: readonly Problem[];
  /** What may be remembered of it, if all that it takes for granted is so. */
  readonly record: PageRecord | undefined;
  readonly stamp: Stamp | undefined;
  /** When it was looked at, in milliseconds. */
  readonly at: number;
}

/** A page of a site in which nothing is broken. */
export function soundOf({ ground }: Desk, page: PageInWork): CheckedPage | undefined {
  return selectSound(page, ground.themes, () => false);
}

/** Makes a page that the site can be made with, and sums it up. */
function sumUp(
  desk: Desk,
  page: PageInWork,
  whole: Survey | Whole,
): { readonly summed: Pick<Required<More>, 'summary' | 'shown'>; readonly draft: DraftPage } | undefined {
  const sound = soundOf(desk, page);
  if (sound === undefined || !('site' in whole)) return undefined;
  const { today, hasShares } = desk.conditions;
  const data = resolvePage(sound, { ...whole, hash: sha256, hasShares });
  const made = { data, text: JSON.stringify(data) };
  const summary = summarise(made, sound, today);
  const { route, isNotFound } = page;
  const summed = { summary, shown: listShown(made) };
  return { summed, draft: { ...made, route, isNotFound, name: summary.name } };
}

/** Looks up where a head repeats another page's, unless many do, of which few are told: now, while its file is at hand. */
function placeRepeated({ heads }: Desk, { head, placeOf }: Pick<KnownPage, 'head' | 'placeOf'>): void {
  for (const field of headFields) {
    const said = head[field];
    if (said === undefined) continue;
    const earlier = heads[field].get(said) ?? 0;
    if (earlier > 0 && earlier <= mostTold) placeOf(field);
    heads[field].set(said, earlier + 1);
  }
}

/** Looks at a page by itself: what it asks of others is taken for granted, and told with it. */
export function lookAlone(desk: Desk, file: PageFile, stamp: Stamp | undefined): Looked | readonly Problem[] {
  const { ground, shelf, routes, conditions } = desk;
  const at = Date.now();
  const taken = shelf.take(file);
  if (taken === undefined) throw new ChangedMeanwhile(file.file);
  const { page, problems, hash } = taken;
  if (page === undefined) return carryOn(problems, [taken.source], ground);
  const facts = listFacts(page, ground.shared);
  const { route, isNotFound } = page;
  const presumed = presume(ground, { route, isNotFound, read: () => page, ...facts }, routes);
  const findings = examine(page, presumed.whole, ground);
  const isSummed = conditions.isMade === true && !isBroken(findings);
  const { summed, draft } = (isSummed ? sumUp(desk, page, presumed.whole) : undefined) ?? {};
  const presumption = presumed.close();
  const note = isBroken(findings) ? undefined : noteOf(desk, page);
  const known = keep(page, facts, { findings, ...summed, note });
  const told = detach({ problems, presumption });
  const met = new MetPage({ shelf, at: file, places: new Map() }, known);
  if (draft !== undefined && told.presumption !== undefined) conditions.draft?.(draft);
  // What it says is the record's own by now: a word of the page would keep the whole of it.
  placeRepeated(desk, met);
  const kept = { ...told, ...known, places: met.places, at, hash };
  const record = stamp && told.presumption && { ...kept, presumption: told.presumption, stamp };
  return { problems: told.problems, page: met, file, record, stamp, at };
}

/** Notes what was asked of a page without an error. */
function noteOf(desk: Desk, page: PageInWork): Plain | undefined {
  const sound = soundOf(desk, page);
  return sound && desk.conditions.note?.(sound, desk.ground.content);
}

/** A page as it is remembered, where its file is as it was. */
export function recall(
  desk: Desk,
  file: PageFile,
  stamp: Stamp | undefined,
  known: PageRecord,
): Looked | undefined {
  if (stamp === undefined || known.parcel.isLost) return undefined;
  const isCertain = isUntouched(stamp, known);
  const at = Date.now();
  if (!isCertain && desk.shelf.take(file)?.hash !== known.hash) return undefined;
  desk.shelf.expect(file, known.hash);
  const record = isCertain ? known : amend(known, { stamp, at });
  const { problems, places } = known;
  const page = new MetPage({ shelf: desk.shelf, at: file, places }, known);
  return { page, file, problems, record, stamp, at: record.at };
}

/** Looks again at a page that took for granted what is not so, now that all others are known. */
export function lookAgain(desk: Desk, looked: Looked, whole: Survey | Whole): Looked {
  const { page, file, problems } = looked;
  if (looked.record !== undefined && holds(looked.record.presumption, whole)) return looked;
  const { stamp, at } = looked;
  const watched = watch(whole, page.route);
  const read = page.read();
  const findings = examine(read, watched.whole, desk.ground);
  const isSound = !isBroken(findings);
  const summed =
    desk.conditions.isMade === true && isSound ? sumUp(desk, read, watched.whole)?.summed : undefined;
  const note = isSound ? noteOf(desk, read) : undefined;
  const seen = page.with(findings, { summary: undefined, shown: undefined, ...summed, note });
  const presumption = watched.close();
  const record = presumption && recordOf({ file, problems, page: seen, stamp, at }, presumption);
  return { page: seen, file, problems, record, stamp, at };
}

/** What may be remembered of a page that takes something for granted. */
function recordOf(
  { page, problems, stamp, at }: Omit<Looked, 'record'>,
  presumption: Presumption,
): PageRecord | undefined {
  const { hash, validUntil, told, parcel, places } = page;
  if (stamp === undefined || hash === undefined) return undefined;
  return { stamp, at, hash, problems, presumption, validUntil, told, parcel, places };
}

/** What is asked of a page without errors, as far as it was not asked before. */
export function complete(desk: Desk, looked: Looked, whole: Survey | Whole): Looked {
  const { isMade, note: asked } = desk.conditions;
  const { page, record } = looked;
  if (isBroken(page)) return looked;
  const isUnsummed = isMade === true && !page.parcel.has('summary');
  const isUnnoted = asked !== undefined && !page.parcel.has('note');
  if (!isUnsummed && !isUnnoted) return looked;
  const watched = watch(whole, page.route);
  const summed = isUnsummed ? sumUp(desk, page.read(), watched.whole)?.summed : undefined;
  const note = isUnnoted ? noteOf(desk, page.read()) : undefined;
  const completed = page.complete({ ...summed, ...(note && { note }) });
  const more = watched.close();
  const presumption = record && more && [...new Set([...record.presumption, ...more])];
  return {
    ...looked,
    page: completed,
    record: presumption && recordOf({ ...looked, page: completed }, presumption),
  };
}
