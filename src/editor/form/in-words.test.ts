import { expect, it } from 'vitest';
import { blocks, outlineOf, pageSchema, siteSchema, themeSchema, type Outline } from '../../core/core.ts';
import { hintOf } from './hint-of.ts';
import { inWords } from './in-words.ts';

it.each([
  [
    'Só nas mensagens (messages) {product} vira o nome do item.',
    'Só nas mensagens do WhatsApp {product} vira o nome do item.',
  ],
  [
    'Um título tem campo próprio: title. No texto, escreva sem o sinal: Preços',
    'Um título tem campo próprio. No texto, escreva sem o sinal: Preços',
  ],
  [
    'Aqui valem: linha acima do título (eyebrow), id, itens (items). Se não é nenhum deles, apague a linha.',
    'Nada na página o mostra. Passe o que ele diz para um dos campos daqui, ou apague-o.',
  ],
  [
    'Os campos que há aqui: linha acima do título (eyebrow), id. Cabe "Tosa (tesoura)".',
    'Os campos que há aqui: linha acima do título, id. Cabe "Tosa (tesoura)".',
  ],
  [
    '"titulo2" não é um campo, e "title" já está na linha 67.',
    '"titulo2" não é um campo, e "Título" já está escrito.',
  ],
  [
    'Junte as palavras, e apague "titulo2". No lugar de "title", na linha 67, escreva:\n\ntitle: Um e dois',
    'Junte as palavras, e apague "titulo2". Em "Título", escreva: Um e dois',
  ],
  [
    'Apague "titulo"; ou, se é o que vale, apague "title" na linha 3 e troque este nome por "title".',
    'Apague "titulo"; ou, se é o que vale, escreva isso em "Título".',
  ],
  ['A foto "gato.png" não está em public/images.', 'A foto "gato.png" não está entre as fotos do site.'],
  [
    'Apague "<br>" e comece ali uma linha nova. Um texto de várias linhas se escreve assim:\ntext: |\n  Uma linha.',
    'Apague "<br>" e comece ali uma linha nova.',
  ],
  [
    'Se é um recado para a equipe, tire-o daqui e escreva-o em uma linha própria, com # no começo: # trocar',
    'Se é um recado para a equipe, tire-o daqui.',
  ],
  ['O preço agora. Só com soldOut: sim pode faltar.', 'O preço agora. Só com "Esgotado" pode faltar.'],
  ['Atualize a data, ou esconda a seção com "hidden: sim".', 'Atualize a data, ou esconda a seção.'],
  [
    'Diga aonde o botão leva, com um destes: chat, to, maps, tel, mail, href ou file.',
    'Escolha em "O que o botão faz" aonde ele leva.',
  ],
  ['Para negrito, escreva: "**Sempre** que der"', 'Para negrito, escreva: **Sempre** que der'],
  ['O botão que fecha. Sem esta linha: Fechar', 'O botão que fecha. Se ficar vazio: Fechar'],
  [
    'Escreva o valor na mesma linha: este campo não pode faltar. Um valor que começa com # precisa de aspas.',
    'Este campo não pode ficar vazio.',
  ],
  [
    'Corrija aqui. Se "14:00" é o certo, escreva em pages/site.yaml, na linha 250:\n    value: 14:00',
    'Corrija aqui. Se "14:00" é o certo, diga isso aqui:',
  ],
  [
    'Apague a linha "label"; ou diga aonde ele leva, com um destes: chat, to, maps, tel, mail, href ou file.',
    'Escolha em "O que o botão faz", logo abaixo, ou apague o texto do botão.',
  ],
  ['Apague a linha "image", ou escreva a descrição.', 'Apague o que está em "Foto", ou escreva a descrição.'],
  ['Esta seção é igual a uma de pages/banhoetosa.yaml.', 'Esta seção é igual a uma de /banhoetosa.'],
  ['O preço está em pages/index.yaml e em pages/site.yaml.', 'O preço está em Início e em Dados do site.'],
  ['A cor de "Cor principal" é outra.', '"Cor principal" é outra.'],
  [
    'A cor de "strong" quase não se distingue de "tint": o contraste é 1,6.',
    '"Cor principal" quase não se distingue de "Cor do fundo claro": o contraste é 1,6.',
  ],
  [
    'Escreva assim, com a cor mais próxima que serve: strong: "#2C786B"',
    'Escreva assim, com a cor mais próxima que serve: #2C786B',
  ],
  [
    'Escreva o dia depois do último. Assim: showFrom: 01/08/2027',
    'Escreva o dia depois do último. Em "Primeiro dia": 01/08/2027',
  ],
  [
    'Copie o item, com "showFrom: 16/07/2027" no lugar de "showUntil".',
    'Copie o item, com 16/07/2027 em "Primeiro dia" no lugar de "Último dia".',
  ],
  ['A descrição (description) é a de /inverno.', 'A descrição é a de /inverno.'],
  ['Se foi trocada, conte o que ela mostra: imageAlt: …', 'Se foi trocada, conte o que ela mostra.'],
  [
    'Em 24/12, o horário de site.yaml não sabe deste dia.',
    'Em 24/12, o horário de Dados do site não sabe deste dia.',
  ],
  [
    'Para o link ficar, apague a linha "whenHidden: drop" da seção.',
    'Para o link ficar, escolha na seção o que acontece com ele, em "Links quando a seção não aparece".',
  ],
  [
    'Escreva o novo último dia, assim: validUntil: 15/07/2027',
    'Escreva o novo último dia, assim: 15/07/2027',
  ],
  [
    'Escreva abaixo de "showFrom" o último dia deste recado: showUntil: 15/07/2027',
    'Escreva abaixo de "Primeiro dia" o último dia deste recado: 15/07/2027',
  ],
  [
    'No lugar das linhas 53 a 54, escreva:\n    - days: Domingo\n      date: 27/12/2026\n      opens: "…"\n      closes: 12:00',
    'Escreva de que hora em "Hora de abrir", e 12:00 em "Hora de fechar". No nome fica só o do dia.',
  ],
  ['Escreva uma linha "theme: …". Cores da página.', 'Escolha uma das de cima. Cores da página.'],
  [
    'Se a sua ainda não existe, crie-a em "Nova página", no editor, ou rode: npm run new -- page natal',
    'Se a sua ainda não existe, crie-a em "Nova página", o sinal de + no alto.',
  ],
  ['Cor do texto. Sem ela, quase preto.', 'Cor do texto. Se ficar vazia, quase preto.'],
])('a form says %j without the words of the file', (said, shown) => {
  expect(inWords(said)).toBe(shown);
});

