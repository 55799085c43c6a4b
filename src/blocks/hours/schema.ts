import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { aboutAlternatives } from '../../fields/alternatives.ts';
import { withBehaviour } from '../../fields/behaviour.ts';
import { isRecord } from '../../fields/is-record.ts';
import { hoursShape } from '../../fields/hours.ts';
import { openNow } from '../../fields/schedule.ts';
import { isShownOn, item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { date, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Horários',
  description: 'O horário de atendimento, com feriados e dias especiais.',
  isRare: true,
  isOver: ({ hours, exceptions, openNow: isSaid }, today) =>
    isSaid === undefined && !rowsOf(hours, exceptions).some((row) => isLeft(row, today)),
};

const exception = item({
  days: text.describe('O feriado ou os dias, como Natal ou Feriados nacionais.'),
  date: date.optional().describe('A data, como 25/12/2026. Passado o dia, a linha sai da página.'),
  time: text.describe('O que vale nesses dias, como Fechado ou 08:00 às 12:00.'),
});

const isPast = (day: unknown, today: string) => typeof day === 'string' && day < today;

/** All rows of a section, whatever of it is written. */
function rowsOf(...lists: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] {
  return lists.filter(Array.isArray).flat().filter(isRecord);
}

function isLeft(row: Readonly<Record<string, unknown>>, today: string): boolean {
  return isShownOn(row, today) && !isPast(row['date'], today);
}

/** Rows in the order of their dates; one without a date keeps its place. */
function byDate<Row extends { readonly date?: string | undefined }>(rows: readonly Row[]): readonly Row[] {
  const dated = rows.filter(({ date }) => date !== undefined);
  const inOrder = dated.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? '')).values();
  return rows.map((row) => (row.date === undefined ? row : (inOrder.next().value ?? row)));
}

/** Days unlike the others, in their order. One with a date is gone once that has passed. */
const exceptions = stating(
  'special-days',
  withBehaviour(z.array(exception).max(20), {
    resolve: (days, { today }) => byDate(days.filter(({ date }) => !isPast(date, today))),
  }),
);

export const schema = section({
  ...titleShape,
  hours: stating('hours', z.array(item(hoursShape)).min(1).max(14))
    .optional()
    .describe('Horário de atendimento, uma linha por período. Com openNow ou exceptions pode faltar.'),
  exceptionsTitle: text
    .default('Feriados e dias especiais')
    .describe('O título acima dos feriados e dias especiais.'),
  exceptions: exceptions.optional().describe('Feriados e dias especiais, um por linha.'),
  openNow: openNow
    .optional()
    .describe('sim: diz se está aberto agora. Sem hours, mostra também o horário de site.yaml.'),
  note: richText.optional().describe('Frase abaixo do horário.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo do horário.'),
}).refine((given) => (given.hours ?? given.exceptions ?? given.openNow) !== undefined, {
  error: 'Escreva o horário abaixo de uma linha "hours:", ou os feriados abaixo de uma linha "exceptions:".',
  params: aboutAlternatives({ fields: ['hours', 'exceptions'] }),
});
