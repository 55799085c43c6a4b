import type { Outcome } from '../store/store.ts';

/** Why a photo is not in the site, and the way on. */
export function sayUnsent(outcome: Outcome): string {
  if (outcome.kind === 'refused' || outcome.kind === 'outdated') return outcome.reason;
  return outcome.kind === 'stopped'
    ? 'A foto não chegou: o programa do editor parou. Abra-o de novo, como no começo (npm start), e envie-a outra vez.'
    : 'A foto não chegou. Tente de novo.';
}
