import type { Finding } from '../problems/finding.ts';

/** Why a file must not be parsed, and where. */
export interface Refusal {
  readonly mistake: Finding;
  readonly at: number;
  readonly length?: number;
}
