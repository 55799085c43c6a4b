import { expect, it } from 'vitest';
import { sectionsOf } from '../outline/describe-section.ts';
import { dataOf } from './knowledge.ts';
import { wishDays } from './wish-days.ts';

const today = '2026-11-27';
const page = 'title: Um\nsections:\n- type: use\n  section: fim\n';
const texts = { 'um.yaml': page, 'dois.yaml': page, '_shared/fim.yaml': 'type: cta\ntitle: Fim\n' };

const wishOn = (site: Readonly<Record<string, string>>, isHere: boolean) =>
  wishDays(
    { sections: sectionsOf(dataOf('um.yaml', site['um.yaml'] ?? '')), index: 0, texts: site, today },
    'showUntil',
    '24/12/2026',
    isHere,
  );

it.each([
  [false, '_shared/fim.yaml', 'Aparece até 24/12/2026, com este dia. Vale nas 2 páginas com esta seção.'],
  [true, undefined, 'Aparece até 24/12/2026, com este dia. Vale só nesta página.'],
])('says where the days of a shared section hold', (isHere, file, said) => {
  const wish = wishOn(texts, isHere);
  expect([wish.file, wish.said]).toEqual([file, said]);
});

it('says nothing of other pages where only one has the shared section', () => {
  const { 'dois.yaml': _, ...alone } = texts;
  expect(wishOn(alone, false).said).toBe('Aparece até 24/12/2026, com este dia.');
});
