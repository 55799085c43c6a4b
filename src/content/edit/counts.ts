import { fold } from '../../fields/fold.ts';
import { lookUp } from '../../fields/look-up.ts';
import { numberWords } from '../../fields/read-amount.ts';

/** A number, or a range of them, with what it counts: `12%`, `8 horas`, `10–14 dias`, `três pães`. */
export interface Count {
  /** As typed, and where. */
  readonly typed: string;
  readonly at: number;
  /** The numbers in digits; one that is not whole in another way as it is typed, such as `1h30`. */
  readonly from: string;
  readonly to: string | undefined;
  /** What stands between the two, such as ` a `. */
  readonly between: string;
  /** Without what makes it plural; what is counted, where it is no measure. */
  readonly unit: string;
  /** Of what is neither a time, a measure nor a percentage. */
  readonly isThing: boolean;
}

/** The measures of time, each with its plural. */
export const times: Readonly<Record<string, string>> = {
  minuto: 'minutos',
  hora: 'horas',
  dia: 'dias',
  semana: 'semanas',
  mes: 'meses',
  ano: 'anos',
};

/** Other forms of units. */
const forms: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(times).map(([one, more]) => [more, one])),
  h: 'hora',
  hs: 'hora',
  hr: 'hora',
  hrs: 'hora',
  min: 'minuto',
  mins: 'minuto',
  vez: 'x',
  vezes: 'x',
};

const ones: Readonly<Record<string, number>> = { um: 1, uma: 1, duas: 2 };
const words = [...Object.keys(ones), ...Object.keys(numberWords)].join('|').replace('tres', 'tr[eê]s');
/** A number in digits or words, as a pattern. */
export const number = String.raw`(?:\d+(?:[.,]\d+)?|(?:${words})(?!\p{L}))`;
const time = String.raw`(?:horas?|dias?|semanas?|m[eê]s(?:es)?|anos?|minutos?)`;
const short = String.raw`h(?:s|rs?)?|mins?`;
const join = String.raw`\s?[-–—]\s?|\s(?:a|à|at[eé]|ou|e)\s`;
const percentToo = String.raw`\s?%(?=(?:\s?[-–—]\s?|\s(?:a|at[eé])\s)\d+\s?%)`;
const timeToo = String.raw`\s?${time}(?=(?:${join})${number}\s?${time})`;
/** Things are counted in the plural; what ends in `mos` is what we do. */
const thing = String.raw`(?!\p{L}+mos(?!\p{L}))\p{L}{3,}s`;

const formOf = (unit: string) =>
  new RegExp(
    String.raw`(?<!R\$\s?|[\p{L}\d.,/:–—-])(?<from>${number})(?:(?<between>(?:${percentToo}|${timeToo})?(?:${join}))(?<to>${number}))?\s?(?<unit>%|${unit})(?![\p{L}\d]|\s+e\s+mei[ao]|\s?[–—-]\s?\d)`,
    'giu',
  );

/** Hours of the day are told by other means. */
const counted = formOf(String.raw`${time}|kg|km|x|vez(?:es)?|${thing}`);

/** The same as somebody types it in a hurry: `8hs`, `8h`. */
const typedShort = formOf(String.raw`${time}|${short}|kg|km|x|vez(?:es)?|${thing}`);

/** Hours with a part of one: `1h30`, `1 hora e meia`. */
const parted = new RegExp(
  String.raw`(?<![\p{L}\d.,/:–—-])${number}\s?h(?:oras?)?\s?(?:(?:e\s)?[0-5]\d(?:\s?min(?:utos?)?)?|e\smeia)(?![\p{L}\d])`,
  'giu',
);

/** Words in the plural that no number counts. */
const noThing = /^(?:mais|menos|reais|depois|apos|antes|apenas|todos|todas|outros|outras|pelos|pelas|entre)$/;

/** Behind such a word a number of hours is one of the day. */
const ofDay = /(?:^|\s)(?:[aà]s|das?|at[eé]|ao?)\s$/i;

const inDigits = (typed: string) =>
  String({ ...numberWords, ...ones }[fold(typed)] ?? typed.replace('.', ','));

function unitOf(typed: string): string {
  const unit = fold(typed);
  return lookUp(forms, unit) ?? (Object.hasOwn(times, unit) ? unit : unit.replace(/s$/, ''));
}

