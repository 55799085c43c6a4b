import { businesses, type Business } from '../../fields/business.ts';
import { mix } from '../../fields/color.ts';
import { judgeColors, type Clash } from '../../fields/palette.ts';
import { toSlug } from '../../fields/repair.ts';
import { fitting } from './new-page.ts';
import { doubleQuoted } from './scalar.ts';

/** What a new site is made from. */
export interface NewSite {
  readonly name: string;
  readonly city: string;
  /** Two letters, as RS. */
  readonly state: string;
  /** As `+55 54 90000-0000`. */
  readonly phone: string;
  readonly business: Business;
  readonly strong: string;
  readonly accent: string;
  /** The way from the page files to the JSON Schemas of editors' tools, with `/`. */
  readonly schemas: string;
}

type Files = Readonly<Record<string, string>>;

/** The buttons that a business of any kind needs, in the list of a first-level field. */
const buttons = `    - label: Chamar no WhatsApp
      chat: contato
      variant: chat
      icon: whatsapp
    - label: Como chegar
      maps: directions
      variant: secondary
      icon: navigation
`;

/** The colours of a new site, and those that were changed so that all can be read. */
export function chooseColors({ strong, accent }: Pick<NewSite, 'strong' | 'accent'>): {
  readonly colors: Readonly<Record<'strong' | 'accent' | 'tint', string>>;
  readonly changed: readonly Clash[];
} {
  const tint = judgeColors({ strong, accent, tint: mix(strong, '#FFFFFF', 0.9) }).colors.tint;
  const { colors, clashes } = judgeColors({ strong, accent, tint });
  return { colors: { strong: colors.strong, accent: colors.accent, tint }, changed: clashes };
}

const modeline = (path: string, name: string) =>
  `# yaml-language-server: $schema=${path}/${name}.schema.json\n`;

const hours = `  - days: Segunda a sexta
    time: 8h às 18h
  - days: Sábado
    time: 8h às 12h
`;

function writeSiteFile(wish: NewSite): string {
  const { name, city, state, phone, business, schemas } = wish;
  const { tagline } = businesses[business];
  // A part of a host's name has at most 63 signs.
  const domain = `${toSlug(name).slice(0, 40).replace(/-$/, '') || 'site'}.example`;
  return `${modeline(schemas, 'site')}
name: ${doubleQuoted(name)}
business: ${business}
tagline: ${doubleQuoted(tagline)}
logo: logo.svg
url: https://www.${domain}
phone: ${phone}
phoneNote: Ligue ou chame no WhatsApp
email: contato@${domain}
emailNote: Resposta em até 1 dia útil
address:
  district: Centro
  city: ${doubleQuoted(city)}
  state: ${state}
  postalCode: 00000-000
social: []

# Dados acima que ainda são provisórios. Troque o dado e apague a linha dele aqui.
placeholders:
  - logo
  - email
  - emailNote
  - url
  - address
  - hours
  - paymentMethods

messages:
  default: contato
  contato: Olá! Vi o site e gostaria de saber mais.
  produto: "Olá! Vi no site: {product}. Ainda tem?"

header:
  links:
    - label: O que fazemos
      to: "/#servicos"
    - label: Onde estamos
      to: "/#contato"
  phone: sim
  actions:
    - label: WhatsApp
      chat: contato
      variant: chat
      icon: whatsapp
  menu:
    actions:
      - label: Chamar no WhatsApp
        chat: contato
        variant: chat
        icon: whatsapp

footer:
  about: ${doubleQuoted(`${tagline} em ${city}.`)}
  actions:
${buttons}  links:
    - label: Início
      to: /
  hours:
${hours.replace(/^/gm, '  ').trimEnd()}

floating: sim

meta:
  structuredData:
    paymentMethods:
      - Dinheiro
      - Cartão
      - Pix
`;
}

