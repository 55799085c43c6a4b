import type { LanguageName } from '../../content/problems/language.ts';
import { printableLine } from '../../content/problems/printable.ts';

/** What can be wrong with a live site, with what its sentence needs. */
interface Kinds {
  readonly status: { readonly status: number };
  readonly moved: { readonly status: number; readonly to: string };
  /** It leads to itself. */
  readonly circle: { readonly status: number };
  readonly late: object;
  readonly lost: object;
  readonly type: { readonly found: string; readonly wanted: string };
  readonly header: { readonly name: string; readonly found: string; readonly wanted: string };
  readonly kept: { readonly found: string };
  readonly unkept: { readonly found: string };
  readonly canonical: { readonly found: string; readonly wanted: string };
  readonly noData: object;
  readonly badData: object;
  readonly anchor: { readonly to: string };
  readonly emptySitemap: object;
  readonly foreignSitemap: { readonly origin: string };
  readonly found404: { readonly status: number };
  readonly indexed404: object;
  readonly noVersion: object;
  readonly oldVersion: { readonly day: string; readonly today: string };
  readonly unseen: { readonly count: number };
}

type Kind = keyof Kinds;

/** One thing that is wrong, at one address; a dead link is told with the page that it is on. */
export type Fault = {
  [Name in Kind]: { readonly kind: Name; readonly address: string; readonly from?: string } & Kinds[Name];
}[Kind];

/** What harms nobody, or may be meant so. */
const warnings: ReadonlySet<Kind> = new Set(['kept', 'unkept', 'foreignSitemap', 'noVersion', 'oldVersion']);

export function isWarning({ kind }: Fault): boolean {
  return warnings.has(kind);
}

type Words = { readonly [Name in Kind]: (of: Kinds[Name]) => string };

const portuguese: Words = {
  status: ({ status }) => `responde ${status}. Veja se o arquivo está no servidor`,
  moved: ({ status, to }) => `leva a "${to}" (${status}). Use esse endereço, ou acerte o servidor`,
  circle: ({ status }) =>
    `leva a ela mesma (${status}), sem fim. Acerte no servidor, ou em quem responde por ele, os desvios entre http e https`,
  late: () => 'não respondeu a tempo. Veja se o servidor está sobrecarregado',
  lost: () => 'não respondeu: a conexão caiu. Veja se o servidor está no ar',
  type: ({ found, wanted }) => `vem como "${found}", e devia vir como "${wanted}". Acerte o servidor`,
  header: ({ name, found, wanted }) =>
    `o cabeçalho ${name} ${found === '' ? 'falta' : `é "${found}"`}, e devia ser "${wanted}". Acerte o servidor`,
  kept: ({ found }) =>
    `fica guardado nos navegadores ("${found}"), e uma mudança demora a aparecer. O certo é "no-cache"`,
  unkept: ({ found }) =>
    `${found === '' ? 'não diz por quanto tempo pode ser guardado' : `é guardado como "${found}"`}, e quem volta baixa tudo de novo. O certo é guardar por um ano`,
  canonical: ({ found, wanted }) =>
    `diz aos buscadores que o seu endereço é "${found}", e o mapa do site diz "${wanted}". Monte o site de novo`,
  noData: () => 'não tem dados para os buscadores. Veja se a página veio inteira',
  badData: () => 'tem dados para os buscadores que não se conseguem ler. Monte o site de novo',
  anchor: ({ to }) => `tem um link para "${to}", que não existe nessa página. Acerte o link`,
  emptySitemap: () => 'não lista nenhuma página. Monte o site de novo',
  foreignSitemap: ({ origin }) =>
    `lista as páginas em "${origin}". Se o endereço certo é este, mude url em site.yaml e monte de novo`,
  found404: ({ status }) => `não existe, e mesmo assim responde ${status} em vez de 404. Acerte o servidor`,
  indexed404: () => 'não existe, e a resposta não diz aos buscadores que a deixem de fora. Sirva 404.html',
  noVersion: () => 'não diz que versão do site está no ar. Monte o site de novo',
  oldVersion: ({ day, today }) =>
    `o site foi montado para ${day}, e hoje é ${today}: ofertas e avisos com data podem estar errados. Veja se a montagem de cada noite funciona`,
  unseen: ({ count }) => `o tempo acabou, e ${count} endereços não foram vistos. Dê mais tempo com --seconds`,
};

