import {
  duplicateItem,
  duplicateSection,
  formatDay,
  putField,
  removeField,
  shiftDay,
  type Edit,
  type Told,
} from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { inTurn } from '../hours/change-hours.ts';

type Turned = Extract<Told, { readonly kind: 'endsBeforeStart' }>;

/** Some days before or after a day, as `24/12/2026`. */
const shift = (day: string, days: number) => formatDay(shiftDay(day.split('/').toReversed().join('-'), days));

/** Has a section or an item go between two days: it stands until the first of them, and a copy from the other on. */
export function offerBetween({ path = [], parameters: { from, until } }: Turned): Offer | undefined {
  const around = path.slice(0, -1);
  const [list, index] = [around.slice(0, -1), around.at(-1)];
  if (typeof index !== 'number') return undefined;
  const isSection = list.length === 1 && list[0] === 'sections';
  const order = ['type', 'id', 'hidden', 'showFrom', 'showUntil'];
  const edit = (text: string): Edit =>
    inTurn(text, [
      (now) => (isSection ? duplicateSection(now, index) : duplicateItem(now, list, index)),
      (now) => removeField(now, [...around, 'showFrom']),
      (now) => putField(now, { path: [...around, 'showUntil'], value: until, order }),
      (now) => removeField(now, [...list, index + 1, 'showUntil']),
      (now) => putField(now, { path: [...list, index + 1, 'showFrom'], value: from, order }),
    ]);
  const [first, last] = [shift(until, 1), shift(from, -1)];
  return {
    label: `Sumir só de ${first} a ${last}`,
    wish: {
      label: 'sumir entre dois dias',
      path: around,
      edit,
      said: `Aparece até ${until}. A cópia, logo abaixo, aparece a partir de ${from}.`,
    },
  };
}