const isMeasure = (unit: string) => Object.hasOwn(times, unit) || /^(?:%|kg|km|x)$/.test(unit);

function read(text: string, form: RegExp): readonly Count[] {
  return [...text.matchAll(form)].flatMap(({ 0: typed, index: at, groups = {} }) => {
    const unit = unitOf(groups['unit'] ?? '');
    const [from, to] = [groups['from'] ?? '', groups['to']].map((one) => one && inDigits(one));
    const isThing = !isMeasure(unit);
    if (unit === 'hora' && ofDay.test(text.slice(0, at))) return [];
    if (isThing && (noThing.test(fold(groups['unit'] ?? '')) || !/^(?!1$)\d{1,3}$/.test(from ?? '')))
      return [];
    return [{ typed, at, from: from ?? '', to, between: groups['between'] ?? '', unit, isThing }];
  });
}

/** The counts of a text. */
export const countsIn = (text: string): readonly Count[] => read(text, counted);

function hurriedIn(text: string): readonly Count[] {
  const hours = [...text.matchAll(parted)].map(({ 0: typed, index: at }) => ({
    typed,
    at,
    from: typed,
    to: undefined,
    between: '',
    unit: 'hora',
    isThing: false,
  }));
  const isFree = ({ at }: Count) => !hours.some((one) => at >= one.at && at < one.at + one.typed.length);
  return [
    ...hours.filter(({ at }) => !ofDay.test(text.slice(0, at))),
    ...read(text, typedShort).filter(isFree),
  ];
}

/** Whether two counts say the same, in whatever form. */
export const isSameCount = (one: Count, other: Count): boolean =>
  one.from === other.from && one.to === other.to && one.unit === other.unit;

/** What is counted in one text and not in the other. */
function without(counts: readonly Count[], others: readonly Count[]): readonly Count[] {
  const left = [...others];
  return counts.filter((count) => {
    const at = left.findIndex((other) => isSameCount(count, other));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** A count before and after a change. */
export type CountChange = readonly [Count, Count];

const isTime = ({ unit }: Count) => Object.hasOwn(times, unit);
const isOfDay = /^(?:hora|minuto)/;

/** Whether two counts may be of one span of time, in hours or in days. */
const isSpan = (one: Count, other: Count) =>
  isTime(one) && isTime(other) && isOfDay.test(one.unit) === isOfDay.test(other.unit);

/** The counts at the same places of two texts that tell as many; nothing where another thing is counted at one of them. */
function pairInOrder(old: readonly Count[], fresh: readonly Count[]): readonly CountChange[] | undefined {
  if (old.length !== fresh.length || without(old, fresh).length === 0) return undefined;
  const pairs = old.flatMap((one, index): readonly CountChange[] => {
    const other = fresh[index];
    return other === undefined || isSameCount(one, other) ? [] : [[one, other]];
  });
  const isAlike = pairs.every(([one, other]) => one.unit === other.unit || isSpan(one, other));
  return isAlike ? pairs : undefined;
}

/** The only count of a unit that is gone, with the only one that has come. */
function pairByUnit(old: readonly Count[], fresh: readonly Count[]): readonly CountChange[] {
  const [gone, come] = [without(old, fresh), without(fresh, old)];
  return gone.flatMap((one): readonly CountChange[] => {
    const [same, others] = [gone, come].map((all) => all.filter(({ unit }) => unit === one.unit));
    const [other] = others ?? [];
    return other !== undefined && same?.length === 1 && others?.length === 1 ? [[one, other]] : [];
  });
}

/** The counts that two texts tell differently; a time may have another unit by now. */
export function findChanges(before: string, now: string): readonly CountChange[] {
  const old = countsIn(before);
  // What was written in short before is no other count's new form.
  for (const fresh of [countsIn(now), without(hurriedIn(now), hurriedIn(before))]) {
    const pairs = pairInOrder(old, fresh) ?? pairByUnit(old, fresh);
    if (pairs.length > 0) return pairs;
  }
  return [];
}

/** A count as it is told of in a sentence: its first letter is no longer that of a text. */
export const tellCount = ({ typed }: Count): string => typed.toLowerCase();
