import type { Problem } from '../../problems/problem.ts';

/** Values that only an editor knows, one of each kind of field: the robot that follows cures writes these. */
const values: Readonly<Record<string, string>> = {
  // A word of a few, where none of those that are told is likelier than another.
  type: 'map',
  theme: 'clinic',
  hidden: 'sim',
  // A day to come.
  date: '15/07/2026',
  showFrom: '15/07/2026',
  showUntil: '15/07/2026',
  validUntil: '15/07/2026',
  // Numbers and amounts in their forms.
  price: 'R$ 10',
  rating: '4,9',
  show: '3',
  days: 'sábado',
  opens: '"08:00"',
  closes: '"19:00"',
  // Addresses, files and keys that are there.
  href: 'https://exemplo.com.br',
  video: 'https://www.youtube.com/watch?v=abcdefghijk',
  image: 'luna.png',
  after: 'luna.png',
  logo: 'logo.svg',
  chat: 'consulta',
  mail: 'sim',
  to: '/',
  from: '/antigo',
  email: 'contato@exemplo.com.br',
  url: 'https://www.exemplo.com.br',
  phone: '"+55 54 90000-0000"',
  otherPhone: '"+55 54 90000-0001"',
  // A part of an address.
  state: 'RS',
  postalCode: '99010-120',
  // Figures as search engines and declarations tell them.
  reviewCount: '500',
  founded: '2004',
  value: '10k+',
  // Words around a name.
  done: 'atendidos',
  article: 'da',
  tutor: 'tutora',
  petName: 'Luna',
  // Colours.
  strong: '"#0F6B5C"',
  tint: '"#E3F1EC"',
  // Lengths that search results show well.
  title: 'Uma clínica de teste em Passo Fundo',
  description: 'Uma página de teste, com uma descrição do tamanho certo para os buscadores.',
};

/** Where a link in a text leads. */
const ofLinks: Readonly<Record<string, string>> = { brokenTextLink: '/' };

/** What an editor could write in a field of this name to be rid of a problem. */
export function plausible(field: string, problem: Problem): string {
  const ofKind =
    problem.kind === 'unreadableClaim' && problem.parameters.isHours
      ? '8h–18h'
      : problem.kind === 'twoPhones'
        ? '54'
        : undefined;
  return ofKind ?? ofLinks[problem.kind] ?? values[field] ?? 'Texto de exemplo';
}
