import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';
import { checkSameDescriptions, type Saying } from './same-description.ts';

const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The pictures whose words are told to be another's, on pages that say so much of theirs. */
const told = (...pages: readonly (readonly Saying[])[]) =>
  checkSameDescriptions(
    pages.map((pictures, at) => ({
      pictures,
      placeOf: () => ({ file: `p${at}`, range, path: ['imageAlt'] }),
    })),
    [],
  ).map(({ file, parameters }) => `${file} ${'here' in parameters ? parameters.here : ''}`);

const alt = 'Luna de laço azul';

it('tells a description that another picture has, once', () => {
  expect(told([['luna.jpg', alt]], [['thor.jpg', alt]], [['thor.jpg', alt]])).toEqual(['p1 thor.jpg']);
});

it('says nothing of one picture in several sizes, nor of words that suit many', () => {
  expect(told([['luna.jpg', alt]], [['luna.jpg', alt]], [['Luna-720.webp', alt]])).toEqual([]);
  expect(told([['luna.jpg', alt]], [['luna-pequena.png', alt]])).toEqual([]);
  expect(told([['luna.jpg', 'Cachorro']], [['thor.jpg', 'Cachorro']])).toEqual([]);
  expect(told([['luna.jpg', alt]], [['thor.jpg', alt]], [['bob.jpg', alt]])).toEqual([]);
});

it('looks at sections that pages share', () => {
  const cover = (image: string) =>
    `type: cta\ntitle: Venha\nimage: ${image}\nimageAlt: ${alt}\nactions:\n- label: Ligar\n  tel: sim\n`;
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n  image: luna.png\n  imageAlt: ${alt}\n- type: use\n  section: convite\n`,
    ),
    '_shared/convite.yaml': cover('thor.png'),
  });
  const found = problems.filter(({ kind }) => kind === 'sameDescription');
  expect(found.map(({ file, range: { line } }) => `${file}:${line}`)).toEqual([
    'pages/_shared/convite.yaml:4',
  ]);
});
