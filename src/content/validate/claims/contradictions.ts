import type { Claim } from './collect.ts';
import { groupBy } from './group.ts';
import { subjectOf, type Key } from './key.ts';
import { judge, type Entry, type Verdict } from './ledger.ts';
import type { Subject } from '../../../fields/claim.ts';

/** A claim that disagrees, and with what. */
export interface Contradiction {
  readonly claim: Claim;
  /** What it is about: one subject, or several when one line tells the hours of several days. */
  readonly subjects: readonly Subject[];
  /** Claims that say the same as this one and are refuted alike, itself among them. */
  readonly alike: readonly Claim[];
  /** The declarations for this place that say otherwise. */
  readonly entries: readonly Entry[];
  /** The claims of other places that it disagrees with, where nothing is declared for its own. */
  readonly against: readonly Claim[];
}

interface Judged {
  readonly claim: Claim;
  readonly verdict: Verdict;
}

type Found = Omit<Contradiction, 'subjects'> & { readonly key: Key };

const isFree = ({ verdict }: Judged) => verdict === 'free';

/** What more places say, and none declares, is the rule of a large site: only what differs from it has to be declared. */
export const mostToDeclare = 12;

/** Whether a claim is of the hours by which the site says whether it is open. */
const isOfSite = ({ claim: { kind, path } }: Judged) => kind === 'site' && path[0] === 'hours';

/** The claims that say what the site's own hours are; none where these have no single value. */
function findOwn(groups: readonly (readonly Judged[])[]): readonly Judged[] {
  const [own = [], ...more] = groups.filter((group) => group.some(isOfSite));
  return more.length === 0 ? own : [];
}

/**
 * The claims that each value is measured by: those declared with another one, else the value said most often. The site's own
 * hours go before others that are declared, and are measured by none of these.
 */
function findReferences(
  groups: readonly (readonly Judged[])[],
): (group: readonly Judged[]) => readonly Claim[] {
  const declared = groups.flat().filter((judged) => !isFree(judged));
  const own = findOwn(groups);
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  return (group) => {
    const others = declared.filter(({ claim }) => claim.value !== group[0]?.claim.value);
    const isRule = group.length > mostToDeclare && group.length >= others.length;
    if (others.length > 0 && group === own) return [];
    if (others.length > 0 && !isRule) {
      const first = own.toSorted((a, b) => Number(isOfSite(b)) - Number(isOfSite(a)));
      return [...new Set([...first, ...others])].map(({ claim }) => claim);
    }
    return largest === group ? [] : largest.map(({ claim }) => claim);
  };
}

function findForKey(key: Key, claims: readonly Claim[], ledger: readonly Entry[]): readonly Found[] {
  const judged = claims.map((claim) => ({ claim, verdict: judge(claim, key, ledger) }));
  const refuted = judged.flatMap(({ claim, verdict }) =>
    typeof verdict === 'object' ? [{ claim, entry: verdict.against }] : [],
  );
  // Several places that say the same against one declaration are one matter.
  const told = groupBy(refuted, ({ claim, entry }) => `${entry.index} ${claim.value}`).flatMap(
    (group): Found[] => {
      const [first] = group;
      const alike = group.map(({ claim }) => claim);
      return first === undefined
        ? []
        : [{ key, claim: first.claim, alike, entries: [first.entry], against: [] }];
    },
  );
  const rest = judged.filter(({ verdict }) => typeof verdict !== 'object');
  const groups = groupBy(rest, ({ claim }) => claim.value);
  const findReference = findReferences(groups);
  const free = groups.flatMap((group): Found[] => {
    const alike = group.filter(isFree).map(({ claim }) => claim);
    const [claim] = alike;
    const against = claim === undefined ? [] : findReference(group);
    return claim === undefined || against.length === 0 ? [] : [{ key, claim, alike, entries: [], against }];
  });
  return [...told, ...free];
}

/** What one claim is told for several keys, as one; a declaration of its own place goes before other places. */
function mergeKeys(found: readonly Found[], order: readonly Subject[]): readonly Contradiction[] {
  const declared = found.filter(({ entries }) => entries.length > 0);
  const told = declared.length > 0 ? declared : found;
  const [first] = told;
  if (first === undefined) return [];
  const named = new Set(told.map(({ key }) => subjectOf(key)));
  const subjects = order.filter((subject) => named.has(subject));
  return [{ ...first, subjects, entries: [...new Set(told.flatMap(({ entries }) => entries))] }];
}

/**
 * Claims that disagree with the ledger or with each other, each told once however many days or places it touches, its
 * subjects in the order given.
 */
export function findContradictions(
  claims: readonly Claim[],
  ledger: readonly Entry[],
  order: readonly Subject[],
): readonly Contradiction[] {
  const shown = claims.filter(({ isShown }) => isShown);
  const keys = [...new Set(shown.flatMap((claim) => claim.keys))];
  const found = keys.flatMap((key) =>
    findForKey(
      key,
      shown.filter((claim) => claim.keys.includes(key)),
      ledger,
    ),
  );
  return groupBy(found, ({ claim }) => `${claim.file}:${claim.range.start}`).flatMap((group) =>
    mergeKeys(group, order),
  );
}
