import { fitWhole, writeValue } from '../problems/wording.ts';
import { writeAsProse } from './as-section.ts';
import { fieldsIn, outlineOf } from './outline.ts';
import { blocks } from './registry.ts';
import { writeItem, writePage } from './write-item.ts';

type Lines = readonly string[];

/** Whether words are a sentence, and not one more row of a list. */
const isSentence = (words: string) =>
  words.length > 25 && words.length <= 100 && /[\p{L}\d)][.!?…]$|\s\S+\s\S+\s/u.test(words);

/** The first section that a page has, with its title and the long text below that. */
function writeOpening(title: string, text: string | undefined): Lines | undefined {
  const first = [...blocks.values()].find(({ contracts }) => contracts?.some(({ rule }) => rule === 'first'));
  const outline = first && outlineOf(first.schema);
  const fields = fieldsIn(outline);
  const head = fields.find(
    ({ name, isNeeded, outline: own }) => isNeeded && name !== 'type' && own.kind === 'text',
  );
  const below = fields.find(({ outline: own }) => own.kind === 'text' && own.control === 'long');
  if (first === undefined || head === undefined) return undefined;
  const said = text === undefined || below === undefined ? {} : { [below.name]: text };
  return writeItem(outline, { type: first.type, [head.name]: title, ...said });
}

/**
 * A page made of a text that says nothing of its fields: the first line as its title, a sentence below as what it is about,
 * and the rest as a section of mere text, as far as all can be shown.
 */
export function writePageOf(rows: Lines): Lines {
  const frame = writePage();
  const [first = '', second, ...more] = rows.map((row) => row.trim()).filter((row) => row !== '');
  const title = first.replace(/[.:]$/, '');
  const text = second !== undefined && isSentence(second) ? second : undefined;
  const rest = second === undefined || text !== undefined ? more : [second, ...more];
  const opening = writeOpening(title, text);
  const at = frame.indexOf('sections:');
  if (opening === undefined || at === -1) return frame;
  const head = frame.slice(0, at).map((line) => {
    if (line.startsWith('title:')) return `title: ${writeValue(title)}`;
    return line.startsWith('description:') && text !== undefined ? `description: ${writeValue(text)}` : line;
  });
  const prose = rest.length === 0 ? [] : (writeAsProse(rest.join('\n')) ?? []);
  const lines = [...head, 'sections:', ...opening.map((line) => `  ${line}`)];
  const whole = [...lines, ...prose.map((line) => `  ${line}`)];
  if (fitWhole(whole)) return whole;
  return fitWhole(lines) ? lines : frame;
}
