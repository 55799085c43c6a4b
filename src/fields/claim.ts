import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { findMeant } from './choice.ts';
import { repairPlace } from './repair.ts';
import { visible } from './visible.ts';

/** What figures and hours of any site speak of, in the words of messages. */
export const subjects = {
  reviews: 'quantidade de avaliações',
  rating: 'nota média',
  years: 'anos de experiência',
  founded: 'ano de fundação',
  weekdays: 'horário de segunda a sexta',
  saturday: 'horário de sábado',
  sunday: 'horário de domingo',
  'part-closed': 'último dia em que só uma parte fecha',
} as const;

/** One of `subjects`, or what `figures` of `site.yaml` counts: `clientes`, and `clientes-per-month`. */
export type Subject = string;

/** Parts of a page, or of `site.yaml`, that a declaration may name. */
export const claimParts = ['header', 'footer', 'structuredData'] as const;

/** A place as a declaration names it: `/consulta`, `/consulta#contato`, `/consulta footer`, `footer` or `site`. */
const place = withBehaviour(
  z
    .string()
    .regex(
      /^(site|(\/[a-z0-9/-]*)( (header|footer|structuredData)|#[a-z][a-z0-9-]*)?|header|footer|structuredData)$/,
      {
        error:
          'Escreva um lugar como /contato, "/contato#mapa" ou /contato footer; ou header, footer, structuredData ou site, para os de site.yaml.',
      },
    ),
  { repair: repairPlace },
);

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: 'Escreva um nome de letras minúsculas, como reviews ou saturday.',
});

/** A figure or hours that differ from place to place, and the places where they hold. */
export const claim = z.strictObject({
  subject: withBehaviour(name, { repair: (typed) => findMeant(subjects, typed) }).describe(
    `Do que o número ou horário fala: ${Object.keys(subjects).join(', ')}, ou o que figures conta.`,
  ),
  value: z
    .string()
    .regex(visible)
    .describe(
      'O número ou horário, como está escrito no lugar: 10k+, mais de 8.000, 8h–18h; em part-closed, um dia.',
    ),
  where: z
    .array(place)
    .min(1)
    .describe(
      'Onde ele vale, um lugar por linha: uma página (/contato), uma seção dela ("/contato#mapa"), ou o header, o footer ou o structuredData dela (/contato footer). Sem página na frente, header, footer e structuredData são os de site.yaml, e site é o arquivo todo.',
    ),
});
