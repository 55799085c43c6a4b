import { isRecord } from '../../../fields/is-record.ts';
import { isShownOn } from '../../../fields/item.ts';
import type { Mark } from '../../../fields/marks.ts';
import { isoOf } from '../../../fields/repair-date.ts';
import { usualOpening } from '../../../fields/schedule.ts';
import { promisesPart, type SpecialDay } from '../../../fields/special-day.ts';
import { repairPhone } from '../../../fields/repair.ts';
import { footer as footerSchema, header as headerSchema } from '../../../fields/layout.ts';
import { page as pageSchema } from '../../../fields/page.ts';
import { site as siteSchema } from '../../../fields/site.ts';
import { findOtherEnd, type AnchorBook } from '../anchors.ts';
import { createContext, headerContext, type PageContext, type SiteMap } from '../context.ts';
import { checkFields, type PlacedComplaint } from '../../schema/fields.ts';
import { outlineAt, outlineOf } from '../../schema/outline.ts';
import { writeItem } from '../../schema/write-item.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem, type Checked } from '../../source/place-problem.ts';
import { choose, finding, type Finding } from '../../problems/finding.ts';
import { quote } from '../../problems/wording.ts';
import { explainComplaint, explainMessage } from './complaints.ts';
import { isEachDayThere } from './each-day-there.ts';
import { isGoneWithOffer } from './gone-with-offer.ts';
import { rowsOfItem } from '../item-rows.ts';
import { goneLines } from '../leaving.ts';
import { isPhone } from '../other-number.ts';
import type { CheckedSection, PageFile, PageInWork, SiteFile } from '../pages.ts';
import { valueAt } from '../../source/place.ts';
import {
  findMessageHome,
  joinAsked,
  markAsked,
  messagesOf,
  type Asked,
  type FindElsewhere,
} from './asked-messages.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { locate, type Source } from '../../source/source.ts';

/** What is there for pages to ask of each other. */
export interface Whole {
  readonly siteMap: SiteMap;
  readonly book: AnchorBook;
}

/** What every check across files looks at. */
export interface Survey extends Whole {
  readonly site: SiteFile;
  readonly siteSource: Source;
  /** The pages that could be read. */
  readonly pages: readonly SurveyedPage[];
}

/** A page in the order of the site: all of it is at hand when it is asked for, and may be read anew. */
export interface SurveyedPage {
  readonly route: string;
  readonly isNotFound: boolean;
  readonly read: () => PageInWork;
}

/** The field that contradicts the one complained about. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ['price-above-original', 'originalPrice'],
  ['ends-before-start', 'showFrom'],
  ['closes-before-opening', 'opens'],
]);

/** Where a page lists its sections, none of which a link meets. */
function sectionsOf({ pages }: Survey, route: string | undefined): Problem['other'] {
  const source = pages.find((known) => known.route === route)?.read().source;
  return source && { file: source.file, range: locate(source, ['sections'], 'key') };
}

type Where = Checked & Pick<CheckedSection, 'usedAt'>;

/** The line of a text that begins with a link, between the quotes that it needs then; none where it has some already. */
function openingLine(
  { source, base }: Where,
  path: Path,
  { typed, better }: { readonly typed: string; readonly better: string },
): string | undefined {
  const { start, end } = locate(source, [...base, ...path]);
  const written = source.text.slice(start, end);
  if (!written.startsWith(typed) || written.includes('\n')) return undefined;
  const lead = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start);
  return `${lead}${quote(better + written.slice(typed.length))}`;
}

/** A mark of a text below `|`, in which no sign means anything else: what is better needs no quotes there. */
function withoutQuotes(mark: Mark, { source }: Where, path: Path): Mark {
  const isBelow = /^[|>]/.test(source.text.slice(locate(source, path).start));
  const [, better = mark.better] = (isBelow && /^"(\*.*)"$|^'(\*.*)'$/.exec(mark.better ?? '')) || [];
  return { ...mark, better };
}

/** A special day of which only the hour of closing is told, with the hour at which the site usually opens on it. */
function withOpening(row: SpecialDay, hours: SiteFile['hours']): SpecialDay {
  if (row.closes === undefined || row.opens !== undefined) return row;
  const { days, date, closes } = row;
  return { days, date, opens: usualOpening(hours?.week, isoOf(date), closes) ?? '…', closes };
}

