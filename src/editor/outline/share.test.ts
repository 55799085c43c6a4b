import { expect, it } from 'vitest';
import { shareSection } from './share.ts';

const notice = '# Até o Natal\n- type: notice\n  title: Fechado no Natal\n';
const hero = '- type: hero\n  title: Pães\n';
const page = (sections: string) => `title: Um\nsections:\n${sections}`;
const stand = '- type: use\n  section: fechado-no-natal\n';

it('puts a section into a file of its own, and pages show it at the place where it stood', () => {
  const texts = { 'a.yaml': page(hero + notice + hero), 'b.yaml': page(hero + hero), 'c.yaml': page(hero) };
  const edit = shareSection(texts, { from: 'a.yaml', index: 1, pages: ['b.yaml', 'c.yaml'] });
  expect(edit.ok && edit.texts).toEqual({
    '_shared/fechado-no-natal.yaml': '# Até o Natal\ntype: notice\ntitle: Fechado no Natal\n',
    'a.yaml': page(hero + stand + hero),
    'b.yaml': page(hero + stand + hero),
    'c.yaml': page(`${hero}\n${stand}`),
  });
});

it('counts the place from the end where that is nearer', () => {
  const cta = '- type: cta\n  title: Fale conosco\n';
  const texts = { 'a.yaml': page(hero + notice), 'b.yaml': page(hero + hero + cta) };
  const last = shareSection(texts, { from: 'a.yaml', index: 1, pages: ['b.yaml'] });
  expect(last.ok && last.texts['b.yaml']).toBe(page(hero + hero + cta + stand));
  const before = { ...texts, 'a.yaml': page(hero + hero + notice + cta) };
  const among = shareSection(before, { from: 'a.yaml', index: 2, pages: ['b.yaml'] });
  expect(among.ok && among.texts['b.yaml']).toBe(page(hero + hero + stand + cta));
});

it('takes another name where one is taken, and begins the file as others do', () => {
  const schema = '# yaml-language-server: $schema=../schema.json\n';
  const texts = { '_shared/fechado-no-natal.yaml': `${schema}type: cta\n`, 'a.yaml': page(notice) };
  const edit = shareSection(texts, { from: 'a.yaml', index: 0, pages: [] });
  expect(edit.ok && edit.texts['_shared/fechado-no-natal-2.yaml']).toMatch(
    new RegExp('^# yaml-language-server: .*\\n# Até o Natal\\ntype: notice'),
  );
});

it('changes nothing where a page cannot be written', () => {
  const texts = { 'a.yaml': page(notice), 'b.yaml': 'sections: "x' };
  expect(shareSection(texts, { from: 'a.yaml', index: 0, pages: ['b.yaml'] }).ok).toBe(false);
});

const asking = '- type: cta\n  title: Venha\n  actions:\n    - label: Pedir\n      chat: modelos\n';
const asker = `title: Um\nmessages:\n  modelos: Vi as camas.\nsections:\n${hero}${asking}`;

it('gives the site the messages that the page alone had', () => {
  const texts = { 'site.yaml': 'messages:\n  oi: Oi!\n', 'a.yaml': asker, 'b.yaml': page(hero) };
  const edit = shareSection(texts, { from: 'a.yaml', index: 1, pages: ['b.yaml'] });
  expect(edit.ok && edit.texts['site.yaml']).toBe('messages:\n  oi: Oi!\n  modelos: Vi as camas.\n');
  expect(edit.ok && edit.texts['b.yaml']).not.toContain('messages');
});

it('gives each page its own where the site says something else under that name', () => {
  const texts = { 'site.yaml': 'messages:\n  modelos: Outra.\n', 'a.yaml': asker, 'b.yaml': page(hero) };
  const edit = shareSection(texts, { from: 'a.yaml', index: 1, pages: ['b.yaml'] });
  expect(edit.ok && Object.keys(edit.texts)).not.toContain('site.yaml');
  for (const path of ['a.yaml', 'b.yaml'])
    expect(edit.ok && edit.texts[path]).toContain('messages:\n  modelos: Vi as camas.\n');
});
