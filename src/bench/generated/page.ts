import { makeDraw, type Draw } from './draw.ts';
import { texts } from './texts.ts';

/** A field of a generated page. */
export type Value = string | readonly Value[] | { readonly [name: string]: Value };
type Section = Readonly<Record<string, Value>>;

/** How many drawings the pages of a generated site show. */
export const drawingCount = 12;

/** What the picture of a number is called. */
export function drawingName(number: number): string {
  return `desenho-${number}.png`;
}

/** Buttons' words, each with the key of the message that it opens. */
const buttons = {
  agendar: 'Agendar',
  pacote: 'Quero este pacote',
  agora: 'Agendar Agora',
  bonus: 'Quero o Bônus',
  atendimento: 'Atendimento no WhatsApp',
  urgencia: 'Urgência 24h',
} as const;

function button(key: keyof typeof buttons) {
  return { label: buttons[key], chat: key };
}

const figures = [
  ['Pets por mês', '500+'],
  ['Anos de experiência', '20+'],
  ['Avaliação', '4.9'],
  ['Plantão', '24h'],
] as const;

const packages = [
  ['Mensal', 4, 10],
  ['Semestral', 24, 15],
  ['Anual', 48, 25],
] as const;

function drawCards({ some, text, number, one }: Draw, city: string): Section {
  const intro = text(1);
  const items = some(texts.services, 3).map((title, index) => ({
    title,
    text: text(1),
    value: `A partir de R$ ${15 + number(385)},${one(['00', '90', '50'])}`,
    symbol: ['paw', 'scissors', 'heart'][index] ?? '',
    features: some(texts.features, 4),
    label: buttons.agendar,
    chat: 'agendar',
  }));
  return { type: 'cards', id: 'servicos', title: `Serviços em ${city}`, intro, items };
}

function drawPackages({ some, text, number }: Draw): Section {
  const headline = `Economize até R$ ${200 + number(1800)},00 por ano.`;
  const items = packages.map(([name, baths, discount]) => ({
    title: `Pacote ${name}`,
    subtitle: `${baths} banhos`,
    discount: `${discount}% de desconto`,
    highlight: text(1),
    popular: name === 'Semestral' ? 'sim' : 'não',
    features: some(texts.features, 5),
    label: buttons.pacote,
    chat: 'pacote',
  }));
  return { type: 'packages', id: 'pacotes', title: 'Pacotes especiais', headline, items };
}

function drawPicture(number: Draw['number']): string {
  return drawingName(1 + number(drawingCount));
}

function drawGallery({ some, text, number, one }: Draw): Section {
  const intro = text(1);
  const items = some(texts.pets, 6).map((pet) => ({
    image: drawPicture(number),
    imageAlt: `${pet} depois do banho`,
    petName: pet,
    service: one(texts.services),
    breed: one(texts.breeds),
  }));
  return { type: 'gallery', id: 'transformacoes', title: 'Transformações', intro, items };
}

function drawTestimonials({ some, text, number, one }: Draw): Section {
  const items = some(texts.tutors, 4).map((name) => ({
    name,
    who: `com ${one(texts.pets)}`,
    rating: String(4 + number(2)),
    comment: text(2),
    date: `há ${1 + number(11)} meses`,
  }));
  return { type: 'testimonials', id: 'depoimentos', title: 'O que dizem os tutores', items };
}

function drawSections(draw: Draw, city: string, next: string): readonly Section[] {
  const { some, text } = draw;
  const stats = figures.map(([label, value]) => ({ value, label }));
  const step = (title: string) => ({ title, text: text(1) });
  return [
    { type: 'stats', id: 'numeros', items: stats },
    drawCards(draw, city),
    drawPackages(draw),
    drawGallery(draw),
    drawTestimonials(draw),
    {
      type: 'faq',
      id: 'faq',
      title: 'Dúvidas frequentes',
      items: some(texts.questions, 6).map((question) => ({ question, answer: text(2) })),
    },
    {
      type: 'steps',
      id: 'procedimento',
      title: 'Como funciona',
      intro: text(1),
      items: ['Agendamento', 'Avaliação', 'Atendimento', 'Retorno'].map(step),
    },
    {
      type: 'cta',
      id: 'contato',
      title: `Agende agora em ${city}`,
      text: text(2),
      note: 'Vagas limitadas para esta semana!',
      actions: [button('agora'), { label: 'Solicitar Orçamento', to: `/${next}` }],
    },
    {
      type: 'bonus',
      trigger: '#faq',
      title: 'Consulta pré-operatória gratuita',
      text: text(1),
      originalPrice: 'R$ 150,00',
      price: 'R$ 0,00',
      action: button('bonus'),
    },
  ];
}

function makeMessages(service: string, city: string): Section {
  const said = (label: string) => `Olá! Gostaria de saber mais sobre ${service} (${label}) em ${city}.`;
  const messages = Object.entries(buttons).map(([key, label]) => [key, said(label)] as const);
  return { default: 'agendar', ...Object.fromEntries(messages) };
}

function sayBadge(years: number): string {
  return `Mais de ${years} anos cuidando do seu pet`;
}

/** A page's text after an editor has changed one word, and what it says now. */
export function editText(yaml: string): { readonly text: string; readonly says: string } {
  const years = Number(/badge: Mais de (\d+) anos/.exec(yaml)?.[1]);
  const says = sayBadge(years + 1);
  return { text: yaml.replace(sayBadge(years), says), says };
}

/** The address of a generated page without its slash. */
export function pageName(number: number): string {
  return `p-${String(number).padStart(5, '0')}`;
}

/**
 * One page of the generated site. What is drawn follows the peers' generator call by call: both
 * sites say the same. A button leads to the next page, so that none is left alone.
 */
export function drawPage(number: number, next: number): Section {
  const draw = makeDraw(number);
  const [service, city] = [draw.one(texts.services), draw.one(texts.cities)];
  const sections = drawSections(draw, city, pageName(next));
  const hero = {
    type: 'hero',
    badge: sayBadge(20),
    title: `${service} em ${city}: seu pet mais bonito e saudável`,
    text: draw.text(2),
    image: drawPicture(draw.number),
    imageAlt: `Pet atendido em ${city}`,
    actions: [button('atendimento'), button('urgencia')],
  };
  return {
    title: `${service} em ${city} | Clínica ${pageName(number).slice(2)}`,
    description: draw.text(1),
    theme: 'generated',
    messages: makeMessages(service, city),
    meta: { keywords: draw.some(texts.services, 5).join(', ') },
    sections: [hero, ...draw.some(sections, sections.length)],
  };
}
