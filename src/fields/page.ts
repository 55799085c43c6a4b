import { z } from 'zod';
import { footer, header, messages } from './layout.ts';
import { meta } from './meta.ts';
import { endDate, opinion, text, yesNo } from './text.ts';
import { choice } from './choice.ts';
import { asked } from './control.ts';

/** A page file without its sections; what is not given here comes from `site.yaml`. */
export const page = z.strictObject({
  title: text.describe('Título da página, na aba do navegador e nos buscadores.'),
  description: text.describe('Uma ou duas frases sobre a página, para os buscadores.'),
  theme: asked('theme', opinion.clone()).describe(
    'Cores da página. É o nome de um arquivo de pages/_themes, sem .yaml.',
  ),
  language: choice({
    en: 'inglês',
    es: 'espanhol',
    de: 'alemão',
    it: 'italiano',
    fr: 'francês',
  })
    .optional()
    .describe('Língua dos textos da página, se não é a do site: quem não enxerga os ouve na língua certa.'),
  header: header.optional().describe('O que muda no cabeçalho desta página.'),
  footer: footer.optional().describe('O que muda no rodapé desta página.'),
  messages: messages.optional().describe('Mensagens do WhatsApp desta página.'),
  validUntil: endDate
    .optional()
    .describe(
      'Último dia do que a página anuncia, como 15/07/2025. Depois, ela fica no ar mas sai do sitemap.',
    ),
  meta: meta.optional().describe('Dados para buscadores e redes sociais.'),
  floating: yesNo.optional().describe('sim: botão de WhatsApp flutuante em telas largas.'),
  thumbBar: yesNo
    .optional()
    .describe('sim: no celular, uma barra no pé da tela para ligar, escrever e achar o caminho.'),
  analytics: yesNo.optional().describe('sim: conta os cliques de WhatsApp desta página.'),
  sections: z.array(z.unknown()).min(1).describe('As seções da página, de cima para baixo.'),
});
