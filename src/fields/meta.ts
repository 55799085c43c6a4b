import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { daysOfWeek, hour } from './schedule.ts';
import { repairHour } from './repair.ts';
import { focus, silentPicture } from './picture.ts';
import { stating } from './statement.ts';
import { number, opinion, rating, text, yesNo } from './text.ts';

const closing = withBehaviour(hour.clone(), {
  repair: repairHour,
  check: (closes, _, { opens }) =>
    typeof opens === 'string' && closes <= opens ? [{ kind: 'closes-before-opening', opens, closes }] : [],
});

const openingHours = z.strictObject({
  days: daysOfWeek.describe('Os dias da semana, um por linha.'),
  opens: hour.describe('Hora de abrir, como 08:00.'),
  closes: closing.describe('Hora de fechar, como 18:00.'),
});

const offeredService = z.strictObject({
  name: text.describe('Nome do serviço.'),
  description: text.optional().describe('Uma frase sobre o serviço.'),
});

/** Facts for search engines. Where they differ from what visitors read, `claims` of site.yaml says so. */
export const structuredData = z.strictObject({
  rating: stating('rating', rating).optional().describe('Nota média, como 4,9.'),
  reviewCount: stating('review-count', number).optional().describe('Quantidade de avaliações.'),
  founded: stating('founded', text).optional().describe('Ano de fundação.'),
  openingHours: stating('opening-hours', z.array(openingHours))
    .optional()
    .describe('Horários informados aos buscadores.'),
  paymentMethods: z.array(text).optional().describe('Formas de pagamento, uma por linha.'),
  services: z.array(offeredService).optional().describe('Serviços informados aos buscadores.'),
  offers: yesNo
    .optional()
    .describe(
      'sim: conta também o preço de cada produto e pacote da página. Deixa a página mais pesada; por isso é uma escolha.',
    ),
  review: z
    .strictObject({
      author: text.describe('Quem avaliou.'),
      rating: rating.describe('A nota, de 1 a 5.'),
      text: opinion.describe('O comentário.'),
    })
    .optional()
    .describe('Um exemplo de avaliação.'),
});

/** What search engines and shared links read of a page. */
export const meta = z.strictObject({
  keywords: text.optional().describe('Palavras-chave, separadas por vírgula.'),
  geo: z
    .strictObject({
      region: text.describe('Estado, como BR-RS.'),
      placename: text.describe('Cidade.'),
      position: z
        .string()
        .regex(/^-?\d+\.\d+;-?\d+\.\d+$/, { error: 'Escreva latitude;longitude, como -28.2628;-52.4067.' })
        .describe('Latitude e longitude, separadas por ponto e vírgula.'),
    })
    .optional()
    .describe('Onde fica o negócio, para buscadores.'),
  image: silentPicture.optional().describe('Foto que aparece quando o endereço é compartilhado.'),
  focus,
  structuredData: structuredData.optional().describe('Fatos para os buscadores (dados estruturados).'),
});
