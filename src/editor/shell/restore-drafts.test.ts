import { afterEach, expect, test, vi } from 'vitest';
import { textOf, undo } from '../session/session.ts';
import { OwnSaves } from './own-saves.ts';
import { restoreDrafts } from './restore-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was left unsaved comes back as one step, so that it can be undone', () => {
  vi.stubGlobal('location', { hash: '#sobre.yaml' });
  const [old, now] = ['title: Um\n', 'title: Dois\n'];
  const files = { 'sobre.yaml': { id: '1', text: old } };
  const beside = { pictures: [], problems: [] };
  const listing = { place: '', head: '', files: { 'sobre.yaml': '1' }, beside, today: '2026-01-31' };
  const draft = { base: files, changed: { 'sobre.yaml': now }, key: 'a', letGo: () => undefined };
  const { state } = restoreDrafts(
    { listing, files },
    [draft],
    new OwnSaves('site', { getItem: () => null, setItem: () => undefined }),
  );
  expect(state).toMatchObject({ file: 'sobre.yaml', session: { changed: { 'sobre.yaml': now } } });
  expect(state.session.past.map(({ label }) => label)).toEqual(['o que não tinha sido salvo']);
  expect(textOf(undo(state.session), 'sobre.yaml')).toBe(old);
});
