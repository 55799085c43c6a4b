import { describe, expect, it } from 'vitest';
import { isRecord } from '../../fields/is-record.ts';
import { examples } from '../schema/examples.ts';
import { valueAt } from '../source/place.ts';
import type { Source } from '../source/source.ts';
import { sampleContent, samplePage } from '../testing/sample.ts';
import { compileSchemas, findDisagreements, isAccepted } from './outside.ts';

const compile = compileSchemas();
const wholes = {
  page: compile('page'),
  shared: compile('shared'),
  site: compile('site'),
  theme: compile('theme'),
};

const acceptsAsWhole = ({ kind, data }: Source) => wholes[kind](data);

const page = (data: unknown): Source => ({ file: 'pages/a.yaml', name: 'a', kind: 'page', text: '', data });

/** A page of sections, and the same section in a file of its own. */
const sourcesOf = (sections: readonly unknown[]): readonly Source[] => [
  page({ title: 'Olá', description: 'Olá', theme: 'clinic', sections }),
  ...sections.map((data): Source => ({
    file: 'pages/_shared/a.yaml',
    name: 'a',
    kind: 'shared',
    text: '',
    data,
  })),
];

/** Data as it is, and with one thing wrong: a field that it lacks, does not know, or has in another form. */
function* spoil(data: Readonly<Record<string, unknown>>) {
  yield data;
  yield { ...data, naoExiste: 'sim' };
  for (const name of Object.keys(data)) {
    yield Object.fromEntries(Object.entries(data).filter(([other]) => other !== name));
    yield { ...data, [name]: { outra: 'coisa' } };
    yield { ...data, [name]: ['uma'] };
  }
}

const sampleOf = (text: string) =>
  sampleContent({ 'a.yaml': text }).sources.find(({ name }) => name === 'a')?.data;

function readSections(yaml: string) {
  const sections = valueAt(sampleOf(samplePage(yaml)), ['sections']);
  return Array.isArray(sections) ? sections.filter(isRecord) : [];
}

describe('what an outside tool would find', () => {
  it.each([...examples].map(([type, all]) => [type, all.map(({ yaml }) => yaml)] as const))(
    'is the same in pieces: %s',
    (_, all) => {
      const sources = all
        .flatMap(readSections)
        .flatMap((section) => Array.from(spoil(section)))
        .flatMap((section) => sourcesOf([section]));
      const accepted = sources.map(acceptsAsWhole);
      expect(sources.map(isAccepted)).toEqual(accepted);
      expect(accepted.filter((one) => !one).length).toBeGreaterThan(5);
    },
  );

  it('is the same of several sections, of none, and of what is no section', () => {
    const strange = [
      { type: 'nada' },
      { type: ['hero'] },
      {},
      'hero',
      null,
      { type: 'hero' },
      { type: 'faq', items: 'x' },
    ];
    for (const one of [...sourcesOf(strange), page({ sections: 'x' }), page({}), page('x')])
      expect([isAccepted(one), acceptsAsWhole(one)]).toEqual([false, false]);
  });

  it('is the same of site and themes', () => {
    const others = sampleContent({}).sources.filter(({ kind }) => kind !== 'page');
    expect(others.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['site', 'theme']));
    for (const other of others) {
      const spoilt = [...spoil(Object(other.data))].map((data) => Object.assign({}, other, { data }));
      expect(spoilt.map(isAccepted)).toEqual(spoilt.map(acceptsAsWhole));
    }
  });

  it('is told with all that is wrong, and nothing of what is accepted', () => {
    const [sound, refused] = [page(sampleOf(samplePage('- type: hero\n  title: Olá\n'))), page({})];
    const [found, ...more] = findDisagreements([sound, refused]);
    expect([found?.file, more]).toEqual(['pages/a.yaml', []]);
    expect(found?.errors.length).toBeGreaterThan(1);
  });
});
