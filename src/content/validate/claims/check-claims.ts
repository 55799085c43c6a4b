import type { Survey } from '../checks/links.ts';
import { describePlace } from '../../source/place.ts';
import type { Path, Problem, Range, Wording } from '../../problems/problem.ts';
import { locate, type Source } from '../../source/source.ts';
import { collectClaims, type Claim } from './collect.ts';
import { findContradictions, type Contradiction } from './contradictions.ts';
import { readLedger, type Entry } from './ledger.ts';
import { covers } from './scope.ts';
import { checkEntries, findStale } from './stale.ts';
import { claimWordings as wordings } from './wordings.ts';

/** Of hours in two fields, the one that differs from another opening and closing. */
function rangeAgainst({ value, range, closing }: Claim, other: string | undefined): Range {
  const isSameOpening = other?.slice(0, 5) === value.slice(0, 5);
  return closing !== undefined && isSameOpening ? closing : range;
}

function problemAt(claim: Claim, otherValue: string | undefined, wording: Wording): Problem {
  const { source, path } = claim;
  return {
    ...wording,
    file: source.file,
    range: rangeAgainst(claim, otherValue),
    place: describePlace(source, path),
  };
}

/** The indentation of the dashes of a list, from the column of what stands behind the first. */
function indentOf(source: Source, path: Path): number {
  return Math.max(0, locate(source, path, 'key').column - 3);
}

/** For each subject the declaration of the same value for other places; nothing when one has none. */
function findSame({ claim, subjects }: Contradiction, ledger: readonly Entry[]): readonly Entry[] {
  const same = subjects.map((subject) =>
    ledger.find((entry) => entry.value === claim.value && entry.subject === subject),
  );
  return same.every((entry) => entry !== undefined) ? same : [];
}

function tellUndeclared(found: Contradiction, { siteSource }: Survey, ledger: readonly Entry[]): Problem {
  const { claim, subjects, against } = found;
  const [first] = against;
  const isUndeclared = (one: Claim) =>
    !ledger.some((entry) => entry.value === one.value && subjects.includes(entry.subject));
  const same = findSame(found, ledger);
  const [sameFirst] = same;
  const wording = wordings.disagrees({
    ...found,
    undeclared: against.filter(isUndeclared),
    hasLedger: ledger.length > 0,
    indent:
      sameFirst !== undefined
        ? indentOf(siteSource, ['claims', sameFirst.index, 'where', 0])
        : ledger.length > 0
          ? indentOf(siteSource, ['claims', 0, 'subject'])
          : 2,
    sameLines: same.map(({ index }) => locate(siteSource, ['claims', index, 'where'], 'key').line),
  });
  const other = first && { file: first.source.file, range: rangeAgainst(first, claim.value) };
  return { ...problemAt(claim, first?.value, wording), other };
}

/** The lines that say what some declarations declare for them. */
function placesOf(entries: readonly Entry[], claims: readonly Claim[]): readonly string[] {
  const saying = claims.filter(({ isShown, value, keys, scopes }) =>
    entries.some(
      (entry) =>
        isShown &&
        value === entry.value &&
        keys.some((key) => entry.keys.includes(key)) &&
        scopes.some((scope) => entry.where.some((where) => covers(where, scope))),
    ),
  );
  return [...new Set(saying.map(({ source, range }) => `${source.file}:${range.line}`))];
}

function tell(
  found: Contradiction,
  survey: Survey,
  ledger: readonly Entry[],
  claims: readonly Claim[],
): Problem {
  const { siteSource } = survey;
  const { claim, entries } = found;
  const [entry] = entries;
  if (entry === undefined) return tellUndeclared(found, survey, ledger);
  const ranges = entries.map(({ index }) => locate(siteSource, ['claims', index, 'value']));
  const lines = ranges.map(({ line }) => line);
  const wording = wordings.notAsDeclared(found, entry.said, lines, placesOf(entries, claims));
  const other = ranges[0] && { file: siteSource.file, range: ranges[0] };
  return { ...problemAt(claim, entry.value, wording), other };
}

/** What the site's figures and hours say against each other, or against what `claims` of `site.yaml` declares. */
export function checkClaims(survey: Survey, isAllSound: boolean): readonly Problem[] {
  const ledger = readLedger(survey.site, survey.book);
  const claims = collectClaims(survey);
  const found = findContradictions(claims, ledger);
  return [
    ...found.map((contradiction) => tell(contradiction, survey, ledger, claims)),
    ...checkEntries(survey, ledger),
    ...(isAllSound ? findStale(survey, ledger, claims, found) : []),
  ];
}
