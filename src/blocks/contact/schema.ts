import { z } from 'zod';
import { action, mapAction } from '../../fields/action.ts';
import { hoursShape } from '../../fields/hours.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Contato',
  description: 'WhatsApp, telefone, e-mail, endereço, horário e mapa.',
  itemNoun: 'horário',
  contracts: [
    {
      rule: 'once',
      severity: 'warning',
      message: 'A página tem duas seções de contato.',
      cure: 'Deixe só uma, para ninguém ler dois horários diferentes.',
    },
  ],
};

export const schema = section({
  ...titleShape,
  chatTitle: text.describe('Título do cartão de WhatsApp.'),
  chatText: richText.optional().describe('Uma frase no cartão de WhatsApp.'),
  actions: z.array(action).min(1).max(4).describe('Os botões do cartão de WhatsApp.'),
  hours: stating('hours', z.array(item(hoursShape)).min(1)).describe(
    'Horário de atendimento, uma linha por período.',
  ),
  hoursNote: text.optional().describe('Frase abaixo do horário.'),
  mapActions: z.array(mapAction).min(1).max(2).describe('Os botões do mapa.'),
});
