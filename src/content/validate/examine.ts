import { page as pageSchema } from '../../fields/page.ts';
import type { Use } from '../../fields/behaviour.ts';
import { hasErrors, type Problem } from '../problems/problem.ts';
import { listIds, type PageIds } from './anchors.ts';
import { checkAskedInAnswers } from './checks/asked-in-answer.ts';
import { checkFieldsInTexts } from './checks/fields-in-text.ts';
import { checkDatedTitles } from './checks/dated-titles.ts';
import { checkRowDays } from './checks/row-days.ts';
import type { Asked } from './checks/asked-messages.ts';
import { checkCountedItems } from './checks/counted-items.ts';
import { checkContracts } from './checks/contracts.ts';
import { checkCurlyQuotes } from './checks/curly.ts';
import { checkDays } from './checks/days.ts';
import {
  checkCopies,
  checkItemCopies,
  checkDuplicateIds,
  listLongSayings,
  type LongSaying,
} from './checks/duplicates.ts';
import { checkOfferEndsThere } from './checks/offer-ends-there.ts';
import { checkOfferStays } from './checks/offer-stays.ts';
import { checkStillFree } from './checks/still-free.ts';
import { checkToldPrices } from './checks/told-prices.ts';
import { checkNoon } from './checks/noon.ts';
import { checkSameDays } from './checks/same-day.ts';
import { checkTwiceNamed } from './checks/twice-named.ts';
import { checkTextOver } from './checks/text-over.ts';
import { checkUnlikeDays } from './checks/unlike-days.ts';
import { checkRelativeDays } from './checks/relative-day.ts';
import { checkUnrealDays } from './checks/unreal-days.ts';
import { checkWeekdays } from './checks/weekdays.ts';
import { checkEndedPage } from './checks/ended-page.ts';
import { checkLengths, checkLongTitles } from './checks/lengths.ts';
import {
  checkPageLinks,
  contextOf,
  findMissing,
  type MissingAnchor,
  type Survey,
  type SurveyedPage,
  type Whole,
} from './checks/links.ts';
import { checkMenuRoom } from './checks/menu-room.ts';
import { listPricing, type Pricing } from './checks/prices-elsewhere.ts';
import { listQuestions, type Question } from './checks/same-question.ts';
import { listRegistered, type Registered } from './checks/same-register.ts';
import { signOf } from './checks/former-name.ts';
import { listOwnTargets } from './checks/menu.ts';
import type { Part, PartPlace } from './checks/part-place.ts';
import { listSayings, type Saying } from './checks/same-description.ts';
import { headOf, type Head } from './checks/same-head.ts';
import { checkThemeName, type Themes } from './checks/themes.ts';
import { listPageUses } from './checks/unused.ts';
import { vocabularyOf } from './claims/check-claims.ts';
import { findPageClaims, type PlainClaim } from './claims/collect.ts';
import type { PageInWork, Shared } from './pages.ts';

/** What a page says to the rest of the site, as plain data. */
export interface Facts {
  readonly ids: PageIds;
  /** The last day of the page, as ISO. */
  readonly validUntil: string | undefined;
  readonly sayings: readonly LongSaying[];
  /** What is said of its pictures. */
  readonly pictures: readonly Saying[];
  /** The keys of its own messages. */
  readonly messages: readonly string[];
  readonly menu: readonly string[] | undefined;
  readonly head: Head;
  /** The name that the title ends with. */
  readonly sign: string | undefined;
  /** What it asks for things, and what its texts tell of prices. */
  readonly pricing: Pricing;
  /** The questions that it answers. */
  readonly questions: readonly Question[];
  /** Whom it names with the number of a register. */
  readonly people: readonly Registered[];
}

/** What is wrong with a page, and what it asks of the rest of the site, as plain data. */
export interface Findings {
  readonly own: readonly Problem[];
  readonly links: readonly Asked[];
  readonly missing: readonly MissingAnchor[];
  readonly menuRoom: readonly Problem[];
  readonly days: readonly Problem[];
  readonly uses: readonly Use[];
  readonly claims: readonly PlainClaim[];
}

