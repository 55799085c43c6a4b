import { expect, it } from 'vitest';
import { OwnSaves } from './own-saves.ts';

/** What a browser keeps for all windows of a site. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const base = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, id]) => [path, { id, text: id }]));

it('knows what another window of the browser has saved, and what somebody else has', () => {
  const kept = storage();
  new OwnSaves('aqui', kept).note({ 'a.yaml': '2' });
  const saves = new OwnSaves('aqui', kept);
  const before = base({ 'a.yaml': '1', 'b.yaml': '1' });
  expect(saves.authorOf(before, base({ 'a.yaml': '2', 'b.yaml': '1' }))).toBe('window');
  expect(saves.authorOf(before, base({ 'a.yaml': '3', 'b.yaml': '1' }))).toBe('person');
  expect(saves.authorOf(before, base({ 'a.yaml': '2', 'b.yaml': '2' }))).toBe('person');
  expect(saves.authorOf(before, base({ 'a.yaml': '2', 'b.yaml': '2' }), ['a.yaml'])).toBe('window');
  expect(new OwnSaves('ali', kept).authorOf(before, base({ 'a.yaml': '2', 'b.yaml': '1' }))).toBe('person');
});

it('takes what somebody else has put back for theirs', () => {
  const saves = new OwnSaves('aqui', storage());
  saves.note({ 'a.yaml': '2' });
  saves.note({ 'a.yaml': '3' });
  expect(saves.authorOf(base({ 'a.yaml': '3' }), base({ 'a.yaml': '2' }))).toBe('person');
});

it('knows a page that another window has deleted', () => {
  const saves = new OwnSaves('aqui', storage());
  expect(saves.authorOf(base({ 'a.yaml': '1' }), {})).toBe('person');
  saves.note({ 'a.yaml': null });
  expect(saves.authorOf(base({ 'a.yaml': '1' }), {})).toBe('window');
});

it('names somebody else where the browser keeps nothing', () => {
  const locked = () => {
    throw new DOMException('Locked.', 'SecurityError');
  };
  const saves = new OwnSaves('aqui', { getItem: locked, setItem: locked });
  saves.note({ 'a.yaml': '2' });
  expect(saves.authorOf(base({ 'a.yaml': '1' }), base({ 'a.yaml': '2' }))).toBe('person');
  const broken = new OwnSaves('aqui', { getItem: () => '{', setItem: () => undefined });
  expect(broken.authorOf(base({ 'a.yaml': '1' }), base({ 'a.yaml': '2' }))).toBe('person');
});
