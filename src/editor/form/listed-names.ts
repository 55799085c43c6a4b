import { capital, countOf, valueAt } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { wishRows, type Pasted } from './paste-rows.ts';
import { nounAt } from './noun-at.ts';

/** A longer text is no name. In letters and in words. */
const longest = 40;
const most = 5;

/** A longer line lists more than an item's neighbours. In letters. */
const longestList = 400;

/** Fewer may be the one thing that an item says. */
const least = 3;

/** What only sentences, prices and hours have. */
const noName = /[.!?:()]|R\$|\d\s?h(?:\d|\b)|^e$/i;

/** The names that a line lists, `Massas, doces e salgados`; nothing where it says something else. */
export function listedNames(line: string): readonly string[] | undefined {
  if (line.length > longestList) return undefined;
  const text = line.trim().replace(/[.;,]$/, '');
  const parts = text.split(/\s*[,;](?!\d)\s*/);
  const last = parts.length > 1 ? (parts.pop() ?? '').split(/\s+e\s+/) : [];
  const names = [...parts, ...last].map((part) => part.replace(/^e\s+/, ''));
  const isName = (name: string) =>
    name !== '' && name.length <= longest && name.split(/\s+/).length <= most && !noName.test(name);
  return names.length >= least && !text.includes('\n') && names.every(isName) ? names : undefined;
}

/**
 * A list that was pasted into one item of a list of words, as an item for each of its names. Nothing where it does not stand
 * there any more, or the list has no room.
 */
export function wishListed(data: unknown, pasted: Pasted): EditWish | undefined {
  const { text, list, path, index } = pasted;
  const names = list.item.kind === 'text' ? listedNames(text) : undefined;
  if (names === undefined || valueAt(data, [...path, index]) !== text.trim()) return undefined;
  const rows = wishRows({ ...pasted, text: names.map(capital).join('\n') });
  return rows && { ...rows, label: `fazer ${countOf(names.length, nounAt(data, path))}` };
}
