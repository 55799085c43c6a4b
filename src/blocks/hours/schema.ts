import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { withBehaviour } from '../../fields/behaviour.ts';
import { hoursShape } from '../../fields/hours.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { date, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Horários',
  description: 'O horário de atendimento, com feriados e dias especiais.',
  isRare: true,
};

/** Days unlike the others. One with a date is gone once that has passed. */
const exceptions = withBehaviour(
  z
    .array(
      item({
        days: text.describe('O feriado ou os dias, como Natal ou Feriados nacionais.'),
        date: date.optional().describe('A data, como 25/12/2026. Passado o dia, a linha sai da página.'),
        time: text.describe('O que vale nesses dias, como Fechado ou 08:00 às 12:00.'),
      }),
    )
    .max(20),
  { resolve: (days, { today }) => days.filter(({ date }) => date === undefined || date >= today) },
);

export const schema = section({
  ...titleShape,
  hours: stating('hours', z.array(item(hoursShape)).min(1).max(14)).describe(
    'Horário de atendimento, uma linha por período.',
  ),
  exceptionsTitle: text
    .default('Feriados e dias especiais')
    .describe('O título acima dos feriados e dias especiais.'),
  exceptions: exceptions.optional().describe('Feriados e dias especiais, um por linha.'),
  note: richText.optional().describe('Frase abaixo do horário.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo do horário.'),
});
