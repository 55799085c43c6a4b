import type { PlainClaim } from '../validate/claims/collect.ts';

/** Which page claims something. */
interface Claimant {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  readonly route: string;
}

/** A claim of a page without the page's own name: of thousands of claims half the text would be that. */
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

/** The claims that are remembered of a page. */
export function readClaims(kept: readonly KeptClaim[], { file, route }: Claimant): readonly PlainClaim[] {
  return kept.map((claim) => ({
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
