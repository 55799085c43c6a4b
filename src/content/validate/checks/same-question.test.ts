import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const faq = (question: string, answer: string, heading = 'Dúvidas frequentes') =>
  `- type: faq\n  title: ${heading}\n  items:\n  - question: ${JSON.stringify(question)}\n    answer: ${JSON.stringify(answer)}\n  - question: Qual é o endereço?\n    answer: Rua Um.\n  - question: Tem café?\n    answer: Tem.\n`;

const hero = '- type: hero\n  title: Olá\n';

const titled = (title: string, sections: string) =>
  samplePage(hero + sections)
    .replace(/^title: .*$/m, `title: ${title} | Uma página de exemplo`)
    .replace('Uma página de', `${title}, uma página de`);

/** What is told of questions, where and how. */
function toldOf(files: Readonly<Record<string, string>>): readonly string[] {
  return checkSample(files).problems.flatMap((one) =>
    one.kind === 'otherAnswer'
      ? [`${one.file}: ${one.parameters.here} / ${one.parameters.there} (${one.other?.file})`]
      : [],
  );
}

/** What is told of one question on the first page and on another one. */
const toldTwice = (first: string, other: string, question = 'Precisa marcar?') =>
  toldOf({
    'index.yaml': samplePage(hero + faq(question, first)),
    'corte.yaml': titled('Corte', faq(question.toUpperCase(), other)),
  });

it('tells at both places of a question that the first page and another one answer otherwise', () => {
  expect(toldTwice('Sim, sempre.', 'Não precisa.')).toEqual([
    'pages/corte.yaml: Não precisa. / Sim, sempre. (pages/index.yaml)',
    'pages/index.yaml: Sim, sempre. / Não precisa. (pages/corte.yaml)',
  ]);
});

it('leaves answers of the same words, and one that says more', () => {
  expect(toldTwice('Sim, sempre.', 'sim – sempre')).toEqual([]);
  expect(toldTwice('Sim, sempre.', 'Sim, sempre. É só ligar.')).toEqual([]);
});

it('leaves pages their own answers where these are about other things, but of the business as a whole', () => {
  const two = (question: string, heading?: string) =>
    toldOf({
      'index.yaml': samplePage(hero),
      'corte.yaml': titled('Corte', faq(question, 'Em 3x.')),
      'barba.yaml': titled('Barba', faq(question, 'Em 6x.', heading)),
    });
  expect(two('Precisa marcar?')).toEqual([]);
  expect(two('Como posso pagar?')).toHaveLength(2);
  expect(two('Quanto demora o corte?')).toEqual([]);
  expect(two('Quanto demora o corte da barba?')).toHaveLength(2);
  expect(two('Precisa marcar?', 'Dúvidas sobre o corte')).toHaveLength(2);
});

it('tells of shared sections, once however many pages show them', () => {
  const use = '- type: use\n  section: duvidas\n';
  const shared = faq('Precisa marcar?', 'Sim.').replace('- ', '').replaceAll(/^ {2}/gm, '');
  expect(
    toldOf({
      'index.yaml': samplePage(hero + use),
      'corte.yaml': titled('Corte', faq('Precisa marcar?', 'Não.')),
      'barba.yaml': titled('Barba', use),
      '_shared/duvidas.yaml': shared,
    }),
  ).toEqual([
    'pages/_shared/duvidas.yaml: Sim. / Não. (pages/corte.yaml)',
    'pages/corte.yaml: Não. / Sim. (pages/_shared/duvidas.yaml)',
  ]);
});

it('tells at the later of two lists of a page, and leaves what is hidden or for some days', () => {
  const two = (more: string) =>
    toldOf({
      'index.yaml': samplePage(
        hero +
          faq('Precisa marcar?', 'Sim.') +
          faq('Precisa marcar?', 'Não.').replace('faq\n', `faq\n${more}`),
      ),
    });
  expect(two('')).toEqual(['pages/index.yaml: Não. / Sim. (pages/index.yaml)']);
  expect(two('  hidden: sim\n')).toEqual([]);
  expect(two('  showFrom: 01/01/2020\n')).toEqual([]);
});

it('tells the rarer answer of several pages, and leaves a question that each answers for itself', () => {
  const pages = (...answers: readonly string[]) =>
    toldOf({
      'index.yaml': samplePage(hero),
      ...Object.fromEntries(
        answers.map((answer, at) => [
          `p${at}.yaml`,
          titled(`Página ${'abcdefgh'[at]}`, faq('Como posso pagar?', answer)),
        ]),
      ),
    });
  expect(pages('Em 3x.', 'Em 6x.', 'Em 3x.')).toEqual(['pages/p1.yaml: Em 6x. / Em 3x. (pages/p0.yaml)']);
  expect(pages('Em 2x.', 'Em 3x.', 'Em 4x.', 'Em 5x.', 'Em 6x.', 'Em 7x.')).toEqual([]);
});
