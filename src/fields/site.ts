import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { business } from './business.ts';
import { choice } from './choice.ts';
import { claim } from './claim.ts';
import type { Complaint } from './complaint.ts';
import { figures } from './figures.ts';
import { footer, header, messages } from './layout.ts';
import { siteAddress, webAddress } from './link.ts';
import { icon, logo } from './logo.ts';
import { checkMailHost } from './mail-host.ts';
import { meta } from './meta.ts';
import { redirect } from './redirect.ts';
import { checkNetwork } from './repair-profile.ts';
import { dividePhones, mailAndRest, phoneAndRest } from './divide-phones.ts';
import { repairFreePhone, repairMail, repairPhone, repairPostalCode } from './repair.ts';
import { schedule } from './schedule.ts';
import { state } from './state.ts';
import { stating } from './statement.ts';
import { checkLine, text, yesNo } from './text.ts';
import { visible } from './visible.ts';
import { words } from './words.ts';
import { asked } from './control.ts';

/** What may still be provisional, in the words of the launch list. */
export const provisional = {
  name: 'o nome',
  phone: 'o telefone',
  email: 'o e-mail',
  url: 'o endereço do site',
  map: 'o alfinete do mapa',
  address: 'o endereço',
  social: 'os perfis em redes sociais',
  logo: 'o logotipo',
  emailNote: 'em quanto tempo os e-mails têm resposta',
  hours: 'o horário',
  paymentMethods: 'as formas de pagamento',
  pictures: 'as fotos, que ainda são desenhos',
} as const;

const isFree = /^\D*0[358]00/;

/** How many telephone numbers a text seems to tell. */
const countPhones = (text: string) => text.match(/\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}(?!\d)/g)?.length ?? 0;

/** A number of a town, whose area only its people know. */
const withoutArea = /^\D*(?:[2-5]\d{3}|9\d{4})[\s.-]?\d{4}\D*$/;

/** What is said of a text that is no number, or several. */
function refusePhone(typed: unknown, usual: string): string {
  const count = countPhones(String(typed));
  if (withoutArea.test(String(typed))) return `Falta o DDD. ${usual}`;
  return count > 1
    ? `Aqui cabe um telefone só, e há ${count}: deixe um, sem palavras. Outro tem o seu campo, "whatsapp" ou "otherPhone"; mais podem ficar em um texto, onde viram links.`
    : usual;
}

/** A mobile's number as it was before mobiles got a ninth digit. One of a house begins with 2 to 5. */
const shortMobile = /^(\+55 \d{2} )([6-9]\d{3}-\d{4})$/;

const checkMobile = (number: string): readonly Complaint[] =>
  shortMobile.test(number)
    ? [{ kind: 'short-mobile', number, better: number.replace(shortMobile, '$19$2') }]
    : [];

/** A telephone number with its country and area. */
const phone = asked(
  'phone',
  withBehaviour(
    z.string().regex(/^\+\d{2} \d{2} \d{4,5}-\d{4}$/, {
      error: ({ input }) =>
        isFree.test(String(input))
          ? 'Um 0800 se escreve em "otherPhone", e aqui um telefone com DDD, como +55 54 90000-0000.'
          : refusePhone(input, 'Escreva o telefone como +55 54 90000-0000.'),
    }),
    { repair: repairPhone, divide: dividePhones, rest: phoneAndRest, check: checkMobile },
  ),
);

const landline = /^\+55 \d{2} [2-5]/;

/** The number of the business: the chat's too, unless that has its own, and few have a chat on a landline. */
const ownPhone = withBehaviour(phone.clone(), {
  repair: repairPhone,
  divide: dividePhones,
  rest: phoneAndRest,
  check: (number, _, { whatsapp, otherPhone }) => {
    if (whatsapp !== undefined || !landline.test(number)) return checkMobile(number);
    const mobile =
      typeof otherPhone === 'string' && /^\+55 \d{2} 9/.test(otherPhone) ? otherPhone : undefined;
    return [{ kind: 'landline-chat', number, mobile }];
  },
});

/** The same, or a number that costs the caller nothing, which has neither country nor area. */
const anyPhone = asked(
  'phone',
  withBehaviour(
    z.string().regex(/^(\+\d{2} \d{2} \d{4,5}-\d{4}|0800 \d{3} \d{4})$/, {
      error: ({ input }) =>
        refusePhone(input, 'Escreva o telefone como +55 54 90000-0000, ou como 0800 123 4567.'),
    }),
    {
      repair: (typed) => repairPhone(typed) ?? repairFreePhone(typed),
      rest: phoneAndRest,
      check: checkMobile,
    },
  ),
);

const streetPattern =
  /^(?:r(?:ua|\.)|av(?:enida|\.)|travessa|alameda|rodovia|estrada)\s|,\s*(?:n[ºo.°]*\s*)?\d/i;

