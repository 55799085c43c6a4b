import { describe, expect, it } from 'vitest';
import { carryHistory } from './carry-history.ts';
import { carryOver } from './carry-over.ts';
import { change, openSession, redo, textOf, undo, type Session } from './session.ts';

const file = 'a.yaml';
const page = 'sections:\n- type: hero\n  title: Olá\n- type: cta\n  title: Fim\n';
const at = (text: string) => ({ [file]: { id: text, text } });
const spot = { file, path: ['sections', 0, 'title'] };
const write = (session: Session, from: string, to: string) =>
  change(session, {
    label: 'escrever',
    texts: { [file]: (textOf(session, file) ?? '').replace(from, to) },
    spot,
  });

/** A session in which two titles were written, on what another saved meanwhile. */
function carry(theirs: string): Session {
  const own = write(write(openSession(at(page)), 'Olá', 'Oi'), 'Fim', 'Tchau');
  const { session } = carryOver(own, at(theirs));
  return { ...session, ...carryHistory(own, session.base) };
}

describe('carryHistory', () => {
  const theirs = page.replace('sections:', 'title: Dela\nsections:\n- type: faq\n  title: Nova');

  it('takes back own steps alone, one after the other, and does them again', () => {
    const carried = carry(theirs);
    const back = undo(undo(carried));
    expect(textOf(undo(carried), file)).toBe(theirs.replace('Olá', 'Oi'));
    expect(back.changed).toEqual({});
    expect(textOf(redo(redo(back)), file)).toBe(textOf(carried, file));
  });

  it('knows where each step stands now', () => {
    expect(carry(theirs).past[0]?.spot.path).toEqual(['sections', 1, 'title']);
  });

  it('ends where a step would ask somebody', () => {
    const own = write(write(openSession(at(page)), 'Olá', 'Oi'), 'Fim', 'Tchau');
    const theirs = at(page.replace('Olá', 'Bom dia'));
    expect(carryHistory(own, theirs)).toMatchObject({ past: [], isCut: true });
    expect(carryHistory(own, at(page.replace('title: Olá', 'title: Olá\n  subtitle: Dela')))).toMatchObject({
      isCut: false,
    });
  });

  it('leaves out what another has done as well', () => {
    const { past } = carry(page.replace('Olá', 'Oi'));
    expect(past).toHaveLength(1);
  });
});
