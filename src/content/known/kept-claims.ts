import type { PlainClaim } from '../validate/claims/collect.ts';
import { unpack, type Parcel } from './parcel.ts';

/** Which page claims something. */
interface Claimant {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  readonly route: string;
}

/** A claim of a page without the page's own name: thousands of pages claim the same, and are the same text. */
export interface KeptClaim extends Omit<PlainClaim, 'file' | 'scope'> {
  /** Missing where it stands in the page's own file. */
  readonly file?: string | undefined;
  readonly scope: Omit<PlainClaim['scope'], 'route'>;
}

/** A page's claims as they are remembered. */
export function keepClaims(claims: readonly PlainClaim[], page: Claimant): readonly KeptClaim[] {
  return claims.map(({ file, scope: { anchor, part }, ...claim }) => ({
    ...claim,
    ...(file !== page.file && { file }),
    scope: { anchor, part },
  }));
}

/** So many texts stay at hand as data. */
const most = 64;

const atHand = new Map<string, readonly KeptClaim[]>();

/** Equal texts are read once, as long as they are asked for one soon after another. */
function readOnce(parcel: Parcel<{ readonly claims: readonly KeptClaim[] }>): readonly KeptClaim[] {
  const text = parcel.bytes('claims').toString('latin1');
  const known = atHand.get(text);
  if (known !== undefined) return known;
  const read = unpack(parcel, 'claims');
  atHand.set(text, read);
  const [oldest] = atHand.keys();
  if (atHand.size > most && oldest !== undefined) atHand.delete(oldest);
  return read;
}

/** The claims that are remembered of a page. */
export function readClaims(
  parcel: Parcel<{ readonly claims: readonly KeptClaim[] }>,
  { file, route }: Claimant,
): readonly PlainClaim[] {
  return readOnce(parcel).map((claim) => ({
    keys: claim.keys,
    value: claim.value,
    said: claim.said,
    phrase: claim.phrase,
    file: claim.file ?? file,
    kind: claim.kind,
    path: claim.path,
    closingPath: claim.closingPath,
    week: claim.week,
    scope: { route, anchor: claim.scope.anchor, part: claim.scope.part },
    isShown: claim.isShown,
  }));
}
