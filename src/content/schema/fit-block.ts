import { farewell, greeting, withoutDrawings } from '../../fields/around.ts';
import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { saidEnds } from '../../fields/said-ends.ts';
import { daysIn, listOf, longestName, nameOf, priceIn, textOf } from './fit-parts.ts';
import { bullet, fitRows, type TypedItem } from './fit-rows.ts';
import { fieldsIn, namesIn, type List, type Outline } from './outline.ts';

/** The items that some lines tell, and the lines above and below them that are of none. */
interface Block {
  readonly items: readonly TypedItem[];
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/** What no heading says: a price, an amount, or something about what is sold. */
const isItem =
  /R\$|(?<!\d)\d{1,3}(?!\d)|reais|gr[áa]tis|cortesia|combinar|consult(?:e|ar)?(?!\p{L})|[,!]|:\s/iu;

/** What only a price says. */
const isPriced = /R\$|reais|gr[áa]tis/iu;

/** A day, or the first and the last of some in a row, which a heading may name. */
const dated =
  /(?<![\d/])(?:\d{1,2}(?: a | e | ?[-–] ?))?\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?|º? de \p{L}{3,9})(?![\d/])/gu;

function isHeading(line: string): boolean {
  const bare = withoutDrawings(line);
  const said = bare.replaceAll(dated, '').replace(/[\s!]+$/, '');
  const start = line.indexOf(bare);
  const isDrawn = start > 0 && start + bare.length < line.length;
  return (
    greeting.test(line) ||
    (!isItem.test(said) && said.length <= longestName) ||
    /^[^\d$]{3,80}:$/u.test(said) ||
    (isDrawn && !isPriced.test(said) && said.length <= longestHeading)
  );
}

/** A longer line says more than what is below it. In letters. */
const longestHeading = 80;

/** What has a number that is no price. */
const counted =
  /(?:^|\s)(?:salas?|turmas?|ruas?|r\.|av\.?|avenida|n[º°.]|apto|quartos?|box|vagas?|anos?|lotes?|km|dias?|quando|d?[àa]s|de|por)[,:]?$|,$/iu;

/** What a number in front of it counts or measures. */
const unit =
  /^\s*\((?:min(?:utos?)?|hs?|horas?|dias?|m[eê]s(?:es)?|anos?|vezes|cm|mm?|metros?|k?g|kgs?|quilos?|gramas?|ml|l|litros?|un(?:id(?:ades?)?)?|p[çc]s?|peças?|doses?|sess[õo]es|aulas?|alunos?|pessoas?|lugares|vagas)\.?\)/iu;

/** `Corte 45` as what it says where each line ends so: a price without the sign of money. */
function withMoneySigns(item: Outline, lines: readonly string[]): readonly string[] | undefined {
  const bare = /^(.*\p{L}.*?)(?:\s+|\s*[:=–-]\s*)(\d{2,4}(?:,\d{2})?)(\s*\([^()\d]{2,60}\))?$/u;
  const isBare = (line: string) => bare.test(line) && !line.includes('R$');
  const told = lines.flatMap((line) => (bare.exec(line) ? [bare.exec(line) ?? []] : []));
  const names = new Set(told.map(([, words = '']) => words.trim().toLowerCase()));
  // A room, a year and a street have numbers as well.
  const isOther = told.some(
    ([, words = '', number = '', behind = '']) =>
      counted.test(words.trim()) || /^(?:19|20)\d\d$/.test(number) || unit.test(behind),
  );
  const isTold =
    !isOther &&
    !lines.some((line) => line.includes('\t')) &&
    names.size === told.length &&
    told.length * 2 > lines.length;
  return namesIn(item).includes('price') && isTold
    ? lines.map((line) => (isBare(line) ? line.replace(bare, '$1 R$ $2$3') : line))
    : undefined;
}

/** Lines with a name and a price by turns, each two as one. */
function inPairs(item: Outline, lines: readonly string[]): readonly string[] | undefined {
  const isPrice = (line: string) => priceIn(item, line) !== undefined;
  const isPaired = lines.length > 3 && lines.length % 2 === 0;
  if (!isPaired || !lines.every((line, at) => isPrice(line) === (at % 2 === 1))) return undefined;
  return lines.flatMap((line, at) => (at % 2 === 0 ? [`${line} – ${lines[at + 1] ?? ''}`] : []));
}

