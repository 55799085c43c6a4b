import { months } from '../../../defaults/months.ts';
import { plain } from '../../../fields/plain.ts';

/** What lasts for a while, or is a part of the year. `nos feriados` is of every one, and so of always. */
const passing = `reforma|obras?|mudanca|recesso|ferias|feriad(?:o|ao|oes)|carnaval|pascoa|(?<!em )natal|ano[- ]novo|reveillon|copa|greve|pandemia|inventario|balanco|verao|inverno|outono|primavera|${months.map(plain).join('|')}`;

const named = String.raw`(?:durante|enquanto|em|n[oa]s?|ate|de|d[oa]s?) (?:[oa]s? )?(?:${passing})`;

const words = [
  named,
  '(?:n?[ea]ss?[ea]|n?esta|na proxima|na outra) semana|semana que vem|por enquanto|hoje|amanha',
  '(?:temporaria|provisoria|excepcional)(?:mente)?|(?:temporari|provisori)[oa]s?',
  'horarios? (?:especia(?:l|is)|reduzidos?|estendidos?|diferenciados?|alternativos?)',
];

/** Behind these it is what the hours are in spite of, or where they do not hold. */
const butFor = String.raw`(?<!(?<![a-z])(?:exceto|menos|salvo|fora|inclusive|mesmo) )`;

/** Around the clock, where no word before it makes a day of it. */
const always = String.raw`(?<!(?<![a-z])(?:ate|a|de|em|dias?|o) )24/7(?!\d|/)`;

const ofWhile = new RegExp(
  String.raw`(?<![a-z])${butFor}(?:${words.join('|')})(?![a-z])|(?<![\d/])(?!${always})\d{1,2}/(?:0?[1-9]|1[0-2])(?:/\d{2,4})?(?![\d/])`,
);

/** Whether a text without accents names a limited time, such as `durante a reforma` or `até 30/12`: hours told with it are not those of always. */
export const namesWhile = (said: string): boolean => ofWhile.test(said);

const ends = /[.!?…](?=\s)|\n/g;

/** Says that the business is closed for that time, so that what follows holds the rest of it. */
const closes = /(?<![a-z])(?:fech|nao (?:abr|atend|funcion))/;

/** Whether the sentence at a place of a text without accents, or the one that leads to it, names a limited time. */
export function isForWhile(said: string, at: number): boolean {
  const cuts = [...said.matchAll(ends)].map(({ index }) => index + 1);
  const before = cuts.filter((cut) => cut <= at);
  const start = before.at(-1) ?? 0;
  const lead = said.slice(before.at(-2) ?? 0, start);
  const sentence = said.slice(
    start,
    cuts.find((cut) => cut > at),
  );
  return namesWhile(sentence) || (namesWhile(lead) && !closes.test(lead));
}
