import { expect, it } from 'vitest';
import { inWords } from './in-words.ts';

it.each([
  ['O preço agora. Só com soldOut: sim pode faltar.', 'O preço agora. Só com "Esgotado" pode faltar.'],
  [
    'Atualize a data, ou esconda a seção com "hidden: sim".',
    'Atualize a data, ou esconda a seção com "Esconder".',
  ],
  ['O botão que fecha. Sem esta linha: Fechar', 'O botão que fecha. Se ficar vazio: Fechar'],
  [
    'Escreva o valor na mesma linha: este campo não pode faltar. Um valor que começa com # precisa de aspas.',
    'Este campo não pode ficar vazio.',
  ],
  [
    'Corrija aqui. Se "14:00" é o certo, escreva em pages/site.yaml, na linha 250:\n    value: 14:00',
    'Corrija aqui. Se "14:00" é o certo, diga isso aqui:',
  ],
])('a form says %j without the words of the file', (said, shown) => {
  expect(inWords(said)).toBe(shown);
});
