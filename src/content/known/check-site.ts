import { deserialize, serialize } from 'node:v8';
import { list, type ListedContent, type PageFile, type Places, type Stamp } from '../load/load.ts';
import type { Content } from '../load/content.ts';
import { sha256 } from '../pictures/digest.ts';
import type { Progress } from '../pictures/in-turn.ts';
import { hasErrors, type Problem } from '../problems/problem.ts';
import { resolveRedirects } from '../resolve/redirects.ts';
import { resolvePage } from '../resolve/resolve.ts';
import type { Survey, Whole } from '../validate/checks/links.ts';
import { examine, isBroken, listFacts, type KnownPage } from '../validate/examine.ts';
import { routeOf, type PageInWork } from '../validate/pages.ts';
import { holds, presume } from '../validate/presume.ts';
import { notFoundRoute } from '../../fields/link.ts';
import {
  judge,
  layGround,
  selectSound,
  survey,
  type CheckedPage,
  type Conditions,
  type Ground,
} from '../validate/validate.ts';
import { readRecords, recordsFile, writeRecords, type PageRecord, type Records } from './records.ts';
import { ChangedMeanwhile, Shelf, ShelvedSource, untilUnchanged } from './shelf.ts';
import type { Site, SitePage } from './site.ts';
import { summarise, type PageSummary } from './summary.ts';

/** Data without functions, which can be kept. */
type Plain = Readonly<Record<string, unknown>>;

/** What a check of a folder depends on besides the folder. */
export interface SiteConditions extends Conditions {
  /** Changes with the code that checks: what another one remembered is not believed. */
  readonly program: string;
  /** Whether the site is to be made: then its pages are summed up. */
  readonly isMade?: boolean | undefined;
  /** Notes something of a page without an error of its own, as plain data that its files alone decide. */
  readonly note?: ((page: CheckedPage, content: Content) => Plain) | undefined;
  /** Is told how many pages have been looked at. */
  readonly progress?: Progress | undefined;
}

/** Trust in times ends where a file may have changed again within the clock's smallest step, in milliseconds. */
const clockStep = 2000;

/** One check of a folder. */
interface Desk {
  readonly ground: Ground;
  readonly shelf: Shelf;
  readonly files: readonly PageFile[];
  readonly routes: ReadonlySet<string>;
  readonly conditions: SiteConditions;
  /** Changes with all that pages are judged by besides each other. */
  readonly name: string;
}

/** Lays out what a check of a folder needs. */
export function openDesk({ content, pages }: ListedContent, conditions: SiteConditions): Desk {
  const { today, hasShares, program } = conditions;
  const shelf = new Shelf(() => ({ shared: ground.shared, today }));
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
    name: sha256(JSON.stringify([program, today, hasShares, { ...content, sources: texts }])),
  };
}

/** A page that was looked at. */
interface Looked {
  readonly page: KnownPage;
  readonly file: PageFile;
  /** What is wrong with its file as a text. */
  readonly problems: readonly Problem[];
  /** What may be remembered of it, if all that it takes for granted is so. */
  readonly record: PageRecord | undefined;
  readonly summary: PageSummary | undefined;
  readonly note: Plain | undefined;
}

/** A page as the judges of the site know it. */
function introduce(
  { shelf }: Desk,
  file: PageFile,
): Pick<KnownPage, 'file' | 'route' | 'isNotFound' | 'read'> {
  const route = routeOf(file.name);
  return { file: file.file, route, isNotFound: route === notFoundRoute, read: () => shelf.page(file) };
}

/** A page of a site in which nothing is broken. */
function soundOf({ ground }: Desk, page: PageInWork): CheckedPage | undefined {
  return selectSound(page, ground.themes, () => false);
}

/** Sums a page up that the site can be made with. */
function sumUp(desk: Desk, page: PageInWork, whole: Survey | Whole): PageSummary | undefined {
  const sound = soundOf(desk, page);
  if (sound === undefined || !('site' in whole)) return undefined;
  const { today, hasShares } = desk.conditions;
  const made = resolvePage(sound, { ...whole, hash: sha256, hasShares });
  return summarise(made, sound, today);
}

