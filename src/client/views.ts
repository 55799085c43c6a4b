import type { PageData } from '../fields/page-data.ts';
import type { FooterView, View, Views } from '../layout/views.ts';

const loaders = import.meta.glob<View>('../blocks/*/view.tsx', { import: 'default' });
const typeOf = (path: string): string => path.split('/').at(-2) ?? '';

const inMemory = new Map<string, View>();
const travelling = new Map<string, Promise<View>>();
let footer: FooterView | undefined;
let footerTravels: Promise<FooterView> | undefined;

const loaderOf = new Map(Object.entries(loaders).map(([path, load]) => [typeOf(path), load]));

function load(type: string): Promise<View> {
  const known = travelling.get(type);
  if (known !== undefined) return known;
  const start = loaderOf.get(type) ?? (() => Promise.reject(new Error(`The block "${type}" has no view.`)));
  const view = start().then((loaded) => {
    inMemory.set(type, loaded);
    return loaded;
  });
  travelling.set(type, view);
  return view;
}

function loadFooter(): Promise<FooterView> {
  footerTravels ??= import('../layout/footer.tsx').then((module) => {
    footer = module.Footer;
    return module.Footer;
  });
  return footerTravels;
}

/** Views in the browser: fetched when first needed, plain components from then on. */
export const views: Views = {
  get: (type) => inMemory.get(type),
  load,
  getFooter: () => footer,
  loadFooter,
};

/** Fetches what a page needs before it can be shown: all but its lazy sections. */
export async function prepareViews({ sections, footer: foot }: PageData): Promise<void> {
  const types = new Set(sections.filter(({ lazy }) => lazy !== true).map(({ type }) => type));
  await Promise.all([...[...types].map(load), ...(foot.lazy === true ? [] : [loadFooter()])]);
}
