import { finding } from '../problems/finding.ts';
import { site as siteSchema } from '../../fields/site.ts';
import { readDrawingOnce } from '../../fields/drawing.ts';
import { makeBook } from './anchors.ts';
import { carryOn } from './carry-on.ts';
import { readSiteChat } from './chat-link.ts';
import { checkAskedInAnswers } from './checks/asked-in-answer.ts';
import { checkFieldsInTexts } from './checks/fields-in-text.ts';
import { checkDatedTitles } from './checks/dated-titles.ts';
import { checkCountedItems } from './checks/counted-items.ts';
import { checkPricesElsewhere } from './checks/prices-elsewhere.ts';
import { checkRowDays } from './checks/row-days.ts';
import { checkCurlyQuotes } from './checks/curly.ts';
import { checkSharedCopies } from './checks/duplicates.ts';
import { checkSchedules, layoutOf } from './checks/days.ts';
import { checkHeavyPictures } from './checks/heavy-pictures.ts';
import { checkLinks, type Survey, type SurveyedPage, type Whole } from './checks/links.ts';
import { checkFormerName } from './checks/former-name.ts';
import { checkAddress } from './checks/address.ts';
import { checkMenu } from './checks/menu.ts';
import { checkRedirects } from './checks/redirects.ts';
import { checkRoutes } from './checks/routes.ts';
import { checkSameDays } from './checks/same-day.ts';
import { checkSameDescriptions } from './checks/same-description.ts';
import { checkSameHeads, listMereCopies } from './checks/same-head.ts';
import { checkTwiceDated } from './checks/twice-dated.ts';
import { checkTwiceNamed } from './checks/twice-named.ts';
import { checkUnrealDays } from './checks/unreal-days.ts';
import { checkWeekdays } from './checks/weekdays.ts';
import { checkSameQuestions } from './checks/same-question.ts';
import { checkSameRegisters } from './checks/same-register.ts';
import { checkTabIcon } from './checks/tab-icon.ts';
import { readThemes, type Themes } from './checks/themes.ts';
import { checkUnused } from './checks/unused.ts';
import { checkClaims, type Claiming } from './claims/check-claims.ts';
import type { SiteMap } from './context.ts';
import { examine, type Common, type Facts, type KnownPage, type SiteFact } from './examine.ts';
import type { Content } from '../load/content.ts';
import { LazyMap } from './lazy-map.ts';
import { lookAt, type LookedPages } from './look-at.ts';
import { listNamedLinks } from './named-link.ts';
import {
  parse,
  readShared,
  routeOf,
  type CheckedPage,
  type Known,
  type PageInWork,
  type Parsed,
  type SiteFile,
} from './pages.ts';
import { usualFolder } from '../problems/content-folder.ts';
import { hasErrors, sortProblems, type Problem } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import type { Source } from '../source/source.ts';
import { meetTitles } from './titled-link.ts';

export { routeOf };
export type { CheckedPage, CheckedSection, SiteFile } from './pages.ts';

/** The outcome of a check: every problem, and the pages that may be shown. */
export interface Validated {
  readonly problems: readonly Problem[];
  readonly site?: SiteFile | undefined;
  readonly pages: readonly CheckedPage[];
  readonly siteMap: SiteMap;
}

/** What a check depends on besides the content. */
export interface Conditions {
  /** The day in São Paulo as ISO, such as `2026-01-31`. */
  readonly today: string;
  /** Whether pages have a picture for shared links; they do unless told. */
  readonly hasShares?: boolean | undefined;
  /** What earlier checks of the same site have found. */
  readonly kept?: LookedPages<Ground> | undefined;
  /** The pages that have come, or were changed, of late, the newest last: of two that say the same the newer one is told. */
  readonly recent?: readonly string[] | undefined;
}

/** Each once, however many pages show the section that it is told of. */
function unique(problems: readonly Problem[]): readonly Problem[] {
  const told = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, range, kind, parameters } = problem;
    const routes = kind === 'daysNotInHours' ? problem.parameters.routes : [];
    const said = JSON.stringify(kind === 'daysNotInHours' ? { ...parameters, routes: [] } : parameters);
    const name = `${file}:${range.start}:${kind}:${said}`;
    const first = told.get(name);
    if (first?.kind === 'daysNotInHours') {
      const all = [...new Set([...first.parameters.routes, ...routes])];
      told.set(name, { ...first, parameters: { ...first.parameters, routes: all } });
    } else told.set(name, problem);
  }
  return [...told.values()];
}

