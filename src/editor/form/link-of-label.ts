import { fold, readData, setValue, toSlug, valueAt } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import type { Knowledge } from './desk.ts';
import type { FieldPath } from './wishes.ts';

/** The one page that is called as the words of a link say, by its title or its address; nothing where none is, or several are. */
export function routeNamed(label: string, { targets = [] }: Pick<Knowledge, 'targets'>): string | undefined {
  const [said, slug] = [fold(label.trim()), toSlug(label)];
  const found = targets.filter(
    ({ route, title }) => said !== '' && (fold(title.trim()) === said || route === `/${slug}`),
  );
  return found.length === 1 ? found[0]?.route : undefined;
}

/** Leads a link of which nobody has chosen yet where it leads to the page that its words name. */
export function wishTargetNamed(
  data: unknown,
  path: FieldPath,
  site: Pick<Knowledge, 'targets'>,
): EditWish | undefined {
  const routeIn = (given: unknown) => {
    const [label, to] = ['label', 'to'].map((name) => valueAt(given, [...path, name]));
    return to === '' && typeof label === 'string' ? routeNamed(label, site) : undefined;
  };
  if (routeIn(data) === undefined) return undefined;
  return {
    label: 'escolher aonde o link leva',
    path: [...path, 'to'],
    edit: (text) => {
      const route = routeIn(readData(text));
      return route === undefined ? { ok: true, text } : setValue(text, [...path, 'to'], route);
    },
  };
}
