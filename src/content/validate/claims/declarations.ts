import type { Subject } from '../../../fields/claim.ts';
import { writeValue } from '../../problems/wording.ts';
import type { Claim } from './collect.ts';
import { formatScope, isPart } from './scope.ts';

/** The places that show some claims, for the lines of `where`. A page stands for its sections too. */
export function writePlaces(claims: readonly Claim[]): readonly string[] {
  const scopes = claims.flatMap((claim) => claim.scopes);
  const pages = new Set(scopes.filter((scope) => !isPart(scope)).map(({ route }) => route));
  const named = scopes.filter((scope) => !isPart(scope) || !pages.has(scope.route));
  return [...new Set(named.map(formatScope))];
}

/** A declaration for each subject, to paste below `claims:`. */
export function writeEntries(subjects: readonly Subject[], claims: readonly Claim[]): readonly string[] {
  const [first] = claims;
  if (first === undefined) return [];
  return subjects.flatMap((subject) => [
    `- subject: ${subject}`,
    `  value: ${writeValue(first.said)}`,
    '  where:',
    ...writePlaces(claims).map((place) => `    - ${place}`),
  ]);
}
