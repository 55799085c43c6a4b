import { saysGone } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import { findBlock, writeAsPreface, writeAsSection } from '../../schema/as-section.ts';
import { findListOf } from '../../schema/files.ts';
import type { Line } from '../lines.ts';
import { faultOfValue, faultOn, type Telltale } from './fault.ts';
import { isSection } from './shifted.ts';

const isWritten = ({ kind }: Line) => kind === 'content';

/** `ESGOTADO` alone, or as an item, below the fields of an item that has a field for it. */
export const soldOutAlone: Telltale = (line, lines, index) => {
  if (line.key !== undefined || line.dashes > 1 || !saysGone(line.value)) return undefined;
  const above = lines.slice(0, index).findLast(isWritten);
  const type = lines.slice(0, index).findLast(isSection);
  if (above?.key === undefined || above.isText || type === undefined || above.column === type.column)
    return undefined;
  const isItem = line.dashes > 0;
  // Below the name of a list it is an item of it.
  if (isItem && above.value === '') return undefined;
  if (findListOf(type.value, 'soldOut', () => true) === undefined) return undefined;
  const better = `${' '.repeat(above.column)}soldOut: sim`;
  return faultOfValue(line, finding('soldOutAlone', { line: better, isItem }));
};

/** Whether words are in capitals, as people write what visitors are to see. */
const isLoud = (text: string) => /\p{Lu}.*\p{Lu}/su.test(text) && !/\p{Ll}/u.test(text);

/** `AVISO: fechamos na segunda`, or `FECHADO NA SEGUNDA`, between `sections:` and the first of them. */
export const wordsAboveSections: Telltale = (line, lines, index) => {
  const { key, dashes } = line;
  const text = line.text.trim();
  if (line.kind !== 'content' || dashes > 0 || line.value === '') return undefined;
  if (key === undefined && !isLoud(text)) return undefined;
  const above = lines.slice(0, index).findLast(isWritten);
  const next = lines.slice(index + 1).find(isWritten);
  if (above?.key !== 'sections' || above.indent > 0 || above.value !== '' || next === undefined)
    return undefined;
  const block = key === undefined ? undefined : findBlock(key);
  // A field's name is one of a section that lost its first line.
  if (!isSection(next) || (block === undefined && /^[a-z]\w*$/.test(key ?? ''))) return undefined;
  const section = (block && writeAsSection(block, line.value)) ?? writeAsPreface(text);
  if (section === undefined) return undefined;
  const margin = ' '.repeat(next.indent);
  const mistake = finding('wordsAboveSections', {
    number: index + 1,
    lines: section.map((one) => margin + one),
    note: `# ${text}`,
  });
  return faultOn(line, line.column, line.text.trimEnd().length, mistake);
};
