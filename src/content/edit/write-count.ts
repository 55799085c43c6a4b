import { fold } from '../../fields/fold.ts';
import { lookUp } from '../../fields/look-up.ts';
import { number, times, type Count, type CountChange } from './counts.ts';

const isOne = ({ from, to }: Count) => to === undefined && from === '1';

/** A count as it is written where nothing of it was. */
function write(count: Count): string {
  const { typed, from, to, unit } = count;
  if (from === typed || !isPlain(count)) return typed;
  const name = lookUp(times, unit) ?? typed.replace(/^.*?(\p{L}+|%)$/su, '$1');
  const gap = /^(?:%|x)$/i.test(name) ? '' : ' ';
  return `${from}${to === undefined ? '' : ` a ${to}`}${gap}${isOne(count) ? name.replace(/e?s$/, '').replace(/^mes$/, 'mês') : name}`;
}

/** How much at least or at most. */
const limit =
  /(?<!\p{L})(a partir de|at[eé]|mais de|menos de|acima de|abaixo de|m[ií]nimo(?: de)?|m[aá]ximo(?: de)?|pelo menos|desde)\s$/iu;

const limitOf = (text: string, { at }: Count) => fold(limit.exec(text.slice(0, at))?.[1] ?? '');

/** Behind a count, what bends with it, or with its unit. */
const isFreeBehind =
  /^(?:\s*(?:[.,;:!?)\n–—]|$)|\s+(?:a|ao|com|d[aeo]s?|em|n[ao]s?|p(?:ara|or|elos?|elas?)|at[eé]|antes|depois|ap[oó]s|e|ou)(?!\p{L}))/iu;
const isBoundBefore = /(?<!\p{L})(?:[ao]s?|d[ao]s?|n[ao]s?|pel[ao]s?|cada|tod[ao]s?)\s$/iu;

const parts = new RegExp(String.raw`^${number}(?<between>.*?)(?:${number})?(?<rest>\s?(?:%|\p{L}+))$`, 'isu');

/** Whether a count is one number, or two of which the second alone has its unit. */
const isPlain = ({ between }: Count) => between.trim().length < 4;

/** What stands at a place with the numbers of another count of the same unit, in its own form; nothing where the two have other forms. */
function withNumbers(place: Count, fresh: Count): string | undefined {
  const isRange = fresh.to !== undefined;
  const isAlike =
    place.unit === fresh.unit && fresh.from !== fresh.typed && isRange === (place.to !== undefined);
  if (!isAlike || isOne(place) || isOne(fresh) || !isPlain(place) || !isPlain(fresh)) return undefined;
  const { between = '', rest = '' } = parts.exec(place.typed)?.groups ?? {};
  return `${fresh.from}${isRange ? `${between}${fresh.to}` : ''}${rest}`;
}

/** Where `de 10 a 14 dias` becomes `15 dias`: behind these words the `de`, or `entre`, belongs to the range. */
const ofRange = /(?<keep>^|[,;:(.]\s?|(?<!\p{L})(?:leva|levam|dura|duram|demora|demoram)\s)(?:de|entre)\s$/iu;

/** A change of a count, with the texts that tell of it. */
export interface Told {
  readonly change: CountChange;
  readonly before: string;
  readonly now: string;
}

/**
 * A text with another count in the place of one of its own; nothing where the words around it would not fit it, such as an
 * `útil` beside what becomes several, or a limit that was not told before.
 */
export function replaceCount(text: string, place: Count, { change, before, now }: Told): string | undefined {
  const [old, fresh] = change;
  const [wasLimit, isLimit, limitHere] = [limitOf(before, old), limitOf(now, fresh), limitOf(text, place)];
  const [head, tail] = [text.slice(0, place.at), text.slice(place.at + place.typed.length)];
  if (isLimit !== '' && isLimit !== wasLimit && isLimit !== limitHere) return undefined;
  if (limitHere !== '' && fresh.to !== undefined && place.to === undefined) return undefined;
  const numbers = withNumbers(place, fresh);
  if (numbers !== undefined) return `${head}${numbers}${tail}`;
  const bends = isOne(place) || isOne(fresh) || place.unit !== fresh.unit;
  if (bends && (!isFreeBehind.test(tail) || isBoundBefore.test(head))) return undefined;
  if (place.to === undefined || fresh.to !== undefined) return `${head}${write(fresh)}${tail}`;
  const start = head.replace(ofRange, '$<keep>');
  return /entre\s$/i.test(start) ? undefined : `${start}${write(fresh)}${tail}`;
}