/** Looks at a page by itself: what it asks of others is taken for granted, and told with it. */
function lookAlone(desk: Desk, file: PageFile, stamp: Stamp | undefined): Looked | readonly Problem[] {
  const { ground, shelf, routes, conditions } = desk;
  const at = Date.now();
  const taken = shelf.take(file);
  if (taken === undefined) throw new ChangedMeanwhile(file.file);
  const { page, problems, hash } = taken;
  if (page === undefined) return problems;
  const facts = listFacts(page, ground.shared);
  const own = { ...introduce(desk, file), ...facts };
  const presumed = presume(ground, own, routes);
  const findings = examine(page, presumed.whole, ground);
  const isSummed = conditions.isMade === true && !isBroken(findings);
  const summary = isSummed ? sumUp(desk, page, presumed.whole) : undefined;
  const presumption = presumed.close();
  const note = isBroken(findings) ? undefined : noteOf(desk, page);
  const told = detach({ problems, facts, findings, presumption, summary, note });
  const record = stamp && told.presumption && { ...told, presumption: told.presumption, stamp, at, hash };
  return { ...told, page: { ...introduce(desk, file), ...told.facts, ...told.findings }, file, record };
}

function noteOf(desk: Desk, page: PageInWork): Plain | undefined {
  const sound = soundOf(desk, page);
  return sound && desk.conditions.note?.(sound, desk.ground.content);
}

/** A copy of plain data that shares nothing with it: a word of a page would keep the page's whole text in memory. */
function detach<Data>(data: Data): Data {
  // What was written is what is read.
  return deserialize(serialize(data)) as Data;
}

/** A page as it is remembered, where its file is as it was. */
function recall(desk: Desk, file: PageFile, stamp: Stamp | undefined, known: PageRecord): Looked | undefined {
  if (stamp === undefined) return undefined;
  const isSame = stamp.every((fact, index) => fact === known.stamp[index]);
  const isCertain = isSame && stamp[2] < known.at - clockStep;
  const at = Date.now();
  if (!isCertain && desk.shelf.take(file)?.hash !== known.hash) return undefined;
  desk.shelf.expect(file, known.hash);
  const record = isCertain ? known : { ...known, stamp, at };
  const page = { ...introduce(desk, file), ...known.facts, ...known.findings };
  return { page, file, problems: known.problems, record, summary: known.summary, note: known.note };
}

/** Looks again at a page that took for granted what is not so, now that all others are known. */
function lookAgain(desk: Desk, looked: Looked, whole: Survey | Whole): Looked {
  const { page, file, problems } = looked;
  if (looked.record !== undefined && holds(looked.record.presumption, whole)) return looked;
  const read = page.read();
  const findings = examine(read, whole, desk.ground);
  // It is asked for more where all turn out to be sound.
  return {
    page: { ...page, ...findings },
    file,
    problems,
    record: undefined,
    summary: undefined,
    note: undefined,
  };
}

/** The pages of a site without errors. */
function listPages(desk: Desk, looked: readonly Looked[], whole: Survey): readonly SitePage[] {
  const { hasShares } = desk.conditions;
  return looked.flatMap(({ page, summary }): SitePage[] => {
    if (summary === undefined) return [];
    const { route, isNotFound } = page;
    const read = () => {
      const sound = soundOf(desk, page.read());
      if (sound === undefined) throw new ChangedMeanwhile(page.file);
      return sound;
    };
    const make = () => resolvePage(read(), { ...whole, hash: sha256, hasShares });
    return [{ route, isNotFound, summary, make, read }];
  });
}

