import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, readData, valueAt } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { tellFull } from './paste-full.ts';
import { wishParts } from './paste-parts.ts';

const site = { today: '2026-11-27' } as Knowledge;
const lines = ['Atende 24h', 'Estacionamento grátis', 'Equipe própria', 'Desde 2003'];

/** A list of one section, with a text in the place of what its first item says. */
function pasteInto(type: string, name: string, { field, text, items }: Readonly<Record<string, string>>) {
  const block = outlineOfSection(type);
  const list = block && outlineAt(block, [name]);
  if (list?.kind !== 'list') throw new Error('The block has no such list.');
  const path = ['sections', 0, name];
  const before = `sections:\n- type: ${type}\n  ${name}:\n${items}`;
  const own = valueAt(readData(before), path);
  const count = Array.isArray(own) ? own.length : 0;
  const given = { text: text ?? '', field: field || undefined, list, path, index: 0, count, site };
  const after = (wish: ReturnType<typeof wishParts>) => {
    const edit = wish?.edit(before);
    return edit?.ok === true ? valueAt(readData(edit.text), path) : undefined;
  };
  const full = tellFull(readData(before), given);
  return { full, after, parts: wishParts(readData(before), 'selo', given) };
}

const badges = (count: number) =>
  `  - text: ${lines.join(' ')}\n${Array.from({ length: count - 1 }, (_, at) => `  - text: Selo ${at}\n    icon: star\n`).join('')}`;

it('makes an item of each line of lists of single short texts, with a sign before it or none', () => {
  for (const sign of ['', '• ']) {
    const text = lines.map((line) => `${sign}${line}`).join('\n');
    const items = badges(2).replace(lines.join(' '), text.replaceAll('\n', ' '));
    const { parts, full, after } = pasteInto('hero', 'badges', { field: 'text', text, items });
    expect(full).toBeUndefined();
    expect(parts?.label).toBe('fazer 4 selos');
    expect(after(parts)).toEqual([
      ...lines.map((line) => ({ text: line })),
      { text: 'Selo 0', icon: 'star' },
    ]);
  }
});

it('says that a list has no room for what was pasted, and puts that in the place of all it has', () => {
  const text = lines.join('\n');
  const { full, after, parts } = pasteInto('hero', 'badges', { field: 'text', text, items: badges(6) });
  expect(parts).toBeUndefined();
  expect(full?.said).toBe(
    'Nesta lista cabem no máximo 6, e ela já tem todos. Para acrescentar os 4 que você colou, apague outros antes.',
  );
  expect(full?.wish?.label).toBe(
    'pôr os 4 no lugar de todos os da lista, sem “Selo 0”, “Selo 1”, “Selo 2”, “Selo 3” e “Selo 4”',
  );
  expect(after(full?.wish)).toEqual(lines.map((line) => ({ text: line })));
  const some = pasteInto('hero', 'badges', { field: 'text', text, items: badges(4) });
  expect(some.full?.said).toContain('e ela já tem 4.');
});

it('puts nothing in the place of items that say more than what was pasted, nor more than there may be', () => {
  const text = Array.from({ length: 7 }, (_, at) => `Selo grande ${at}`).join('\n');
  const many = badges(2).replace(lines.join(' '), text.replaceAll('\n', ' '));
  const { full } = pasteInto('hero', 'badges', { field: 'text', text, items: many });
  expect(full?.said).toBe(
    'Nesta lista cabem no máximo 6, e você colou 7. Cole aqui só uma parte, e o resto em outra seção.',
  );
  expect(full?.wish).toBeUndefined();
  const steps = Array.from({ length: 8 }, (_, at) => `  - title: Passo ${at}\n    text: Com calma.\n`).join(
    '',
  );
  const named = ['Triagem', 'Consulta', 'Retorno'];
  const items = `  - title: ${named.join(' ')}\n${steps}`;
  const plans = pasteInto('steps', 'items', { field: 'title', text: named.join('\n'), items });
  expect(plans.full?.wish).toBeUndefined();
});

it('puts no few lines in the place of many, nor a heading in a list', () => {
  const text = '• Atende 24h\n• Equipe própria';
  const items = badges(6).replace(lines.join(' '), text.replaceAll('\n', ' '));
  const few = pasteInto('hero', 'badges', { field: 'text', text, items });
  expect(few.full?.said).toContain('Para acrescentar os 2');
  expect(few.full?.wish).toBeUndefined();
  for (const bare of ['Atende 24h\nEquipe própria', 'Nossos selos\nAtende 24h\nEquipe própria\nDesde 2003']) {
    const own = badges(6).replace(lines.join(' '), bare.replaceAll('\n', ' '));
    expect(pasteInto('hero', 'badges', { field: 'text', text: bare, items: own }).full).toBeUndefined();
  }
});

it('writes nothing where the text does not stand there any more', () => {
  const { full } = pasteInto('hero', 'badges', { field: 'text', text: lines.join('\n'), items: badges(6) });
  const now = `sections:\n- type: hero\n  badges:\n${badges(6).replace('Desde', 'De')}`;
  expect(full?.wish?.edit(now)).toEqual({ ok: true, text: now });
  const other = `sections:\n- type: hero\n  badges:\n${badges(6).replace('Selo 3', 'Selo novo')}`;
  expect(full?.wish?.edit(other)).toEqual({ ok: true, text: other });
});
