import { wordFor } from '../problems/field-words.ts';
import { blocks } from '../schema/registry.ts';

/** One entry of a list, where the block does not say what its items are. */
const nouns: Readonly<Record<string, string>> = {
  actions: 'botão',
  badges: 'selo',
  facts: 'número',
  exceptions: 'dia especial',
  groups: 'grupo',
  features: 'linha',
  hours: 'horário',
  links: 'link',
  mapActions: 'botão',
  options: 'resposta',
  openingHours: 'horário',
  counted: 'número',
  customers: 'palavra',
  claims: 'valor anotado',
  days: 'dia',
  doing: 'palavra',
  done: 'palavra',
  paymentMethods: 'forma de pagamento',
  placeholders: 'dado provisório',
  redirects: 'endereço antigo',
  services: 'serviço',
  social: 'rede',
  stats: 'número',
  things: 'palavra',
  week: 'horário',
  where: 'lugar',
};

/** What one entry of a list is called, in the section of a type where it stands in one. */
export function nounFor(list: string, type: string | undefined): string {
  const own = list === 'items' && type !== undefined ? blocks.get(type)?.itemNoun : undefined;
  return own ?? nouns[list] ?? 'item';
}

function isFeminine(noun: string): boolean {
  const [first = ''] = noun.split(' ');
  if (first === 'dia') return false;
  return /(a|ção)$/.test(first) || ['foto', 'rede'].includes(first);
}

/** A noun with its article: `a pergunta`, `o botão`. */
export function withArticle(noun: string): string {
  return `${isFeminine(noun) ? 'a' : 'o'} ${noun}`;
}

function plural(noun: string): string {
  if (noun === 'item') return 'itens';
  const [first = '', ...rest] = noun.split(' ');
  const many = first.endsWith('ão')
    ? `${first.slice(0, -2)}ões`
    : `${first}${first.endsWith('r') ? 'es' : 's'}`;
  // `forma de pagamento` is many forms of one thing.
  return [many, ...(rest[0] === 'de' ? rest : rest.map((word) => `${word}s`))].join(' ');
}

/** How many: `1 pergunta`, `2 botões`. */
export function countOf(amount: number, noun: string): string {
  return `${amount} ${amount === 1 ? noun : plural(noun)}`;
}

/** How many new ones: `1 pergunta nova`, `2 botões novos`. */
export function countNew(amount: number, noun: string): string {
  const ending = isFeminine(noun) ? 'nova' : 'novo';
  return amount === 1 ? `1 ${noun} ${ending}` : `${amount} ${plural(noun)} ${ending}s`;
}

/** How many fewer: `1 pergunta a menos`, `2 botões a menos`. */
export function countLost(amount: number, noun: string): string {
  return `${countOf(amount, noun)} a menos`;
}

/** The fields of a button, as those of what is no button are called. */
const instead: Readonly<Record<string, string>> = {
  link: ' do link',
  número: ' do número',
  pergunta: ' da pergunta',
};

/** What a field of an item with a noun is called. */
export function wordOfItem(field: string, noun = ''): string {
  return wordFor(field).replace(/ do botão$/, instead[noun] ?? '$&');
}
