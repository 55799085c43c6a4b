import { findOwnFigures, formatDay, isoOf, listItems } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import { isHiddenSection } from '../outline/describe-section.ts';
import type { Session, Texts } from '../session/session.ts';
import { dataBefore } from './former-values.ts';
import { dataOf, isPage } from './knowledge.ts';

interface Saved {
  readonly files: Texts;
  readonly base: Session['base'];
  readonly today: string;
}

/** A text that still says a figure of an item that is not shown any more. */
interface FigureLeft {
  readonly typed: string;
  readonly name: string;
  /** The day from which it is shown again; nothing where it is hidden. */
  readonly from: string | undefined;
  readonly places: readonly { readonly file: string; readonly path: FieldPath }[];
}

/** Why an item is not shown today: the first day on which it will be, as ISO, or nothing where that is open. */
function goneOf(data: Readonly<Record<string, unknown>>, today: string) {
  if (isHiddenSection(data)) return { from: undefined };
  const day = typeof data['showFrom'] === 'string' ? isoOf(data['showFrom']) : '';
  return day > today ? { from: formatDay(day) } : undefined;
}

/** Where texts of a page still say figures of an item which what was saved has hidden, or put off to a later day. */
export function* listFiguresLeft({ files, base, today }: Saved): Generator<FigureLeft> {
  for (const [file, text] of Object.entries(files)) {
    const old = base[file]?.text;
    if (text === null || old === undefined || !isPage(file)) continue;
    const data = dataOf(file, text);
    const gone = listItems(data).flatMap((item) => {
      const why = goneOf(item.data, today);
      return why === undefined ? [] : [{ ...item, ...why }];
    });
    if (gone.length === 0) continue;
    const before = listItems(dataBefore(old)).filter((item) => goneOf(item.data, today) === undefined);
    for (const { path, name, from } of gone) {
      if (!before.some((item) => item.name === name)) continue;
      const found = findOwnFigures(file, data, path);
      const [first] = found;
      if (first !== undefined)
        yield { typed: first.typed, name, from, places: found.map((one) => ({ file, path: one.path })) };
    }
  }
}
