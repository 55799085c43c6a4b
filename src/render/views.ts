import type { ComponentType } from 'react';
import { Footer } from '../layout/footer.tsx';
import { markKept, type View, type Views } from '../layout/views.ts';

const modules = import.meta.glob<View>('../blocks/*/view.tsx', { eager: true, import: 'default' });

const keep = <Value>(value: Value) => markKept(Promise.resolve(value), value);

/** All views, at hand at once, each as `draw` gives it back. */
export function gatherViews(draw: <Props>(view: ComponentType<Props>) => ComponentType<Props>): Views {
  const byType = new Map(
    Object.entries(modules).map(([path, view]) => [path.split('/').at(-2) ?? '', keep(draw(view))]),
  );
  const footer = keep(draw(Footer));
  return {
    load: (type) => byType.get(type) ?? Promise.reject(new Error(`The block "${type}" has no view.`)),
    loadFooter: () => footer,
  };
}

/** What the server renders with. */
export const views: Views = gatherViews((view) => view);
