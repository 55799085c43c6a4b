import type { Survey } from '../checks/links.ts';
import { describePlace } from '../place.ts';
import type { Problem, Range, Wording } from '../problem.ts';
import { locate } from '../source.ts';
import { collectClaims, type Claim } from './collect.ts';
import { findContradictions, type Contradiction } from './contradictions.ts';
import { readLedger, type Entry } from './ledger.ts';
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

function isEntry(against: Contradiction['against']): against is Entry {
  return 'where' in against;
}

function tell(found: Contradiction, { siteSource }: Survey, ledger: readonly Entry[]): Problem {
  const { claim, subjects, alike, against } = found;
  if (isEntry(against)) {
    const range = locate(siteSource, ['claims', against.index, 'value']);
    const wording = wordings.notAsDeclared(subjects, claim, against.said, range.line);
    return { ...problemAt(claim, against.value, wording), other: { file: siteSource.file, range } };
  }
  const [first] = against;
  const declared = (one: Claim) => findEntries(one, subjects, ledger).length > 0;
  const same = findEntries(claim, subjects, ledger)[0];
  const wording = wordings.disagrees({
    subjects,
    claim,
    alike,
    against,
    undeclared: against.filter((one) => !declared(one)),
    hasLedger: ledger.length > 0,
    sameLine: same && locate(siteSource, ['claims', same.index, 'where'], 'key').line,
  });
  const other = first && { file: first.source.file, range: rangeAgainst(first, claim.value) };
  return { ...problemAt(claim, first?.value, wording), other };
}

/** Declarations of the same value. */
function findEntries(
  { value }: Claim,
  subjects: Contradiction['subjects'],
  ledger: readonly Entry[],
): readonly Entry[] {
  return ledger.filter((entry) => entry.value === value && subjects.includes(entry.subject));
}

/** What the site's figures and hours say against each other, or against what `claims` of `site.yaml` declares. */
export function checkClaims(survey: Survey, isAllSound: boolean): readonly Problem[] {
  const ledger = readLedger(survey.site, survey.book);
  const claims = collectClaims(survey);
  const found = findContradictions(claims, ledger);
  return [
    ...found.map((contradiction) => tell(contradiction, survey, ledger)),
    ...checkEntries(survey, ledger),
    ...(isAllSound ? findStale(survey, ledger, claims, found) : []),
  ];
}