/** Without hints at the quotes round a value that is wrong as it stands: both are one mistake. */
function withoutEchoes(problems: readonly Problem[]): readonly Problem[] {
  const lineOf = ({ file, range }: Problem) => `${file}:${range.line}`;
  const told = new Set(problems.filter(({ code }) => code !== 'P037').map(lineOf));
  return problems.filter((problem) => problem.code !== 'P037' || !told.has(lineOf(problem)));
}

function findSite(
  content: Content,
  today: string,
): { readonly source?: Source; readonly known: Known; readonly parsed: Parsed<SiteFile> } {
  const source = content.sources.find(({ kind }) => kind === 'site');
  const pictures = content.pictures.map(({ name }) => name);
  if (source === undefined) {
    const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
    const missing = {
      ...finding('missingSite', {}),
      file: `${content.folder ?? usualFolder}/site.yaml`,
      range,
    };
    return { known: { today, pictures }, parsed: { problems: [missing] } };
  }
  const [url, phone] = ['url', 'phone'].map((field) => {
    const typed = valueAt(source.data, [field]);
    return typeof typed === 'string' ? typed : undefined;
  });
  const siteChat = readSiteChat(source.data);
  const known = { today, url, phone, siteChat, pictures, links: listNamedLinks(source.data) };
  if (source.data === undefined) return { source, known, parsed: { problems: [] } };
  return { source, known, parsed: parse({ source, base: [], schema: siteSchema, ...known }) };
}

/** What all pages of a site stand on. */
export interface Ground extends Common {
  readonly content: Content;
  /** What pages can use of the site besides each other. */
  readonly rest: Omit<SiteMap, OfPages>;
  /** What messages about its files may complete values by. */
  readonly known: Known;
  readonly site?: SiteFile | undefined;
  readonly siteSource?: Source | undefined;
  /** What is wrong with it. */
  readonly problems: readonly Problem[];
}

/** Reads what all pages of a site stand on: of their own files nothing is asked but names. */
export function layGround(content: Content, today: string): Ground {
  const { source, known, parsed } = findSite(content, today);
  const shared = readShared(content, known);
  const themes = readThemes(content);
  const sections = [...shared.values()].flatMap(({ data }) => data ?? []);
  const problems = [
    ...carryOn(content.problems, content.sources, { shared, known }),
    ...parsed.problems,
    ...themes.problems,
    ...[...shared.values()].flatMap((section) => section.problems),
    ...checkAskedInAnswers(sections),
    ...checkFieldsInTexts(sections),
    ...sections.flatMap(checkRowDays),
    ...sections.flatMap(checkCountedItems),
    ...sections.flatMap((section) => checkDatedTitles(section, today)),
    ...sections.flatMap((section) => checkTwiceNamed(section, today)),
    ...sections.flatMap((section) => checkWeekdays(section, today)),
    ...sections.flatMap(checkUnrealDays),
    ...content.sources.filter(({ kind }) => kind !== 'page').flatMap(checkCurlyQuotes),
    ...checkHeavyPictures(content),
  ];
  const rest = mapRest(content, today);
  return { content, rest, known, shared, themes, site: parsed.data, siteSource: source, problems };
}

/** What pages can ask of each other. Of `unreadable` routes nobody knows more than that they are there. */
export function survey(
  ground: Ground,
  pages: readonly (SurveyedPage & Pick<Facts, 'ids' | 'validUntil'>)[],
  unreadable: readonly string[],
): Survey | Whole {
  const { rest, site, siteSource } = ground;
  const closed = unreadable.map((route) => ({ route, ids: noIds, read: refuseToRead }));
  const book = makeBook([...closed, ...pages]);
  const siteMap = { ...rest, ...mapPages(book), endedPages: listEnded(pages, rest.today) };
  if (site === undefined || siteSource === undefined) return { siteMap, book };
  return { siteMap, book, site, siteSource, pages };
}

const noIds = { shown: 'unknown', hidden: [], ending: [] } as const;

function refuseToRead(): never {
  throw new Error('Nobody asks a page that could not be read.');
}

/** What is asked about all pages together: of what they say it looks at some facts alone. */
export interface SiteQuestion<Fact extends SiteFact = SiteFact> {
  readonly name: string;
  readonly facts: readonly Fact[];
  /** What the answer depends on besides, as plain data; on the ground, and on what others may ask of a page, it may always. */
  readonly given?: unknown;
}

