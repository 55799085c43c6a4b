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

/** Types of a page's sections that must be there before it can be shown: all but the lazy ones. */
function neededTypes({ sections }: PageData): readonly string[] {
  return [...new Set(sections.filter(({ lazy }) => lazy !== true).map(({ type }) => type))];
}

/** Fetches what a page needs before it can be shown. */
export async function prepareViews(page: PageData): Promise<void> {
  await Promise.all([...neededTypes(page).map(load), ...(page.footer.lazy === true ? [] : [loadFooter()])]);
}

/** Whether all that a page needs before it can be shown is in memory. */
export function hasViews(page: PageData): boolean {
  const hasFooter = page.footer.lazy === true || footer !== undefined;
  return hasFooter && neededTypes(page).every((type) => inMemory.has(type));
}
