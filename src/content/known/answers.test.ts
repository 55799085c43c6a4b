import { describe, expect, it } from 'vitest';
import { about, faq, hero, link } from '../testing/accidents/site-changes.ts';
import { AskedSite } from './answers.ts';
import type { Answers } from './record.ts';
import { Shelf } from './shelf.ts';
import { checkListed, checkWhole, type Files } from '../testing/listed.ts';
import { samplePage } from '../testing/sample.ts';

const page = (sections: string) =>
  samplePage(hero + sections).replace(/^description: .*/m, 'description: Uma só para todas');

/** Two pages of one description, and one that says when it ends and how old the business is. */
const files: Files = {
  'index.yaml': page(link('/a') + link('/b') + link('/c')),
  'a.yaml': page(faq('horas') + link('/')),
  'b.yaml': samplePage(hero + about('20') + link('/c')).replace(
    'sections:',
    'validUntil: 10/02/2026\nsections:',
  ),
  'c.yaml': samplePage(hero + about('20') + link('/')),
};

/** The questions that are asked anew after an edit; what is told is what a check from nothing tells. */
async function listAsked(edited: Files): Promise<readonly string[]> {
  const { remembered } = await checkListed(files);
  const after = await checkListed(edited, remembered);
  expect(after.found.problems).toEqual(checkWhole(edited).problems);
  const { answers } = after.remembered;
  return [...answers].filter(([name, one]) => remembered.answers.get(name) !== one).map(([name]) => name);
}

const edit = (name: string, change: (text: string) => string): Files => ({
  ...files,
  [name]: change(String(files[name])),
});

describe('what all pages are asked together', () => {
  it('is told of pages of which one is edited', () => {
    expect(checkWhole(files).problems.map(({ kind }) => kind)).toContain('sameHead');
  });

  it('is not asked again as long as they say the same', async () => {
    expect(await listAsked(files)).toEqual([]);
    expect(await listAsked(edit('a.yaml', (text) => text.replace('Porque sim', 'Porque não')))).toEqual([
      'sameQuestions',
    ]);
  });

  it('is asked again where what is told has moved', async () => {
    expect(await listAsked(edit('a.yaml', (text) => `# Falta conferir.\n${text}`))).toEqual(['sameHeads']);
    expect(await listAsked(edit('index.yaml', (text) => `# Falta conferir.\n${text}`))).toEqual([
      'sameHeads',
    ]);
  });

  it('is not asked again where something else of the same page has moved', async () => {
    expect(await listAsked(edit('a.yaml', (text) => `${text}# Falta conferir.\n`))).toEqual([]);
  });

  it('is asked again where a page was read for it and reads otherwise', async () => {
    const edited = edit('c.yaml', (text) => text.replace('20', '21'));
    expect(await listAsked(edited)).toContain('claims');
    const { remembered } = await checkListed(edited);
    const moved = { ...edited, 'c.yaml': `# Falta conferir.\n${String(edited['c.yaml'])}` };
    const { found } = await checkListed(moved, remembered);
    expect(found.problems).toEqual(checkWhole(moved).problems);
  });

  it.each([
    ['a page comes', { ...files, 'd.yaml': samplePage(hero + link('/')) }],
    ['a page has another last day', edit('b.yaml', (text) => text.replace('10/02', '11/02'))],
    ['a section has another id', edit('a.yaml', (text) => text.replace('id: horas', 'id: perguntas'))],
  ])('is asked again as a whole where %s', async (_, edited) => {
    expect(await listAsked(edited)).toHaveLength(11);
  });

  it('is asked again where a page that was a mere copy has a head of its own', async () => {
    const asks = (title: string, answer: string) =>
      samplePage(hero + faq('horas') + link('/'))
        .replace(/^title: .*/, `title: ${title} com hora marcada | Clínica`)
        .replace(/^description: .*/m, 'description: O que mais perguntam, com a resposta de quem atende.')
        .replace('Por quê?', 'Como posso pagar?')
        .replace('Porque sim', answer);
    const copied: Files = {
      'index.yaml': samplePage(hero + link('/um') + link('/dois')),
      'um.yaml': asks('Banho', 'Em 3x'),
      'dois.yaml': asks('Banho', 'Em 6x'),
    };
    const { remembered, found } = await checkListed(copied);
    expect(found.problems.map(({ kind }) => kind)).not.toContain('otherAnswer');
    const edited = { ...copied, 'dois.yaml': asks('Tosa', 'Em 6x') };
    const after = (await checkListed(edited, remembered)).found.problems;
    expect(after.map(({ kind }) => kind)).toContain('otherAnswer');
    expect(after).toEqual(checkWhole(edited).problems);
  });

  it('is asked again where a page can no longer be read', () => {
    const none = { known: { today: '2026-01-31' }, shared: new Map() };
    const site = (unreadable: readonly string[], former: Answers) =>
      new AskedSite({ shelf: new Shelf(0, () => none), pages: [], unreadable }, former);
    let asked = 0;
    const ask = ({ ask }: AskedSite) => ask({ name: 'q', facts: [] }, () => [(asked += 1)]);
    const first = site([], new Map());
    expect(ask(first)).toEqual([1]);
    expect(ask(site([], first.answers))).toEqual([1]);
    expect(ask(site(['/a'], first.answers))).toEqual([2]);
  });
});
