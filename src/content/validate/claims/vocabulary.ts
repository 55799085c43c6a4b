import { businesses } from '../../../fields/business.ts';
import { subjects, type Subject } from '../../../fields/claim.ts';
import { monthlyOf, nameCounted } from '../../../fields/figures.ts';
import type { Topic } from '../../problems/kinds/claims.ts';
import type { SiteFile } from '../pages.ts';
import { plain } from '../../../fields/plain.ts';
import { amountPattern } from '../../../fields/read-amount.ts';

/** How a subject is spoken of. `number` is where the figure stands; a test says whether what surrounds it fits. */
export interface Pattern {
  readonly subject: Subject;
  readonly pattern: RegExp;
  /** The least figure that is meant so: `2 clientes` are no record. */
  readonly least?: number;
  /** What must stand before the phrase in its sentence. */
  readonly before?: RegExp;
  /** Not in a sentence on something that passes, such as a fair. */
  readonly isLasting?: boolean;
}

/** How the label beside a figure names its subject. */
interface Label extends Pattern {
  readonly label: RegExp;
}

/** How a site speaks of itself. */
export interface Vocabulary {
  /** What messages call each subject, in the order in which subjects are told. */
  readonly names: ReadonlyMap<Subject, string>;
  readonly patterns: readonly Pattern[];
  readonly labels: readonly Label[];
  /** The day on which it speaks, as ISO: rows of other days say nothing. */
  readonly today: string;
}

type Speaker = Pick<SiteFile, 'figures' | 'address' | 'business'>;
type Counted = NonNullable<NonNullable<SiteFile['figures']>['counted']>[number];

const more = String.raw`(?<number>(?:mais de |cerca de |quase |\+\s?)?${amountPattern}\+?)`;
const monthly = String.raw`\s?(?:/\s?mes|por mes|ao mes|a cada mes|todo mes|todos os meses|mensais|mensalmente)(?![a-z])`;
const noPeriod = String.raw`(?!\s?/|\s(?:por|ao|a cada|todo|todos os)\s(?:dia|semana|mes|meses|ano)|\s(?:diari|semana|mensa|anua))`;
const clauseEnd = String.raw`(?=\s*(?:$|[,;:!?)—–]|e\s|em\s|no\s|na\s|desde\s|ao longo|ate hoje))`;
const year = String.raw`(?<number>(?:19[5-9]|20[0-4])\d)(?![\d/%-]|[.,]\d)`;
const stars = String.raw`(?<number>[1-5](?:[.,]\d)?(?![\d.,]*\d))`;
const halfStars = String.raw`(?<![\d.,])(?<number>[1-5][.,]\d(?!\d))`;