/** A part of a town. A street there has a field of its own. */
const district = withBehaviour(stating('prose', z.string().regex(visible)), {
  check: (typed, _, { street }) =>
    street === undefined && streetPattern.test(typed) ? [{ kind: 'street-in-district', typed }] : [],
});

/** Words beside the second telephone, which nobody would see without it. */
const otherPhoneNote = withBehaviour(text.describe('Palavras junto de um telefone.'), {
  check: (_, __, { otherPhone }) => (otherPhone === undefined ? [{ kind: 'note-without-phone' }] : []),
});

/** `pages/site.yaml`: what is said once and used on every page. */
export const site = z.strictObject({
  name: text.describe('Nome do negócio.'),
  business: business.optional().describe('Que tipo de negócio é, para os buscadores.'),
  tagline: text.describe('O que o negócio é, em poucas palavras.'),
  logo: logo.optional().describe('O desenho ao lado do nome: um arquivo .svg de public/images.'),
  icon: icon
    .optional()
    .describe('O desenho da aba do navegador: um arquivo .svg de public. Sem esta linha, favicon.svg.'),
  url: siteAddress.describe('Endereço do site, como https://www.exemplo.com.br'),
  phone: asked('phone', ownPhone).describe(
    'Telefone com código do país, como +55 54 90000-0000. É também o do WhatsApp, se whatsapp não diz outro.',
  ),
  phoneNote: text.describe('O que se diz ao lado do telefone.'),
  whatsapp: phone.optional().describe('O número do WhatsApp, quando não é o telefone.'),
  otherPhone: anyPhone.optional().describe('Um segundo telefone, ou um 0800, mostrado depois do primeiro.'),
  otherPhoneNote: otherPhoneNote.optional().describe('O que se diz ao lado do segundo telefone.'),
  email: withBehaviour(z.email({ error: 'Escreva o e-mail como contato@exemplo.com.br' }), {
    repair: repairMail,
    rest: mailAndRest,
    check: checkMailHost,
  }).describe('E-mail.'),
  emailNote: text.describe('O que se diz ao lado do e-mail.'),
  address: z
    .strictObject({
      street: text.optional().describe('Rua e número, como Rua das Flores, 100.'),
      district: district.describe('Bairro.'),
      city: text.describe('Cidade.'),
      state: state.describe('Sigla do estado, como RS.'),
      postalCode: withBehaviour(
        z.string().regex(/^\d{5}-\d{3}$/, { error: 'Escreva o CEP como 99010-120.' }),
        { repair: repairPostalCode },
      ).describe('CEP, como 99010-120.'),
    })
    .describe('Endereço, na rua.'),
  social: z
    .array(
      z.strictObject({
        name: withBehaviour(text.describe('Nome da rede, como Instagram.'), {
          check: (name, _, item) => [...checkLine(name), ...checkNetwork(name, item)],
        }),
        href: webAddress.describe('Endereço do perfil.'),
      }),
    )
    .describe('Perfis em redes sociais.'),
  hours: schedule
    .optional()
    .describe('Quando o negócio está aberto. O rodapé, os buscadores e "Aberto agora" o leem daqui.'),
  messages: messages.describe('Mensagens do WhatsApp comuns a todas as páginas.'),
  header: header.describe('Cabeçalho de todas as páginas.'),
  footer: footer.describe('Rodapé de todas as páginas.'),
  redirects: z
    .array(redirect)
    .optional()
    .describe('Endereços antigos do site, e as páginas aonde eles levam.'),
  pixel: z
    .string()
    .regex(/^\d{10,20}$/, { error: 'Escreva só o número do pixel, como 123456789012345.' })
    .optional()
    .describe('Número do pixel da Meta. Com ele, o site pergunta a cada visitante se pode medir.'),
  floating: yesNo.optional().describe('sim: botão de WhatsApp flutuante em telas largas.'),
  thumbBar: yesNo
    .optional()
    .describe('sim: no celular, uma barra no pé da tela para ligar, escrever e achar o caminho.'),
  offline: yesNo
    .optional()
    .describe(
      'sim: quem já visitou o site e está sem internet vê o telefone e o endereço. não: tira isso de quem já tem. Sem esta linha, não há nada disso.',
    ),
  meta: meta.optional().describe('Dados para buscadores e redes sociais.'),
  words: words
    .optional()
    .describe('Palavras do próprio site, como as do menu, que aqui se dizem de outro jeito.'),
  placeholders: z
    .array(choice(provisional))
    .optional()
    .describe('Dados deste arquivo que ainda são provisórios.'),
  figures: figures
    .optional()
    .describe('As palavras dos números do site, que o verificador compara entre as páginas.'),
  claims: z
    .array(claim)
    .optional()
    .describe('Números e horários que não são os mesmos no site todo, e onde cada um vale.'),
});
