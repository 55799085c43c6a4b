import { dayWord, isSpans, readDays, splitDays } from './days-and-hours.ts';
import { plain } from './plain.ts';

/** In plain text, what stands between days with their hours: a sign that ends, or a joint or a space with another day behind it. */
const between = new RegExp(
  String.raw`\s*[;|\n]\s*|(?:\s*(?:[,/]|\be\b)\s*|(?<=\d\s?(?:h|hs|hrs)?|fechad[oa]s?)\s+)(?=(?:aos?\s|n[oa]s?\s)?${dayWord})`,
  'g',
);

/** A longer text is no row of hours, and its spaces alone would take seconds. In letters. */
const longest = 500;

/** `segunda a sexta 8h às 18h, sábado 8h às 12h` as rows of days and hours; nothing where a part is anything else. */
export function readHoursRows(said: string): readonly (readonly [string, string])[] | undefined {
  if (said.length > longest) return undefined;
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
  const rows = starts.map((from, at) => splitDays(said.slice(from, ends[at]).trim()));
  return rows.every((row) => row !== undefined) ? rows : undefined;
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
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** `9hs as 19hs` as `9h às 19h`, and a closing as a word; other words as they are. */
export function writeTime(time: string): string {
  const [, closed] = /^(fechad[oa]s?)\.?$/i.exec(time) ?? [];
  if (closed !== undefined) return closed.charAt(0).toUpperCase() + closed.slice(1).toLowerCase();
  if (!isSpans(time)) return time;
  const said = time === time.toUpperCase() ? time.toLowerCase() : time;
  return said.replaceAll(/(?<=\d)h(?:s|rs)(?![\p{L}\d])/giu, 'h').replaceAll(/\s+as\s+(?=\d)/gi, ' às ');
}
