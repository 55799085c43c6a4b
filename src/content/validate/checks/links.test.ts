import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const kindsOn = (sections: string) =>
  checkSample({ 'index.yaml': samplePage(sections) }).problems.map(({ kind }) => kind);

const target = '- type: text\n  id: planos\n  text: Oi\n  hidden: sim\n';

it('tells of a link to what is hidden, as long as it is on the page itself then', () => {
  const hero = (hidden: string) =>
    `- type: hero\n  title: Olá\n  actions:\n  - label: Planos\n    to: "#planos"\n${hidden}`;
  expect(kindsOn(hero('') + target)).toContain('hiddenAnchor');
  expect(kindsOn(hero('    hidden: sim\n') + target)).not.toContain('hiddenAnchor');
  // The sample's day is 31/01/2026.
  const later = target.replace('hidden: sim', 'showFrom: 10/02/2026');
  expect(kindsOn(hero('') + later)).toContain('hiddenAnchor');
  expect(kindsOn(hero('    showFrom: 10/02/2026\n') + later)).not.toContain('hiddenAnchor');
  const ending = target.replace('hidden: sim', 'showUntil: 10/02/2026');
  expect(kindsOn(hero('') + ending)).toContain('endingAnchor');
  expect(kindsOn(hero('    showUntil: 11/02/2026\n') + ending)).toContain('endingAnchor');
  expect(kindsOn(hero('    showUntil: 10/02/2026\n') + ending)).not.toContain('endingAnchor');
});

it('tells of a window that waits for a section which goes before it', () => {
  const ending = target.replace('hidden: sim', 'showUntil: 10/02/2026');
  const bonus = (until: string) =>
    `- type: hero\n  title: Olá\n${ending}- type: bonus\n  trigger: "#planos"\n${until}  title: Brinde\n  action:\n    label: Quero\n    tel: sim\n`;
  expect(kindsOn(bonus(''))).toContain('endingAnchor');
  expect(kindsOn(bonus('  showUntil: 10/02/2026\n'))).not.toContain('endingAnchor');
});

it('tells an id in the wrong form once, and not the links to what it was called before as well', () => {
  const toldOf = (id: string) =>
    checkSample({
      'index.yaml': samplePage(
        `- type: hero\n  title: Olá\n  actions:\n  - label: Ver\n    to: "#ofertas"\n- type: text\n  id: ${id}\n  title: Banho\n  text: Venha.\n`,
      ),
      'outra.yaml': samplePage('- type: hero\n  title: Olá\n  actions:\n  - label: Ver\n    to: /#ofertas\n'),
    })
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ kind }) => kind);
  expect(toldOf('promoções')).toEqual(['repairableForm']);
  expect(toldOf('promocoes')).toEqual(['unknownAnchor', 'unknownAnchor']);
});
