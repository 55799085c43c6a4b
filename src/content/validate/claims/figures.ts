import type { Subject } from '../../../fields/claim.ts';
import { amountPattern, aside, plain, readAmount } from './amount.ts';

/** A figure found in a text. */
export interface FigureFound {
  readonly subject: Subject;
  /** In one form, so that `10k+` and `mais de 10.000` are equal. */
  readonly value: string;
  /** The words that were read as a figure, as typed. */
  readonly phrase: string;
  /** The number alone as typed. */
  readonly said: string;
}

/** How a subject is spoken of. `number` is where the figure stands; a test says whether what surrounds it fits. */
interface Pattern {
  readonly subject: Subject;
  readonly pattern: RegExp;
  /** The least figure that is meant so: `2 pets` are no record. */
  readonly least?: number;
  /** What must stand before the phrase in its sentence. */
  readonly before?: RegExp;
  /** Not in a sentence on something that passes, such as a fair. */
  readonly isLasting?: boolean;
}

const more = String.raw`(?<number>(?:mais de |cerca de |quase |\+\s?)?${amountPattern}\+?)`;
const pets = String.raw`\s(?:de\s)?(?:pets|animais|bichinhos|peludos|pacientes|caes e gatos|cachorros e gatos)`;
const served = String.raw`(?:\s(?:ja|foram|que))*\s(?:atendidos|cuidados|passaram|confiam|confiaram|felizes|tratados|recebidos|satisfeitos)`;
const monthly = String.raw`\s?(?:/\s?mes|por mes|ao mes|a cada mes|todo mes|todos os meses|mensais|mensalmente)(?![a-z])`;
const noPeriod = String.raw`(?!\s?/|\s(?:por|ao|a cada|todo|todos os)\s(?:dia|semana|mes|meses|ano)|\s(?:diari|semana|mensa|anua))`;
const clauseEnd = String.raw`(?=\s*(?:$|[,;:!?)—–]|e\s|em\s|no\s|na\s|desde\s|ao longo|ate hoje))`;
const year = String.raw`(?<number>(?:19[5-9]|20[0-4])\d)(?![\d/%-]|[.,]\d)`;
const stars = String.raw`(?<number>[1-5](?:[.,]\d)?(?![\d.,]*\d))`;
const halfStars = String.raw`(?<![\d.,])(?<number>[1-5][.,]\d(?!\d))`;

