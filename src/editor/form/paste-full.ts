import { inLine } from '../ui/in-line.ts';
import { insertData, readData, removeItem, valueAt, type Edit } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { inQuotes, shorten } from './in-quotes.ts';
import { partsIn } from './paste-parts.ts';
import { hasRoom, itemOf, type Pasted } from './paste-rows.ts';

/** That a list has no room for what was pasted into it, and what can be done with that. */
interface FullList {
  readonly said: string;
  /**
   * Puts what was pasted in the place of all that the list has: nothing where that is more than twice as many, or says more than what
   * was pasted.
   */
  readonly wish: EditWish | undefined;
}

/** Items that were pasted into one of a list, and stand in its field in one line, where the list may not have so many; nothing of any other text. */
export function tellFull(data: unknown, pasted: Pasted): FullList | undefined {
  const { text, field, list, path, index, count } = pasted;
  if (field === undefined || list.most === undefined) return undefined;
  const { items } = partsIn(pasted);
  const isPasted = (given: unknown) => inLine(valueAt(given, [...path, index, field])) === inLine(text);
  if (items.length < 2 || hasRoom(pasted, items) || !isPasted(data)) return undefined;
  const already = count === list.most ? 'já tem todos' : `já tem ${count}`;
  const own = valueAt(data, path);
  // A drawing beside a word is of that word.
  const told = new Set(['icon', ...items.flatMap((item) => Object.keys(item))]);
  const isSaid = (given: unknown) => Object.keys(Object(given)).every((name) => told.has(name));
  const isMeant = items.length <= list.most && items.length * 2 >= count;
  const isSure = isMeant && Array.isArray(own) && own.every(isSaid);
  const named = items.map((item) => inLine(item[field]));
  const goneOf = (given: unknown) =>
    (Array.isArray(given) ? given : []).flatMap((item, at) => {
      const called = inLine(valueAt(item, [field]));
      return at === index || called === '' || named.includes(called) ? [] : [called];
    });
  const gone = goneOf(own);
  return {
    said:
      items.length > list.most
        ? `Nesta lista cabem no máximo ${list.most}, e você colou ${items.length}. Cole aqui só uma parte, e o resto em outra seção.`
        : `Nesta lista cabem no máximo ${list.most}, e ela ${already}. Para acrescentar os ${items.length} que você colou, apague outros antes.`,
    wish: isSure
      ? {
          label: `pôr os ${items.length} no lugar de todos os da lista${gone.length === 0 ? '' : `, sem ${inQuotes(gone.map(shorten))}`}`,
          said: `A lista tem agora só os ${items.length} que você colou.`,
          path,
          edit: (now) => {
            const given = valueAt(readData(now), path);
            const isSame = isPasted(readData(now)) && goneOf(given).join('\n') === gone.join('\n');
            if (!isSame || !Array.isArray(given)) return { ok: true, text: now };
            const added = items.reduce<Edit>(
              (done, item, at) =>
                done.ok ? insertData(done.text, path, given.length + at, itemOf(item, pasted)) : done,
              { ok: true, text: now },
            );
            return given.reduce<Edit>((done) => (done.ok ? removeItem(done.text, path, 0) : done), added);
          },
        }
      : undefined,
  };
}