/** What of a page the checks of the whole site look at. */
export type SiteFact = Exclude<keyof Facts, 'validUntil'> | 'uses' | 'claims';

/** A page as the whole site is judged by it: itself it is only read where something has to be told of it. */
export interface KnownPage extends SurveyedPage, Facts, Findings {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  /** Where a part of it stands. */
  readonly placeOf: (part: Part) => PartPlace;
}

/** What all pages stand on besides `site.yaml`. */
export interface Common {
  readonly shared: Shared;
  readonly themes: Themes;
}

/** What a page says, whatever else there is. */
export function listFacts(page: PageInWork, shared: Shared): Facts {
  return {
    ids: listIds(page, shared),
    validUntil: page.data?.validUntil,
    sayings: listLongSayings(page),
    pictures: listSayings(page),
    messages: Object.keys(page.data?.messages ?? {}).filter((key) => key !== 'default'),
    menu: listOwnTargets(page),
    head: headOf(page),
    sign: signOf(page),
    pricing: listPricing(page),
    questions: listQuestions(page),
    people: listRegistered(page),
  };
}

const nothing = { links: [], missing: [], menuRoom: [], days: [], uses: [], claims: [] } as const;

/** What holds within one page. */
function checkAlone(page: PageInWork, { book }: Whole, themes: Themes): readonly Problem[] {
  return [
    ...checkThemeName(page.source, themes),
    ...page.problems,
    ...checkDuplicateIds(page),
    ...checkCopies(page),
    ...checkItemCopies(page),
    ...checkToldPrices(page),
    ...checkStillFree(page),
    ...checkAskedInAnswers(page.written),
    ...checkFieldsInTexts(page.written),
    ...page.written.flatMap(checkRowDays),
    ...checkLengths(page),
    ...page.written.flatMap(checkLongTitles),
    ...page.written.flatMap(checkCountedItems),
    ...checkContracts(page, book),
    ...checkCurlyQuotes(page.source),
  ];
}

/** What a page says around its sections. */
const headIn = ({ source, data }: PageInWork) =>
  data === undefined ? [] : [{ source, base: [], schema: pageSchema, data }];

/** Looks at a page from all sides, as far as that goes without a sound `site.yaml`. */
export function examine(page: PageInWork, survey: Survey | Whole, { themes }: Common): Findings {
  const own = checkAlone(page, survey, themes);
  if (!('site' in survey)) return { ...nothing, own };
  const { site, siteMap } = survey;
  return {
    own,
    links: checkPageLinks(survey, page),
    missing: findMissing(survey, page),
    menuRoom: checkMenuRoom(survey, page),
    days: [
      ...checkDays(page, siteMap.today),
      ...page.written.flatMap((section) => checkWeekdays(section, siteMap.today)),
      ...[...page.written, ...headIn(page)].flatMap(checkUnrealDays),
      ...checkRelativeDays(page, siteMap.today),
      ...checkOfferStays(page, siteMap.today),
      ...checkOfferEndsThere(page, siteMap.today),
      ...page.written.flatMap((section) => checkDatedTitles(section, siteMap.today)),
      ...checkUnlikeDays(page, survey),
      ...page.written.flatMap(checkNoon),
      ...[...page.sections, ...headIn(page)].flatMap((part) => checkSameDays(part, siteMap.today)),
      ...page.written.flatMap((section) => checkTwiceNamed(section, siteMap.today)),
      ...page.written.flatMap((section) => checkTextOver(section, siteMap.today)),
      ...checkEndedPage(page, contextOf(survey, page)),
    ],
    uses: listPageUses(survey, page),
    claims: findPageClaims(page, vocabularyOf(site, siteMap.today)),
  };
}

/** All that a page told. */
function listTold({ own, links, menuRoom, days }: Findings): readonly Problem[] {
  return [...own, ...links, ...menuRoom, ...days];
}

/** Whether something of it keeps the site from being built. */
export function isBroken(findings: Findings): boolean {
  return hasErrors(listTold(findings));
}
