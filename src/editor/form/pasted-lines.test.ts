import { expect, it } from 'vitest';
import { divideLines, pastedIn, pastedLines } from './pasted-lines.tsx';

const lines = ['Promoção', 'Ração com 10% de desconto', 'Até 20/12'];
const text = `type: hero\ntitle: Olá! ${lines.join(' ')}\nimage: luna.png\n`;
const place = { path: ['title'], order: ['type', 'title', 'text', 'image'] };

it('leaves the first line alone, and loses no other where there is a place for them', () => {
  expect(divideLines(text, lines, place)).toEqual({
    ok: true,
    text: 'type: hero\ntitle: Olá! Promoção\nimage: luna.png\n',
  });
  expect(divideLines(text, lines, { ...place, rest: 'text' })).toEqual({
    ok: true,
    text: 'type: hero\ntitle: Olá! Promoção\ntext: |-\n  Ração com 10% de desconto\n  Até 20/12\nimage: luna.png\n',
  });
});

it('leaves the line that says most where the first only greets, and there is no place for others', () => {
  const letter = ['Oi, tudo bem?', 'Segue:', 'Pães feitos todo dia no centro.', 'Abs'];
  const pasted = `title: ${JSON.stringify(letter.join(' '))}\n`;
  expect(divideLines(pasted, letter, { path: ['title'], order: [] })).toEqual({
    ok: true,
    text: 'title: "Pães feitos todo dia no centro."\n',
  });
});

it('takes no title for a greeting', () => {
  for (const first of ['Gente que cuida', 'Boa noite de sono', 'Pessoal qualificado']) {
    const lines = [first, 'De segunda a sábado, com calma e sem pressa'];
    const edit = divideLines(`title: ${lines.join(' ')}\n`, lines, { path: ['title'], order: [] });
    expect(edit).toEqual({ ok: true, text: `title: ${first}\n` });
  }
});

it('takes no title for a greeting that is the longest line', () => {
  const lines = ['Bom dia Ana! Pode atualizar no site, por favor?', 'Feira na praça', 'obg'];
  expect(divideLines(`title: ${lines.join(' ')}\n`, lines, { path: ['title'], order: [] })).toEqual({
    ok: true,
    text: 'title: Feira na praça\n',
  });
});

it('takes a greeting to no text', () => {
  const letter = ['Oi Lu, segue a notícia:', '', 'Feira na praça', 'Sábado, das 9h às 13h.'];
  const pasted = `title: ${JSON.stringify(letter.filter((line) => line !== '').join(' '))}\n`;
  expect(divideLines(pasted, letter, { path: ['title'], rest: 'text', order: ['title', 'text'] })).toEqual({
    ok: true,
    text: 'title: "Feira na praça"\ntext: Sábado, das 9h às 13h.\n',
  });
});

it('takes a short thanks to no text, and a longer one that visitors may read', () => {
  const taken = (end: string) => {
    const letter = ['Feira na praça', 'Sábado, das 9h às 13h.', '', end];
    const pasted = `title: ${JSON.stringify(letter.filter((line) => line !== '').join(' '))}\n`;
    const done = divideLines(pasted, letter, { path: ['title'], rest: 'text', order: ['title', 'text'] });
    return done.ok && done.text.includes(end);
  };
  expect(taken('obg 😘')).toBe(false);
  expect(taken('Obrigada a todos que vieram até aqui!')).toBe(true);
  const two = ['Feira na praça', 'obrigada'];
  expect(divideLines(`title: ${two.join(' ')}\n`, two, { ...place, rest: 'text' })).toMatchObject({
    text: expect.stringContaining('text: obrigada'),
  });
});

it('gives a title without the stars that set it off from the lines below', () => {
  const letter = ['*Feira na praça*', 'Sábado, das 9h às 13h.'];
  const pasted = `title: ${JSON.stringify(letter.join(' '))}\n`;
  expect(divideLines(pasted, letter, { path: ['title'], rest: 'text', order: ['title', 'text'] })).toEqual({
    ok: true,
    text: 'title: "Feira na praça"\ntext: Sábado, das 9h às 13h.\n',
  });
});

it('writes behind what stands there already', () => {
  const edit = divideLines(`${text}text: Venha.\n`, lines, { ...place, rest: 'text' });
  expect(edit.ok && edit.text).toContain('text: |-\n  Venha.\n\n  Ração com 10% de desconto\n  Até 20/12\n');
});

it('keeps the empty lines between those that it takes to another field', () => {
  const pasted = ['Promoção', '', 'Ração com 10% de desconto', '', 'Até 20/12'];
  const edit = divideLines(text, pasted, { ...place, rest: 'text' });
  expect(edit.ok && edit.text).toContain(
    'title: Olá! Promoção\ntext: |-\n  Ração com 10% de desconto\n\n  Até 20/12\n',
  );
});