/** The business's own: not `Vinho nota 4,5`. */
const beforeRating = /(?:^|[,;:(—–-]\s?|(?<![a-z])(?:com|e|temos|nossa|a|de|da)\s)$/;

/** Words as one alternative of a pattern over plain text; with none it matches nothing. */
function anyOf(words: readonly string[]): string {
  const escaped = words.map((word) => plain(word.trim()).replaceAll(/[^a-z\d]+/g, String.raw`[\s-]+`));
  return escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`;
}

/** Total and monthly figures of what a site counts. */
function speakOf({ subject, things, done, doing = [] }: Counted) {
  const counted = String.raw`\s(?:de\s)?${anyOf(things)}`;
  const served = String.raw`(?:\s(?:ja|foram|que))*\s${anyOf(done)}`;
  const total = { subject, least: 100, isLasting: true };
  const month = { subject: monthlyOf(subject), least: 20, isLasting: true };
  const named = anyOf(things);
  const patterns: readonly Pattern[] = [
    { ...month, pattern: RegExp(`${more}${counted}${served}${monthly}`, 'g') },
    // Without a word for what is done with them, they may be given something, or be a part of all.
    {
      ...month,
      before: RegExp(String.raw`(?:^|[,;:(—–-]\s?|(?<![a-z])(?:sao|recebemos|${anyOf(doing)})\s)$`),
      pattern: RegExp(`${more}${counted}${monthly}`, 'g'),
    },
    { ...total, pattern: RegExp(`${more}${counted}${served}(?![a-z])${noPeriod}`, 'g') },
    {
      ...total,
      before: RegExp(String.raw`${anyOf(doing)}\s$`),
      pattern: RegExp(`${more}${counted}(?![a-z])${noPeriod}${clauseEnd}`, 'g'),
    },
  ];
  const labels: readonly Label[] = [
    {
      ...month,
      label: RegExp(String.raw`^${named}(?: ${anyOf(done)})?(?:\s?/\s?| por | ao )mes$`),
      pattern: RegExp(more),
    },
    { ...total, label: RegExp(`^${named}(?: ja)?(?: ${anyOf(done)})?$`), pattern: RegExp(more) },
  ];
  return { patterns, labels };
}

const ratings: readonly Pattern[] = [
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
];

/** How many have reviewed the business, who calls its customers as it does. */
function speakOfReviews(customers: string): { readonly pattern: Pattern; readonly label: Label } {
  const said = { subject: 'reviews', least: 10 };
  const kinds = `e|reais|positivas|verificadas|no google|na internet|no facebook|5 estrelas|(?:de|d[oa]s) ${customers}`;
  return {
    pattern: {
      ...said,
      pattern: RegExp(String.raw`${more}\savaliacoes(?=\s*(?:$|[,;:!?)]|(?:${kinds})(?![a-z])))`, 'g'),
    },
    label: {
      ...said,
      label: RegExp(`^avaliacoes(?: (?:no google|reais|positivas|(?:de|d[oa]s) ${customers}))?$`),
      pattern: RegExp(more),
    },
  };
}

/** For how long there has been the business, in its town. */
function speakOfYears(city: string): readonly Pattern[] {
  const ways = `cuidando|atendendo|de experiencia|de historia|de tradicao|de mercado|em ${city}`;
  return [
    {
      subject: 'years',
      before: /(?:^|(?:^|\s)(?:sao|somam|temos|ja sao|ha|somamos|completamos)\s)$/,
      pattern: RegExp(String.raw`${more}\sanos\s(?:${ways})`, 'g'),
    },
    {
      subject: 'years',
      before: /(?:^|\s)(?:atendemos|cuidamos|estamos|cuidando)\s[^,;:]{0,60}ha\s$/,
      pattern: RegExp(String.raw`${more}\sanos`, 'g'),
    },
  ];
}

/** Since when there has been the business, and not a person or a service of it. */
function speakOfFounding(house: string, city: string, services: string): readonly Pattern[] {
  const others = `formad|\\bdra?\\b|conosco|na equipe|exame|domicil|${services}`;
  const ways = `atendemos|atendendo|cuidamos|cuidando|${house}|estamos|funcionamos|abert[ao]s?|em ${city}`;
  const birth = `abrimos as portas|fundad[ao]s?|nascemos|${house} (?:nasceu|abriu)`;
  return [
    { subject: 'founded', before: /^$/, pattern: RegExp(String.raw`desde\s${year}`, 'g') },
    {
      subject: 'founded',
      before: RegExp(String.raw`^(?!.*(?:${others})).*(?<![a-z])(?:${ways})(?![a-z]).*\s$`),
      pattern: RegExp(String.raw`(?<=\s)desde\s${year}`, 'g'),
    },
    {
      subject: 'founded',
      pattern: RegExp(String.raw`(?<![a-z])(?:${birth})[^;:,]{0,60}\sem\s(?:[a-z]{4,9} de )?${year}`, 'g'),
    },
  ];
}

const fixedLabels: Readonly<Record<'rating' | 'years' | 'founded', Label>> = {
  rating: {
    subject: 'rating',
    label: /^(?:nota|avaliacao|avaliacoes|estrelas)(?! pre| clin)/,
    pattern: RegExp(`^★?\\s?${stars}(?!\\s?(?:mil|k|\\+))`),
  },
  years: {
    subject: 'years',
    label: /^anos(?: de (?:experiencia|historia|mercado|tradicao)| cuidando.*)?$/,
    pattern: RegExp(more),
  },
  founded: {
    subject: 'founded',
    label: /^(?:fundacao|ano de fundacao|desde)$/,
    pattern: RegExp(`^${year}`),
  },
};

/** What people call the house: `Padaria` of `Padaria ou confeitaria`. */
function nounsOf(business: SiteFile['business']): readonly string[] {
  const meanings = business === undefined ? [] : businesses[business].meaning.split(' ou ');
  const nouns = meanings.map((meaning) => (/^\p{L}{5,}/u.exec(meaning) ?? [meaning])[0]);
  return [...nouns, 'empresa', 'negócio'];
}

/** A subject with its name, as messages take it. */
export function nameTopic(subject: Subject, { names }: Vocabulary): Topic {
  return { subject, name: names.get(subject) ?? subject };
}

/** The words in which a site may speak of its figures: those of any business, and its own of `site.yaml`. */
export function readVocabulary({ figures = {}, address, business }: Speaker, today: string): Vocabulary {
  const { counted = [], customers = [], services = [] } = figures;
  const own = counted.map(speakOf);
  const reviews = speakOfReviews(anyOf(['clientes', ...customers]));
  const city = anyOf([address.city]);
  return {
    today,
    names: new Map([...counted.flatMap(nameCounted), ...Object.entries(subjects)]),
    patterns: [
      ...own.flatMap(({ patterns }) => patterns),
      reviews.pattern,
      ...ratings,
      ...speakOfYears(city),
      ...speakOfFounding(anyOf(nounsOf(business)), city, anyOf(services)),
    ],
    labels: [
      ...own.flatMap(({ labels }) => labels),
      fixedLabels.rating,
      reviews.label,
      fixedLabels.years,
      fixedLabels.founded,
    ],
  };
}
