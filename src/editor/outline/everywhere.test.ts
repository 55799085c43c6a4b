import { expect, it } from 'vitest';
import { readData } from '../../core/core.ts';
import { addEverywhere, completeEverywhere, findEverywhere, withEverywhere } from './everywhere.ts';

const page = 'title: Um\nsections:\n- type: hero\n  title: Pães\n';
const texts = { 'a.yaml': page, 'b.yaml': page };

it('puts a notice above all else on every page, with its title still to be written', () => {
  const { edit, file } = addEverywhere(texts, ['a.yaml', 'b.yaml']);
  const written = edit.ok ? edit.texts : {};
  expect(file).toBe('_shared/aviso.yaml');
  expect(readData(written[file] ?? '')).toEqual({ type: 'notice', title: '' });
  for (const path of ['a.yaml', 'b.yaml'])
    expect(readData(written[path] ?? '')).toMatchObject({
      sections: [{ type: 'use', section: 'aviso' }, { type: 'hero' }],
    });
});

it('finds the notice that most pages have, and none that half of them have', () => {
  const pages = Object.keys(texts);
  const { edit } = addEverywhere(texts, pages);
  const written = edit.ok ? (edit.texts as Readonly<Record<string, string>>) : {};
  const file = '_shared/aviso.yaml';
  expect(findEverywhere(texts, pages)).toBeUndefined();
  expect(findEverywhere(written, pages)).toEqual({ file, lacking: [] });
  expect(findEverywhere({ ...written, 'b.yaml': page }, pages)).toBeUndefined();
  expect(findEverywhere({ ...written, 'c.yaml': page }, [...pages, 'c.yaml'])).toEqual({
    file,
    lacking: ['c.yaml'],
  });
});

it('puts the notice that most pages have on those that lack it', () => {
  const { edit } = addEverywhere(texts, Object.keys(texts));
  const written = edit.ok ? (edit.texts as Readonly<Record<string, string>>) : {};
  const completed = completeEverywhere(
    { ...written, 'c.yaml': page },
    { file: '_shared/aviso.yaml', lacking: ['c.yaml'] },
  );
  expect(completed).toMatchObject({ ok: true, texts: { 'c.yaml': written['a.yaml'] } });
});

it('gives a new page what stands above all else on most others, and nothing that some have or none shows', () => {
  const pages = Object.keys(texts);
  const { edit } = addEverywhere(texts, pages);
  const written = edit.ok ? (edit.texts as Readonly<Record<string, string>>) : {};
  expect(readData(withEverywhere(page, written, pages))).toMatchObject({
    sections: [{ type: 'use', section: 'aviso' }, { type: 'hero' }],
  });
  const most = { ...written, 'c.yaml': page };
  expect(withEverywhere(page, most, [...pages, 'c.yaml'])).not.toBe(page);
  expect(withEverywhere(page, { ...written, 'b.yaml': page }, pages)).toBe(page);
  expect(withEverywhere(page, written, [])).toBe(page);
  const hidden = { ...written, '_shared/aviso.yaml': 'type: notice\ntitle: Oi\nhidden: sim\n' };
  expect(withEverywhere(page, hidden, pages)).toBe(page);
});
