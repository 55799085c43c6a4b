import { readData, setValue, valueAt } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import type { Seen } from '../work/messages.ts';
import { pathOf } from './knowledge.ts';
import { offerAdvised } from './offer-advised.ts';
import type { Saved } from './offer-anchor.ts';

type OtherAnswer = Extract<Seen, { readonly kind: 'otherAnswer' }>;

/** Both ways to give a question one answer in two places; the one that keeps what was changed last comes first. */
export function offerAnswer(problem: OtherAnswer, saved: Saved): readonly Offer[] {
  const { here, there, asked } = problem.parameters;
  const [file, label] = [pathOf(asked), 'Levar esta resposta para lá'];
  const other: Offer = {
    label,
    wish: {
      label: 'levar a resposta para lá',
      file,
      said: 'A pergunta tem agora esta resposta nos dois lugares.',
      edit: (text) =>
        valueAt(readData(text), asked.path) === there ? setValue(text, asked.path, here) : { ok: true, text },
    },
  };
  const isOld = (path: string, answer: string) =>
    (JSON.stringify(readData(saved[path]?.text ?? '')) ?? '').includes(JSON.stringify(answer));
  const isChanged = !isOld(pathOf(problem), here) && isOld(file, there);
  const advised = offerAdvised(problem);
  return isChanged ? [other, ...advised] : [...advised, other];
}
