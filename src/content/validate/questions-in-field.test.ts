import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../testing/sample.ts';

const asked =
  'Vocês parcelam?\n      Sim, em até 3x.\n\n      Tem entrega no sábado?\n      Sim, até as 12h.\n';

it('hides each of several questions that were pasted into one that is hidden', () => {
  const faq = `- type: hero\n  title: Olá\n- type: faq\n  items:\n  - question:\n    hidden: sim\n    answer: |\n      ${asked}`;
  const lines = checkSample({ 'index.yaml': samplePage(faq) }).problems.flatMap((one) =>
    one.kind === 'questionsInField' ? one.parameters.lines : [],
  );
  expect(lines.filter((line) => /^ *- question:/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => /hidden: sim/.test(line))).toHaveLength(2);
});
