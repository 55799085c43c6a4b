/** What a document names: addresses as they are written, and the ids that links may lead to. */
export interface ReadDocument {
  readonly addresses: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly canonical: string | undefined;
  /** The texts of its structured data. */
  readonly data: readonly string[];
  readonly isIndexed: boolean;
}

/** Most addresses that are taken of a document. */
const mostAddresses = 5000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
  '#x27': "'",
};

function decode(text: string): string {
  return text.replaceAll(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Texts between two others. It looks at each sign once, whatever a site has written. */
function between(text: string, opening: string, closing: string): readonly string[] {
  const found: string[] = [];
  for (let at = text.indexOf(opening); at !== -1;) {
    const end = text.indexOf(closing, at + opening.length);
    if (end === -1) break;
    found.push(text.slice(at + opening.length, end));
    at = text.indexOf(opening, end);
  }
  return found;
}

function valuesOf(html: string, attribute: string): readonly string[] {
  return between(html, ` ${attribute}="`, '"').slice(0, mostAddresses).map(decode);
}

/** The addresses of a `srcset`. */
function readSet(value: string): readonly string[] {
  return value.split(',').map((entry) => entry.trim().split(' ', 1)[0] ?? '');
}

/** Reads a document as our renderer writes it: attributes in double quotes. */
export function readDocument(html: string): ReadDocument {
  const plain = ['href', 'src', 'data-app', 'data-preload', 'data-page', 'data-viewer'].flatMap((name) =>
    valuesOf(html, name),
  );
  // React writes these with a capital.
  const sets = ['srcset', 'srcSet', 'imagesrcset', 'imageSrcSet']
    .flatMap((name) => valuesOf(html, name))
    .flatMap(readSet);
  const links = between(html, '<link ', '>').map((link) => ` ${link}`);
  const metas = between(html, '<meta ', '>');
  const shared = between(html, '<meta property="og:image" content="', '"').map(decode);
  const fonts = between(html, 'url(', ')');
  return {
    addresses: [...plain, ...sets, ...shared, ...fonts]
      .filter((address) => address !== '')
      .slice(0, mostAddresses),
    ids: new Set(valuesOf(html, 'id')),
    canonical: valuesOf(links.find((link) => link.includes(' rel="canonical"')) ?? '', 'href')[0],
    data: between(html, '<script type="application/ld+json">', '</script>'),
    isIndexed: !metas.some((meta) => meta.includes('name="robots"') && meta.includes('noindex')),
  };
}

/** The addresses that a sitemap names. */
export function readSitemap(xml: string): readonly string[] {
  return between(xml, '<loc>', '</loc>').map((text) => decode(text.trim()));
}

const importing = /\b(?:from|import) {0,2}\(? {0,2}["'`](\.{1,2}\/[\w./-]{1,200})["'`]/g;

/** The files beside it that a script imports, at once or later, as a bundler writes that. */
export function readImports(script: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of script.matchAll(importing)) {
    found.add(address);
    if (found.size === mostAddresses) break;
  }
  return [...found];
}
