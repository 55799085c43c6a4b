import { capital } from '../../fields/capital.ts';
import { targets } from '../../fields/action.ts';
import { answerSign, askedSign, counting, withoutDrawings, withOneMark } from '../../fields/around.ts';
import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { fold } from '../../fields/fold.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import { longestName, nameOf, readDay, textOf, type Parts } from './fit-parts.ts';
import { fitReview } from './fit-review.ts';
import { fieldsIn, namesIn, type Outline } from './outline.ts';
import { fitAsked } from './fit-asked.ts';
import { fitLabelled } from './fit-labelled.ts';
import { splitItem } from './split-item.ts';
import { registered, splitSurely } from './split-surely.ts';

/** A text that was pasted into an item. */
interface Told {
  readonly item: Outline;
  /** As they were typed, with the empty ones between them. */
  readonly lines: readonly string[];
  readonly today: string;
}

const has = (item: Outline, ...names: readonly string[]) =>
  names.every((name) => namesIn(item).includes(name));

const isNeeded = (item: Outline, name: string) =>
  fieldsIn(item).some((field) => field.name === name && field.isNeeded);

/** Lines as a text of paragraphs. */
const inParagraphs = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const question = /^(?<question>[^?]{4,140}\?[?!]{0,5}[*_]{0,2})\s+(?<answer>\S.*)$/su;

/** `Parcela? Sim, em 3x.`: what is asked, and the answer behind it. */
function fitQuestion({ item, lines }: Told): Parts | undefined {
  const typed = inParagraphs(lines).replace(askedSign, '');
  const found = has(item, 'question', 'answer') ? question.exec(typed)?.groups : undefined;
  const { question: asked = '', answer = '' } = found ?? {};
  // Another line that asks is no part of an answer.
  if (found === undefined || /\?\s*(?:\n|$)/.test(answer)) return undefined;
  return {
    question: withOneMark(withoutChatMarks(asked.replaceAll(/\s+/g, ' '))),
    answer: answer.replace(answerSign, ''),
  };
}

