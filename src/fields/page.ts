import { z } from 'zod';
import { choice } from './choice.ts';
import { footer, header, messages } from './layout.ts';
import { meta } from './meta.ts';
import { date, text, yesNo } from './text.ts';

const themes = {
  clinic: 'Clínica: verde-petróleo e coral',
  grooming: 'Banho e tosa: ameixa e água',
  neutering: 'Castração: violeta e menta',
  winter: 'Inverno: azul-noite e gelo',
  shop: 'Loja: terracota e areia',
} as const;

// `Object.keys` forgets the names' types.
export const themeNames = Object.keys(themes) as readonly (keyof typeof themes)[];

/** A page file without its sections; what is not given here comes from `site.yaml`. */
export const page = z.strictObject({
  title: text.describe('Título da página, na aba do navegador e nos buscadores.'),
  description: text.describe('Uma ou duas frases sobre a página, para os buscadores.'),
  theme: choice(themes).describe('Cores da página.'),
  header: header.optional().describe('O que muda no cabeçalho desta página.'),
  footer: footer.optional().describe('O que muda no rodapé desta página.'),
  messages: messages.optional().describe('Mensagens do WhatsApp desta página.'),
  validUntil: date
    .optional()
    .describe(
      'Último dia do que a página anuncia, como 15/07/2025. Depois, ela fica no ar mas sai do sitemap.',
    ),
  meta: meta.optional().describe('Dados para buscadores e redes sociais.'),
  floating: yesNo.optional().describe('sim: botão de WhatsApp flutuante em telas largas.'),
  analytics: yesNo.optional().describe('sim: conta os cliques de WhatsApp desta página.'),
  sections: z.array(z.unknown()).min(1).describe('As seções da página, de cima para baixo.'),
});
