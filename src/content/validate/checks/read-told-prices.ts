import { fold } from '../../../fields/fold.ts';

/** A price as texts tell it. */
const price = /R\$ ?\d+(?:\.\d{3})*(?:[.,]\d{2})?(?!\d)|(?<![\d.,$] ?)\d+(?:\.\d{3})*(?:,\d{2})? reais\b/i;

const everyPrice = new RegExp(price, 'gi');

/** Whether a text tells a price at all. */
export const tellsPrice = (text: string) => price.test(text);

/** Whether a text tells a price, or that something costs nothing. */
export const tellsCost = (text: string) => tellsPrice(text) || /gr[aá](?:t|[cç]a)|conta|custo/i.test(text);

/** Words that may stand between a name and its price, and nothing else: else the price is that of something more. */
const between =
  /^[\s:(–—-]*(?:(?:custa|custam|sai|saem|fica|ficam|vale|valem|[eé]|est[aá]|por|a|partir|de|desde|s[oó]|apenas|hoje|agora|em|m[eé]dia)[\s:(–—-]+)*$/i;

/** What joins two things that have one price; in `é` it is a verb. */
const joiner = /(?:^|\s)e(?:\s|$)/i;

/**
 * A price that stands for one off, is the first of two, or holds for some alone: `R$ 10 de desconto`, `de R$ 50 por R$ 35`,
 * `R$ 30 no pacote`.
 */
const isOther =
  /^ ?(?:de desconto|off\b|a menos|\+|mais\b|x ?\d|agora(?! ?(?:[.!;]|$))|por r\$|a r\$|[–-] ?r\$|ate r\$|a vista|\(?(?:n[oa]s?|para|com(?! hora)|ate|em(?! media)|pel[oa]s?|durante)\b)/;

/** That a price holds on some days or at some hours alone: `às terças`, `, só aos sábados`, `nesta semana`. */
const onDays =
  /^,? ?\(?(?:(?:so|somente|apenas) )?(?:(?:as|aos?|tod[oa]s?(?: [oa]s)?|de|cada) (?:seg|ter|qua|qui|sex|sab|dom|dia|manh|tard|noit)|n?est[ea]s? |n?ess[ea]s? |amanha(?![a-z]))/;

/** Whether what stands behind a price makes it another than that of the thing on every day. */
const isOtherOne = (rest: string) => [isOther, onDays].some((words) => words.test(rest));

/** What stands before a name that is priced together with another thing. */
const joined = /(?<!\breais)(?<=[\p{L})])\s?(?:\+|&|\/|\be|\bcom|\bmais)\s(?:(?:os?|as?|uma?)\s)?$/u;

/** What is of the thing whose name follows, or off it, and not the thing: `retorno da`, `desconto no`, `depois do`. */
const ofThing =
  /(?<!(?<!\p{L})(?:preco|valor|custo|tabela|servico|custa|cobra(?:mos)?|cobrad[oa])s?)(?<=\p{L}{3}) (?:d[aeo]s?|n[ao]s?)\s$/u;

/** What makes of a thing one of several, right before its name: `a segunda`, `no pacote, cada`. */
const oneOfSeveral =
  /(?:(?:segund|terceir|quart|quint|ultim|proxim)[oa]s?|\d ?[ºª°oa]|\S\s+cada|\bprimeir[oa]s?)\s$/u;

/** What a price holds in, in a few words before a colon; more of them are a headline, and some say that prices follow. */
const heading = /^(?!.*(?:prec|valor|tabela|custa|atenc|aviso|novidade))[\s,]*(?:[^\s:]+\s+){0,3}[^\s:]+:\s/u;

/** Whether the words before a name make its price that of something more, or one for some alone. */
const isForMore = (before: string) =>
  [condition, ofThing, oneOfSeveral, heading].some((words) => words.test(before));

/** How a sentence begins that tells for whom or when its price holds, before the name of what has it. */
const condition =
  /^[\s,]*(?:(?:e|mas|ja)\s)?(?:n[oa]s?|para|com|em(?! media)|as|aos?|ate|quem|se|quando|durante|tod[oa]s?|so|clientes?|desde|a partir)\s(?!(?:os?|as?|uma?|noss[oa])?\s?$)\S/;

/** So many letters before a place and no more are looked at: no sentence is longer. */
const farthest = 300;

/** The words of a sentence before a place, in parts between the prices in it. */
function partsBefore(folded: string, at: number): readonly string[] {
  const sentences = folded.slice(Math.max(0, at - farthest), at).split(/[.!?;](?=\s)|\n/);
  return (sentences.at(-1) ?? '').split(everyPrice);
}

/** The words of a sentence before a place, from the last price in it. */
const clauseBefore = (folded: string, at: number) => partsBefore(folded, at).at(-1) ?? '';

/** Where a name stands in a text, by itself. */
function* placesOf(
  folded: string,
  name: string,
): Generator<{ readonly start: number; readonly end: number }> {
  for (let start = folded.indexOf(name); start !== -1; start = folded.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (!/\p{L}/u.test(folded.charAt(start - 1)) && !/\p{L}/u.test(folded.charAt(end))) yield { start, end };
  }
}

/** The price right behind a name. */
function priceBehind(text: string, folded: string, { end }: { readonly end: number }): string | undefined {
  const found = price.exec(text.slice(end, end + 60));
  if (found === null) return undefined;
  const words = text.slice(end, end + found.index);
  const rest = folded.slice(end + found.index + found[0].length);
  return between.test(words) && !joiner.test(words) && !isOtherOne(rest) ? found[0] : undefined;
}

/** A price with what stands between it and the name of what it is for, and a word of the sentence before. */
const pricePelo = new RegExp(String.raw`(?:(?:a partir )?de )?(${price.source}) pel[oa]s? $`, 'i');

/** What goes on behind a name with another thing that has the same price. */
const goesOn = /^\s?(?:\+|&|\/|e\b|com\b|mais\b)(?! (?:a partir )?(?:de )?r\$)/;

/** What leads to a price that is asked, and neither paid first, nor saved or given back: nothing, or a verb. */
const asking =
  /^\s*(?:a partir de )?$|(?<!\p{L})(?:custam?|cobra(?:mos)?|sa(?:i|em)|ficam?|(?:pag(?:ue|a)|e) so|precos?:|valores:)(?: (?:so|apenas|hoje|de|a partir de))*\s$/u;

/** The price right before a name, as in `R$ 35 pelo corte`. */
function priceAhead(
  text: string,
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined {
  const from = Math.max(0, start - farthest);
  const found = pricePelo.exec(text.slice(from, start));
  if (found === null || goesOn.test(folded.slice(end))) return undefined;
  const [lead = '', ...parts] = partsBefore(folded, from + found.index);
  return asking.test(lead) && !condition.test(parts.at(-1) ?? lead) ? found[1] : undefined;
}

/** What says that something costs nothing, right behind its name. */
const freeBehind =
  /^(?: (?:e|esta|sai|fica)| totalmente)* (?<free>gratuit[ao]s?|gratis|de graca|por nossa conta|sem custo)(?!\p{L})/u;

/** What something is for, and not for whom. */
const forDoing = /^ para \p{L}+[aei]r(?!\p{L})/u;

/** The words of a text by which something with a name costs nothing, as they are written there. */
export function readToldFree(text: string, name: string): readonly string[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  return [...placesOf(folded, name)].flatMap(({ start, end }) => {
    const found = freeBehind.exec(folded.slice(end));
    const before = clauseBefore(folded, start);
    if (found === null || isForMore(before)) return [];
    const last = end + found[0].length;
    return isOtherOne(folded.slice(last).replace(forDoing, ''))
      ? []
      : text.slice(last - (found.groups?.['free'] ?? '').length, last);
  });
}

/** The prices that a text, in which nothing is set off, tells for what has a name, as they are written there. */
export function readToldPrices(text: string, name: string): readonly string[] {
  const folded = fold(text);
  // Letters that fold to several would make places differ.
  if (folded.length !== text.length) return [];
  return [...placesOf(folded, name)].flatMap((place) => {
    const before = clauseBefore(folded, place.start);
    if (joined.test(before) || isForMore(before)) return [];
    return priceBehind(text, folded, place) ?? priceAhead(text, folded, place) ?? [];
  });
}
