import { z } from 'zod';
import { footer, header, messages } from './layout.ts';
import { meta } from './meta.ts';
import { text, yesNo } from './text.ts';

export const themeNames = ['clinic', 'grooming', 'neutering', 'winter', 'shop'] as const;

/** A page file without its sections; what is not given here comes from `site.yaml`. */
export const page = z.strictObject({
  title: text.describe('Título da página, na aba do navegador e nos buscadores.'),
  description: text.describe('Uma ou duas frases sobre a página, para os buscadores.'),
  theme: z.enum(themeNames).describe('Cores da página.'),
  header: header.optional().describe('O que muda no cabeçalho desta página.'),
  footer: footer.optional().describe('O que muda no rodapé desta página.'),
  messages: messages.optional().describe('Mensagens do WhatsApp desta página.'),
  meta: meta.optional().describe('Dados para buscadores e redes sociais.'),
  floating: yesNo.optional().describe('sim: botão de WhatsApp flutuante em telas largas.'),
  analytics: yesNo.optional().describe('sim: conta os cliques de WhatsApp desta página.'),
  sections: z.array(z.unknown()).min(1).describe('As seções da página, de cima para baixo.'),
});