/** What an item may be called on a line of its own. */
const name = /^\p{Lu}[^.!?;:$]{1,39}$/u;

/** So many lines or more that are names and nothing else, of items that need no other words. */
function namesOf(item: Outline, lines: readonly string[], least = 3): readonly TypedItem[] | undefined {
  const field = nameOf(item)?.name;
  const others = fieldsIn(item).filter(
    (one) => one.isNeeded && one.name !== field && !one.name.startsWith('image'),
  );
  if (field === undefined || others.length > 0 || lines.length < least) return undefined;
  return lines.every(
    (line) => name.test(line) && !/\d$/.test(line) && !greeting.test(line) && !farewell.test(line),
  )
    ? lines.map((line) => ({ [field]: line }))
    : undefined;
}

/** How a line begins that says what the ones below it are. */
const aboveSeveral =
  /^(?:noss[oa]s|algu(?:ns|mas)|marcas|servi[çc]os|produtos|diferenciais|vantagens|benef[íi]cios|conv[êe]nios|especialidades|parceiros|planos|selos|formas|tipos|op[çc][õo]es|bandeiras)(?=\s|$)/iu;

/** Whether the first line names the others, and none of these begins like it. */
function namesOthers([first = '', ...others]: readonly string[]): boolean {
  const [start] = aboveSeveral.exec(first) ?? [];
  return start !== undefined && !others.some((line) => line.toLowerCase().startsWith(start.toLowerCase()));
}

/** A line of a few words, which may count something. */
const fewWords = /^[\p{Lu}\d+][^.!?;:$\t]{1,39}$/u;

/** Three lines or more of a few words each, as items that say one such text and nothing else. */
function wordsOf(item: Outline, lines: readonly string[]): readonly TypedItem[] | undefined {
  const [text, ...more] = fieldsIn(item).filter(
    ({ outline }) => outline.kind === 'text' && ['line', 'long'].includes(outline.control ?? 'line'),
  );
  const isAlone =
    text?.isNeeded === true &&
    more.length === 0 &&
    fieldsIn(item).every(({ name, isNeeded }) => name === text.name || !isNeeded);
  const isTold =
    lines.length > 2 &&
    lines.every((line) => fewWords.test(line) && !greeting.test(line) && !farewell.test(line));
  return isAlone && isTold ? lines.map((line) => ({ [text.name]: line })) : undefined;
}

/** What stands with a colon above several things: what one of them is called may stand so above what is said of it. */
const ofSeveral = /^\p{L}+s(?:\s[^\d$:]{1,70})?:$/iu;

/** Lines that are a name each, or a few words, perhaps below what all of them are. */
function fitNames(item: Outline, lines: readonly string[]): Block | undefined {
  const [first = '', ...others] = lines;
  const isOpen = textOf(item) === undefined && listOf(item) === undefined;
  const isHeaded = ofSeveral.test(first) || (isOpen && first.endsWith(':') && isHeading(first));
  const items = isHeaded
    ? (namesOf(item, others, 2) ?? wordsOf(item, others))
    : namesOthers(lines)
      ? undefined
      : (namesOf(item, lines) ?? wordsOf(item, lines));
  return items && { items, above: isHeaded ? [first] : [], below: [] };
}

/** Offers with the last day that the lines above them tell; nothing of several days, or one that has been. */
function withLastDay(
  item: Outline,
  items: readonly TypedItem[],
  above: readonly string[],
  today: string,
): readonly TypedItem[] {
  const [end, ...more] = above.flatMap((line) => saidEnds(line));
  const isOffer = namesIn(item).includes('originalPrice');
  const days =
    isOffer && end !== undefined && more.length === 0 ? daysIn(item, `até ${end.said}`, today) : undefined;
  const isOpen = items.every(
    (one) => typeof one !== 'string' && !('showUntil' in one) && !('showFrom' in one),
  );
  return days === undefined || !isOpen ? items : items.map((one) => Object.assign({}, one, days));
}

