import { capital } from './capital.ts';
import { daysPattern, dayWord, isSpans, otherDay, readDays, saysWhen, splitDays } from './days-and-hours.ts';
import { plain } from './plain.ts';

/** In plain text, what stands between days with their hours: a sign that ends, or a joint or a space with another day behind it. */
const between = new RegExp(
  String.raw`\s*[;|\n]\s*|(?:\s*(?:[,/]|\be\b)\s*|(?<=\d\s?(?:h|hs|hrs)?|fechad[oa]s?)\s+)(?=(?:aos?\s|n[oa]s?\s)?${dayWord})`,
  'g',
);

/** A longer text is no row of hours, and its spaces alone would take seconds. In letters. */
const longest = 500;

/** The parts of a text each of which may be a row of hours: `segunda a sexta 8h às 18h` and `sábado 8h às 12h` of both in one line. */
export function hoursParts(typed: string): readonly string[] {
  if (typed.length > longest) return [typed];
  // `8h30/18h30` is from when to when.
  const said = typed.replaceAll(/(\dh(?:\d\d)?|\d:\d\d)\/(?=\d{1,2}(?:h|:\d))/g, '$1-');
  const folded = plain(said);
  // Between two days of one row no hour has been told yet.
  let start = 0;
  const joints = [...folded.matchAll(between)].filter(({ index, 0: joint }) => {
    const isEnd = /\d|fechad/.test(folded.slice(start, index));
    if (isEnd) start = index + joint.length;
    return isEnd;
  });
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
  const ends = [...joints.map(({ index }) => index), said.length];
  return starts.map((from, at) => said.slice(from, ends[at]).trim());
}

/** `segunda a sexta 8h às 18h, sábado 8h às 12h` as rows of days and hours; nothing where a part is anything else. */
export function readHoursRows(typed: string): readonly (readonly [string, string])[] | undefined {
  const rows = typed.length > longest ? [] : hoursParts(typed).map(splitDays);
  return rows.length > 0 && rows.every((row) => row !== undefined) ? rows : undefined;
}

/** What tells without a sign before it that words stand for hours, in plain text. */
const instead = String.raw`(?:so|somente|apenas|plantao|fechad[oa]s?|sob|com hora marcada)\b`;

const worded = new RegExp(
  `^(?<days>${daysPattern})(?:(?:\\s*:\\s*|\\s*\\t\\s*|\\s+[–-]\\s+)(?=\\p{L})|\\s+(?=${instead}))`,
  'u',
);

/** `Domingos e feriados: somente emergências`, `Dom só plantão` as days and the words for their hours; nothing for any other row. */
export function readWordedHours(row: string): readonly [string, string] | undefined {
  const { 0: led = '', groups: { days = '' } = {} } = worded.exec(plain(row)) ?? {};
  const words = row.slice(led.length).trim();
  const isOfThose = days !== '' && saysWhen(words) && !otherDay.test(plain(words));
  return isOfThose ? [row.slice(0, days.length), words] : undefined;
}

const isHours = (line: string) => isSpans(line) || saysWhen(line);

/** Days and hours that stand on lines by turns, with the days on the line of their hours; other lines as they are. */
export function joinTurns(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let before: 'days' | 'hours' | undefined;
  for (const line of lines) {
    const last = joined.length - 1;
    const isBelow = readDays(line) === undefined && isHours(line.trim());
    if (before === 'days' && isBelow) {
      joined[last] = `${joined[last]?.trim().replace(/:$/, '')}: ${line.trim()}`;
      before = 'hours';
    } else if (before === 'hours' && isSpans(line)) joined[last] = `${joined[last]} e ${line.trim()}`;
    else {
      before = readDays(line) === undefined ? undefined : 'days';
      joined.push(line);
    }
  }
  return joined;
}

/** Days as people shorten them, each with its name. */
const shortDays: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})seg(?!\p{L})\.?/giu, 'segunda'],
  [/(?<!\p{L})ter(?!\p{L})\.?/giu, 'terça'],
  [/(?<!\p{L})qua(?!\p{L})\.?/giu, 'quarta'],
  [/(?<!\p{L})qui(?!\p{L})\.?/giu, 'quinta'],
  [/(?<!\p{L})sex(?!\p{L})\.?/giu, 'sexta'],
  [/(?<!\p{L})s[aá]b(?!\p{L})\.?|(?<!\p{L})sabado(?!\p{L})/giu, 'sábado'],
  [/(?<!\p{L})dom(?!\p{L})\.?/giu, 'domingo'],
];

/** `SEG A SEX` as `Segunda a sexta`; other words as they are. */
export function writeDays(days: string): string {
  if (readDays(days) === undefined) return days;
  const said = days === days.toUpperCase() ? days.toLowerCase() : days;
  const isMany = /^aos?\s/i.test(said);
  const whole = shortDays.reduce(
    (done, [short, day]) => done.replaceAll(short, isMany ? `${day}s` : day),
    said,
  );
  return capital(whole);
}

/** What only leads to hours that are new. */
const leading =
  /^(?:(?:agora|[eé]|fica|vai ser|ser[áa]|passa a ser|mudou para|novo hor[áa]rio):?\s+)+(?=(?:das?\s)?\d)/iu;

/** `agora é das 9h às 15h 🙏` as the hours alone; anything else as it is. */
export function bareTime(typed: string): string {
  const bare = typed
    .trim()
    .replace(leading, '')
    .replace(/(?<=[\p{L}\d])[^\p{L}\d)]+$/u, '');
  return isSpans(bare) ? bare : typed;
}

/** `9hs as 19hs` as `9h às 19h`, and a closing as a word; other words as they are. */
export function writeTime(typed: string): string {
  const time = bareTime(typed);
  const [, closed, rest = ''] = /^(fechad[oa]s?)(?:\.|(\s*\(.*\)))?$/i.exec(time) ?? [];
  if (closed !== undefined) return `${closed.charAt(0).toUpperCase()}${closed.slice(1).toLowerCase()}${rest}`;
  if (!isSpans(time)) return time;
  const said = time === time.toUpperCase() ? time.toLowerCase() : time;
  return said.replaceAll(/(?<=\d)h(?:s|rs)(?![\p{L}\d])/giu, 'h').replaceAll(/\s+as\s+(?=\d)/gi, ' às ');
}
