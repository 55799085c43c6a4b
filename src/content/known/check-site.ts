import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { list, type ListedContent, type Places } from '../load/load.ts';
import { isSameStamp } from '../load/stamp.ts';
import { sha256 } from '../pictures/digest.ts';
import { pruneFolders } from '../pictures/disk-cache.ts';
import type { Problem } from '../problems/problem.ts';
import { resolveRedirects } from '../resolve/redirects.ts';
import { resolvePage } from '../resolve/resolve.ts';
import type { Survey } from '../validate/checks/links.ts';
import { routeOf } from '../validate/pages.ts';
import { judge, listBroken, survey } from '../validate/validate.ts';
import { AskedSite } from './answers.ts';
import {
  complete,
  lookAgain,
  lookAlone,
  openDesk,
  recall,
  soundOf,
  type Desk,
  type Looked,
  type SiteConditions,
} from './look.ts';
import type { MetPage } from './met-page.ts';
import { amend, type PageRecord, type Plain, type Records, type Remembered } from './record.ts';
import { recollect, recordsFolder, remember } from './records.ts';
import { ChangedMeanwhile, untilUnchanged } from './shelf.ts';
import type { Site, SitePage } from './site.ts';

/** A sound page that was looked at. A class, since ten thousand objects with functions of their own take long to make. */
class JudgedPage implements SitePage {
  private readonly desk: Desk;
  private readonly looked: Looked;
  private readonly whole: Survey;

  constructor(desk: Desk, looked: Looked, whole: Survey) {
    this.desk = desk;
    this.looked = looked;
    this.whole = whole;
  }

  get route() {
    return this.looked.page.route;
  }
  get isNotFound() {
    return this.looked.page.isNotFound;
  }
  get summary() {
    return this.summedUp('summary');
  }
  get shown() {
    return this.summedUp('shown');
  }
  get make() {
    const { hasShares } = this.desk.conditions;
    return () => resolvePage(this.read(), { ...this.whole, hash: sha256, hasShares });
  }
  get isUntouched() {
    const { file, record } = this.looked;
    return () => isSameStamp(file.stamp(), record?.stamp);
  }
  get read() {
    const { page } = this.looked;
    return () => {
      const sound = soundOf(this.desk, page.read());
      if (sound === undefined) throw new ChangedMeanwhile(page.file);
      return sound;
    };
  }

  private summedUp<Name extends 'summary' | 'shown'>(name: Name): NonNullable<MetPage[Name]> {
    const { page } = this.looked;
    const found = page[name];
    if (found === undefined) throw new Error(`${page.file} was not summed up.`);
    return found;
  }
}

/** The pages without errors, of their own or of sections that they share. */
function listPages(
  desk: Desk,
  looked: readonly Looked[],
  { whole, broken }: { readonly whole: Survey; readonly broken: ReadonlySet<string> },
): readonly SitePage[] {
  return looked
    .filter(({ page }) => page.parcel.has('summary'))
    .map((one) => new JudgedPage(desk, one, whole))
    .filter((page) => broken.size === 0 || !page.summary.files.some((file) => broken.has(file)));
}

/** So long nobody else has to wait for a server that checks, in milliseconds. */
const longest = 25;

const restBriefly = promisify(setImmediate);

/** What came of pages, as far as it is not what is remembered, in a check that has to begin again. */
type Seen = Map<string, PageRecord>;

/** Looks at each page, at those that are remembered by their files' times alone; then again at whatever took too much for granted. */
async function lookAtAll(desk: Desk, records: Records, seen: Seen) {
  const { ground, files, conditions } = desk;
  const { rest = restBriefly } = conditions;
  const unreadable: string[] = [];
  const problems: Problem[] = [];
  const alone: Looked[] = [];
  let rested = performance.now();
  for (const [index, file] of files.entries()) {
    if (performance.now() - rested > longest) {
      await rest();
      rested = performance.now();
    }
    const stamp = file.stamp();
    const known = seen.get(file.file) ?? records.get(file.file);
    const looked = (known && recall(desk, file, stamp, known)) ?? lookAlone(desk, file, stamp);
    conditions.progress?.(index + 1, files.length);
    if ('page' in looked) {
      alone.push(looked);
      if (looked.record !== undefined && looked.record !== known) seen.set(file.file, looked.record);
      continue;
    }
    problems.push(...looked);
    unreadable.push(routeOf(file.name));
  }
  const pages = alone.map(({ page }) => page);
  const whole = survey(ground, pages, unreadable);
  const looked = alone.map((one) => lookAgain(desk, one, whole));
  problems.push(...looked.flatMap((one) => one.problems));
  return { looked, whole, problems, unreadable };
}