/** A day of the week before a date, which says as much. */
const weekday =
  /^(?:n[oa]\s+)?(?:(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo),?\s+(?=\d|dia\s)/iu;

/** `Feira na praça - 05/12`: what, and on which day. */
const datedBehind =
  /^(?<title>\p{L}.{4,}?)\s*[-–—,(]\s*(?:dia\s+)?(?<day>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\)?$/u;

const dated =
  /^(?:dia\s+)?(?<day>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}º? de \p{L}{4,9}(?: de \d{4})?)\s*[-–—:]?\s+(?!(?:a|à|até|e|ou|d[aeo]s?)\s)(?<title>\p{L}.*)$/u;

/** `05/12 Feira na praça`, on one line or two: on which day, and what; what is said of it stands below. */
function fitDated({ item, lines, today }: Told): Parts | undefined {
  const [start = '', next = '', ...below] = lines;
  const isApart = /^(?:dia\s+)?[\d/]+(?:º? de \p{L}+(?: de \d{4})?)?$/u.test(start) && next !== '';
  const [first = '', ...others] = isApart ? [`${start} ${next}`, ...below] : lines;
  const line = withoutChatMarks(first).replace(weekday, '');
  const found = has(item, 'date', 'title') ? (dated.exec(line) ?? datedBehind.exec(line))?.groups : undefined;
  const { day = '', title = '' } = found ?? {};
  // Round the clock, a half and so many of so many are no days.
  const isCount = /^(?:24\/7|1\/2)$/.test(day) || /^(?:vagas?|unidades?|per[ií]odos?)(?!\p{L})/iu.test(title);
  const date = day === '' || isCount ? undefined : readDay(day, today);
  const [text, words] = [textOf(item)?.name, inParagraphs(others)];
  if (date === undefined || (words !== '' && text === undefined)) return undefined;
  return { date, title, ...(text !== undefined && words !== '' && { [text]: words }) };
}

/** A name of a person, behind a title or none. */
export const person = /^(?:\p{Lu}[\p{L}.]*)(?:\s+(?:d[aeo]s?|e|\p{Lu}[\p{L}.]*)){0,5}$/u;

/** What somebody does, and the number of a register behind it, where both stand on a line. */
function apartFromNumber(line: string): readonly string[] {
  const parts = line.split(/\s+[-–—|]\s+|\s+(?=\()|,?\s+(?=CR[A-Z]{1,5}\b)/u);
  const bare = parts
    .map((part) => part.replace(/^\(|\)$/g, ''))
    .flatMap((part) => (registered.test(part) ? part.split(/,\s+(.+)/) : [part]))
    .filter((part) => part !== '');
  return bare.length === 2 && bare.filter((part) => registered.test(part)).length === 1 ? bare : [line];
}

/** What stands between who somebody is and the rest: a dash, a semicolon, or the number of a register behind it or before it. */
const besideNumber = /\s+[-–—]\s+|;\s+|\s+(?=CR[A-Z]{1,5}\b)|(?<=\bCR[A-Z]{1,5}[\s/-].{0,9}\d)\s+(?=\p{L})/u;

/** Where a sentence goes on that somebody's name begins. */
const goingOn = String.raw`(?:é|atua|atende|trabalha|cuida|formou-se)\s`;
const beginning = new RegExp(`^(?<name>[^,]{3,60}?)(?:,\\s+|\\s+(?=${goingOn}))(?<said>.+)$`, 'su');

/** Whether words are what is told of somebody, rather than what the person does. */
const isTold = (words: string) =>
  words.length > longestName || new RegExp(`^${goingOn}`, 'u').test(words) || /[.!]\s+\p{Lu}/u.test(words);

/** How a sentence begins that tells of somebody, and is not what the person does. */
const telling =
  /^(?:é|foi|está|ama|adora|gosta|tem|faz|atua|atende|trabalha|cuida|formad[ao]|formou-se|apaixonad[ao]|nasceu|veio|desde|há)(?!\p{L})/iu;

/** A first sentence, and those behind it: behind a title or a letter alone none ends. */
const firstSentence =
  /^(?<first>.{3,80}?)(?<!(?<!\p{L})(?:Dra?|Profa?|Sra?|St[ao]|\p{Lu}))\.\s+(?<others>\p{Lu}.*)$/su;

/** Without a register, a longer first sentence may well be no role. In words. */
const mostWords = 5;

/** What somebody does, where the first of several sentences says it. */
function roleIn(words: string, isNumbered: boolean): Parts | undefined {
  const { first = '', others = '' } = firstSentence.exec(words)?.groups ?? {};
  const isShort = first.split(' ').length <= mostWords && !/\d/.test(first);
  return first !== '' && !telling.test(first) && (isNumbered || isShort)
    ? { role: first, text: others }
    : undefined;
}

/** `Ana, CRM-RS 12345, é formada em 2015.`: who, perhaps under which number and in which role, and what is told of the person. */
function fitBiography({ item, lines }: Told): Parts | undefined {
  if (!has(item, 'name', 'role', 'register', 'text')) return undefined;
  const whole = inParagraphs(lines);
  if (whole.includes('\n')) return undefined;
  const sure = splitSurely(item, withoutChatMarks(whole));
  const isSure = sure?.['register'] !== undefined && 'role' in sure && !('text' in sure);
  const { name = '', said = '' } =
    (isSure ? { name: sure['name'], said: `${sure['register']}, ${sure['role'] ?? ''}` } : undefined) ??
    beginning.exec(whole)?.groups ??
    {};
  const [, number = '', behind = ''] = /^([^,]{5,40}),\s+(.+)$/su.exec(said) ?? [];
  const isNumbered = registered.test(number);
  const words = isNumbered ? behind : said;
  return person.test(name) && isTold(words)
    ? { name, ...(isNumbered && { register: number }), ...(roleIn(words, isNumbered) ?? { text: words }) }
    : undefined;
}

/** Who somebody is, what the person does, under which number, and what else is said. */
function fitPerson({ item, lines }: Told): Parts | undefined {
  const text = textOf(item)?.name;
  if (!has(item, 'name', 'role')) return undefined;
  const [only = '', ...below] = lines.filter((line) => line !== '').map(withoutChatMarks);
  const sure = below.length === 0 ? splitSurely(item, only) : undefined;
  const isSure = sure?.['register'] !== undefined && person.test(sure['name'] ?? '');
  if (isSure && 'role' in sure && !isTold(sure['role'] ?? '')) return sure;
  const apart = only.split(besideNumber);
  const divided = apart.length > 1 ? apart : only.split(/,\s+(.+)/u).filter((part) => part !== '');
  const [first = '', ...rest] = below.length === 0 ? divided : [only, ...below];
  const others = rest.flatMap(apartFromNumber);
  const number = others.find((line) => registered.test(line));
  const [role, ...more] = others.filter((line) => line !== number);
  if (!person.test(first) || role === undefined || role.length > longestName) return undefined;
  if (below.length === 0 && isTold(role)) return undefined;
  if (number !== undefined && !has(item, 'register')) return undefined;
  if (more.length > 0 && text === undefined) return undefined;
  // On lines of its own the text stays as it was typed, with its paragraphs.
  const taken = [first, role, number];
  const isTaken = (line: string) =>
    apartFromNumber(withoutChatMarks(line)).every((part) => taken.includes(part));
  const own = lines.filter((line) => line === '' || !isTaken(line));
  const said = below.length === 0 ? more.join('\n') : inParagraphs(own);
  return {
    name: first,
    role,
    ...(number !== undefined && { register: number }),
    ...(text !== undefined && more.length > 0 && { [text]: said }),
  };
}

/** Words of any question. */
const ofQuestions = /^(?:qual|quais|quando|quanto|quantos|como|onde|voce|quer|deseja|prefere|precisa|para)$/;

/** A question, and what it can be answered with on the same line or below it: its name, its words and the answers. */
function fitAnswers({ item, lines }: Told): Parts | undefined {
  const [, label = '', said = ''] = /^([^?\n]{3,80}\?)\s+(.+)$/su.exec(inParagraphs(lines)) ?? [];
  if (!has(item, 'name', 'label', 'options') || label === '') return undefined;
  const answers = said
    .split(said.includes('\n') ? /\n/ : /\s*[,;/]\s*|\s+ou\s+/)
    .map((answer) => answer.replace(/^[-–—•·*]\s+/, '').trim())
    .filter((answer) => answer !== '');
  const isShort = answers.every((answer) => answer.length <= 40 && !/[.?!]$/.test(answer));
  const name =
    fold(label)
      .match(/\p{L}{4,}/gu)
      ?.find((word) => !ofQuestions.test(word)) ?? '';
  return answers.length < 2 || !isShort || name === ''
    ? undefined
    : {
        name,
        label,
        options: answers.map((answer) => capital(answer)).join('\n'),
      };
}

/** `Retorno: gratuito`: what stands in a price's place. */
const fitPriceless = ({ item, lines }: Told): Parts | undefined =>
  lines.length === 1 ? fitAsked(item, lines[0] ?? '') : undefined;

const figure =
  /^(?<value>(?:\+\s?|mais de |\+ de )?\d[\d.,]*\s?(?:mil(?!\p{L})|k(?!\p{L})|h(?!\p{L})|%|[★⭐]\uFE0F?)?\s?\+?)\s+(?:de\s+)?(?<label>(?!(?:de\s+)?(?:mil|k|h|a|às?|até|e|ou|m²?|km|kg|g|ml|l|min|x|mm|cm|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?![\p{L}²]))\p{L}.{2,})$/iu;

/** `98% de satisfação`: a number, and what it counts. */
export function fitFigure({ item, lines }: Pick<Told, 'item' | 'lines'>): Parts | undefined {
  // The number may stand on a line of its own.
  const [only = '', ...more] =
    lines.length === 2 && /^\S*\d\S*$/.test(lines[0] ?? '') ? [lines.join(' ')] : lines;
  // What is called so in a button is no figure's.
  const isFigure = has(item, 'value', 'label') && !targets.every((target) => has(item, target));
  const { value = '', label = '' } =
    (isFigure ? figure.exec(withoutChatMarks(only))?.groups : undefined) ?? {};
  return value === '' || more.length > 0 ? undefined : { value: value.trim(), label };
}

/** Fields without which an item says nothing, and which no words behind a name tell. */
const ofOthers = ['rating', 'date'];

/** What names days, in a row of hours. */
const ofDays =
  /(?<!\p{L})(?:feriad|fim de semana|dom|s[áa]b|seg|ter|qua|qui|sex|dias? [úu]te?i?s|v[ée]spera|natal|carnaval|di[áa]ri|todo)/iu;

/** `Retorno (não precisa marcar, é só vir)`: brackets that hold more than which one is meant. */
const inBrackets = /^([^:()]{2,60}?)\s+\(([^()]{20,})\)[.!]?$/u;

/** `Jejum: 8 horas antes`: what it is called, and what is said of it, but where a button leads. */
function fitPair({ item, lines }: Told): Parts | undefined {
  const [first = '', ...more] = lines;
  // What a list counts by itself carries no number of its own.
  const isCounted = has(item, 'title') && !has(item, 'price');
  const only = isCounted ? first.replace(counting, '') : first;
  // A price in a text is not where visitors look for it.
  const isPriced =
    (has(item, 'price') && /R\$|\breais\b/i.test(only)) ||
    (has(item, 'question', 'answer') && only.includes('?'));
  // Before hours stand days, and before a role somebody.
  const lead = /^[^:–—]*?(?=:\s|\s[-–—]\s)/u.exec(only)?.[0] ?? '';
  const isPerson = has(item, 'name', 'role');
  const isTimed = has(item, 'days', 'time') && !ofDays.test(lead);
  if (isTimed || (isPerson && lead !== '' && !person.test(lead))) return undefined;
  if (more.length > 0 || isPriced || ofOthers.some((name) => isNeeded(item, name))) return undefined;
  // A face behind brackets is of no field.
  const split = splitItem(
    item,
    withoutChatMarks(only).replace(/(?<=\))(?:\s*\p{Extended_Pictographic}\uFE0F?)+$/u, ''),
  );
  const isLink = targets.some((target) => split !== undefined && target in split);
  const [name, text] = [nameOf(item), textOf(item)];
  const own = split?.[name?.name ?? ''];
  if (split !== undefined && !isLink && Object.keys(split).length > 1)
    return name === undefined || own === undefined ? split : { ...split, [name.name]: withoutDrawings(own) };
  const [, called = '', said = ''] =
    /^([^:]{2,60}?)(?::\s+|\s+[-–—]\s+)(.{3,})$/u.exec(only) ?? inBrackets.exec(only) ?? [];
  return called === '' || called.includes('R$') || name === undefined || text === undefined
    ? undefined
    : { [name.name]: withoutDrawings(withoutChatMarks(called)), [text.name]: said };
}

/** `Aurora - www.aurora.com.br`: words, and where they lead, of an item that is no button. */
function fitLinked({ item, lines }: Told, field: string): Parts | undefined {
  const href = fieldsIn(item).find(({ name }) => name === 'href');
  const [, words = '', typed = ''] =
    /^(\S.*?)(?:\s+[-–—]|:)?\s+((?:https?:\/\/|www\.)\S+)$/su.exec(inParagraphs(lines)) ?? [];
  const isButton = targets.every((target) => has(item, target));
  if (href === undefined || isButton || words === '' || words.includes('\n')) return undefined;
  const address = behaviourFor(href.outline.schema)?.repair?.(typed) ?? typed;
  return isAccepted(href.outline.schema, address) ? { [field]: words, href: address } : undefined;
}

/** What reads a text that tells by itself what it is. */
const readers: readonly ((told: Told) => Parts | undefined)[] = [
  fitQuestion,
  ({ item, lines, today }) => fitReview(item, lines, today),
  fitDated,
  fitPerson,
  fitBiography,
  fitFigure,
  fitPriceless,
  fitAnswers,
];

/** A longer text is no item. In letters. */
const longest = 2000;

/**
 * What a text of any form tells of an item, by the fields that it has: a question, praise, a day, a person, a figure, or a name
 * with words behind it. For somebody to confirm: no word is left out but those that lead to another, and one may be meant otherwise.
 * In another field than the first, `field`, a text may well have a colon or a dash of its own.
 */
export function fitText(item: Outline, typed: string, today: string, field?: string): Parts | undefined {
  if (item.kind !== 'group' || typed.length > longest || typed.includes('\t')) return undefined;
  const lines = typed
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const labelled = fitLabelled(item, typed, (head) => fitText(item, head, today, field));
  if (labelled !== undefined && !has(item, 'question')) return labelled;
  for (const read of readers) {
    const parts = read({ item, lines, today });
    if (parts !== undefined) return parts;
  }
  const first = nameOf(item)?.name ?? fieldsIn(item).find((one) => one.isNeeded)?.name;
  const linked = fitLinked({ item, lines, today }, field ?? first ?? '');
  if (linked !== undefined) return linked;
  return field === undefined || field === first ? fitPair({ item, lines, today }) : undefined;
}
