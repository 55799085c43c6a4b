import { putIntoWords } from '../content/problems/languages.ts';
import { parseDocument, stringify } from 'yaml';
import type { Content } from '../content/load/content.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { resolve } from '../content/resolve/resolve.ts';
import { readSource } from '../content/source/read-source.ts';
import { KeptPages } from '../content/validate/kept-pages.ts';
import { validate } from '../content/validate/validate.ts';
import { conditions } from '../testing/specified.ts';
import type { ClientFiles } from './document.ts';
import { render } from './render.tsx';

/** What a build would say of the application, for tests that render pages. */
export const sampleClient: ClientFiles = {
  bootstrap: '',
  consent: '',
  openNow: '',
  request: '',
  app: '/assets/app.js',
  preload: [],
  fonts: [],
  build: 'test',
  isEager: false,
  hash: sha256,
};

type Sections = readonly Readonly<Record<string, unknown>>[];

/** Content whose pages but the first are bare: their addresses are there, and checking them takes no time. */
export function withBarePages(content: Content): Content {
  const sources = content.sources.map((source) => {
    if (source.kind !== 'page' || source.name === 'index') return source;
    const text = stringify({ title: 'Página', description: 'Uma.', theme: 'clinic', sections: [hero] });
    return readSource(source, new TextEncoder().encode(text)).source;
  });
  return { ...content, sources };
}

/** The footer of every page leads to this anchor. */
const hero = { type: 'hero', id: 'contato', title: 'Página' };

/** Content with one page more, `/exemplo`, that has the sections given, and more in its head. */
function withPage(content: Content, sections: Sections, more: object = {}): Content {
  const head = { title: 'Exemplo', description: 'Uma página de teste.', theme: 'clinic' };
  const text = stringify({ ...head, ...more, sections }, { aliasDuplicateObjects: false });
  const identity = { file: 'pages/exemplo.yaml', name: 'exemplo', kind: 'page' as const };
  const { source, problems } = readSource(identity, new TextEncoder().encode(text));
  return { ...content, sources: [...content.sources, source], problems: [...content.problems, ...problems] };
}

/** What was found of the pages of content that many tests put a page beside. */
const keptOf = new WeakMap<Content, KeptPages>();

/** Errors and HTML of `/exemplo` with the sections given. */
export function renderSections(
  content: Content,
  sections: Sections,
  more: object = {},
): { errors: readonly string[]; html: string } {
  const kept = keptOf.get(content) ?? new KeptPages();
  keptOf.set(content, kept);
  const validated = validate(withPage(content, sections, more), { ...conditions, kept });
  const errors = validated.problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => `${problem.code} ${putIntoWords(problem).message}`);
  const pages = validated.pages.filter(({ route }) => route === '/exemplo');
  const [page] = resolve({ ...validated, pages }, sha256);
  return { errors, html: page === undefined ? '' : render(page, sampleClient) };
}

/** A document without header and footer, which are the same on every page of a sample and take time to validate. */
export function withoutFrame(html: string): string {
  return html.replace(/<header[\s>].*?<\/header>/s, '').replace(/<footer[\s>].*<\/footer>/s, '');
}

/** Reads a file of text scalars. */
export function readYaml(text: string, schema: 'failsafe' | 'core'): unknown {
  return parseDocument(text, { schema }).toJS();
}
