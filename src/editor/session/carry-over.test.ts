import { describe, expect, it } from 'vitest';
import { carryOver, describeClash } from './carry-over.ts';
import { textOf } from './session.ts';

const page = 'title: Um\nsections:\n# capa\n- type: hero\n  title: Olá\n- type: cta\n  title: Fim\n';
const file = (text: string, id = text) => ({ 'a.yaml': { id, text } });

describe('carryOver', () => {
  it('keeps ours where nobody else changed the file', () => {
    const ours = page.replace('Olá', 'Oi');
    const { session } = carryOver({ base: file(page, '1'), changed: { 'a.yaml': ours } }, file(page, '1'));
    expect(session.changed).toEqual({ 'a.yaml': ours });
  });

  it('puts different fields together in their text', () => {
    const theirs = page.replace('# capa', '# a capa nova').replace('Fim', 'Tchau');
    const carried = carryOver(
      { base: file(page), changed: { 'a.yaml': page.replace('Olá', 'Oi') } },
      file(theirs),
    );
    expect(textOf(carried.session, 'a.yaml')).toBe(theirs.replace('Olá', 'Oi'));
    expect(carried.clashes).toEqual([]);
  });

  it('shows the same field with both values, and lets theirs stand meanwhile', () => {
    const theirs = page.replace('Olá', 'Bom dia');
    const { clashes, session } = carryOver(
      { base: file(page), changed: { 'a.yaml': page.replace('Olá', 'Oi') } },
      file(theirs),
    );
    expect(session.changed).toEqual({});
    const [clash] = clashes;
    const [conflict] = clash?.conflicts ?? [];
    expect(conflict).toMatchObject({ ours: 'Oi', theirs: 'Bom dia' });
    expect(clash && conflict && describeClash(clash, conflict)).toBe('Capa, título');
  });

  it('shows a file that one deleted and the other changed', () => {
    const { wholeClashes } = carryOver(
      { base: file(page), changed: { 'a.yaml': null } },
      file(page.replace('Um', 'Dois')),
    );
    expect(wholeClashes).toMatchObject([{ file: 'a.yaml', ours: null }]);
  });

  it('follows a file that was given another name meanwhile', () => {
    const ours = page.replace('Olá', 'Oi');
    const renamed = { 'b.yaml': { id: '2', text: page } };
    const carried = carryOver({ base: file(page), changed: { 'a.yaml': ours } }, renamed);
    expect(carried.session.changed).toEqual({ 'b.yaml': ours });
    expect(carried.wholeClashes).toEqual([]);
    const copies = { ...renamed, 'c.yaml': { id: '3', text: page } };
    const doubtful = carryOver({ base: file(page), changed: { 'a.yaml': ours } }, copies);
    expect(doubtful.wholeClashes).toMatchObject([{ file: 'a.yaml', theirs: null }]);
  });
});
