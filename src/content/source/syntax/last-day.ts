import { isRealDate, repairDate, suchDay } from '../../../fields/repair-date.ts';
import { finding } from '../../problems/finding.ts';
import { isLongText } from '../../schema/files.ts';
import { namesIn } from '../../schema/outline.ts';
import { isWritten } from '../lines.ts';
import { faultOfValue, type Telltale } from './fault.ts';
import { findGroup } from './group-around.ts';

const lead =
  /^(?:(?:promo(?:[çc][ãa]o|[çc][õo]es)?|ofertas?|descontos?|pacotes?|pre[çc]os?|condi[çc](?:[ãa]o|[õo]es)|v[áa]lid[ao]s?|valid[ao]de|vale[m]?|vence[m]?|termina[m]?|acaba[m]?|mostrar|aparecer?|n[oa]|em|ar|site|página|s[óo]|somente|apenas|vigente|est[áa])[:,]?\s+)*/iu;
const lastDay =
  /^(?:at[ée]\s+(?:o\s+)?)?(?:dia\s+)?(?<day>\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}º? de \p{L}{3,9}(?: de \d{4})?)[.!]*$/iu;

/** The day until which words say that something holds: `20/12` of `válido até 20/12`. */
function readLastDay(words: string): string | undefined {
  const [said = ''] = lead.exec(words) ?? [];
  const rest = words.slice(said.length);
  // A day alone may be any day.
  if (!/^at[ée]\s/i.test(rest) && !/(?:vence|termina|acaba|v[áa]lid|validade)/i.test(said)) return undefined;
  const day = lastDay.exec(rest)?.groups?.['day'] ?? '';
  // Which year it is, only who knows today can say.
  const isDay = isRealDate(day) || suchDay(day, '2024-01-01', 'next') !== undefined;
  return repairDate(day) ?? (isDay ? day : undefined);
}

/** `válido até 20 de dezembro` between the fields of a section or an item: the field for its last day. */
export const lastDayAlone: Telltale = (line, lines, index) => {
  if (!isWritten(line) || line.key !== undefined || line.dashes > 0) return undefined;
  const day = readLastDay(line.value);
  const above = lines.slice(0, index).findLast(({ kind }) => kind === 'content');
  if (day === undefined || above?.key === undefined || above.isText || line.indent > above.column)
    return undefined;
  // A text of several lines may say so.
  if (isLongText(above.key)) return undefined;
  const group = findGroup(lines, index, above.column);
  const field = ['validUntil', 'showUntil'].find((name) =>
    group?.outlines.some((one) => namesIn(one).includes(name)),
  );
  if (group === undefined || field === undefined || group.names.includes(field)) return undefined;
  const better = `${' '.repeat(above.column)}${field}: ${day}`;
  const isItem = !group.names.includes('type');
  return faultOfValue(
    line,
    finding('lastDayAlone', { line: better, isShown: field === 'showUntil', isItem }),
  );
};
