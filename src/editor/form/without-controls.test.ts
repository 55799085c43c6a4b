import { expect, it } from 'vitest';
import { inOneLine } from './in-one-line.ts';
import { withoutSigns } from './pasted-text.ts';
import { wishValue } from './value-wish.ts';
import { withoutControls } from './without-controls.ts';

it.each([
  ['Título do slide\u000Bsegunda parte', 'Título do slide\nsegunda parte'],
  ['um\u2028dois\u2029três\u0085quatro\u000Ccinco', 'um\ndois\ntrês\nquatro\ncinco'],
  ['um\u0007 sino\u0000\u200F\u202E', 'um sino'],
  ['\u0093aspas\u0094', '“aspas”'],
  ['um\tdois\r\n👩‍⚕️ \uD83D', 'um\tdois\r\n👩‍⚕️ \uD83D'],
])('writes %j as a file may hold it', (text, plain) => {
  expect(withoutControls(text)).toBe(plain);
  expect(withoutSigns(text)).toBe(plain);
});

it('puts lines that another program has broken into one', () => {
  expect(inOneLine('Título do slide\u000Bsegunda parte', false)).toBe('Título do slide segunda parte');
  expect(inOneLine('Rua A, 12\u2028Centro', true)).toBe('Rua A, 12, Centro');
});

it('writes no sign into a file that it may not hold, however it came into its field', () => {
  const field = { path: ['title'], label: 'Título', isNeeded: true, order: [] };
  const edit = wishValue('Olá', field, 'Olá\u0007').edit('title: Oi\n');
  expect(edit.ok && edit.text).toBe('title: Olá\n');
});
