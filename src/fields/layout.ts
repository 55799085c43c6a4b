import { z } from 'zod';
import { action } from './action.ts';
import { withBehaviour, type Complaint } from './behaviour.ts';
import { openNow } from './schedule.ts';
import { placeholdersIn } from './placeholders.ts';
import { stating } from './statement.ts';
import { richText } from './rich-text.ts';
import { message, text, yesNo } from './text.ts';

/** What a message may leave to the item whose button sends it. */
const placeholders = ['{product}'];

/** Words in braces that nothing replaces. */
function checkPlaceholders(all: Readonly<Record<string, string | undefined>>): readonly Complaint[] {
  return Object.entries(all).flatMap(([key, said = '']) =>
    placeholdersIn(said)
      .filter((typed) => !placeholders.includes(typed))
      .map(
        (typed) => ({ kind: 'unknown-placeholder', key, typed, known: placeholders, phrase: typed }) as const,
      ),
  );
}

/** Messages of the chat by key; `default` names the key that stands in for an unknown one. */
export const messages = withBehaviour(
  z
    .object({
      default: text.optional().describe('A chave da mensagem usada quando um botão pede uma que não existe.'),
    })
    .catchall(message),
  { check: checkPlaceholders },
);

/** The top of the page. A page overrides it field by field. */
export const header = z.strictObject({
  topBar: stating('hours-line', text)
    .optional()
    .describe('Linha acima do cabeçalho, como o horário de atendimento.'),
  openNow: openNow
    .optional()
    .describe('sim: acima do cabeçalho, diz se está aberto agora, como Aberto agora · fecha às 18:30.'),
  links: z.array(action).optional().describe('Os links do cabeçalho, também repetidos no menu do celular.'),
  phone: yesNo.optional().describe('sim: mostra o telefone.'),
  actions: z.array(action).optional().describe('Os botões do cabeçalho.'),
  menu: z
    .strictObject({
      links: z
        .array(action)
        .optional()
        .describe('Mais links no menu, depois dos do cabeçalho, como os das outras páginas.'),
      hours: stating('hours-line', text).optional().describe('O horário mostrado no menu.'),
      actions: z.array(action).optional().describe('Os botões do menu.'),
    })
    .optional()
    .describe('O menu que abre em telas pequenas.'),
  messages: messages.optional().describe('Mensagens usadas só pelos botões do cabeçalho.'),
});

/** The foot of the page. A page overrides it field by field. */
export const footer = z.strictObject({
  about: richText.optional().describe('Uma ou duas frases sobre o negócio.'),
  actions: z.array(action).optional().describe('Os botões do rodapé.'),
  note: text.optional().describe('Frase curta junto aos botões, como Resposta Imediata.'),
  rating: stating('rating', text).optional().describe('A nota, como 4.9/5.'),
  servicesTitle: text.optional().describe('Título da lista de serviços.'),
  services: z.array(text).optional().describe('Os serviços, um por linha.'),
  links: z.array(action).optional().describe('Links para as páginas do site.'),
  hours: stating(
    'hours',
    z.array(
      z.strictObject({
        days: text.describe('Os dias, como Segunda a sexta.'),
        time: text.describe('O horário, como 8h às 18h.'),
      }),
    ),
  )
    .optional()
    .describe('Horário de atendimento, uma linha por período. Sem esta lista, o de hours de site.yaml.'),
  openNow: openNow.optional().describe('sim: acima do horário do rodapé, diz se está aberto agora.'),
  lazy: yesNo.optional().describe('sim: o rodapé pode chegar depois do resto da página.'),
});
