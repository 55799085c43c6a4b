import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../testing/amount.ts';
import { findMarks } from './marks.ts';
import { plainText, readMarkup, telAddress, withNumbers, type Words } from './markup.ts';

/** Words as one line: bold in stars, links in brackets with what they lead to. */
function write(parts: readonly Words<{ readonly to?: string; readonly href?: string }>[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll('\n', '⏎');
      if ('bold' in part) return `**${write(part.bold)}**`;
      return `[${write(part.words)}](${part.link.to ?? part.link.href})`;
    })
    .join('');
}

const read = (text: string) =>
  readMarkup(text).flatMap((passage) =>
    'items' in passage ? passage.items.map((item) => `• ${write(item)}`) : [write(passage.paragraph)],
  );

describe('readMarkup', () => {
  it.each([
    ['Uma frase.', ['Uma frase.']],
    ['Um.\n\nDois.\n \nTrês.', ['Um.', 'Dois.', 'Três.']],
    ['Segunda: fechado\nTerça: 8h', ['Segunda: fechado⏎Terça: 8h']],
    ['Traga:\n- a carteira\n- a guia', ['Traga:', '• a carteira', '• a guia']],
    ['•a carteira\n• a guia\n\nAté já.', ['• a carteira', '• a guia', 'Até já.']],
    ['* um\n* dois', ['• um', '• dois']],
    [
      '- um item longo\n  que continua\n- outro\nDepois.',
      ['• um item longo que continua', '• outro', 'Depois.'],
    ],
    ['- um\n\n- dois', ['• um', '• dois']],
    ['Traga:\n\n- a carteira', ['Traga:', '• a carteira']],
    ['• só um', ['• só um']],
    ['* retorno em 15 dias', ['* retorno em 15 dias']],
    ['Consulta: R$ 150*\n* retorno em 15 dias', ['Consulta: R$ 150*⏎* retorno em 15 dias']],
    ['Traga:\n* a carteira', ['Traga:', '• a carteira']],
    ['**Traga**:\n* a carteira', ['**Traga**:', '• a carteira']],
    ['Banho:\n- até 10 kg - R$ 60\n- acima - R$ 80', ['Banho:', '• até 10 kg - R$ 60', '• acima - R$ 80']],
    ['Um **cuidado** calmo', ['Um **cuidado** calmo']],
    ['**dois** e **três**', ['**dois** e **três**']],
    ['2 ** 3 ** 4', ['2 ** 3 ** 4']],
    ['[a](/b_(c))', ['[a](/b_(c))']],
    ['![a](/b)', ['![a](/b)']],
    ['[ligue](0800 123 4567)', ['[ligue](0800 123 4567)']],
    ['[a]( /b )', ['[a](/b)']],
    ['***a***', ['***a***']],
    ['Veja [os preços](/consulta#precos).', ['Veja [os preços](/consulta#precos).']],
    ['**[agende](/consulta)** hoje', ['**[agende](/consulta)** hoje']],
    ['[**agende**](/consulta)', ['[**agende**](/consulta)']],
    ['\r\nUm\r\ndois\r\n', ['Um⏎dois']],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['- Oi! - disse ela.', ['- Oi! - disse ela.']],
    ['– Oi, tudo bem?\n– Tudo – respondeu o cliente.', ['– Oi, tudo bem?⏎– Tudo – respondeu o cliente.']],
    ['Ele chegou.\n- Oi! - disse ela.\nE sorriu.', ['Ele chegou.⏎- Oi! - disse ela.⏎E sorriu.']],
    ['O tutor perguntou:\n- Ele pode comer queijo?', ['O tutor perguntou:⏎- Ele pode comer queijo?']],
    ['- Ele já voltou para casa.', ['- Ele já voltou para casa.']],
    ['— Oi\n— Olá', ['— Oi⏎— Olá']],
    ['- Que susto!\n\n- Já passou - disse a vizinha.', ['- Que susto!', '- Já passou - disse a vizinha.']],
  ])('reads %j as speech', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Ligue (54) 3311-4422.', 'Ligue [(54) 3311-4422](tel:+555433114422).'],
    ['54 99999-0000, sempre', '[54 99999-0000](tel:+5554999990000), sempre'],
    ['Chame 54999990000!', 'Chame [54999990000](tel:+5554999990000)!'],
    ['54999990000', '[54999990000](tel:+5554999990000)'],
    ['Dúvidas: 54999990000 com a Ana', 'Dúvidas: [54999990000](tel:+5554999990000) com a Ana'],
    ['Fale no WhatsApp 5554999990000', 'Fale no WhatsApp [5554999990000](tel:+5554999990000)'],
    ...[
      'CPF 54999990000',
      'CPF do titular: 54999990000',
      'Pix: 54999990000',
      'Chave PIX (CPF): 54999990000',
      'Conta 12934567890',
      'Protocolo nº 12934567890',
      'Código 154999990000',
      'Rastreio AB12934567890BR',
      'SKU12934567890',
      'chame @54999990000',
      'o chip dele é 12934567890',
    ].map((text) => [text, text]),
    ['+55 54 99999-0000', '[+55 54 99999-0000](tel:+5554999990000)'],
    ['Central: 0800 123 4567!', 'Central: [0800 123 4567](tel:08001234567)!'],
    ['Escreva a oi@exemplo.com.br.', 'Escreva a [oi@exemplo.com.br](mailto:oi@exemplo.com.br).'],
    ['Veja www.exemplo.com.br/a.', 'Veja [www.exemplo.com.br/a](https://www.exemplo.com.br/a).'],
    ['Ou rede.com/exemplo, sempre.', 'Ou [rede.com/exemplo](https://rede.com/exemplo), sempre.'],
    ['Rede.com/exemplo', '[Rede.com/exemplo](https://Rede.com/exemplo)'],
    ['Em 10/12, e/ou rede.com', 'Em 10/12, e/ou rede.com'],
    ['https://a.com/A_(B).', '[https://a.com/A_(B)](https://a.com/A_(B)).'],
    ['(https://exemplo.com/x?y=1)', '([https://exemplo.com/x?y=1](https://exemplo.com/x?y=1))'],
    ['**(54) 3311-4422**', '**[(54) 3311-4422](tel:+555433114422)**'],
  ])('leads where %j says', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    'De 12 2019-2024 em diante',
    'CNPJ 12.345.678/0001-95',
    'CEP 99010-120',
    'R$ 1.234,56',
    'das 08:30 às 18:30',
    'de 10 a 14 dias',
    'javascript:alert(1)',
    'nota 4,9/5',
    '00 3311-4422',
    'ISBN 978 85 3590 2770',
    'Protocolo 12 3456 7890',
  ])('finds no address in %j', (text) => {
    expect(read(text)).toEqual([text]);
  });

  it('loses no letter of any text', () => {
    const signs = fc.constantFrom(
      'a',
      'é',
      ' ',
      '\n',
      '*',
      '**',
      '[',
      ']',
      '(',
      ')',
      '- ',
      '• ',
      '54 99999-0000',
      'a@b.co',
      'www.a.co',
      '/x',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        const letters = (value: string) => value.replaceAll(/[^\p{L}\d]/gu, '');
        const shown = plainText(text);
        // What a link leads to is not shown.
        const typed = text.replaceAll(
          /(?<!!)\[([^[\]\n]{1,300})\]\((?:[^()\n]|\([^()\n]{0,300}\)){0,500}\)/g,
          '$1',
        );
        expect(letters(shown)).toBe(letters(typed));
      }),
      { numRuns: amount(500, 2000) },
    );
  });
});

