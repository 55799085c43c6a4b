import { insertSection } from '../../content/edit/insert.ts';
import { moveSection } from '../../content/edit/move.ts';
import type { Edit } from '../../content/edit/outcome.ts';
import { parse } from '../../content/edit/parse.ts';
import { setValue } from '../../content/edit/set-value.ts';
import { valueAt } from '../../content/source/place.ts';

/** The page that the guide changes, by the name of its file. */
export const pageName = 'banhoetosa';

/** The notice that the guide puts above the cover, but for its days. */
export const notice = `type: notice
kind: holiday
title: Fechamos no dia 25
text: A agenda volta ao normal no dia 26.
`;

/** The price that the guide changes: as it is, as it will be, and typed by mistake. */
export const prices = { old: 'R$ 35', fresh: 'R$ 39', wrong: '39' } as const;

/** The guide's page as it is, after each of its tasks, and with its mistake. */
export interface Changed {
  readonly before: string;
  readonly moved: string;
  readonly priced: string;
  readonly noticed: string;
  readonly mistaken: string;
}

function textOf(edit: Edit): string {
  if (!edit.ok) throw new Error(`The guide's page no longer fits its tasks: ${edit.reason}`);
  return edit.text;
}

/** Does what the guide tells an editor to do, to the text of its page. */
export function changeAsTold(before: string): Changed {
  const parsed = parse(before);
  const sections = parsed.ok ? valueAt(parsed.data, ['sections']) : undefined;
  const types = Array.isArray(sections) ? sections.map((section) => valueAt(section, ['type'])) : [];
  const price = ['sections', types.indexOf('services'), 'items', 0, 'price'];
  return {
    before,
    moved: textOf(moveSection(before, types.indexOf('faq'), types.indexOf('hero') + 1)),
    priced: textOf(setValue(before, price, prices.fresh)),
    noticed: textOf(insertSection(before, 0, notice)),
    mistaken: textOf(setValue(before, price, prices.wrong)),
  };
}
