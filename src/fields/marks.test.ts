import { describe, expect, it } from 'vitest';
import { findMarks, findShaping } from './marks.ts';

const tell = (text: string) => findMarks(text).map(({ kind, typed, better }) => [kind, typed, better]);

describe('findMarks', () => {
  it('finds what a chat puts before its messages, and no date in brackets', () => {
    expect(tell('[09:12, 23/11/2026] Carla: Oi\n[23/11/2026 09:13:05] Ana: Sim')).toEqual([
      ['chat-stamp', '[09:12, 23/11/2026] Carla:', 'Oi\nSim'],
    ]);
    expect(tell('23/11/2026 09:12 - Carla: Oi')).toEqual([['chat-stamp', '23/11/2026 09:12 - Carla:', 'Oi']]);
    expect(tell('[12/10] Feriado: fechado\nDia 23/11/2026, das 9:12 - 10:00: curso')).toEqual([]);
  });

  it.each([
    ['<b>Grátis</b> hoje', [['tag', '<b>Grátis</b>', '**Grátis**']]],
    ['Um<br>dois', [['line-break-tag', '<br>', undefined]]],
    ['Um <div class="x">dois', [['tag', '<div class="x">', undefined]]],
    ['<i>suave</i>', [['tag', '<i>suave</i>', 'suave']]],
    ['Banho&nbsp;bom', [['entity', '&nbsp;', ' ']]],
    ['A&ccedil;&atilde;o', [['entity', '&ccedil;', 'ç']]],
    ['&#39;oi&#39;', [['entity', '&#39;', undefined]]],
    ['É ***muito*** bom', [['single-star', '***muito***', '**muito**']]],
    ['# Título\nTexto', [['heading', '# Título', 'Título']]],
    ['| Banho | 35 |\n| Tosa | 40 |', [['table', '| Banho | 35 |', '- Banho: 35\n- Tosa: 40']]],
    [
      'Preços:\nBanho\tR$ 40\tR$ 60\nTosa\tR$ 50\tR$ 80',
      [['table', 'Banho\tR$ 40\tR$ 60', '- Banho: R$ 40 · R$ 60\n- Tosa: R$ 50 · R$ 80']],
    ],
    [
      'Corte\tIdade\tValor\nSimples\t–\tR$ 40\nLongo\ttodas\tR$ 50',
      [['table', 'Corte\tIdade\tValor', '- Simples: R$ 40\n- Longo: todas · R$ 50']],
    ],
    [
      'Corte\tP\tM\nSimples\tR$ 40\tR$ 60\nLongo\tR$ 50\tR$ 80',
      [['table', 'Corte\tP\tM', '- Corte: P · M\n- Simples: R$ 40 · R$ 60\n- Longo: R$ 50 · R$ 80']],
    ],
    [
      'Peso\tIdade\tValor\nA\t2\t40\nB\t–\t50',
      [['table', 'Peso\tIdade\tValor', '- Peso: Idade · Valor\n- A: 2 · 40\n- B: – · 50']],
    ],
    ['Um espaço\tlargo em uma linha', []],
    ['Um espaço\tlargo\nOutra linha\nE mais\tum', []],
    ['- Um:\tR$ 4\n- Dois:\tR$ 6', [['table', '- Um:\tR$ 4', '- Um: R$ 4\n- Dois: R$ 6']]],
    ['Oi\n> Sim\n> Não', [['quoted-line', '> Sim', 'Sim\nNão']]],
    ['Oi\n---\nTchau', [['rule', '---', undefined]]],
    ['É *grátis* hoje', [['single-star', '*grátis*', '**grátis**']]],
    ['É _grátis_ hoje', [['underline', '_grátis_', 'grátis']]],
    ['De ~R$ 50~ por R$ 40', [['strike', '~R$ 50~', 'R$ 50']]],
    ['Um **negrito sem fim', [['open-bold', '**', undefined]]],
    ['![foto](luna.png)', [['picture', '![foto](luna.png)', undefined]]],
    ['[aqui] (https://wa.me/55)', [['apart-link', '[aqui] (https://wa.me/55)', '[aqui](https://wa.me/55)']]],
    ['(os preços)[/precos]', [['missigned-link', '(os preços)[/precos]', '[os preços](/precos)']]],
    ['[os preços][/precos] aqui', [['missigned-link', '[os preços][/precos]', '[os preços](/precos)']]],
    ['[/precos](os preços)', []],
    ['Uma avalia- ção', [['divided-word', 'avalia- ção', 'avaliação']]],
    ['pré- e pós-operatório', []],
    ['Voc? j? conhece a interna??o?', [['lost-letters', 'Voc? j? conhece a interna??o?', undefined]]],
    ['Interna??o', [['lost-letters', 'Interna??o', undefined]]],
    ['N?o abrimos', [['lost-letters', 'N?o', undefined]]],
    ['At? amanh? cedo, com?amos', [['lost-letters', 'At? amanh? cedo, com?amos', undefined]]],
    ['Quer saber mais?Fale conosco', []],
    ['E o banho?ligue já', []],
    ['Já? Sim. Você? Não.', []],
    ['Quanto custa??', []],
    ['[a](/loja?de=face) e [b](/blog?de=insta)', []],
    ['[preços] (/precos)', [['apart-link', '[preços] (/precos)', '[preços](/precos)']]],
  ])('tells %j', (text, expected) => {
    expect(tell(text)).toEqual(expected);
  });

  it.each([
    'Um **negrito** e [um link](/consulta)',
    '- um\n- dois',
    'R$ 35* e R$ 40*',
    '* um\n* dois',
    '1 < 2 e 3 > 2',
    'Banho & tosa; e mais',
    'Banho &constructor; tosa',
    'nome_do_arquivo e https://exemplo.com/a_b_c~d',
    'a_b@c_d.com.br',
    '#1 em carinho',
    'A | B',
    '[sempre]',
    '[P] (pequeno)',
    'Dra. Ana (CRMV-RS 123) [plantão]',
    'Veja [a (nova) tabela](/precos)[/precos]',
    'nota 10 ~ 11',
  ])('finds none in %j', (text) => {
    expect(tell(text)).toEqual([]);
  });
});

describe('findShaping', () => {
  it.each([
    ['Um **bom** banho', '**bom**', 'bom'],
    ['Veja [aqui](/x)', '[aqui](/x)', 'aqui'],
    ['Um bom banho', undefined, undefined],
  ])('of %j is %s', (text, typed, better) => {
    expect([findShaping(text)?.typed, findShaping(text)?.better]).toEqual([typed, better]);
  });
});