/** A page as far as a question looks at it. */
type AskedPage<Fact extends SiteFact> = Pick<
  KnownPage,
  Fact | 'file' | 'route' | 'isNotFound' | 'read' | 'placeOf'
>;

/** Answers a question, or knows the answer already. */
export type Ask = <Fact extends SiteFact, Answer extends readonly unknown[]>(
  question: SiteQuestion<Fact>,
  answer: (pages: readonly AskedPage<Fact>[]) => Answer,
) => Answer;

/** What all pages said and found, in the order of their files. */
interface Judged extends Pick<Conditions, 'recent'> {
  readonly pages: readonly KnownPage[];
  readonly ask?: Ask | undefined;
}

/** Judges a site by what its pages said and found. */
export function judge(
  ground: Ground,
  whole: Survey | Whole,
  { pages, recent = [], ask = (_, answer) => answer(pages) }: Judged,
): readonly Problem[] {
  const { content, rest, shared, siteSource } = ground;
  const sharedSections = [...shared.values()].flatMap(({ data }) => data ?? []);
  const own = [...ground.problems, ...checkRoutes(content), ...pages.flatMap((page) => page.own)];
  let problems = meetTitles(own, pages);
  if ('site' in whole) {
    problems = [
      ...problems,
      ...checkLinks(whole, pages),
      ...checkTabIcon(whole, content),
      ...firstOfFiles(pages.flatMap(({ menuRoom }) => menuRoom)),
      ...checkRedirects(whole, content),
      ...pages.flatMap(({ days }) => days),
      ...checkSameDays(
        { source: whole.siteSource, base: [], schema: siteSchema, data: whole.site },
        rest.today,
      ),
      ...checkTwiceDated(whole, rest.today),
      ...checkSchedules([...layoutOf(whole.siteSource, whole.site), ...sharedSections], rest.today),
    ];
    const isAllSound = !hasErrors(problems);
    // What a mere copy says is still to be written: that it has a head of its own goes first.
    const copies = new Set(ask({ name: 'copies', facts: ['head'] }, listMereCopies));
    const isCopy = ({ file }: { readonly file: string }) => copies.has(file);
    // Declarations in a file with errors may not be what was meant.
    const isLedgerSound = !hasErrors(problems.filter(({ file }) => file === siteSource?.file));
    if (isLedgerSound)
      problems = [
        ...problems,
        ...ask({ name: 'claims', facts: ['claims'], given: isAllSound }, (all) =>
          checkClaims(whole, isAllSound, listClaims(content, all)),
        ).filter((problem) => problem.kind !== 'disagrees' || !isCopy(problem)),
      ];
    const byAge = <Page extends { readonly file: string }>(all: readonly Page[]) =>
      all.toSorted((one, other) => recent.indexOf(one.file) - recent.indexOf(other.file));
    if (isAllSound)
      problems = [
        ...problems,
        ...ask({ name: 'unused', facts: ['uses'] }, (all) => checkUnused(whole, content, all)),
        ...ask({ name: 'sharedCopies', facts: ['sayings'] }, (all) => checkSharedCopies(byAge(all))).filter(
          (problem) => !isCopy(problem),
        ),
        ...ask({ name: 'sameHeads', facts: ['head'] }, (all) => checkSameHeads(byAge(all))),
        ...ask({ name: 'sameDescriptions', facts: ['pictures'] }, (all) =>
          checkSameDescriptions(all, sharedSections),
        ),
        ...ask({ name: 'pricesElsewhere', facts: ['pricing'], given: [...copies] }, (all) =>
          checkPricesElsewhere(all.filter((page) => !isCopy(page))),
        ),
        ...ask({ name: 'sameQuestions', facts: ['questions'], given: [...copies] }, (all) =>
          checkSameQuestions(
            all.filter((page) => !isCopy(page)),
            sharedSections,
          ),
        ),
        ...ask({ name: 'sameRegisters', facts: ['people'] }, (all) =>
          checkSameRegisters(all, sharedSections),
        ),
        ...ask({ name: 'menu', facts: ['menu'] }, (all) => checkMenu(whole, all)),
        ...ask({ name: 'formerName', facts: ['sign'] }, (all) => checkFormerName(whole, all)),
        ...checkAddress(whole),
      ];
  }
  return sortProblems(withoutEchoes(unique(problems)));
}

