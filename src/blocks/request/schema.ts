import { z } from 'zod';
import { chatAction } from '../../fields/action.ts';
import { needsOne, notBoth } from '../../fields/alternatives.ts';
import { withBehaviour } from '../../fields/behaviour.ts';
import { answeredMessage } from '../../fields/placeholders.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text, yesNo } from '../../fields/text.ts';

export const block: Block = {
  label: 'Pedido',
  description:
    'Perguntas para o visitante escolher: o WhatsApp abre com a mensagem já escrita. Nada fica guardado.',
  itemNoun: 'pergunta',
  isRare: true,
};

const question = z
  .strictObject({
    name: z
      .string()
      .regex(/^[^\s{}][^\r\n{}]{0,39}$/, { error: 'Escreva uma ou duas palavras, sem chaves, como porte.' })
      .describe('Uma ou duas palavras, como porte: na mensagem, {porte} vira a resposta.'),
    label: text.describe('A pergunta, como o visitante a lê.'),
    options: withBehaviour(z.array(text).min(1).max(20), {
      other: (typed) =>
        /^(?:(?:um |o )?dia|(?:uma |a )?data)$/i.test(typed.trim()) ? [{ field: 'day', value: 'sim' }] : [],
    })
      .optional()
      .describe('As respostas, uma em cada linha.'),
    day: yesNo.optional().describe('sim: a resposta é um dia, escolhido no calendário.'),
  })
  .refine(...needsOne(['options', 'day'], 'Escreva as respostas em "options", ou "day: sim" para um dia.'))
  .refine(
    ...notBoth(['options', 'day'], 'A resposta é uma das "options" ou um dia ("day"). Apague uma das duas.'),
  );

export const schema = section({
  ...titleShape,
  items: z.array(question).min(1).max(6).describe('As perguntas, na ordem em que aparecem.'),
  message: answeredMessage.describe(
    'A mensagem que o WhatsApp abre, com o nome de cada pergunta entre chaves: Quero marcar {servico}.',
  ),
  unanswered: text
    .default('a combinar')
    .describe('O que entra no lugar da resposta que falta, e o que se lê antes de escolher.'),
  action: chatAction.describe(
    'O botão: o texto e, em chat, a mensagem de quem não escolhe nada ou abre o site sem scripts.',
  ),
  note: richText.optional().describe('Uma frase abaixo do botão.'),
});
