import { deserialize, serialize } from 'node:v8';
import { notFoundRoute } from '../../fields/link.ts';
import type { Content } from '../load/content.ts';
import type { ListedContent, PageFile, Stamp } from '../load/load.ts';
import { sha256 } from '../pictures/digest.ts';
import type { Progress } from '../pictures/in-turn.ts';
import type { Problem } from '../problems/problem.ts';
import { resolvePage } from '../resolve/resolve.ts';
import {
  headFields,
  type HeadField,
  isHeadField,
  placeField,
  placePart,
  type Part,
  type PartPlace,
} from '../validate/checks/part-place.ts';
import type { Survey, Whole } from '../validate/checks/links.ts';
import {
  examine,
  isBroken,
  listFacts,
  type Facts,
  type Findings,
  type KnownPage,
} from '../validate/examine.ts';
import { routeOf, type PageInWork } from '../validate/pages.ts';
import { holds, presume } from '../validate/presume.ts';
import {
  layGround,
  selectSound,
  type CheckedPage,
  type Conditions,
  type Ground,
} from '../validate/validate.ts';
import { pack, unpack, type Packed } from './packed.ts';
import type { Found, PageRecord, Places, Plain } from './records.ts';
import { ChangedMeanwhile, Shelf, ShelvedSource } from './shelf.ts';
import { summarise, type MadePage, type PageSummary } from './summary.ts';

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

/** Trust in times ends where a file may have changed again within the clock's smallest step, in milliseconds. */
const clockStep = 2000;

/** One check of a folder. */
export interface Desk {
  readonly ground: Ground;
  readonly shelf: Shelf;
  readonly files: readonly PageFile[];
  readonly routes: ReadonlySet<string>;
  readonly conditions: SiteConditions;
  /** What heads of pages say that were looked at. */
  readonly heads: Readonly<Record<HeadField, Set<string>>>;
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
    heads: { title: new Set(), description: new Set() },
    name: sha256(JSON.stringify([program, today, hasShares, { ...content, sources: texts }])),
  };
}

/** A page that was looked at. */
export interface Looked {
  readonly page: MetPage;
  readonly file: PageFile;
  /** Where its parts stand, as far as that was asked. */
  readonly places: Places;
  /** What is wrong with its file as a text. */
  readonly problems: readonly Problem[];
  /** What may be remembered of it, if all that it takes for granted is so. */
  readonly record: PageRecord | undefined;
  readonly summary: Packed<PageSummary> | undefined;
  readonly note: Packed<Plain> | undefined;
}

/** A page as the judges of the site know it. Which of its parts they ask the places of is remembered. */
function introduce(
  { shelf }: Desk,
  file: PageFile,
  places: Map<Part, PartPlace>,
): Pick<KnownPage, 'file' | 'route' | 'isNotFound' | 'read' | 'placeOf'> {
  const route = routeOf(file.name);
  const read = () => shelf.page(file);
  const find = (part: Part) =>
    isHeadField(part) ? placeField(shelf.source(file), [part]) : placePart(read(), part);
  const placeOf = (part: Part) => {
    const place = places.get(part) ?? find(part);
    places.set(part, place);
    return place;
  };
  return { file: file.file, route, isNotFound: route === notFoundRoute, read, placeOf };
}

function packFacts({ ids, sayings, pictures, ...few }: Facts) {
  return { ...detach(few), ids: pack(ids), sayings: pack(sayings), pictures: pack(pictures) };
}

function packFindings({ uses, claims, ...few }: Findings) {
  return { ...detach(few), uses: pack(uses), claims: pack(claims) };
}

type Introduced = ReturnType<typeof introduce>;

/** A page of which that was found. A class, since ten thousand objects with functions of their own take long to make. */
class MetPage implements KnownPage {
  readonly file: string;
  readonly route: string;
  readonly isNotFound: boolean;
  readonly read: KnownPage['read'];
  readonly placeOf: KnownPage['placeOf'];
  private readonly found: Found;

  constructor({ file, route, isNotFound, read, placeOf }: Introduced, found: Found) {
    this.file = file;
    this.route = route;
    this.isNotFound = isNotFound;
    this.read = read;
    this.placeOf = placeOf;
    this.found = found;
  }

  /** The same page, of which something else was found. */
  with(findings: Findings): MetPage {
    return new MetPage(this, { ...this.found, ...packFindings(findings) });
  }

  get ids() {
    return unpack(this.found.ids);
  }
  get validUntil() {
    return this.found.validUntil;
  }
  get sayings() {
    return unpack(this.found.sayings);
  }
  get pictures() {
    return unpack(this.found.pictures);
  }
  get menu() {
    return this.found.menu;
  }
  get head() {
    return this.found.head;
  }
  get sign() {
    return this.found.sign;
  }
  get own() {
    return this.found.own;
  }
  get links() {
    return this.found.links;
  }
  get missing() {
    return this.found.missing;
  }
  get menuRoom() {
    return this.found.menuRoom;
  }
  get days() {
    return this.found.days;
  }
  get uses() {
    return unpack(this.found.uses);
  }
  get claims() {
    return unpack(this.found.claims);
  }
}