describe('plainText', () => {
  it('is what a visitor reads, a line for each paragraph and item', () => {
    expect(plainText('Traga **sempre**:\n- [a guia](/guia)\n- água')).toBe('Traga sempre:\na guia\nágua');
  });
});

describe('telAddress', () => {
  it.each([
    ['54 3311-4422', 'tel:+555433114422'],
    ['0300 123 4567', 'tel:03001234567'],
    ['10 3311-4422', undefined],
  ])('makes of %s %s', (typed, expected) => {
    expect(telAddress(typed)).toBe(expected);
  });
});

describe('withNumbers', () => {
  it.each([
    ['Plantão 24h', 'Plantão 24h'],
    ['até 1 dia útil, ou oi@exemplo.com.br', 'até 1 dia útil, ou oi@exemplo.com.br'],
    [
      'Plantão: (54) 99123-4567, com o Marcos',
      ['Plantão: ', { text: '(54) 99123-4567', href: 'tel:+5554991234567' }, ', com o Marcos'],
    ],
    ['54991234567', [{ text: '54991234567', href: 'tel:+5554991234567' }]],
  ])('makes a link of each telephone number in %j', (text, parts) => {
    expect(withNumbers(text)).toEqual(parts);
  });
});

describe('a long text', () => {
  it.each(['a', '[', '**a', '- a\nb\n', 'a@', '5 '])('of many "%s" is read at once', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    // Before, this took seconds, or did not end.
    expect(plainText(text).length).toBeGreaterThan(0);
    expect(findMarks(text).length).toBeLessThan(12);
  });
});

it.each([
  ['Olá, Ivone!\nSegue o texto:\nAbrimos cedo.\nAtt\nCarlos\n(54) 3311-0000', 'Abrimos cedo.'],
  ['Prezada Ivone,\nFechamos dia 24.\nAtt.\nCarlos', 'Fechamos dia 24.'],
  ['Abrimos cedo.\nEnviado do meu iPhone', 'Abrimos cedo.'],
])('finds a letter in %j', (text, whole) => {
  expect(findMarks(text)).toMatchObject([{ kind: 'letter', whole }]);
});

it.each([
  'Oi, bom dia!\nAmei o atendimento.',
  'Att\nCarlos',
  'Bom dia, hoje não abrimos.\nAtenciosamente,\nDra. Ana e equipe',
  'Oi, Ana!\nVeja isto.\nAtt.\nMaria\n\nPS: não esqueça o preço: R$ 90',
  'Exames\nEnviado do meu laboratório parceiro, o laudo chega logo.',
  `Leia.\nAtt.\n${'Uma frase inteira depois dela. '.repeat(4)}`,
])('finds no letter in %j', (text) => {
  expect(findMarks(text)).toEqual([]);
});