function listClaims(content: Content, pages: readonly AskedPage<'claims'>[]): Claiming {
  const known = new Map(pages.map((page) => [page.file, page]));
  return {
    claims: pages.flatMap(({ claims }) => claims),
    sourceOf(file) {
      const source = known.get(file)?.read().source ?? content.sources.find((one) => one.file === file);
      if (source === undefined) throw new Error(`There is no ${file} any more.`);
      return source;
    },
  };
}

/** What several pages tell of one file, as the first of them does. */
function firstOfFiles(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.file, problem])).values()].toReversed();
}

/** Checks all content. Pages without an error of their own come back ready to be resolved. */
export function validate(content: Content, { today, kept, recent }: Conditions): Validated {
  const ground = layGround(content, today);
  const { site, themes } = ground;
  const files = content.sources.filter(({ kind }) => kind === 'page');
  const readable = files.filter(({ data }) => data !== undefined);
  const looked =
    kept?.look(readable, ground, new Set(files.map(({ name }) => routeOf(name)))) ??
    readable.map((source) => lookAt(source, ground));
  const pages = looked.map(({ page }) => page);
  const known = looked.map(({ page, facts, placeOf }) =>
    Object.assign({ file: page.source.file, read: () => page, placeOf }, page, facts),
  );
  const unreadable = files.filter(({ data }) => data === undefined).map(({ name }) => routeOf(name));
  const whole = survey(ground, known, unreadable);
  const found = known.map((one, at) =>
    Object.assign(one, looked[at]?.recall?.(whole) ?? examine(one.read(), whole, ground)),
  );
  const problems = judge(ground, whole, { pages: found, recent });
  const broken = listBroken(problems);
  const sound =
    site === undefined
      ? []
      : pages.flatMap((page) => selectSound(page, themes, (file) => broken.has(file)) ?? []);
  return { problems, site, pages: sound, siteMap: whole.siteMap };
}

function listEnded(
  pages: readonly (SurveyedPage & Pick<Facts, 'validUntil'>)[],
  today: string,
): SiteMap['endedPages'] {
  const last = pages.map(({ route, validUntil }) => [route, validUntil ?? today] as const);
  return new Map(last.filter(([, day]) => day < today));
}

/** What of the site's map is the pages' own. */
type OfPages = 'anchors' | 'endOf' | 'hiddenAnchor' | 'endedPages';

function mapPages({ shown, hidden, ending }: Whole['book']): Omit<Pick<SiteMap, OfPages>, 'endedPages'> {
  return {
    anchors: new LazyMap(shown, (ids) => (ids === 'unknown' ? ids : new Set(ids.keys()))),
    endOf: (route, anchor) => ending.get(route)?.get(anchor),
    hiddenAnchor: (route, anchor) => hidden.get(route)?.get(anchor)?.links,
  };
}

/** What pages can use of the rest of the site. */
function mapRest(content: Content, today: string): Omit<SiteMap, OfPages> {
  const drawings = new Map(Object.entries(content.drawings ?? {}));
  return {
    today,
    pictures: new Map(content.pictures.map((picture) => [picture.name, picture])),
    pictureFaults: new Map((content.brokenPictures ?? []).map(({ name, fault }) => [name, fault])),
    drawing(file) {
      const read = drawings.get(file);
      return typeof read === 'string' ? readDrawingOnce(read) : read;
    },
    drawingFiles: [...drawings.keys()],
    downloads: new Map(Object.entries(content.downloads ?? {})),
    iconFiles: (content.publicFiles ?? []).filter((file) => /\.svg$/i.test(file)),
    sharedSections: content.sources.filter(({ kind }) => kind === 'shared').map(({ name }) => name),
  };
}

/** A page without an error of its own or of what it stands on, ready to be resolved; nothing for any other. */
export function selectSound(
  { source, route, isNotFound, data, sections }: PageInWork,
  { colors: known }: Themes,
  isBroken: (file: string) => boolean,
): CheckedPage | undefined {
  const colors = known.get(data?.theme ?? '');
  const files = [source, ...sections.map((section) => section.source)];
  if (data === undefined || colors === undefined || files.some(({ file }) => isBroken(file)))
    return undefined;
  return { source, route, isNotFound, data, colors, sections };
}

/** The files with problems that block the build. */
export function listBroken(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
}
