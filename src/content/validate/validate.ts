import { finding } from '../problems/finding.ts';
import { site as siteSchema } from '../../fields/site.ts';
import { readDrawingOnce } from '../../fields/drawing.ts';
import { listAnchors } from './anchors.ts';
import { checkContracts } from './checks/contracts.ts';
import { checkCurlyQuotes } from './checks/curly.ts';
import { checkCopies, checkDuplicateIds, checkSharedCopies } from './checks/duplicates.ts';
import { checkDays, checkSchedules } from './checks/days.ts';
import { checkEndedPage } from './checks/ended-page.ts';
import { checkHeavyPictures } from './checks/heavy-pictures.ts';
import { checkLengths } from './checks/lengths.ts';
import { checkLinks, contextOf, type Survey } from './checks/links.ts';
import { checkMenuRoom } from './checks/menu-room.ts';
import { checkMenu } from './checks/menu.ts';
import { checkRedirects } from './checks/redirects.ts';
import { checkRoutes } from './checks/routes.ts';
import { checkTabIcon } from './checks/tab-icon.ts';
import { checkThemeNames, readThemes, type Themes } from './checks/themes.ts';
import { checkUnused } from './checks/unused.ts';
import { checkClaims } from './claims/check-claims.ts';
import type { SiteMap } from './context.ts';
import type { Content } from '../load/content.ts';
import {
  parse,
  readPage,
  readShared,
  routeOf,
  type CheckedPage,
  type PageInWork,
  type Parsed,
  type SiteFile,
} from './pages.ts';
import { hasErrors, sortProblems, type Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';

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
}

function unique(problems: readonly Problem[]): readonly Problem[] {
  const told = new Map(
    problems.map((problem) => [
      `${problem.file}:${problem.range.start}:${problem.kind}:${JSON.stringify(problem.parameters)}`,
      problem,
    ]),
  );
  return [...told.values()];
}

/** Without hints at the quotes round a value that is wrong as it stands: both are one mistake. */
function withoutEchoes(problems: readonly Problem[]): readonly Problem[] {
  const lineOf = ({ file, range }: Problem) => `${file}:${range.line}`;
  const told = new Set(problems.filter(({ code }) => code !== 'P037').map(lineOf));
  return problems.filter((problem) => problem.code !== 'P037' || !told.has(lineOf(problem)));
}

function findSite(content: Content): { source?: Source; parsed: Parsed<SiteFile> } {
  const source = content.sources.find(({ kind }) => kind === 'site');
  if (source === undefined) {
    const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
    return { parsed: { problems: [{ ...finding('missingSite', {}), file: 'pages/site.yaml', range }] } };
  }
  if (source.data === undefined) return { source, parsed: { problems: [] } };
  return { source, parsed: parse({ source, base: [], schema: siteSchema }) };
}

/** What holds within one page. */
function checkPages(pages: readonly PageInWork[], book: Survey['book']): readonly Problem[] {
  return pages.flatMap((page) => [
    ...page.problems,
    ...checkDuplicateIds(page),
    ...checkCopies(page),
    ...checkLengths(page),
    ...checkContracts(page, book),
  ]);
}

/** Checks all content. Pages without an error of their own come back ready to be resolved. */
export function validate(content: Content, { today }: Conditions): Validated {
  const { source, parsed } = findSite(content);
  const shared = readShared(content, today);
  const readable = content.sources.filter(({ kind, data }) => kind === 'page' && data !== undefined);
  const pages = readable.map((file) => readPage(file, shared, today));
  const book = listAnchors(content, pages, shared);
  const siteMap = { ...makeSiteMap(content, book, today), endedPages: listEnded(pages, today) };
  const themes = readThemes(content);
  const site = parsed.data;
  let problems: readonly Problem[] = [
    ...content.problems,
    ...parsed.problems,
    ...checkRoutes(content),
    ...themes.problems,
    ...checkThemeNames(content, themes),
    ...[...shared.values()].flatMap((section) => section.problems),
    ...checkPages(pages, book),
    ...content.sources.flatMap(checkCurlyQuotes),
    ...checkHeavyPictures(content),
  ];
  if (site !== undefined && source !== undefined) {
    const survey: Survey = { siteMap, book, site, siteSource: source, pages };
    problems = [
      ...problems,
      ...checkLinks(survey),
      ...checkTabIcon(survey, content),
      ...checkMenuRoom(survey),
      ...checkRedirects(survey, content),
      ...pages.flatMap((page) => checkDays(page, today)),
      ...checkSchedules(
        [...shared.values()].flatMap(({ data }) => data ?? []),
        today,
      ),
      ...pages.flatMap((page) => checkEndedPage(page, contextOf(survey, page))),
    ];
    const isAllSound = !hasErrors(problems);
    // Declarations in a file with errors may not be what was meant.
    const isLedgerSound = !hasErrors(problems.filter(({ file }) => file === source.file));
    if (isLedgerSound) problems = [...problems, ...checkClaims(survey, isAllSound)];
    if (isAllSound)
      problems = [
        ...problems,
        ...checkUnused(survey, content),
        ...checkSharedCopies(pages),
        ...checkMenu(survey),
      ];
  }
  const sorted = sortProblems(withoutEchoes(unique(problems)));
  const sound = site === undefined ? [] : selectSound(pages, themes, sorted);
  return { problems: sorted, site, pages: sound, siteMap };
}

function listEnded(pages: readonly PageInWork[], today: string): SiteMap['endedPages'] {
  const last = pages.map(({ route, data }) => [route, data?.validUntil ?? today] as const);
  return new Map(last.filter(([, day]) => day < today));
}

function makeSiteMap(
  content: Content,
  { shown, hidden, ending }: Survey['book'],
  today: string,
): Omit<SiteMap, 'endedPages'> {
  const anchors = [...shown].map(
    ([route, ids]) => [route, ids === 'unknown' ? ids : new Set(ids.keys())] as const,
  );
  const drawings = new Map(Object.entries(content.drawings ?? {}));
  return {
    today,
    anchors: new Map(anchors),
    endOf: (route, anchor) => ending.get(route)?.get(anchor),
    hiddenAnchor: (route, anchor) => hidden.get(route)?.get(anchor)?.links,
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

function selectSound(
  pages: readonly PageInWork[],
  themes: Themes,
  problems: readonly Problem[],
): readonly CheckedPage[] {
  const broken = new Set(problems.filter((problem) => hasErrors([problem])).map(({ file }) => file));
  return pages.flatMap(({ source, route, isNotFound, data, sections }) => {
    const isBroken = [source, ...sections.map((section) => section.source)].some(({ file }) =>
      broken.has(file),
    );
    const colors = themes.colors.get(data?.theme ?? '');
    if (data === undefined || colors === undefined || isBroken) return [];
    return [{ source, route, isNotFound, data, colors, sections }];
  });
}
