import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import {
  change,
  isDirty,
  listPaths,
  openSession,
  redo,
  rest,
  settle,
  textOf,
  undo,
  type Session,
  type Texts,
} from './session.ts';

const base = { 'index.yaml': { id: '1', text: 'a' }, 'site.yaml': { id: '2', text: 'b' } };
const spot = { file: 'index.yaml', path: [] };

function textsOf(session: Session): Texts {
  return Object.fromEntries(listPaths(session).map((path) => [path, textOf(session, path)]));
}

const type = (session: Session, text: string, mark?: string) =>
  change(session, { label: 'escrever', texts: { 'index.yaml': text }, spot, mark });

describe('a session', () => {
  it('knows what differs from its base, and nothing once it is as it was', () => {
    const typed = type(openSession(base), 'x');
    expect(typed.changed).toEqual({ 'index.yaml': 'x' });
    expect(isDirty(type(typed, 'a'))).toBe(false);
  });

  it('takes letters typed in a row back at once, and apart what came after a rest', () => {
    const first = type(type(openSession(base), 'x', 'title'), 'xy', 'title');
    const second = type(rest(first), 'xyz', 'title');
    expect(textOf(undo(second), 'index.yaml')).toBe('xy');
    expect(textOf(undo(undo(second)), 'index.yaml')).toBe('a');
  });

  it('calls what changes nothing no step', () => {
    expect(type(openSession(base), 'a').past).toEqual([]);
  });

  it('keeps what was typed while a save travelled, and can undo over the save', () => {
    const sent = type(openSession(base), 'x');
    const typed = type(sent, 'xy');
    const settled = settle(typed, sent.changed, { 'index.yaml': '3' });
    expect(settled.changed).toEqual({ 'index.yaml': 'xy' });
    expect(settled.base['index.yaml']).toEqual({ id: '3', text: 'x' });
    expect(undo(undo(settled)).changed).toEqual({ 'index.yaml': 'a' });
  });

  const step = fc.record({
    texts: fc.dictionary(
      fc.constantFrom('index.yaml', 'site.yaml', 'nova.yaml', 'outra.yaml'),
      fc.oneof(fc.string(), fc.constant(null)),
      { minKeys: 1 },
    ),
    mark: fc.constantFrom(undefined, 'title', 'text'),
  });

  it('undone is byte for byte as it was, and redone as it had become', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const states = [openSession(base)];
        for (const { texts, mark } of steps) {
          const last = states.at(-1);
          if (last) states.push(change(last, { label: '', texts, spot, mark }));
        }
        const end = states.at(-1) ?? openSession(base);
        let session = end;
        while (session.past.length > 0) session = undo(session);
        expect(textsOf(session)).toEqual({ 'index.yaml': 'a', 'site.yaml': 'b' });
        expect(session.changed).toEqual({});
        while (session.future.length > 0) session = redo(session);
        expect(textsOf(session)).toEqual(textsOf(end));
        expect(session.changed).toEqual(end.changed);
      }),
      { numRuns: amount(60, 1000), seed: 3 },
    );
  });
});
