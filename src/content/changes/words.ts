import { wordFor } from '../problems/field-words.ts';

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
  // `forma de pagamento` and `botão do mapa` are many of one thing.
  return [many, ...(['de', 'do'].includes(rest[0] ?? '') ? rest : rest.map((word) => `${word}s`))].join(' ');
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
  if (field === 'days' && noun === 'dia especial') return 'nome do dia';
  return wordFor(field).replace(/ do botão$/, instead[noun] ?? '$&');
}

/** What a field of a file itself is called, where what stands in its sections has the same name. */
export function wordOfFile(field: string): string {
  return field === 'icon' ? 'desenho da aba do navegador' : wordFor(field);
}
