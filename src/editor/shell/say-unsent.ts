import type { Outcome } from '../store/store.ts';

/** Why a photo is not in the list of the site's, and the way on. */
export function sayUnsent(outcome: Outcome): string {
  if (outcome.kind === 'refused' || outcome.kind === 'outdated') return outcome.reason;
  if (outcome.kind === 'saved')
    return 'A foto chegou, mas a lista de fotos não pôde ser lida de novo. Recarregue a página, e a foto estará na lista: o que não foi salvo continua guardado neste navegador.';
  return outcome.kind === 'stopped'
    ? 'A foto não chegou: o programa do editor parou. Abra-o de novo, como no começo (npm start), e envie-a outra vez.'
    : 'A foto não chegou. Tente de novo.';
}
