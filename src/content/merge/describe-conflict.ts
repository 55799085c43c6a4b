import { nameOf } from '../changes/compare.ts';
import { wordOfItem } from '../changes/words.ts';
import { nounFor } from '../schema/item-noun.ts';
import { shorten } from '../problems/wording.ts';
import { blocks } from '../schema/registry.ts';
import { valueAt } from '../source/place.ts';
import type { Conflict } from './conflict.ts';

function typeOf(section: unknown): string | undefined {
  const type = valueAt(section, ['type']);
  return typeof type === 'string' ? type : undefined;
}

/** A section by what its block is called, and by its number too where the page has several of that block. */
function describeSection(type: string | undefined, place: number, data: unknown): string {
  if (type === undefined) return `seção ${place + 1}`;
  const label = blocks.get(type)?.label ?? type;
  const sections = valueAt(data, ['sections']);
  const alike = Array.isArray(sections) ? sections.filter((one) => typeOf(one) === type) : [];
  return alike.length > 1 ? `${label} (seção ${place + 1})` : label;
}

/** One that is not in the text has no number there: it goes by its name. */
function describeAbsent(item: unknown, noun: string): string {
  const name = nameOf(item);
  return name === undefined ? noun : `${noun} "${shorten(name, 50)}"`;
}

/** Where a conflict is, in an editor's words: `Dúvidas, pergunta 2, resposta`. `data` is the merged text's. */
export function describeConflict(
  { path, ours, theirs }: Pick<Conflict, 'path'> & Partial<Conflict>,
  data: unknown,
): string {
  let type = typeOf(data);
  let noun: string | undefined;
  const words = path.flatMap((name, index): readonly string[] => {
    // The list of sections, and a list whose item comes next, are named by what stands in them.
    if (typeof name === 'string') return typeof path[index + 1] === 'number' ? [] : [wordOfItem(name, noun)];
    const isAbsent = theirs === undefined && index === path.length - 1;
    const list = String(path[index - 1] ?? '');
    if (index === 1 && list === 'sections') {
      type = typeOf(isAbsent ? ours : valueAt(data, path.slice(0, 2)));
      return [describeSection(type, name, data)];
    }
    noun = nounFor(list, type);
    return [isAbsent ? describeAbsent(ours, noun) : `${noun} ${name + 1}`];
  });
  return words.join(', ');
}