function writeHome(wish: NewSite): string {
  const { name, city, state, business, schemas } = wish;
  const { tagline } = businesses[business];
  const subject = `${tagline} em ${city}`;
  const title = fitting('title', [
    `${subject} | ${name}`,
    name,
    subject,
    `${name}: nosso site`,
    'Nosso site na internet',
  ]);
  const description = fitting('description', [
    `${name}: ${tagline.toLowerCase()} em ${city}, ${state}. Veja o que fazemos, onde estamos e a que horas atendemos.`,
    'Veja o que fazemos, onde estamos e a que horas atendemos, e chame no WhatsApp.',
  ]);
  return `${modeline(schemas, 'page')}title: ${doubleQuoted(title)}
description: ${doubleQuoted(description)}
theme: principal

sections:

# ── Capa ──────────────────────────────────────────────
- type: hero
  placeholder: sim
  title: ${doubleQuoted(subject)}
  text: Conte aqui, em uma ou duas frases, o que só vocês fazem.
  actions:
${buttons}
# ── O que fazemos ─────────────────────────────────────
- type: benefits
  id: servicos
  tone: plain
  placeholder: sim
  title: O que fazemos
  items:
    - icon: star
      title: O que mais pedem
      text: Diga em uma frase o que é, e para quem.
    - icon: clock
      title: Na hora marcada
      text: Diga quanto tempo leva.
    - icon: heart
      title: De perto
      text: Diga quem atende, e há quanto tempo.

# ── Dúvidas ───────────────────────────────────────────
- type: faq
  id: duvidas
  placeholder: sim
  title: Antes de vir
  items:
    - question: Preciso marcar?
      answer: Chame no WhatsApp e combinamos o melhor horário.
    - question: Como posso pagar?
      answer: Em dinheiro, cartão ou Pix.
    - question: Há onde estacionar?
      answer: Conte aqui como chegar de carro, de ônibus e a pé.

# ── Contato ───────────────────────────────────────────
- type: contact
  id: contato
  placeholder: sim
  title: Onde estamos
  chatTitle: Fale com a gente
  actions:
    - label: Chamar no WhatsApp
      chat: contato
      variant: chat
      icon: whatsapp
  hours:
${hours.replace(/^/gm, '  ').trimEnd()}
  mapActions:
    - label: Ver no mapa
      maps: search
      variant: secondary
      icon: map-pin
`;
}

function writeNotFound({ name, schemas }: NewSite): string {
  return `${modeline(schemas, 'page')}title: ${doubleQuoted(`Página não encontrada | ${name}`)}
description: A página que você procura não existe ou mudou de endereço.
theme: principal

sections:

- type: hero
  badge: "404"
  title: Esta página não existe
  text: O endereço mudou, ou nunca existiu.
  actions:
    - label: Voltar ao início
      to: /
      variant: primary
      icon: home
`;
}

function writeTheme(wish: NewSite): string {
  const { strong, accent, tint } = chooseColors(wish).colors;
  return `${modeline(`../${wish.schemas}`, 'theme')}name: Principal
strong: "${strong}"
accent: "${accent}"
tint: "${tint}"
`;
}

/** A spark, until there is a mark. */
const spark =
  'M21 7.500c1.600 8.400 5.100 11.900 13.500 13.500-8.400 1.600-11.900 5.100-13.500 13.500-1.600-8.400-5.100-11.900-13.500-13.500 8.400-1.600 11.900-5.100 13.500-13.500Z';

function drawMark(ground: string, front: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42"><rect width="42" height="42" rx="13" fill="${ground}"/><path d="${spark}" fill="${front}"/></svg>\n`;
}

/** The files of a new site of one page, by path below its folder. They pass the check as they are. */
export function writeSite(wish: NewSite): Files {
  return {
    'pages/site.yaml': writeSiteFile(wish),
    'pages/index.yaml': writeHome(wish),
    'pages/404.yaml': writeNotFound(wish),
    'pages/_themes/principal.yaml': writeTheme(wish),
    'public/images/logo.svg': drawMark('var(--fill)', 'var(--on-fill)'),
    'public/favicon.svg': drawMark(chooseColors(wish).colors.strong, '#FFFFFF'),
  };
}
