import { Footer } from '../layout/footer.tsx';
import type { View, Views } from '../layout/views.ts';

const modules = import.meta.glob<View>('../blocks/*/view.tsx', { eager: true, import: 'default' });

const byType = new Map(
  Object.entries(modules).map(([path, view]) => [path.split('/').at(-2) ?? '', view]),
);

/** All views, at hand at once: what the server renders with. */
export const views: Views = {
  get: (type) => byType.get(type),
  load: (type) => Promise.reject(new Error(`The block "${type}" has no view.`)),
  getFooter: () => Footer,
  loadFooter: () => Promise.resolve(Footer),
};
