import { choose, finding } from '../../problems/finding.ts';
import { findOtherEnd, type AnchorBook } from '../anchors.ts';
import type { Survey } from '../checks/links.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { Topic } from '../../problems/kinds/claims.ts';
import type { Problem } from '../../problems/problem.ts';
import { locate } from '../../source/source.ts';
import { findHalfHours, type Claim, type HalfHours } from './collect.ts';
import type { Contradiction } from './contradictions.ts';
import { isOfSomeDay, type DeclaredScope, type Entry } from './ledger.ts';
import { covers } from './scope.ts';
import { dayOfKey, isHours, partClosed } from './key.ts';
import type { LeftOut, Week } from './left-out.ts';
import { closed } from './recognise.ts';
import { nameTopic, type Vocabulary } from './vocabulary.ts';

/** The places that a declaration could have meant: pages, or the sections of a page that exists. */
function placesNear({ route = '', part }: DeclaredScope, { shown }: AnchorBook): readonly string[] {
  const anchors = shown.get(route);
  if (anchors === undefined || anchors === 'unknown')
    return [...shown.keys()].map((page) => (part === undefined ? page : `${page} ${part}`));
  return [...anchors.keys()].map((anchor) => `${route}#${anchor}`);
}

/** Declarations for places that the site does not have, and values that cannot be read. */
export function checkEntries(
  { siteSource, book }: Survey,
  ledger: readonly Entry[],
  vocabulary: Vocabulary,
): readonly Problem[] {
  return ledger.flatMap(({ index, subject, said, value, where }) => {
    const unknown = where.flatMap((scope, position): Problem[] => {
      if (scope.isKnown) return [];
      const mistake = finding('unknownPlace', choose(scope.text, placesNear(scope, book)));
      const problem = placeProblem(siteSource, ['claims', index, 'where', position], mistake);
      const { route = '', anchor } = scope;
      return [{ ...problem, other: anchor === undefined ? undefined : findOtherEnd(book, route, anchor) }];
    });
    if (value !== undefined) return unknown;
    const mistake = finding('unreadableClaim', {
      topic: nameTopic(subject, vocabulary),
      value: said,
      isHours: isHours(subject),
    });
    return [...unknown, placeProblem(siteSource, ['claims', index, 'value'], mistake)];
  });
}

/** Whether a place leaves days of a declaration out of its hours. */
function isLeftOut({ keys }: Entry, scope: DeclaredScope, { named, claims }: Week): boolean {
  const days = keys.flatMap((key) => dayOfKey(key) ?? []);
  return days.some((day) => !named.includes(day)) && claims.some((claim) => covers(scope, claim.scope));
}

/** Whether a declaration is of working days that a place tells to be closed. */
export function isDeclaredClosed(entry: Entry, scope: DeclaredScope, week: Week): boolean {
  return (
    isOfSomeDay(entry) && week.closed.length > 0 && week.claims.some((claim) => covers(scope, claim.scope))
  );
}

function isSaid(entry: Entry, scope: DeclaredScope, { claims, weeks }: Judged): boolean {
  const { keys, value } = entry;
  return (
    claims.some(
      (claim) =>
        claim.value === value &&
        claim.keys.some((key) => keys.includes(key)) &&
        claim.scopes.some((place) => covers(scope, place)),
    ) ||
    (value === closed &&
      weeks.some((week) => isLeftOut(entry, scope, week) || isDeclaredClosed(entry, scope, week)))
  );
}

/** Whether what was told already explains that a place does not say what is declared for it. */
function isExplained(entry: Entry, scope: DeclaredScope, { told, leftOut }: Judged): boolean {
  return (
    leftOut.some(({ week }) => isLeftOut(entry, scope, week)) ||
    told.some(
      ({ alike, subjects }) =>
        subjects.includes(entry.subject) &&
        alike.some(
          (claim) => claim.value === entry.value || claim.scopes.some((place) => covers(scope, place)),
        ),
    )
  );
}

/** `08:30–16:00` with another end: `08:30 às 15h`; the other end is open where several hours are declared. */
function completeHours(declared: string, { end, hour }: HalfHours['half']): string {
  const [opens, closes, ...more] = declared.trim().split(/\s*[-–—]\s*|\s+(?:às|as|a|até)\s+/);
  const isSpan = opens !== undefined && closes !== undefined && more.length === 0;
  const [from, to] = isSpan ? [opens, closes] : ['…', '…'];
  return end === 'closes' ? `${from} às ${hour}` : `${hour} às ${to}`;
}

/** The row of a declared place that tells one end of its hours alone, which is why nobody reads there what is declared. */
function findHalf({ keys }: Entry, scope: DeclaredScope, survey: Survey): HalfHours | undefined {
  const page = survey.pages.find(({ route }) => route === scope.route);
  return findHalfHours(survey, page?.read())
    .filter(({ scope: { route } }) => route === scope.route)
    .find((one) => covers(scope, one.scope) && one.keys.some((key) => keys.includes(key)));
}

/** What is to be written in such a row. */
function tellHalf(
  { source, path, said, half }: HalfHours,
  entry: Entry,
  survey: Survey,
  topic: Topic,
): Problem {
  const range = locate(survey.siteSource, ['claims', entry.index, 'value']);
  const line = `${String(path.at(-1))}: ${completeHours(entry.said, half)}`;
  const mistake = finding('halfHours', {
    topic,
    said,
    end: half.end,
    declared: entry.said,
    at: range.line,
    line,
  });
  return { ...placeProblem(source, path, mistake), other: { file: survey.siteSource.file, range } };
}

/** Declarations, and the claims that were held against them. */
interface Judged {
  readonly ledger: readonly Entry[];
  readonly vocabulary: Vocabulary;
  readonly claims: readonly Claim[];
  readonly told: readonly Contradiction[];
  readonly weeks: readonly Week[];
  readonly leftOut: readonly LeftOut[];
}

/** Declarations that no text needs any more. Only asked once all else is right. */
export function findStale(survey: Survey, judged: Judged): readonly Problem[] {
  const { siteSource } = survey;
  const { ledger, vocabulary } = judged;
  const { today } = survey.siteMap;
  // Of days ahead nobody has to say them any more for it to hold.
  const asked = ledger.filter(({ subject, value = '' }) => subject !== partClosed || value < today);
  return asked.flatMap((entry): readonly Problem[] => {
    const { index, subject, said, value, where } = entry;
    const topic = nameTopic(subject, vocabulary);
    const unsaid = where.filter(
      (scope) => scope.isKnown && !isSaid(entry, scope, judged) && !isExplained(entry, scope, judged),
    );
    if (value === undefined || unsaid.length === 0) return [];
    const halves = unsaid.map((scope) => (isHours(subject) ? findHalf(entry, scope, survey) : undefined));
    const half = halves.flatMap((one) => (one === undefined ? [] : [tellHalf(one, entry, survey, topic)]));
    const stale = unsaid.filter((_, at) => halves[at] === undefined);
    if (stale.length === where.length)
      return [placeProblem(siteSource, ['claims', index, 'value'], finding('stale', { topic, value: said }))];
    const places = stale.map((scope) => {
      const mistake = finding('stalePlace', { topic, value: said, place: scope.text });
      return placeProblem(siteSource, ['claims', index, 'where', where.indexOf(scope)], mistake);
    });
    return half.concat(places);
  });
}
