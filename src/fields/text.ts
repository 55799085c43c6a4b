import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';

/** Text exactly as the editor typed it; never empty. */
export const text = z.string().min(1);

/** Text of several paragraphs, divided by a blank line. */
export const paragraphs = z.string().min(1);

const yes = ['sim', 'Sim', 'SIM', 'true', 'yes'] as const;
const no = ['não', 'Não', 'NÃO', 'nao', 'Nao', 'false', 'no'] as const;

/** Yes or no, as people write it in Portuguese, English or YAML. */
export const yesNo = z
  .enum([...yes, ...no], { error: 'Escreva "sim" ou "não".' })
  .transform((word): boolean => (yes as readonly string[]).includes(word));

/** A number with a comma or a point before its decimals. */
export const number = z
  .string()
  .regex(/^-?\d+([.,]\d+)?$/, { error: 'Escreva só o número, como 4,9 ou 150.' })
  .transform((digits) => Number(digits.replace(',', '.')));

/** A price as it is shown, such as `R$ 179,90`; what stands around it (`a partir de`) belongs to other fields. */
export const price = z
  .string()
  .regex(/^R\$ ?\d{1,3}(\.?\d{3})*(,\d{2})?$/, { error: 'Escreva o preço assim: R$ 179,90' });

function isRealDate(text: string): boolean {
  const [date = 0, month = 0, year = 0] = text.split('/').map(Number);
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCDate() === date && real.getUTCMonth() === month - 1;
}

const day = () =>
  z
    .string()
    .regex(/^\d{2}\/\d{2}\/\d{4}$/, { error: 'Escreva a data como 15/07/2025.' })
    .refine(isRealDate, { error: 'Esse dia não existe no calendário. Confira dia, mês e ano.' })
    .transform((text) => text.split('/').reverse().join('-'));

/** A day as `15/07/2025`. The output is ISO (`2025-07-15`), which sorts as text. */
export const date = day();

/** The ISO day as people write it here: `15/07/2025`. */
function formatDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}

/** The last day of an offer. It stays on the page once it has passed; the editor is told. Resolved to `15/07/2025`. */
export const lastDay = withBehaviour(day(), {
  check: (isoDay, context) =>
    isoDay < context.today ? [{ kind: 'ended-offer', date: formatDay(isoDay) }] : [],
  resolve: formatDay,
});
