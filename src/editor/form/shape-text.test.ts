import { expect, it } from 'vitest';
import type { Shaped } from './put-link.ts';
import { hasSigns, goOn, putBold, putList, withoutOpenItem } from './shape-text.ts';

/** Shapes what stands between two bars, and tells what is selected then in the same way. */
function shape(marked: string, put: (text: string, words: Shaped['words']) => Shaped): string {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const start = before.length;
  const { text, words } = put(before + selected + after, { start, end: start + selected.length });
  return `${text.slice(0, words.start)}|${text.slice(words.start, words.end)}|${text.slice(words.end)}`;
}

it.each([
  ['Traga a |carteira| dele.', 'Traga a |**carteira**| dele.'],
  ['Traga a| carteira |dele.', 'Traga a| **carteira** |dele.'],
  ['Traga a |**carteira**| dele.', 'Traga a |carteira| dele.'],
  ['Traga a **|carteira|** dele.', 'Traga a |carteira| dele.'],
  ['|- água\n- ração|', '|- **água**\n- **ração**|'],
  ['Traga||', 'Traga **|palavras|**'],
  ['Traga a car||teira dele.', 'Traga a |**carteira**| dele.'],
  ['Traga a **car||teira** dele.', 'Traga a |carteira| dele.'],
  ['Pelo What||sApp ou às 8h', 'Pelo |**WhatsApp**| ou às 8h'],
  ['||', '**|palavras|**'],
])('in %j the selected words are bold', (before, after) => {
  expect(shape(before, putBold)).toBe(after);
});

it.each([
  ['Traga:\n|água\nração|', 'Traga:\n|- água\n- ração|'],
  ['Traga:\ná|g|ua\nração', 'Traga:\n- água||\nração'],
  ['|água\n\nração|', '|- água\n\n- ração|'],
  ['|- água\n- ração|', '|água\nração|'],
  ['|água\n|ração', '- água||\nração'],
  ['Traga:\n||', 'Traga:\n- ||'],
  ['Sim. Traga:||\nAté logo.', 'Sim. Traga:\n- ||\nAté logo.'],
  ['água||', '- água||'],
  ['- água.||', 'água.||'],
])('the lines of %j are items', (before, after) => {
  expect(shape(before, putList)).toBe(after);
});

it.each([
  ['Traga:\n- água||', 'Traga:\n- água\n- ||'],
  ['• água|| fresca', '• água\n• || fresca'],
  ['Traga:\n- água\n- ||', 'Traga:\n- água\n||'],
  ['Traga:||', undefined],
  ['10 - 12||', undefined],
])('a new line behind %j goes on with the list', (before, after) => {
  const [text = '', rest = ''] = before.split('||');
  const made = goOn(text + rest, { start: text.length, end: text.length });
  const shown = made && `${made.text.slice(0, made.words.start)}||${made.text.slice(made.words.end)}`;
  expect(shown).toBe(after);
});

it('an item without words at the end goes with the field that is left', () => {
  expect(withoutOpenItem('Traga:\n- água\n- ')).toBe('Traga:\n- água');
  expect(withoutOpenItem('Traga:\n- água')).toBe('Traga:\n- água');
});

it.each([
  ['Traga a **carteira**.', true],
  ['Veja a [castração](/castracao).', true],
  ['R$ 35 * por banho [ou mais]', false],
])('of %j tells that it has signs: %s', (text, has) => {
  expect(hasSigns(text)).toBe(has);
});
