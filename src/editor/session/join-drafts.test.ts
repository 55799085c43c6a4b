import { describe, expect, it } from 'vitest';
import { joinDrafts } from './join-drafts.ts';

const page = 'title: Um\nsections:\n# capa\n- type: hero\n  title: Olá\n- type: cta\n  title: Fim\n';
const at = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { id: text, text }]));
const now = at({ 'a.yaml': page, 'b.yaml': page });
const draft = (changed: Record<string, string | null>, base = now) => ({ base, changed });
const join = (...drafts: Parameters<typeof joinDrafts>[0]) => joinDrafts(drafts, now);

describe('joinDrafts', () => {
  it('brings nothing back where there is none', () => {
    expect(join()).toMatchObject({ carried: undefined, taken: [], left: [] });
  });

  it('joins what two windows left of different files', () => {
    const [one, two] = [draft({ 'a.yaml': 'title: Dois\n' }), draft({ 'b.yaml': null })];
    const joined = join(one, two);
    expect(joined.carried?.session.changed).toEqual({ 'a.yaml': 'title: Dois\n', 'b.yaml': null });
    expect(joined).toMatchObject({ taken: [one, two], left: [], unchosen: undefined });
  });

  it('joins different places of one file', () => {
    const joined = join(
      draft({ 'a.yaml': page.replace('Olá', 'Oi') }),
      draft({ 'a.yaml': page.replace('Fim', 'Tchau') }),
    );
    expect(joined.carried?.session.changed).toEqual({
      'a.yaml': page.replace('Olá', 'Oi').replace('Fim', 'Tchau'),
    });
    expect(joined.left).toEqual([]);
  });

  it('leaves for another time what is about the same place', () => {
    const one = draft({ 'a.yaml': page.replace('Olá', 'Oi') });
    const two = draft({ 'a.yaml': page.replace('Olá', 'Bom dia'), 'b.yaml': 'title: Dois\n' });
    const joined = join(one, two);
    expect(joined.carried?.session.changed).toEqual(one.changed);
    expect(joined).toMatchObject({ taken: [one], left: [two] });
  });

  it('leaves a broken text beside another one of the same file', () => {
    const one = draft({ 'a.yaml': page.replace('Olá', 'Oi') });
    const two = draft({ 'a.yaml': 'title: "Um' });
    expect(join(one, two)).toMatchObject({ taken: [one], left: [two] });
  });

  it('lets go what has been saved meanwhile', () => {
    const one = draft({ 'a.yaml': page }, at({ 'a.yaml': 'title: Zero\n' }));
    expect(join(one)).toMatchObject({ carried: undefined, taken: [one], left: [] });
  });

  it('asks about what others have saved differently, and leaves the rest for another time', () => {
    const one = draft({ 'a.yaml': page.replace('Um', 'Dois') }, at({ 'a.yaml': page.replace('Um', 'Zero') }));
    const two = draft({ 'b.yaml': 'title: Dois\n' });
    const joined = join(one, two);
    expect(joined.carried?.clashes).toHaveLength(1);
    expect(joined).toMatchObject({ unchosen: one, taken: [one], left: [two] });
  });

  it('brings back first what needs no question', () => {
    const one = draft({ 'b.yaml': 'title: Dois\n' });
    const two = draft({ 'a.yaml': page.replace('Um', 'Dois') }, at({ 'a.yaml': page.replace('Um', 'Zero') }));
    expect(join(one, two)).toMatchObject({ unchosen: undefined, taken: [one], left: [two] });
  });
});