/** A complaint as a problem; the other end is the section a link missed, or the page that shows a shared section. */
function placeComplaint(survey: Survey, where: Where, { complaint, path }: PlacedComplaint): Asked {
  const { source, base, usedAt } = where;
  const at = [...base, ...path];
  const { phrase, nth } = complaint;
  const place = (mistake: Finding) => ({
    ...placeProblem(source, at, mistake),
    ...(phrase !== undefined && { range: placePhrase(source, at, phrase, nth) }),
  });
  if (complaint.kind === 'hours-in-name') {
    const { first, last, column } = rowsOfItem(where, path.slice(0, -1));
    const list = outlineAt(outlineOf(where.schema), path.slice(0, -2));
    const item = list?.kind === 'list' ? list.item : undefined;
    const own = valueAt(source.data, [...base, ...path.slice(0, -1)]);
    const days = valueAt(source.data, [...base, ...path.slice(0, -2)]);
    const isThere = (date: unknown) =>
      Array.isArray(days) && days.some((day) => day !== own && valueAt(day, ['date']) === date);
    const lines = complaint.rows
      .filter((row) => !isThere(row['date']))
      .map((row) => withOpening(row, survey.site.hours))
      .flatMap((row) => writeItem(item, row) ?? [])
      .map((line) => ' '.repeat(column) + line);
    const isOpen =
      complaint.rows.some((row) => row['closes'] !== undefined) ||
      (lines.length === 0 && promisesPart(complaint.name));
    return place(finding('hoursInName', { name: complaint.name, isOpen, first, last, lines }));
  }
  if (complaint.kind === 'unknown-message') {
    const home = findMessageHome(source, survey.siteSource);
    return markAsked(place(explainMessage(complaint, home)), complaint.key, complaint.known, home);
  }
  const field = path.at(-1);
  const isWhole = phrase === undefined && (field === 'to' || field === 'href');
  if (complaint.kind === 'unknown-route')
    return place(
      explainComplaint(complaint, isWhole ? goneLines(where, path.slice(0, -1), field) : undefined),
    );
  if (complaint.kind === 'unknown-anchor' || complaint.kind === 'hidden-anchor') {
    const { anchor, route } = complaint;
    const end = findOtherEnd(survey.book, route, anchor) ?? sectionsOf(survey, route);
    const gone = isWhole ? goneLines(where, path.slice(0, -1), field) : undefined;
    return { ...place(explainComplaint(complaint, gone)), other: end };
  }
  const beside = counterparts.get(complaint.kind);
  if (beside !== undefined) {
    const range = locate(source, [...base, ...path.slice(0, -1), beside]);
    return { ...place(explainComplaint(complaint)), other: { file: source.file, range } };
  }
  if (complaint.kind === 'visible-mark' && complaint.mark.kind === 'single-star')
    return place(explainComplaint({ ...complaint, mark: withoutQuotes(complaint.mark, where, at) }));
  const loose = complaint.kind === 'visible-mark' ? explainComplaint(complaint) : undefined;
  if (loose?.kind === 'looseLink')
    return place(
      finding('looseLink', { ...loose.parameters, line: openingLine(where, path, loose.parameters) }),
    );
  const other = usedAt && { file: usedAt.source.file, range: locate(usedAt.source, usedAt.base) };
  return { ...place(explainComplaint(complaint)), other };
}

function placeComplaints(
  survey: Survey,
  where: Where,
  data: unknown,
  context: PageContext,
): readonly Asked[] {
  return checkFields(where.schema, data, context)
    .filter((placed) => !isOfHiddenItem(data, placed, survey.siteMap.today))
    .filter((placed) => !isGoneWithOffer(data, placed) && !isEachDayThere(data, placed))
    .map((complaint) => placeComplaint(survey, where, complaint));
}

/** What is told of a link because of where it leads for now. */
const ofShown: ReadonlySet<string> = new Set(['hidden-anchor', 'ending-anchor']);

/** Whether a complaint is about where a link leads for now that nobody can press itself, or only as long as it leads there. */
function isOfHiddenItem(data: unknown, { complaint, path }: PlacedComplaint, today: string): boolean {
  const items = ofShown.has(complaint.kind)
    ? path.map((_, at) => valueAt(data, path.slice(0, at))).filter((item) => isRecord(item))
    : [];
  const last = complaint.kind === 'ending-anchor' ? complaint.date : undefined;
  const endsBefore = ({ showUntil }: Readonly<Record<string, unknown>>) =>
    last !== undefined && typeof showUntil === 'string' && showUntil <= isoOf(last);
  return items.slice(1).some((item) => !isShownOn(item, today) || endsBefore(item));
}