it('takes the place of an example', () => {
  const edit = divideLines(`${text}text: Um exemplo.\n`, lines, { ...place, rest: 'text', isExample: true });
  expect(edit.ok && edit.text).not.toContain('exemplo');
});

it('asks about long texts of several lines alone', () => {
  expect(pastedLines('Banho\ne mais')).toEqual([]);
  expect(pastedLines('Antipulgas\nR$ 149,90\nSó hoje')).toHaveLength(3);
  expect(pastedLines('Vagas\nCabem seis carros', true)).toHaveLength(2);
  expect(pastedLines('Um título que é longo, e vai por\nmais uma linha', true)).toHaveLength(2);
  expect(pastedLines('Um título que vai,\npor mais uma linha', true)).toEqual([]);
  expect(pastedLines(`Uma linha só, ${'que é longa, '.repeat(9)}`)).toEqual([]);
  expect(pastedLines(`${'Uma linha longa. '.repeat(4)}\r\n\r\n  outra, que também é longa `)).toHaveLength(3);
});

it('finds what was pasted again once its marks are gone', () => {
  const pasted = '🎄 *Natal chegando!* 🎄\nSeu pet **cheiroso**\nVagas _limitadas_';
  const bare = pasted.replaceAll(/[*_]/g, '');
  expect(pastedIn(pasted.replaceAll('\n', ' '), pasted)).toBe(pasted);
  expect(pastedIn(bare.replaceAll('\n', ' '), pasted)).toBe(bare);
  expect(pastedIn('Outro título', pasted)).toBeUndefined();
  expect(pastedIn('2 * 3 = 6 e 2 * 4', '2 * 3 = 6\ne 2 * 4')).toBe('2 * 3 = 6\ne 2 * 4');
});

it('leaves the first line alone once the name of its field is gone', () => {
  const pasted = 'Título: Loja de flores\nDescrição: Flores, vasos e entrega.';
  const value = 'Loja de flores Descrição: Flores, vasos e entrega.';
  const found = pastedIn(value, pasted, 'title');
  expect(found).toBe('Loja de flores\nDescrição: Flores, vasos e entrega.');
  for (const typed of [value, `Título: ${value}`])
    expect(
      divideLines(`title: ${JSON.stringify(typed)}\n`, pasted.split('\n'), { path: ['title'], order: [] }),
    ).toEqual({ ok: true, text: 'title: "Loja de flores"\n' });
});

it('takes an answer to its field without what stands before it in a chat', () => {
  const lines = ['Bom dia! Dói muito??', 'R: Quase nada.'];
  const edit = divideLines(`question: ${JSON.stringify(lines.join(' '))}\n`, lines, {
    path: ['question'],
    rest: 'answer',
    order: ['question', 'answer'],
  });
  expect(edit).toEqual({ ok: true, text: 'question: "Dói muito?"\nanswer: Quase nada.\n' });
});

it('takes no farewell above a signature for a name', () => {
  const lines = ['Att,', '', 'Dr. Lucas Reis', 'Pediatra e professor de medicina'];
  const pasted = `name: ${JSON.stringify(lines.filter((line) => line !== '').join(' '))}\n`;
  for (const rest of [undefined, 'text']) {
    const edit = divideLines(pasted, lines, { path: ['name'], rest, order: ['name', 'text'] });
    expect(edit.ok && edit.text).toMatch(/^name: "?Dr\. Lucas Reis"?\n/);
    expect(edit.ok && edit.text).not.toContain('Att');
  }
});

it('knows a letter that stands in a field without its head', () => {
  const letter = 'De: Ana <ana@exemplo.com>\nPara: loja@exemplo.com\n\nAdorei a loja!\nAna';
  expect(pastedIn('Adorei a loja! Ana', letter)).toBe('Adorei a loja!\nAna');
});

it('leaves the line that says the name of the field, below a greeting, rather than a longer one', () => {
  const lines = ['Oi! Segue:', 'Título: Loja de flores', 'Descrição: Flores, vasos e entrega no centro.'];
  const edit = divideLines(`title: ${JSON.stringify(lines.join(' '))}\n`, lines, {
    path: ['title'],
    order: [],
  });
  expect(edit).toEqual({ ok: true, text: 'title: "Loja de flores"\n' });
});

it('leaves the line that says most where the first only says what a letter is about', () => {
  const lines = ['Assunto: texto do site', 'Bom dia,', 'Pães feitos todo dia no centro da cidade.'];
  const edit = divideLines(`title: ${JSON.stringify(lines.join(' '))}\n`, lines, {
    path: ['title'],
    order: [],
  });
  expect(edit).toEqual({ ok: true, text: 'title: "Pães feitos todo dia no centro da cidade."\n' });
});