const english: Words = {
  status: ({ status }) => `answers ${status}. See whether the file is on the server`,
  moved: ({ status, to }) => `leads to "${to}" (${status}). Use that address, or mend the server`,
  circle: ({ status }) =>
    `leads to itself (${status}), without an end. Mend the redirects between http and https, on the server or before it`,
  late: () => 'did not answer in time. See whether the server has too much to do',
  lost: () => 'did not answer: the connection broke. See whether the server is up',
  type: ({ found, wanted }) => `comes as "${found}", and should as "${wanted}". Mend the server`,
  header: ({ name, found, wanted }) =>
    `the header ${name} ${found === '' ? 'is missing' : `is "${found}"`}, and should be "${wanted}". Mend the server`,
  kept: ({ found }) => `is kept by browsers ("${found}"), so a change shows late. "no-cache" is right`,
  unkept: ({ found }) =>
    `${found === '' ? 'does not say how long it may be kept' : `is kept as "${found}"`}, so who returns fetches all again. A year is right`,
  canonical: ({ found, wanted }) =>
    `tells search engines that its address is "${found}", and the sitemap says "${wanted}". Build the site anew`,
  noData: () => 'has no structured data. See whether the page came whole',
  badData: () => 'has structured data that cannot be read. Build the site anew',
  anchor: ({ to }) => `has a link to "${to}", which that page does not have. Mend the link`,
  emptySitemap: () => 'lists no page. Build the site anew',
  foreignSitemap: ({ origin }) =>
    `lists pages at "${origin}". If this address is the right one, change url in site.yaml and build anew`,
  found404: ({ status }) => `does not exist, and still answers ${status} instead of 404. Mend the server`,
  indexed404: () =>
    'does not exist, and the answer does not tell search engines to leave it out. Serve 404.html',
  noVersion: () => 'does not say which version of the site is online. Build the site anew',
  oldVersion: ({ day, today }) =>
    `the site was built for ${day}, and today is ${today}: offers and notices with a date may be wrong. See whether the nightly build works`,
  unseen: ({ count }) => `time was over, and ${count} addresses were not seen. Give more with --seconds`,
};

const around = {
  pt: {
    words: portuguese,
    error: 'ERRO ',
    warning: 'AVISO',
    more: (count: number) => ` e mais ${count}`,
    on: 'em',
  },
  en: {
    words: english,
    error: 'ERROR',
    warning: 'WARN ',
    more: (count: number) => ` and ${count} more`,
    on: 'on',
  },
} as const;

/** How many addresses a line names. */
const mostNamed = 4;

/** What the site says, as one short line that no terminal obeys. */
function harmless(text: string): string {
  const line = printableLine(text);
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** A fault as a sentence without its address. What the site says is data. */
function describe(fault: Fault, words: Words): string {
  const safe = Object.fromEntries(
    Object.entries(fault).map(([name, value]) => [name, typeof value === 'string' ? harmless(value) : value]),
  );
  // The parameters are those of the fault's own kind.
  return (words[fault.kind] as (of: object) => string)(safe);
}

/** Faults as lines, errors first; the same one at several addresses is one line. */
export function tellFaults(faults: readonly Fault[], language: LanguageName): readonly string[] {
  const { words, error, warning, more, on } = around[language];
  const lines = new Map<string, { readonly fault: Fault; readonly places: string[] }>();
  for (const fault of faults) {
    const { address, from, ...same } = fault;
    const place = from === undefined ? harmless(address) : `${harmless(address)} (${on} ${harmless(from)})`;
    const key = JSON.stringify(same);
    const line = lines.get(key) ?? { fault, places: [] };
    line.places.push(place);
    lines.set(key, line);
  }
  return [...lines.values()]
    .toSorted((one, other) => Number(isWarning(one.fault)) - Number(isWarning(other.fault)))
    .map(({ fault, places }) => {
      const rest = places.length > mostNamed ? more(places.length - mostNamed) : '';
      const named = `${places.slice(0, mostNamed).join(', ')}${rest}`;
      return `${isWarning(fault) ? warning : error} ${named}: ${describe(fault, words)}.`;
    });
}
