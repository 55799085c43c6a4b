import type { Subject } from '../../../fields/claim.ts';
import type { AnchorBook } from '../anchors.ts';
import type { SiteFile } from '../pages.ts';
import type { Claim } from './collect.ts';
import { readFigure } from './figures.ts';
import { isoOf, isRealDate } from '../../../fields/repair-date.ts';
import { readTime } from '../../../fields/days-and-hours.ts';
import { isHours, keysOf, partClosed, type Key } from './key.ts';
import { closed } from './recognise.ts';
import { covers, isPart, readScope, type Scope } from './scope.ts';

/** A place of a declaration. */
export interface DeclaredScope extends Scope {
  /** As typed. */
  readonly text: string;
  /** Whether the site has such a place. */
  readonly isKnown: boolean;
}

/** One declaration of `claims` in `site.yaml`. */
export interface Entry {
  readonly index: number;
  readonly subject: Subject;
  readonly keys: readonly Key[];
  /** As typed. */
  readonly said: string;
  /** In the form of a claim's value; nothing when it cannot be read. */
  readonly value: string | undefined;
  readonly where: readonly DeclaredScope[];
}

function isKnown({ route, anchor }: Scope, { shown, hidden }: AnchorBook): boolean {
  if (route === undefined) return true;
  const anchors = shown.get(route);
  if (anchors === undefined) return false;
  if (anchor === undefined || anchors === 'unknown') return true;
  return anchors.has(anchor) || hidden.get(route)?.has(anchor) === true;
}

/** A declared value in the form of a claim's, and a day as ISO. */
function readValue(subject: Subject, said: string): string | undefined {
  if (subject === partClosed) return isRealDate(said) ? isoOf(said) : undefined;
  return isHours(subject) ? readTime(said) : readFigure(subject, said);
}

/** The declarations of a site, read. */
export function readLedger({ claims = [] }: SiteFile, book: AnchorBook): readonly Entry[] {
  return claims.map(({ subject, value, where }, index) => ({
    index,
    subject,
    keys: keysOf(subject),
    said: value,
    value: readValue(subject, value),
    where: where.map((text) => {
      const scope = readScope(text);
      return { ...scope, text, isKnown: isKnown(scope, book) };
    }),
  }));
}

/** How a claim stands to the ledger: nothing declares its place, its place and value are declared, or another value is. */
export type Verdict = 'free' | 'declared' | { readonly against: Entry };

/** Whether a declaration is of a working day that is closed at a place: it does not speak of the other ones, which are open. */
export const isOfSomeDay = ({ subject, value }: Entry) => subject === 'weekdays' && value === closed;

function judgePlace(claim: Claim, key: Key, place: Scope, ledger: readonly Entry[]): Verdict {
  const ofKey = ledger.filter(
    (entry) => entry.keys.includes(key) && (claim.value === closed || !isOfSomeDay(entry)),
  );
  // A declaration for a place that is not there is told; the claim that it was meant for is not told as well.
  const isMeant = ofKey.some(
    ({ value, where }) => value === claim.value && where.some((one) => !one.isKnown),
  );
  if (isMeant) return 'declared';
  const governing = ofKey.flatMap((entry) =>
    entry.where.filter((scope) => covers(scope, place)).map((scope) => ({ entry, isPart: isPart(scope) })),
  );
  const nearest = governing.some((one) => one.isPart) ? governing.filter((one) => one.isPart) : governing;
  const [first] = nearest;
  if (first === undefined) return 'free';
  // A value that cannot be read is told where it is declared.
  const isDeclared = nearest.some(({ entry }) => entry.value === undefined || entry.value === claim.value);
  return isDeclared ? 'declared' : { against: first.entry };
}

/** Judges what a claim says about one key, in all the places that show it. */
export function judge(claim: Claim, key: Key, ledger: readonly Entry[]): Verdict {
  const verdicts = claim.scopes.map((place) => judgePlace(claim, key, place, ledger));
  return (
    verdicts.find((verdict) => typeof verdict === 'object') ??
    (verdicts.includes('free') ? 'free' : 'declared')
  );
}
