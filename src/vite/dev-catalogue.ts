import type { Content } from '../content/load/content.ts';
import { sha256 } from '../content/pictures/digest.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { PageData } from '../fields/page-data.ts';
import type { ClientFiles } from '../render/document.ts';

/** What the dev server lends to the catalogue. */
interface CatalogueTools {
  /** Loads a module of ours as it is now. */
  readonly load: <Module>(path: string) => Promise<Module>;
  readonly current: () => Promise<{ readonly content: Content }>;
  readonly conditions: Conditions;
  readonly client: ClientFiles;
  /** Is told each page that is shown, whose pictures will be asked for. */
  readonly noteShown?: (page: PageData) => void;
}

interface Answer {
  readonly status: number;
  readonly type: 'text/html; charset=utf-8' | 'application/json' | 'text/plain; charset=utf-8';
  readonly body: string;
}

const dataFile = '.page.json';

async function answerExample(tools: CatalogueTools, address: string): Promise<Answer | undefined> {
  const { load, current, conditions, client } = tools;
  const { makeExamplePage } = await load<typeof import('../content/catalogue/example-page.ts')>(
    '/src/content/catalogue/example-page.ts',
  );
  const isData = address.endsWith(dataFile);
  const route = isData ? address.slice(0, -dataFile.length) : address;
  const made = makeExamplePage({ content: (await current()).content, conditions, hash: sha256 }, route);
  if (made === undefined) return undefined;
  const { page, report } = made;
  if (page === undefined) return { status: 500, type: 'text/plain; charset=utf-8', body: report };
  tools.noteShown?.(page);
  if (isData) {
    return { status: 200, type: 'application/json', body: JSON.stringify({ build: client.build, page }) };
  }
  const { render } = await load<typeof import('../render/render.tsx')>('/src/render/render.tsx');
  const { cutToSections } = await load<typeof import('../render/catalogue.tsx')>('/src/render/catalogue.tsx');
  return { status: 200, type: 'text/html; charset=utf-8', body: cutToSections(render(page, client)) };
}

/** Answers for `/_blocks`, the catalogue, and for each example below it; for nothing else. */
export async function answerCatalogue(tools: CatalogueTools, address: string): Promise<Answer | undefined> {
  const catalogue = await tools.load<typeof import('../content/catalogue/catalogue.ts')>(
    '/src/content/catalogue/catalogue.ts',
  );
  const bare = address.replace(/\/$/, '');
  if (bare.startsWith(`${catalogue.catalogueRoute}/`)) return answerExample(tools, bare);
  if (bare !== catalogue.catalogueRoute) return undefined;
  const { renderCatalogue } =
    await tools.load<typeof import('../render/catalogue.tsx')>('/src/render/catalogue.tsx');
  const { content } = await tools.current();
  const body = renderCatalogue(catalogue.makeCatalogue(content), tools.client.fonts);
  return { status: 200, type: 'text/html; charset=utf-8', body };
}
