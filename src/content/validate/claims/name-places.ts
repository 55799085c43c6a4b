import type { Places, SaidAt } from '../../problems/kinds/claims.ts';
import type { Claim } from './collect.ts';
import type { Entry } from './ledger.ts';
import { covers } from './scope.ts';

/** So many places are named; who has more of them searches for what they say. */
const mostNamed = 12;

const isFigure = ({ value }: Claim) => /^\d+(?:\.\d+)?$/.test(value);

function saidAt(claim: Claim, ledger: readonly Entry[]): SaidAt {
  const { file, path, said, phrase } = claim;
  const isDeclared = claimsOf(ledger, [claim]).length > 0;
  return { file, path, said, phrase: isFigure(claim) ? (phrase ?? said) : undefined, isDeclared };
}

/** The lines on which claims stand, each once, from one of them on. */
export function namePlaces(claims: readonly Claim[], ledger: readonly Entry[], from = 0): Places {
  // Of many only those that are named are looked up.
  const looked = claims.slice(0, mostNamed + from);
  const named = [...new Set(looked.map(({ file, range }) => `${file}:${range.line}`))].slice(from);
  const at = looked.slice(from).map((claim) => saidAt(claim, ledger));
  return { named, more: claims.length - looked.length, at };
}

/** The claims that say what some declarations declare for them. */
export function claimsOf(entries: readonly Entry[], claims: readonly Claim[]): readonly Claim[] {
  return claims.filter(({ isShown, value, keys, scopes }) =>
    entries.some(
      (entry) =>
        isShown &&
        value === entry.value &&
        keys.some((key) => entry.keys.includes(key)) &&
        scopes.some((scope) => entry.where.some((where) => covers(where, scope))),
    ),
  );
}