function checkDefaultMessage(source: Source, path: Path, keys: readonly string[]): readonly Asked[] {
  const key = valueAt(source.data, [...path, 'default']);
  if (typeof key !== 'string' || keys.includes(key)) return [];
  const problem = placeProblem(source, [...path, 'default'], finding('unknownDefault', choose(key, keys)));
  return [markAsked(problem, key, keys)];
}

/** Whether a text asks for a message by its key. */
function asksFor(text: string, key: string): boolean {
  return [...text.matchAll(/^[ -]*(?:chat|default): *(.+?) *$/gm)].some(
    ([, said = '']) => said.replace(/^(["'])(.*)\1$/, '$2') === key,
  );
}

const phoneName = /^(?:whats(?:app)?|zap|wpp|telefone|fone|celular|phone|tel)$/i;

/** `whatsapp: 54 99999-1234` among messages, which nobody asks for: the site's number is a field of its own. */
function checkNumbers({ pages }: Survey, source: Source): readonly Problem[] {
  const messages = valueAt(source.data, ['messages']);
  const isSite = source.kind === 'site';
  return Object.entries(isRecord(messages) ? messages : {}).flatMap(([key, text]) => {
    const number =
      typeof text === 'string' && phoneName.test(key) && isPhone(text) ? repairPhone(text) : undefined;
    if (number === undefined || asksFor(source.text, key)) return [];
    // Nearly nobody writes such a message: for one all pages may be read.
    if (isSite && pages.some((page) => asksFor(page.read().source.text, key))) return [];
    const field = /^[wz]/i.test(key) ? 'whatsapp' : 'phone';
    const isGiven = isSite && valueAt(source.data, [field]) !== undefined;
    const given = isGiven ? locate(source, [field]).line : undefined;
    const mistake = finding('numberAsText', { key, line: `${field}: ${number}`, isSite, given });
    return [placeProblem(source, ['messages', key], mistake)];
  });
}

interface CheckedFile {
  readonly source: Source;
  readonly schema: typeof siteSchema | typeof pageSchema;
  readonly data: SiteFile | PageFile;
}

/** Checks a site or page file against the rest of the site; its header has messages of its own. */
function checkFile(
  survey: Survey,
  { source, schema, data }: CheckedFile,
  context: PageContext,
): readonly Asked[] {
  const { header, ...rest } = data;
  const inHeader = headerContext(context, header?.messages);
  const where = { source, base: [], schema };
  return [
    ...placeComplaints(survey, where, rest, context),
    ...(header === undefined ? [] : placeComplaints(survey, where, { header }, inHeader)),
    ...checkDefaultMessage(source, ['messages'], context.messageKeys),
    ...checkNumbers(survey, source),
    ...checkDefaultMessage(source, ['header', 'messages'], inHeader.messageKeys),
  ];
}

/** The view of the site from one page. */
export function contextOf({ siteMap, site }: Survey, page: PageInWork): PageContext {
  return createContext(siteMap, site, page.route, messagesOf(page));
}

/** What a page promises and others do not keep; messages that are missing are marked, to be told once. */
export function checkPageLinks(survey: Survey, page: PageInWork): readonly Asked[] {
  const { source, data } = page;
  const context = contextOf(survey, page);
  const ofFile = data === undefined ? [] : checkFile(survey, { source, schema: pageSchema, data }, context);
  const replaced = page.written.filter(({ block }) => block.replacedBy !== undefined);
  const ofSections = [...page.sections, ...replaced].flatMap((section) =>
    placeComplaints(survey, section, section.data, context),
  );
  const coming = page.placed.flatMap(({ section, isComing }) => (isComing ? [section] : []));
  const ofComing = coming
    .flatMap((section) => placeComplaints(survey, section, section.data, context))
    .filter(({ kind }) => !ofToday.has(kind));
  const ofHidden = page.written
    .filter((section) => !page.sections.includes(section) && section.block.replacedBy === undefined)
    .filter((section) => !coming.includes(section))
    .flatMap((section) => placeComplaints(survey, section, section.data, context))
    .filter(({ code }) => code === disagreement);
  return [...ofFile, ...ofSections, ...ofComing, ...ofHidden];
}

/** What may be otherwise on the day on which a section comes: what else it shows must not be left to stop that day's build. */
const ofToday: ReadonlySet<Problem['kind']> = new Set([
  'hiddenAnchor',
  'endingAnchor',
  'endedTarget',
  'endedOffer',
  'endingOffer',
]);

/** Prices, days or hours that contradict each other are wrong also in a section that nobody sees yet. */
const disagreement = 'P036';

const inherited = { header: headerSchema, footer: footerSchema } as const;

/** A link of the site's header or footer that stays on a page which inherits it but has no such id. */
export interface MissingAnchor {
  /** The link's place in `site.yaml`. */
  readonly path: Path;
  readonly anchor: string;
}

function findMissingIn(
  survey: Survey,
  page: PageInWork,
  name: keyof typeof inherited,
): readonly MissingAnchor[] {
  const kept = Object.entries(survey.site[name]).filter(
    ([field]) => valueAt(page.source.data, [name, field]) === undefined,
  );
  const own = Object.fromEntries(kept);
  const complaints = checkFields(inherited[name], own, contextOf(survey, page));
  return complaints.flatMap(({ complaint, path: inner }) => {
    const path = [name, ...inner];
    if (valueAt(own, [...inner.slice(0, -1), 'hidden']) === true) return [];
    if (complaint.kind !== 'unknown-anchor' || complaint.route !== page.route) return [];
    if (!String(valueAt(survey.siteSource.data, path)).startsWith('#')) return [];
    return [{ path, anchor: complaint.anchor }];
  });
}

/** Ids that links of the site's header and footer expect of a page, and that it does not have. */
export function findMissing(survey: Survey, page: PageInWork): readonly MissingAnchor[] {
  return [...findMissingIn(survey, page, 'header'), ...findMissingIn(survey, page, 'footer')];
}

/** A page, and what it lacks. */
interface Lacking {
  readonly route: string;
  readonly missing: readonly MissingAnchor[];
}

/** Links of the site's header and footer that stay on the page: ids that pages which inherit them must have. */
function checkInherited(survey: Survey, pages: readonly Lacking[]): readonly Problem[] {
  const missing = new Map<string, MissingAnchor & { readonly routes: string[] }>();
  for (const { route, missing: found } of pages) {
    for (const { path, anchor } of found) {
      const entry = missing.get(path.join('/')) ?? { path, anchor, routes: [] };
      entry.routes.push(route);
      missing.set(path.join('/'), entry);
    }
  }
  return [...missing.values()].map(({ path, anchor, routes }) => {
    const [home] = [...survey.siteMap.anchors].find(([, ids]) => ids !== 'unknown' && ids.has(anchor)) ?? [];
    const mistake = finding('anchorMissingOn', { anchor, routes, home });
    const problem = placeProblem(survey.siteSource, path, mistake);
    return Object.assign(problem, { other: sectionsOf(survey, routes[0]) });
  });
}

function isBareAnchorOfSite(survey: Survey, problem: Problem): boolean {
  if (problem.code !== 'P023' || problem.file !== survey.siteSource.file) return false;
  return /^["']?#/.test(survey.siteSource.text.slice(problem.range.start, problem.range.end));
}

/** Everything that files promise each other: links, messages, pictures, shared sections. `found` is what pages told. */
export function checkLinks(
  survey: Survey,
  found: readonly (Lacking &
    Pick<SurveyedPage, 'read'> & {
      readonly links: readonly Asked[];
      readonly messages: readonly string[];
    })[],
): readonly Problem[] {
  const { site, siteSource, siteMap } = survey;
  const context = createContext(siteMap, site, '/', undefined);
  const ofSite = checkFile(survey, { source: siteSource, schema: siteSchema, data: site }, context);
  const told = [
    // A link to an id of "this page" is proven for each page that inherits it.
    ...ofSite.filter((problem) => !isBareAnchorOfSite(survey, problem)),
    ...checkInherited(survey, found),
    ...found.flatMap(({ links }) => links),
  ];
  return joinAsked(told, { site: siteSource, find: (key) => findMessage(found, key) });
}

/** A message that one page alone has of its own. */
function findMessage(
  pages: readonly (Pick<SurveyedPage, 'read'> & { readonly messages: readonly string[] })[],
  key: string,
): ReturnType<FindElsewhere> {
  const [first, second] = pages.filter(({ messages }) => messages.includes(key));
  if (first === undefined || second !== undefined) return undefined;
  const { source } = first.read();
  const text = valueAt(source.data, ['messages', key]);
  return typeof text === 'string' ? { file: source.file, text } : undefined;
}
