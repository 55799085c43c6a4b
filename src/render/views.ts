import { Footer } from '../layout/footer.tsx';
import { markKept, type View, type Views } from '../layout/views.ts';

const modules = import.meta.glob<View>('../blocks/*/view.tsx', { eager: true, import: 'default' });

const keep = <Value>(value: Value) => markKept(Promise.resolve(value), value);

const byType = new Map(
  Object.entries(modules).map(([path, view]) => [path.split('/').at(-2) ?? '', keep(view)]),
);
const footer = keep(Footer);

/** All views, at hand at once: what the server renders with. */
export const views: Views = {
  load: (type) => byType.get(type) ?? Promise.reject(new Error(`The block "${type}" has no view.`)),
  loadFooter: () => footer,
};
