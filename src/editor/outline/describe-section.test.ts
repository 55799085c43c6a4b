import { expect, it } from 'vitest';
import { describeSection } from './describe-section.ts';

it('tells of a section that stands for a shared one what that is called, and when it is shown', () => {
  const shared = {
    name: 'Aviso: Fechado no Natal',
    section: { type: 'notice', title: 'Fechado no Natal', showFrom: '19/12/2026', showUntil: '25/12/2026' },
  };
  expect(describeSection({ type: 'use', section: 'natal' }, shared)).toMatchObject({
    summary: 'Aviso: Fechado no Natal',
    isHidden: false,
    notes: ['desde 19/12/2026', 'até 25/12/2026'],
  });
  const hidden = { ...shared, section: { ...shared.section, hidden: 'sim' } };
  expect(describeSection({ type: 'use', section: 'natal' }, hidden).isHidden).toBe(true);
});
