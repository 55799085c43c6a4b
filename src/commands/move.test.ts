import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { move } from './move.ts';
import { broken, Copy, onWindows } from './sample.ts';

let copy: Copy;

beforeEach(() => {
  copy = new Copy();
});

afterEach(() => copy.remove());

/** A page's text cut before each of its sections' banners. */
function cut(text: string) {
  const [head = '', ...sections] = text.split(/(?=^# ── )/m);
  return { head, sections };
}

test('moves a section with its comments, and back to the same bytes', async () => {
  const text = onWindows(copy.read('banhoetosa.yaml'));
  copy.write('banhoetosa.yaml', text);
  const { head, sections } = cut(text);
  expect(sections).toHaveLength(8);
  const moved = [sections[0], sections[6], ...sections.slice(1, 6), sections[7]];
  expect(await copy.run(move, ['banhoetosa', 'faq', 'after', 'hero'])).toEqual({
    status: 0,
    said: 'Em pasta/banhoetosa.yaml: a seção faq subiu da posição 7 para a 2.',
  });
  expect(copy.read('banhoetosa.yaml')).toBe(head + moved.join(''));
  expect(await copy.run(move, ['/banhoetosa', '2', 'antes', 'da', 'use'])).toEqual({
    status: 0,
    said: 'Em pasta/banhoetosa.yaml: a seção 2 desceu da posição 2 para a 7.',
  });
  expect(copy.read('banhoetosa.yaml')).toBe(text);
});

test('understands places in Portuguese', async () => {
  const text = copy.read('banhoetosa.yaml');
  const { head, sections } = cut(text);
  // The page's end has no blank line of its own: the one above its last section stays in the middle.
  const last = [...sections.slice(0, 6), `${sections[7]}\n`, sections[6]?.replace(/\n$/, '')];
  const places: readonly [place: string, told: string, order?: readonly number[]][] = [
    ['depois de hero', 'subiu da posição 7 para a 2', [0, 6, 1, 2, 3, 4, 5, 7]],
    ['antes pacotes', 'subiu da posição 7 para a 4', [0, 1, 2, 6, 3, 4, 5, 7]],
    ['Primeira', 'subiu da posição 7 para a 1', [6, 0, 1, 2, 3, 4, 5, 7]],
    ['antes use', 'já estava nesse lugar, a posição 7', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['2', 'subiu da posição 7 para a 2', [0, 6, 1, 2, 3, 4, 5, 7]],
    ['7', 'já estava nesse lugar, a posição 7', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['8', 'desceu da posição 7 para a 8'],
    ['última', 'desceu da posição 7 para a 8'],
  ];
  for (const index of places.keys()) copy.write(`p${index}.yaml`, text);
  for (const [index, [place, told, order]] of places.entries()) {
    const said = `Em pasta/p${index}.yaml: a seção faq ${told}.`;
    const words = [join(copy.folder, `p${index}.yaml`), 'faq', ...place.split(' ')];
    expect.soft(await copy.run(move, words)).toEqual({ status: 0, said });
    const wanted = order?.map((from) => sections[from]) ?? last;
    expect.soft(copy.read(`p${index}.yaml`), place).toBe(head + wanted.join(''));
  }
});

test('answers what it does not know with what there is', async () => {
  const pages = '404, banhoetosa, castracao, consulta, index, inverno, produtos';
  const sections =
    'As seções da página são:\n  1 hero: Seu pet mais bonito e cheiroso que nunca!\n  2 services: Escolha o cuidado de hoje (id: servicos)\n';
  const place =
    'Diga o lugar assim: "depois hero", "antes faq", "primeira", "última" ou o número dele, como 2.';
  expect(
    await copy.findUnrefused(move, 2, [
      [['banho', 'faq', 'primeira'], `A página "banho" não existe em pasta. As páginas são: ${pages}.`],
      [['../banhoetosa', 'faq', 'primeira'], 'A página "../banhoetosa" não existe em pasta.'],
      [['banhoetosa', 'fqa', 'primeira'], `não tem a seção "fqa". Você quis dizer "faq"?\n${sections}`],
      [['banhoetosa', '9', 'primeira'], `A página tem 8 seções; não há a de número 9.\n${sections}`],
      [['banhoetosa', 'faq', 'depois', 'x'], `A página não tem a seção "x".\n${sections}`],
      [['banhoetosa', 'faq', 'embaixo'], `${place}\n${sections}`],
      [['banhoetosa', 'faq', 'constructor'], `${place}\n${sections}`],
      [['castracao', 'cards', 'primeira'], 'Há 2 seções "cards". Diga qual: de cards-1 a cards-2'],
      [['banhoetosa', 'banho', 'primeira'], '"banho" pode ser mais de uma seção. Diga o número: '],
      [['banhoetosa', 'faq', '9'], `A página não tem o lugar 9: o último é o 8.\n${sections}`],
      [['banhoetosa', 'faq', '0'], `A página não tem o lugar 0: o último é o 8.\n${sections}`],
      [['banhoetosa', 'faq', '2', '3'], `${place}\n${sections}`],
      [['banhoetosa', 'faq'], 'Uso: npm run move -- PÁGINA SEÇÃO LUGAR'],
    ]),
  ).toEqual([]);
});

test('leaves a page with an error alone', async () => {
  copy.write('vacinas.yaml', broken);
  expect(
    await copy.findUnrefused(move, 1, [
      [
        ['vacinas', 'faq', 'primeira'],
        'Rode "npm run validate -- --pages pasta", corrija o que ele mostrar e tente de novo.\nNada foi mudado.',
      ],
    ]),
  ).toEqual([]);
});

test('finds a section by what its readers call it', async () => {
  for (const name of ['dúvidas', 'DUVIDAS', 'antes do primeiro banho', 'Galeria']) {
    copy.write('nova.yaml', copy.read('banhoetosa.yaml'));
    const { status } = await copy.run(move, [join(copy.folder, 'nova.yaml'), name, 'primeira']);
    expect.soft([name, status]).toEqual([name, 0]);
  }
});
