import { expect, it } from 'vitest';
import type { EditWish } from '../shell/state.ts';
import type { Found } from './desk.ts';
import { cure } from './problems-at.ts';

/** What a press on a cure makes of a text; the problem was found in `opens: 14h`. */
function pressed(now: string) {
  const wishes: EditWish[] = [];
  const problem = { path: ['opens'], edit: { start: 7, end: 10, text: '14:00' }, stood: 'opens: 14h\n' };
  // Nothing else of it is asked.
  cure({ onEdit: (wish) => wishes.push(wish) }, problem as unknown as Found);
  return wishes[0]?.edit(now);
}

it('is written where what it cures still stands', () => {
  expect(pressed('opens: 14h\n')).toEqual({ ok: true, text: 'opens: 14:00\n' });
});

it('writes nothing new into another text', () => {
  expect(pressed('fecha: 14h\n')).toEqual({ ok: true, text: 'fecha: 14h\n' });
});

it('leaves what was put right meanwhile', () => {
  expect(pressed('opens: 14:00\n')).toEqual({ ok: true, text: 'opens: 14:00\n' });
});
