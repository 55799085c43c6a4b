import { expect, it } from 'vitest';
import { datedBy, describeSection, reachOf } from './describe-section.ts';

it('tells of a section that stands for a shared one what that is called, and when it is shown', () => {
  const shared = {
    name: 'Aviso: Fechado no Natal',
    section: { type: 'notice', title: 'Fechado no Natal', showFrom: '19/12/2026', showUntil: '25/12/2026' },
  };
  expect(describeSection({ type: 'use', section: 'natal' }, shared)).toMatchObject({
    label: 'Aviso',
    summary: 'Fechado no Natal',
    isHidden: false,
    notes: ['em várias páginas', 'desde 19/12/2026', 'até 25/12/2026'],
  });
  const hidden = { ...shared, section: { ...shared.section, hidden: 'sim' } };
  // Its days do not count then.
  expect(describeSection({ type: 'use', section: 'natal' }, hidden)).toMatchObject({
    isHidden: true,
    notes: ['em várias páginas'],
  });
});

it('goes by the days of the shared section, unless it has some of its own', () => {
  const shared = { name: 'Aviso', section: { type: 'notice', showUntil: '25/12/2026' } };
  const [plain, dated] = [{ type: 'use' }, { type: 'use', showFrom: '01/12/2026' }];
  expect(datedBy(plain, shared)).toBe(shared.section);
  expect(datedBy(dated, shared)).toBe(dated);
  expect(datedBy(plain, { name: 'aviso', section: undefined })).toBe(plain);
});

it('says where days hold that are given to what stands for a shared section', () => {
  const until = { showUntil: '25/12/2026' };
  const shared = (more?: object) => ({ name: 'Aviso', section: { type: 'notice', ...more } });
  const own = { type: 'use', section: 'aviso' };
  expect([
    reachOf(own, shared()),
    reachOf(own, shared(until)),
    reachOf({ ...own, ...until }, shared(until)),
    reachOf(own, undefined),
  ]).toEqual(['either', 'pages', 'page', undefined]);
});