/** A page of a site in which nothing is broken. */
export function soundOf({ ground }: Desk, page: PageInWork): CheckedPage | undefined {
  return selectSound(page, ground.themes, () => false);
}

/** Makes a page that the site can be made with, and sums it up. */
export function sumUp(
  desk: Desk,
  page: PageInWork,
  whole: Survey | Whole,
): { readonly summary: Packed<PageSummary>; readonly draft: DraftPage } | undefined {
  const sound = soundOf(desk, page);
  if (sound === undefined || !('site' in whole)) return undefined;
  const { today, hasShares } = desk.conditions;
  const data = resolvePage(sound, { ...whole, hash: sha256, hasShares });
  const made = { data, text: JSON.stringify(data) };
  const summary = summarise(made, sound, today);
  const { route, isNotFound } = page;
  return { summary: pack(summary), draft: { ...made, route, isNotFound, name: summary.name } };
}

/** Looks up where a head repeats another page's, which will be told: now, while its file is at hand. */
function placeRepeated({ heads }: Desk, { head, placeOf }: Pick<KnownPage, 'head' | 'placeOf'>): void {
  for (const field of headFields) {
    const said = head[field];
    if (said === undefined) continue;
    if (heads[field].has(said)) placeOf(field);
    else heads[field].add(said);
  }
}

/** Looks at a page by itself: what it asks of others is taken for granted, and told with it. */
export function lookAlone(desk: Desk, file: PageFile, stamp: Stamp | undefined): Looked | readonly Problem[] {
  const { ground, shelf, routes, conditions } = desk;
  const at = Date.now();
  const taken = shelf.take(file);
  if (taken === undefined) throw new ChangedMeanwhile(file.file);
  const { page, problems, hash } = taken;
  if (page === undefined) return problems;
  const facts = listFacts(page, ground.shared);
  const places = new Map<Part, PartPlace>();
  const introduced = introduce(desk, file, places);
  const presumed = presume(ground, { ...introduced, ...facts }, routes);
  const findings = examine(page, presumed.whole, ground);
  const isSummed = conditions.isMade === true && !isBroken(findings);
  const { summary, draft } = (isSummed ? sumUp(desk, page, presumed.whole) : undefined) ?? {};
  const presumption = presumed.close();
  const note = isBroken(findings) ? undefined : noteOf(desk, page);
  const found = { ...packFacts(facts), ...packFindings(findings) };
  const told = { ...detach({ problems, presumption }), found, places, summary, note };
  const record = stamp && told.presumption && { ...told, presumption: told.presumption, stamp, at, hash };
  if (draft !== undefined && told.presumption !== undefined) conditions.draft?.(draft);
  const met = new MetPage(introduced, found);
  // What it says is the record's own by now: a word of the page would keep the whole of it.
  placeRepeated(desk, met);
  return { ...told, page: met, file, record };
}

/** Notes what was asked of a page without an error. */
export function noteOf(desk: Desk, page: PageInWork): Packed<Plain> | undefined {
  const sound = soundOf(desk, page);
  const note = sound && desk.conditions.note?.(sound, desk.ground.content);
  return note && pack(note);
}

/** A copy of plain data that shares nothing with it: a word of a page would keep the page's whole text in memory. */
function detach<Data>(data: Data): Data {
  // What was written is what is read.
  return deserialize(serialize(data)) as Data;
}

/** Whether a file is as it was, as far as its stamp tells. */
export function isSameStamp(stamp: Stamp | undefined, before: Stamp | undefined): boolean {
  return stamp !== undefined && before !== undefined && stamp.every((fact, index) => fact === before[index]);
}

/** A page as it is remembered, where its file is as it was. */
export function recall(
  desk: Desk,
  file: PageFile,
  stamp: Stamp | undefined,
  known: PageRecord,
): Looked | undefined {
  if (stamp === undefined) return undefined;
  const isCertain = isSameStamp(stamp, known.stamp) && stamp[2] < known.at - clockStep;
  const at = Date.now();
  if (!isCertain && desk.shelf.take(file)?.hash !== known.hash) return undefined;
  desk.shelf.expect(file, known.hash);
  const record = isCertain ? known : { ...known, stamp, at };
  const places = new Map(known.places);
  const page = new MetPage(introduce(desk, file, places), known.found);
  const { problems, summary, note } = known;
  return { page, file, places, problems, record, summary, note };
}

/** Looks again at a page that took for granted what is not so, now that all others are known. */
export function lookAgain(desk: Desk, looked: Looked, whole: Survey | Whole): Looked {
  const { page, file, problems } = looked;
  if (looked.record !== undefined && holds(looked.record.presumption, whole)) return looked;
  const read = page.read();
  const findings = examine(read, whole, desk.ground);
  // It is asked for more where all turn out to be sound.
  return {
    page: page.with(findings),
    file,
    places: looked.places,
    problems,
    record: undefined,
    summary: undefined,
    note: undefined,
  };
}