/** The clinic's own: not `Ração nota 4,5`. */
const beforeRating = /(?:^|[,;:(—–-]\s?|(?<![a-z])(?:com|e|temos|nossa|a|de|da)\s)$/;

const patterns: readonly Pattern[] = [
  {
    subject: 'pets-per-month',
    least: 20,
    isLasting: true,
    pattern: RegExp(`${more}${pets}(?:${served})?${monthly}`, 'g'),
  },
  {
    subject: 'pets',
    least: 100,
    isLasting: true,
    pattern: RegExp(`${more}${pets}${served}(?![a-z])${noPeriod}`, 'g'),
  },
  {
    subject: 'pets',
    least: 100,
    isLasting: true,
    before: /(?:atendemos|atendeu|cuidamos de|cuidou de|cuidado de|recebemos)\s$/,
    pattern: RegExp(`${more}${pets}(?![a-z])${noPeriod}${clauseEnd}`, 'g'),
  },
  {
    subject: 'reviews',
    least: 10,
    pattern: RegExp(
      `${more}\\savaliacoes(?=\\s*(?:$|[,;:!?)]|(?:e|reais|positivas|verificadas|no google|na internet|no facebook|5 estrelas|de clientes|de tutores|dos tutores|dos clientes)(?![a-z])))`,
      'g',
    ),
  },
  {
    subject: 'rating',
    before: beforeRating,
    pattern: RegExp(`(?<![a-z])(?:nota|avaliacao)(?: media)?(?: de| e)?:?\\s${halfStars}`, 'g'),
  },
  {
    subject: 'rating',
    before: beforeRating,
    pattern: RegExp(
      `(?<![a-z])nota(?: media)?(?: de| e)?:?\\s${stars}(?=\\s*(?:$|[,;!?)]|e[mo]?\\s|n[oa]\\s))`,
      'g',
    ),
  },
  {
    subject: 'rating',
    pattern: RegExp(`${halfStars}\\s?(?:/\\s?5(?!\\d)|de 5(?!\\d)|estrelas|no google|[★⭐])`, 'g'),
  },
  { subject: 'rating', pattern: RegExp(`[★⭐]\\s?${halfStars}`, 'g') },
  {
    subject: 'years',
    before: /(?:^|(?:^|\s)(?:sao|somam|temos|ja sao|ha|somamos|completamos)\s)$/,
    pattern: RegExp(
      `${more}\\sanos\\s(?:cuidando|atendendo|de experiencia|de historia|de tradicao|de mercado|em passo fundo)`,
      'g',
    ),
  },
  {
    subject: 'years',
    before: /(?:^|\s)(?:atendemos|cuidamos|estamos|cuidando)\s[^,;:]{0,60}ha\s$/,
    pattern: RegExp(`${more}\\sanos`, 'g'),
  },
  { subject: 'founded', before: /^$/, pattern: RegExp(`desde\\s${year}`, 'g') },
  {
    subject: 'founded',
    before:
      /^(?!.*(?:formad|crmv|\bdra?\b|conosco|na equipe|plantao|emergenci|cirurgi|exame|domicil|banho|tosa|vacina|castra|interna)).*(?<![a-z])(?:atendemos|atendendo|cuidamos|cuidando|clinica|estamos|funcionamos|abert[ao]s?|em passo fundo)(?![a-z]).*\s$/,
    pattern: RegExp(`(?<=\\s)desde\\s${year}`, 'g'),
  },
  {
    subject: 'founded',
    pattern: RegExp(
      `(?<![a-z])(?:abrimos as portas|fundad[ao]s?|nascemos|clinica nasceu|clinica abriu)[^;:,]{0,60}\\sem\\s(?:[a-z]{4,9} de )?${year}`,
      'g',
    ),
  },
];

const labels: readonly (Pattern & { readonly label: RegExp })[] = [
  {
    subject: 'pets-per-month',
    least: 20,
    label: /^(?:pets|animais)(?: atendidos| cuidados)?(?:\s?\/\s?| por | ao )mes$/,
    pattern: RegExp(more),
  },
  {
    subject: 'pets',
    least: 100,
    label:
      /^(?:pets|animais|bichinhos|pacientes|caes e gatos)(?: ja)?(?: atendidos| cuidados| felizes| tratados)?$/,
    pattern: RegExp(more),
  },
  {
    subject: 'rating',
    label: /^(?:nota|avaliacao|avaliacoes|estrelas)(?! pre| clin)/,
    pattern: RegExp(`^★?\\s?${stars}(?!\\s?(?:mil|k|\\+))`),
  },
  {
    subject: 'reviews',
    least: 10,
    label: /^avaliacoes(?: (?:no google|reais|positivas|de clientes|de tutores|dos tutores))?$/,
    pattern: RegExp(more),
  },
  {
    subject: 'years',
    label: /^anos(?: de (?:experiencia|historia|mercado|tradicao)| cuidando.*)?$/,
    pattern: RegExp(more),
  },
  { subject: 'founded', label: /^(?:fundacao|ano de fundacao|desde)$/, pattern: RegExp(`^${year}`) },
];

/** What a typed figure says of its subject, in one form; nothing for what is no figure. */
export function readFigure(subject: Subject, typed: string): string | undefined {
  if (subject === 'rating') {
    const value = /\d(?:[.,]\d)?/.exec(typed)?.[0];
    return value === undefined ? undefined : String(Number(value.replace(',', '.')));
  }
  const amount = RegExp(amountPattern).exec(plain(typed))?.[0];
  const value = amount === undefined ? undefined : readAmount(amount);
  return value === undefined ? undefined : String(value);
}

/** A match as a figure, when it is large enough and its sentence is of the right kind. */
function accept(
  { subject, least = 0, before, isLasting }: Pattern,
  match: RegExpExecArray,
  sentence: string,
): FigureFound | undefined {
  const number = match.groups?.['number'] ?? '';
  const value = readFigure(subject, number);
  if (value === undefined || Number(value) < least) return undefined;
  const head = plain(sentence.slice(0, match.index)).trimStart();
  // A price, or the most that there is room for.
  if (/(?:r\$\s?|(?<![a-z])ate )$/.test(head)) return undefined;
  if (before !== undefined && !before.test(head)) return undefined;
  if (isLasting === true && aside.test(plain(sentence))) return undefined;
  const at = match.index + match[0].indexOf(number);
  const phrase = sentence.slice(match.index, match.index + match[0].length);
  return { subject, value, phrase, said: sentence.slice(at, at + number.length).trim() };
}

/** Figures in running text. Only what surely speaks of the whole clinic counts: no prices, ages, doses or durations. */
export function findFigures(text: string): readonly FigureFound[] {
  return text.split(/[.!?;](?=\s|$)|\n/).flatMap((sentence) => {
    const said = plain(sentence);
    const found = patterns.flatMap((pattern) =>
      [...said.matchAll(pattern.pattern)].flatMap((match) => accept(pattern, match, sentence) ?? []),
    );
    return found.filter(({ subject }, index) => found.findIndex((one) => one.subject === subject) === index);
  });
}

/** The figure that a number and its label make, such as `10k+` and `Pets atendidos`. */
export function findLabelled(value: string, label: string): FigureFound | undefined {
  const said = plain(label).trim();
  for (const one of labels) {
    const match = one.label.test(said) ? one.pattern.exec(plain(value)) : null;
    const found = match && accept(one, match, value);
    if (found) return { ...found, phrase: value, said: value };
  }
  return findFigures(`${value} ${label}`)[0];
}