function collectRecords(looked: readonly Looked[], records: Records): Records {
  const next = new Map<string, PageRecord>();
  let isSame = true;
  for (const { page, record } of looked) {
    if (record === undefined) continue;
    const { file, parcel, places } = page;
    const isAsLooked = parcel === record.parcel && places === record.places;
    const now = isAsLooked ? record : amend(record, { parcel, places });
    isSame &&= records.get(file) === now;
    next.set(file, now);
  }
  return isSame && next.size === records.size ? records : next;
}

/** A site as it was checked, and what is to be remembered of it: the same things, as far as they are what was. */
interface Judged {
  readonly site: NotedSite;
  readonly remembered: Remembered;
}

/** A site with what was noted of its files, if that was asked for and none has an error. */
export interface NotedSite extends Site {
  readonly notes: readonly Plain[];
}

/** Checks a folder whose pages have only been listed, with what is remembered of them. */
export async function judgeSite(desk: Desk, former: Remembered, seen: Seen = new Map()): Promise<Judged> {
  const { ground, conditions, shelf } = desk;
  const { looked, whole, problems: ofFiles, unreadable } = await lookAtAll(desk, former.pages, seen);
  const pages = looked.map(({ page }) => page);
  const asked = new AskedSite({ shelf, pages, unreadable }, former.answers);
  const { ask } = asked;
  const problems = judge({ ...ground, problems: [...ofFiles, ...ground.problems] }, whole, { pages, ask });
  const { content } = ground;
  const { noteRest } = conditions;
  const base: NotedSite = { content, problems, pages: [], redirects: [], notes: [] };
  const broken = listBroken(problems);
  if ((broken.size > 0 && conditions.isPartial !== true) || !('site' in whole))
    return {
      site: base,
      remembered: { pages: collectRecords(looked, former.pages), answers: asked.answers },
    };
  const completed = looked.map((one) => complete(desk, one, whole));
  const titleOf = (route: string) =>
    completed.find(({ page }) => page.route === route)?.page.read().data?.title;
  const site = {
    ...base,
    ...(conditions.isMade === true && {
      pages: listPages(desk, completed, { whole, broken }),
      redirects: resolveRedirects({ ...whole, titleOf }),
    }),
    notes: [
      ...(noteRest ? ask({ name: 'notes', facts: [] }, () => noteRest(content)) : []),
      ...completed.flatMap(({ page }): readonly Plain[] => (conditions.note && page.note ? [page.note] : [])),
    ],
  };
  return { site, remembered: { pages: collectRecords(completed, former.pages), answers: asked.answers } };
}

/** Where it is kept what came of pages, under the name of all that they were judged by. */
export interface Memory {
  readonly read: (name: string) => Promise<Remembered> | Remembered;
  /** `former` is what was read. */
  readonly write: (name: string, now: Remembered, former: Remembered) => Promise<void>;
}

/** What is remembered in the cache, from one process to the next. */
export function memoryOf({ cache, pages }: Places): Memory {
  const folder = recordsFolder(cache, pages);
  return {
    read: (name) => recollect(folder, name),
    write: async (name, now, former) => {
      try {
        await remember(folder, name, { now, former });
        // Content that was moved or deleted is never asked for again.
        if (former.pages.size === 0) await pruneFolders(dirname(folder));
      } catch {
        // What cannot be remembered is looked at again.
      }
    },
  };
}

/**
 * Checks a folder as `check` does, and remembers what came of each page: the next check reads only pages whose files were
 * touched since, and those that take for granted what is no longer so. Pages are never all in memory.
 */
export function checkSite(
  places: Places,
  conditions: SiteConditions,
  memory = memoryOf(places),
): Promise<NotedSite> {
  return checkListed(() => list(places), conditions, memory);
}

/** The same of what is listed by others, again where a file changes meanwhile. */
export function checkListed(
  listing: () => Promise<ListedContent>,
  conditions: SiteConditions,
  memory: Memory,
): Promise<NotedSite> {
  const seen = new Map<string, Seen>();
  return untilUnchanged(async () => {
    const desk = openDesk(await listing(), conditions);
    const ofDesk = seen.get(desk.name) ?? new Map();
    seen.set(desk.name, ofDesk);
    const former = await memory.read(desk.name);
    const { site, remembered } = await judgeSite(desk, former, ofDesk);
    await memory.write(desk.name, remembered, former);
    return site;
  });
}
