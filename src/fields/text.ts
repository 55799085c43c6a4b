import { z } from 'zod';

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

function isRealDate(date: string): boolean {
  const [day = 0, month = 0, year = 0] = date.split('/').map(Number);
  const real = new Date(Date.UTC(year, month - 1, day));
  return real.getUTCDate() === day && real.getUTCMonth() === month - 1;
}

/** A day as `15/07/2025`. The output is ISO (`2025-07-15`), which sorts as text. */
export const date = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, { error: 'Escreva a data como 15/07/2025.' })
  .refine(isRealDate, { error: 'Esse dia não existe no calendário. Confira dia, mês e ano.' })
  .transform((day) => day.split('/').reverse().join('-'));