/** `Bolinha - depois do corte`: a name, and the words beside it, of an item that needs neither. */
function fitDetailed(item: Outline, line: string): TypedItem | undefined {
  const field = nameOf(item);
  const [, called = '', said = ''] =
    /^\W*?(\p{Lu}[^:–—]{1,39}?)(?::\s+|\s+[-–—]\s+)(\S.{2,79})$/u.exec(line.trim()) ?? [];
  const isOpen = field !== undefined && !namesIn(item).includes('price') && namesIn(item).includes('detail');
  return isOpen && called !== '' ? { [field.name]: called, detail: said } : undefined;
}

function readItems(list: List, lines: readonly string[], today: string): readonly TypedItem[] | undefined {
  const explained = lines.map((line) => fitDetailed(list.item, line));
  if (explained.every((item) => item !== undefined) && explained.length > 1) return explained;
  const ways = [lines, withMoneySigns(list.item, lines), inPairs(list.item, lines)];
  for (const way of ways) {
    const items = way && way.length > 1 ? fitRows(list, way.join('\n'), today) : undefined;
    if (items !== undefined) return items;
  }
  return undefined;
}

/** What tells only which of several one is. */
const sizeAlone =
  /^(?:porte\s+)?(?:pp?|m|gg?|mini|pequen[oa]s?|m[ée]di[oa]s?|grandes?|gigantes?)(?:\s+porte)?$|^(?:at[ée]|acima de|de)\s\d/iu;

/** Items below a heading: sizes alone are those of what the heading names. */
function withHeading(
  item: Outline,
  items: readonly TypedItem[],
  above: readonly string[],
  below: readonly string[],
): Block {
  const field = nameOf(item)?.name ?? '';
  const heading = above.at(-1)?.replace(/\s*:$/, '') ?? '';
  const sizeOf = (one: TypedItem) => (typeof one === 'string' ? '' : (one[field] ?? ''));
  const isOfHeading =
    heading !== '' && !greeting.test(heading) && items.every((one) => sizeAlone.test(sizeOf(one)));
  if (!isOfHeading) return { items, above, below };
  const beside = ['detail', 'size'].find((name) => namesIn(item).includes(name));
  const told = items.map((one) =>
    Object.assign(
      {},
      one,
      beside === undefined
        ? { [field]: `${heading} ${sizeOf(one)}` }
        : { [field]: heading, [beside]: sizeOf(one) },
    ),
  );
  return { items: told, above: above.slice(0, -1), below };
}

/** So many lines before the items, or behind them, may be of none. */
const most = 2;

/**
 * The items that the lines of a text tell, each on a line or two: below what all of them are called or a greeting, and above a
 * farewell. For somebody to confirm. Nothing where other lines tell no item.
 */
export function fitBlock(list: List, text: string, today: string): Block | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (let start = 0; start <= most; start += 1) {
    for (let end = 0; end <= most && start + end < lines.length - 1; end += 1) {
      const [above, below] = [lines.slice(0, start), lines.slice(lines.length - end)].map((some) =>
        some.map((line) => withoutChatMarks(line.trim())),
      );
      const others = below?.filter((line) => !farewell.test(line)) ?? [];
      const isLeft =
        above?.every((line) => isHeading(line) && !line.includes('\t')) === true &&
        others.every((line) => !/R\$|\d/.test(line)) &&
        others.length < 2;
      const items = isLeft ? readItems(list, lines.slice(start, lines.length - end), today) : undefined;
      const isMarked = lines.slice(start, lines.length - end).every((line) => bullet.test(line));
      // A heading goes only where what is below it surely tells items, and a remark only below prices.
      const isSure = items?.every(
        (item) =>
          typeof item !== 'string' &&
          (isMarked || Object.keys(item).length > 1) &&
          (others.length === 0 || 'price' in item),
      );
      if (items !== undefined && (start + end === 0 || isSure === true))
        return withHeading(
          list.item,
          withLastDay(list.item, items, above ?? [], today),
          above ?? [],
          below ?? [],
        );
    }
  }
  return fitNames(
    list.item,
    lines.map((line) => line.trim()),
  );
}