/** What forms say of every field, and what the list of kinds says of every block. */
function listSaid(): readonly string[] {
  const walk = (outline: Outline): readonly string[] => {
    const own = [hintOf(outline)];
    if (outline.kind === 'list') return [...own, ...walk(outline.item)];
    if (outline.kind !== 'group') return own;
    return [...own, ...[...outline.fields.values()].flatMap((field) => walk(field.outline))];
  };
  const schemas = [siteSchema, pageSchema, themeSchema, ...[...blocks.values()].map(({ schema }) => schema)];
  const described = [...blocks.values()].map(({ description }) => inWords(description));
  return [...described, ...schemas.flatMap((schema) => walk(outlineOf(schema)))];
}

it('leaves nothing in a hint that only who writes the file knows', () => {
  const isRaw =
    /sitemap|\.yaml|"segundo"|[Ss]em esta linha|\b(?:sim|não): |pages\/|public\/|\b(?:type|id|maps): |\b[a-z]+[A-Z]\w*|\b(?:name|hours|maps|href|claims|detail)\b/;
  const known = /Vitrine|WhatsApp/g;
  expect(listSaid().filter((said) => isRaw.test(said.replaceAll(known, '')))).toEqual([]);
});

it('calls a field as the form does also where the whole sentence is said anew', () => {
  const label = { name: 'label', label: 'Texto do botão' };
  expect(
    inWords(
      'Apague a linha "label"; ou diga aonde ele leva, com um destes: chat, to, maps, tel, mail, href ou file.',
      label,
    ),
  ).toBe('Escolha em "O que o botão faz", logo abaixo, ou apague o texto do botão.');
  expect(inWords('"label" está vazio.', label)).toBe('"Texto do botão" está vazio.');
});

it('leaves a name alone that every object has', () => {
  expect(inWords('A mensagem "constructor" não existe em pages/constructor.yaml.')).toBe(
    'A mensagem "constructor" não existe em /constructor.',
  );
});