/** Looks at each page, at those that are remembered by their files' times alone; then again at whatever took too much for granted. */
function lookAtAll(desk: Desk, records: Records) {
  const { ground, files, conditions } = desk;
  const unreadable: string[] = [];
  const problems: Problem[] = [];
  const alone = files.flatMap((file, index): Looked[] => {
    const stamp = file.stamp();
    const known = records.get(file.file);
    const looked = (known && recall(desk, file, stamp, known)) ?? lookAlone(desk, file, stamp);
    conditions.progress?.(index + 1, files.length);
    if ('page' in looked) return [looked];
    problems.push(...looked);
    unreadable.push(routeOf(file.name));
    return [];
  });
  const pages = alone.map(({ page }) => page);
  const whole = survey(ground, pages, unreadable);
  const looked = alone.map((one) => lookAgain(desk, one, whole));
  problems.push(...looked.flatMap((one) => one.problems));
  return { looked, whole, problems };
}

/** What is asked of the pages of a site without errors, as far as it was not asked before. */
function complete(desk: Desk, looked: readonly Looked[], whole: Survey): readonly Looked[] {
  const { isMade, note: asked } = desk.conditions;
  return looked.map((one) => {
    const summary = one.summary ?? (isMade === true ? sumUp(desk, one.page.read(), whole) : undefined);
    const note = one.note ?? (asked && noteOf(desk, one.page.read()));
    return summary === one.summary && note === one.note ? one : Object.assign({}, one, { summary, note });
  });
}

function collectRecords(looked: readonly Looked[], records: Records): Records | undefined {
  const next = looked.flatMap(({ page, record, summary, note }) => {
    if (record === undefined) return [];
    const isSame = summary === record.summary && note === record.note;
    return [[page.file, isSame ? record : { ...record, summary, note }] as const];
  });
  const isSame = next.length === records.size && next.every(([file, record]) => records.get(file) === record);
  return isSame ? undefined : new Map(next);
}

/** A site as it was checked, and what is to be remembered of it, if that is not what was. */
interface Judged {
  readonly site: NotedSite;
  readonly records: Records | undefined;
}

/** A site with what was noted of its pages, if that was asked for and none has an error. */
export interface NotedSite extends Site {
  readonly notes: readonly Plain[];
}

/** Checks a folder whose pages have only been listed, with what is remembered of them. */
export function judgeSite(desk: Desk, records: Records): Judged {
  const { ground, conditions } = desk;
  const { looked, whole, problems: ofFiles } = lookAtAll(desk, records);
  const problems = judge(
    { ...ground, problems: [...ofFiles, ...ground.problems] },
    whole,
    looked.map(({ page }) => page),
  );
  const { content } = ground;
  const base: NotedSite = { content, problems, pages: [], redirects: [], notes: [] };
  if (hasErrors(problems) || !('site' in whole))
    return { site: base, records: collectRecords(looked, records) };
  const completed = complete(desk, looked, whole);
  const titleOf = (route: string) =>
    completed.find(({ page }) => page.route === route)?.page.read().data?.title;
  const site = {
    ...base,
    ...(conditions.isMade === true && {
      pages: listPages(desk, completed, whole),
      redirects: resolveRedirects({ ...whole, titleOf }),
    }),
    notes: completed.flatMap(({ note }): readonly Plain[] => (note === undefined ? [] : [note])),
  };
  return { site, records: collectRecords(completed, records) };
}

/**
 * Checks a folder as `check` does, and remembers in the cache what came of each page: the next check reads only pages
 * whose files were touched since, and those that take for granted what is no longer so. Pages are never all in memory.
 */
export function checkSite(places: Places, conditions: SiteConditions): Promise<NotedSite> {
  const memory = recordsFile(places.cache, places.pages);
  return untilUnchanged(async () => {
    const desk = openDesk(await list(places), conditions);
    const { site, records } = judgeSite(desk, await readRecords(memory, desk.name));
    // What cannot be remembered is looked at again.
    if (records !== undefined) await writeRecords(memory, desk.name, records).catch(() => {});
    return site;
  });
}
