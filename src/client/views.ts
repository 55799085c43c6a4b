import type { PageData } from '../fields/page-data.ts';
import { FullLoadNeeded } from './full-load.ts';
import { reloadOnce } from './reload.ts';
import { markKept, type FooterView, type View, type Views } from '../layout/views.ts';

const loaders = import.meta.glob<View>('../blocks/*/view.tsx', { import: 'default' });
const loaderOf = new Map(Object.entries(loaders).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

declare global {
  /** Types whose views travel alone; the build writes them here. The development server has no chunks. */
  const __rareTypes: readonly string[];
}

const rareTypes = typeof __rareTypes === 'undefined' ? [] : __rareTypes;

/** Promises by type, and the types whose promises are kept. The footer stands among them under a name no block has. */
const promises = new Map<string, Promise<unknown>>();
const inMemory = new Set<string>();
const footerName = '_footer';

function loadOnce<Value>(name: string, start: () => Promise<Value>): Promise<Value> {
  const known = promises.get(name);
  // Each name is only ever used with one kind of loader.
  if (known !== undefined) return known as Promise<Value>;
  const promise = start();
  promises.set(name, promise);
  promise.then(
    (value) => {
      inMemory.add(name);
      markKept(promise, value);
    },
    // A failure stays, or React would ask again at once, and again. Whoever waits hears of it.
    () => undefined,
  );
  return promise;
}

function load(type: string): Promise<View> {
  const start = loaderOf.get(type);
  return loadOnce(type, start ?? (() => Promise.reject(new Error(`The block "${type}" has no view.`))));
}

function loadFooter(): Promise<FooterView> {
  return loadOnce(footerName, async () => {
    const { Footer } = await import('../layout/footer.tsx');
    // Both shared chunks are here: from now on what is in them is at hand, and none of it needs a skeleton.
    for (const type of loaderOf.keys()) if (!rareTypes.includes(type)) void load(type);
    return Footer;
  });
}

const patient = new Map<string, Promise<unknown>>();
const replaced = new Map<string, Promise<unknown>>();

/** The promise that `make` makes of another for a name, the same at every call; the other itself once it is kept. */
function keepFor<Value>(
  made: Map<string, Promise<unknown>>,
  name: string,
  promise: Promise<Value>,
  make: () => Promise<Value>,
): Promise<Value> {
  if (inMemory.has(name)) return promise;
  // Each name is only ever used with one kind of promise.
  const known = made.get(name) as Promise<Value> | undefined;
  const kept = known ?? make();
  made.set(name, kept);
  return kept;
}

/** The same promise, but one that waits for the document where a reload is to mend what failed. */
function reloadOrFail<Value>(name: string, promise: Promise<Value>): Promise<Value> {
  return keepFor(replaced, name, promise, () =>
    promise.catch((error: unknown) => {
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    }),
  );
}

/** Views in the browser: fetched when first needed, at hand from then on. */
export const views: Views = {
  load: (type) => reloadOrFail(type, load(type)),
  loadFooter: () => reloadOrFail(footerName, loadFooter()),
};

/** The same promise, but one that waits for ever where the other fails. The next page may try again. */
function neverFail<Value>(name: string, promise: Promise<Value>): Promise<Value> {
  return keepFor(
    patient,
    name,
    promise,
    () =>
      new Promise<Value>((resolve) => {
        promise.then(resolve, () => promises.delete(name));
      }),
  );
}

/** Views for the first page, whose HTML is there: React keeps that of a section whose view does not come. */
export const firstViews: Views = {
  load: (type) => neverFail(type, load(type)),
  loadFooter: () => neverFail(footerName, loadFooter()),
};

/** Types of a page's sections that must be there before it can be shown: all but the lazy ones. */
function neededTypes({ sections }: PageData): readonly string[] {
  return [...new Set(sections.filter(({ lazy }) => lazy !== true).map(({ type }) => type))];
}

/** Whether this version of the application has views for all of a page. */
function isKnown({ sections }: PageData): boolean {
  return sections.every(({ type }) => loaderOf.has(type));
}

/** Fetches what a page needs before it can be shown. Rejects with `FullLoadNeeded` for a page of another version. */
export async function prepareViews(page: PageData): Promise<void> {
  if (!isKnown(page)) throw new FullLoadNeeded('unknown section');
  const footer = page.footer.lazy === true ? [] : [loadFooter()];
  await Promise.all([...neededTypes(page).map(load), ...footer]);
}

/** Whether all that a page needs before it can be shown is in memory. */
export function hasViews(page: PageData): boolean {
  const names = [...neededTypes(page), ...(page.footer.lazy === true ? [] : [footerName])];
  return isKnown(page) && names.every((name) => inMemory.has(name));
}
