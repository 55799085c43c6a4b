import { readTime } from '../../../fields/days-and-hours.ts';
import { saysClosed, saysGone, saysHidden } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import { writeValue } from '../../problems/wording.ts';
import { findBlock, writeAsPreface, writeAsProse, writeAsSection } from '../../schema/as-section.ts';
import { namesIn } from '../../schema/outline.ts';
import type { Line } from '../lines.ts';
import { faultOfValue, faultOn, type Telltale } from './fault.ts';
import { findGroup } from './group-around.ts';
import { isSection } from './shifted.ts';

const isWritten = ({ kind }: Line) => kind === 'content';

/** Whether words are hours, of which a row says nothing else. */
const saysHours = (words: string) => /^24 ?h/i.test(words) || readTime(words) !== undefined;

interface Answer {
  readonly says: (words: string) => boolean;
  readonly field: string;
  /** What stands in the field; the words themselves where nothing does. */
  readonly value?: string;
}

/** Words that tell without a name which field they are. */
const answers: readonly Answer[] = [
  { says: saysGone, field: 'soldOut', value: 'sim' },
  { says: saysHidden, field: 'hidden', value: 'sim' },
  { says: saysClosed, field: 'time', value: 'Fechado' },
  { says: saysHours, field: 'time' },
];

/** `ESGOTADO`, `ocultar` or `fechado` alone, or as an item, below the fields of what has a field for it. */
export const answerAlone: Telltale = (line, lines, index) => {
  if (line.key !== undefined || line.dashes > 1) return undefined;
  const answer = answers.find(({ says }) => says(line.value));
  const above = lines.slice(0, index).findLast(isWritten);
  if (answer === undefined || above?.key === undefined || above.isText) return undefined;
  const isItem = line.dashes > 0;
  // Below the name of a list it is an item of it, and further in it goes on with the text above.
  if ((isItem || line.indent > above.column) && above.value === '') return undefined;
  if (!isItem && line.indent > above.column) return undefined;
  const group = findGroup(lines, index, above.column);
  const isFree = group?.names.includes(answer.field) === false;
  if (!isFree || !group.outlines.some((one) => namesIn(one).includes(answer.field))) return undefined;
  const better = `${' '.repeat(above.column)}${answer.field}: ${answer.value ?? writeValue(line.value)}`;
  return faultOfValue(line, finding('answerAlone', { line: better, isItem }));
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

/** Whether a line says nothing that a page knows, right at the margin of the sections or further out. */
const isLoose = (line: Line, margin: number) =>
  isWritten(line) &&
  !line.isText &&
  line.dashes === 0 &&
  line.indent <= margin &&
  !/^[a-z]\w*$/.test(line.key ?? '') &&
  // What begins in small letters is rather a note to the team.
  /^(?:https?:|[\p{Lu}\d\p{Extended_Pictographic}*_=~•])/u.test(line.text.trim());

/** Words between blank lines and the next section, or the end of the file: a pasted text, or the address of a video. */
export const wordsBetweenSections: Telltale = (line, lines, index) => {
  const margin = lines.slice(0, index).findLast(isSection)?.indent;
  if (margin === undefined || lines[index - 1]?.kind !== 'blank' || !isLoose(line, margin)) return undefined;
  const next = lines.findIndex((one, at) => at > index && isWritten(one) && !isLoose(one, margin));
  const following = lines[next];
  if (following !== undefined && !isSection(following)) return undefined;
  const own = lines.slice(index, next === -1 ? lines.length : next);
  const run = own.slice(0, own.findLastIndex(isWritten) + 1);
  if (run.some(({ kind }) => kind === 'comment')) return undefined;
  const said = run.map(({ text }) => text.trim()).filter((text) => !/^[*_=~•\s-]+$/.test(text));
  const section = writeAsProse(said.join('\n').trim());
  if (said.length === 0 || section === undefined) return undefined;
  const mistake = finding('wordsBetweenSections', {
    first: index + 1,
    last: index + run.length,
    lines: section.map((one) => (one === '' ? '' : ' '.repeat(margin) + one)),
  });
  return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
};
