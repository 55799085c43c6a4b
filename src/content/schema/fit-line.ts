import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { isAccepted } from './fields.ts';
import {
  apartFromSize,
  daysIn,
  listOf,
  longestName,
  nameOf,
  payable,
  priceIn,
  textOf,
  withMoney,
  type Parts,
} from './fit-parts.ts';
import { fitTail, sum } from './fit-tail.ts';
import { namesIn, type Outline } from './outline.ts';

/** A longer line tells more than an item. In letters. */
const longest = 200;

/** Where the words of a price begin. */
const priceStart =
  /(?:(?:\bde|\bpor|\bvalor:?|\bpreço:?|\ba partir de)\s+)*R\$|(?:(?:\bde|\bpor|\ba partir de)\s+)*(?<![\p{L}\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{2})?\s*reais/iu;

/** Where what follows a price may begin: the days, behind a comma, a dash or a word that opens them. */
const daysStart =
  /\s*[,;(–—-]\s*|\s+(?=(?:promo[çc][ãa]o|oferta|vale(?:ndo)?|s[óo]|somente|apenas|v[áa]lid[ao]s?|at[ée]|de|dias?)(?=\s|$))/giu;

/** What stands between a name and its price and belongs to neither. */
const joining =
  /(?:[\s,:;|=→➜»_–—-]|➡|\uFE0F|\.{2,}|(?<=\s)(?:por|apenas|s[óo]|somente|(?<=[-–—,:]\s*)agora|custa|sai|fica))+$/iu;

/** What is no name of something that is sold, or asks more than a price for it. */
const noName =
  /^(?:frete|descontos?|cashback|economi[zs]\w*|ganhe|multa|sinal|entrada|taxa|parcel\w*)(?!\p{L})|(?<!\p{L})(?:era|antes|ou|menos|acima|abaixo|m[ií]nim[oa]|m[aá]xim[oa]|de|\d+\s?x)$/iu;

/** What a price is for, or how it is paid: `/mês`, `a dose`, `(à vista)`, `no pix`. */
const unit = /^(?:\/|\(.*\)$|(?:por|a|o|cada|à|ao|no|em|via)\s+(?!partir)\p{L}+(?:\s\([^()]+\))?$)/iu;

/** `R$ 49,90 (antes R$ 64,90)`: the price of before behind that of now. */
const turned =
  /^(R\$\s?\d[\d.]*(?:,\d{2})?)\s*[,;–-]?\s*\(?(?:antes|era|de antes)(?:\s+era)?:?\s+(R\$\s?\d[\d.]*(?:,\d{2})?)\)?/i;

/** For whom a price is: `até 5kg`, `porte P`. */
const size =
  /^(?:(?:até|acima de|de) )?\d[\d,]*(?:\s?(?:a|-|–)\s?\d[\d,]*)?\s?(?:kg|g|ml|l)$|^(?:de )?porte \p{L}+$|^(?:de )?\p{L}+ porte$|^(?:p|m|g|gg|pequen[oa]s?|m[ée]di[oa]s?|grandes?)$/iu;

/** What is said of an item behind its price, without what joins it; nothing of another sum, a day or a size. */
function saidBehind(rest: string): string | undefined {
  const [, open, words = ''] = /^\s*(\(|[,;:]\s|[–—-]\s)\s*(.+)$/u.exec(rest) ?? [];
  const said = open === '(' ? words.replace(/\)\s*[.!]?$/, '') : words;
  if (open === '(' && size.test(said)) return said;
  const isOther =
    /R\$|\d\/\d|^(?:ou|acima|abaixo|at[ée]|a partir|desconto|menos|mais|era|antes|s[óo]|de)(?!\p{L})|\d\s?x(?!\p{L})|[()]/iu;
  return words === '' || said.length < 4 || isOther.test(said) || sum.test(said) ? undefined : said;
}

/** One price, or the one of before and the one of now. */
const isOnePrice = (text: string) =>
  payable.test(text) ||
  (text.replaceAll(/\([^()]*\)/g, '').match(/R\$|reais/giu) ?? []).length === 1 ||
  /^(?:de\s+)?R\$\s?\d[\d.]*(?:,\d{2})?\s*(?:a|at[ée]|[–-])\s*R\$\s?\d[^$]*$/iu.test(text) ||
  /^de\s+R\$\s?\d[\d.]*(?:,\d{2})?\s+por\s+R\$\s?\d/i.test(text);

/** `R$ 140, resultado na hora`: a price with words behind it, which go to the text of the item, or in brackets beside the price. */
function fitWords(item: Outline, rest: string, called: Parts): Parts | undefined {
  const [amount = ''] =
    /^(?:(?:a partir )?de\s+|por\s+)*R\$\s?[\d.,]*\d(?:\s?\/\s?\p{L}+)?/iu.exec(rest) ?? [];
  const [price, said] = [
    priceIn(item, amount.replace(/^por\s+/i, '')),
    saidBehind(rest.slice(amount.length)),
  ];
  const text = textOf(item);
  if (amount === '' || price === undefined || said === undefined) return undefined;
  const isSize = size.test(said);
  if (/^\d+\s?%\s+(?:off|de desconto)$/i.test(said) && namesIn(item).includes('discount'))
    return { ...called, ...price, discount: said };
  const list = text === undefined ? listOf(item) : undefined;
  if (list !== undefined && !isSize)
    return { ...called, [list.name]: said.replaceAll(/,\s+/g, '\n'), ...price };
  if (text !== undefined && !isSize) return { ...called, [text.name]: said, ...price };
  const isBeside = namesIn(item).includes('priceSuffix') && !('priceSuffix' in price) && said.length <= 40;
  return isBeside && /^\s*\(/.test(rest.slice(amount.length))
    ? { ...called, ...price, priceSuffix: `(${said})` }
    : undefined;
}

/** What is said of a price, with what it is the price of. */
const withName = (called: Parts, price: Parts | undefined) => price && { ...called, ...price };

/** What an item is called, and its size where it has a field for that; where it needs a text, `Corte – com lavagem` tells that too. */
function nameAndText(item: Outline, name: string, title: string): Parts {
  // `Noiva: corte, laço e perfume` is what belongs to it, where an item lists that.
  const list = textOf(item) === undefined ? listOf(item) : undefined;
  const [, of = '', parts = ''] = /^([^:]{2,40}?):\s+(\S[^:]*,.*)$/u.exec(title) ?? [];
  if (list !== undefined && of !== '')
    return { [name]: of, [list.name]: parts.replaceAll(/,\s+|\s+e\s+(?=\S+$)/g, '\n') };
  const sized = namesIn(item).includes('size') ? apartFromSize(title) : undefined;
  if (sized !== undefined) return { [name]: sized.called, size: sized.size };
  const text = textOf(item);
  const [, called = title, said] = /^([^–—:]{2,40}?)(?::\s+|\s+[-–—]\s+)(\S.{5,})$/u.exec(title) ?? [];
  return text?.isNeeded === true && said !== undefined
    ? { [name]: called, [text.name]: said }
    : { [name]: title };
}

/** `~R$ 90~ R$ 70`: a price that is struck out in a chat, and the one of now. */
const struck = /~+(R\$\s?[\d.,]+)~+\s*(?:por\s+)?(R\$\s?[\d.,]+)/i;

/** A name before a number of its pieces, which is none of the name's own. */
const packed = /^(.*\p{L}.*?)(?<!plano|pacote|n[íi]vel|porte|tamanho|tam\.?|leve)\s+([2-6])$/iu;

/** `Sachê 2` before `por R$ 9`, or `Taxa: +` before any price: what it is called, and what is said before the price. */
function leadIn(
  before: string,
  price: string,
): { readonly title: string; readonly prefix: string } | undefined {
  const [, plus] = /^(.*[\p{L})])[\s:,–-]*\+$/u.exec(before) ?? [];
  if (plus !== undefined) return { title: plus, prefix: '+' };
  const [, title, pack] = (/^por\s/i.test(price) && packed.exec(before)) || [];
  return title === undefined ? undefined : { title, prefix: `${pack} por` };
}

/**
 * A line that tells one item: what it is called, its price, and perhaps its days. Nothing where a word of it has no place. Of many
 * lines all keep their whole names.
 */
export function fitLine(item: Outline, typed: string, today: string, isOneOfMany = false): Parts | undefined {
  const name = nameOf(item);
  if (name === undefined || typed.length > longest) return undefined;
  const line = withMoney(
    withoutChatMarks(
      typed
        .trim()
        .replace(struck, 'de $1 por $2')
        .replace(/^[-–•·▪]\s*/u, ''),
    ),
  );
  const at = priceStart.exec(line)?.index ?? 0;
  const before = line.slice(0, at).replace(/ a $/, '').replace(joining, '').trim();
  const lead = isOneOfMany && !before.endsWith('+') ? undefined : leadIn(before, line.slice(at));
  // Of two for a price it is no price of one.
  if (lead !== undefined && !namesIn(item).includes('pricePrefix')) return undefined;
  const title = lead?.title ?? before;
  const rest = line
    .slice(at)
    .replace(turned, 'de $2 por $1')
    .replace(/^(?:valor|preço):?\s+(?=R\$)/i, '');
  const isOwed = /^de\s+R\$/i.test(rest) && !/\spor\s|\sa\s+R\$/i.test(rest);
  if (
    title === '' ||
    title.length > longestName ||
    (lead?.prefix !== '+' && noName.test(title)) ||
    line.includes('*')
  )
    return undefined;
  if (isOwed || !isOnePrice(rest) || !isAccepted(name.outline.schema, title)) return undefined;
  const called = isOneOfMany ? { [name.name]: title } : nameAndText(item, name.name, title);
  const ends = [...rest.matchAll(daysStart)].map(
    ({ index, 0: sign }) => [index, index + sign.length] as const,
  );
  for (const [end, next] of [[rest.length, rest.length] as const, ...ends]) {
    const price = priceIn(item, rest.slice(0, end).replace(/^por\s+/i, ''));
    const days = next === rest.length ? {} : daysIn(item, rest.slice(next), today);
    const suffix = price?.['priceSuffix'];
    const isTaken = days !== undefined && suffix !== undefined && 'priceSuffix' in days;
    const isOfPrice = suffix === undefined || unit.test(suffix) || payable.test(rest.slice(0, end));
    if (price !== undefined && days !== undefined && !isTaken && isOfPrice)
      return {
        ...called,
        ...price,
        ...(lead && { pricePrefix: lead.prefix }),
        ...days,
      };
  }
  if (lead !== undefined) return undefined;
  return (
    fitWords(item, rest, { [name.name]: title }) ??
    withName(called, fitTail(item, rest.replace(/^por\s+/i, ''), isOneOfMany))
  );
}
