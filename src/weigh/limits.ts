type Sizes = Readonly<Record<string, number>>;

/** What a page weighs, in bytes as they travel. */
export interface PageWeight {
  readonly html: number;
  /** The document with its headers. */
  readonly answer: number;
  readonly firstLoad: number;
  /** All that its first load fetches, by name without hash. */
  readonly fetched: Sizes;
}

/** What a built site weighs. */
export interface Weights {
  /** By route. */
  readonly pages: Readonly<Record<string, PageWeight>>;
  /** Files of every page by name without hash, and the inline script as `bootstrap`. */
  readonly files: Sizes;
  /** Source of the application by package, and our own by folder. */
  readonly modules: Sizes;
  /** The core bundled for browsers: what no visitor fetches. */
  readonly core?: { readonly raw: number; readonly brotli: number } | undefined;
}

/** kB here are 1000 bytes. */
const limits = {
  html: 13_000,
  bootstrap: 1000,
  script: 100_000,
  rareView: 2000,
  fonts: 20_000,
  firstLoad: 80_000,
};

type Kind = keyof typeof limits;

/** Bytes that a server sends before it waits for the browser: ten packets (RFC 6928), headers included. */
const firstAnswer = 14_600;

const names: Readonly<Record<Kind, string>> = {
  html: 'HTML with its CSS',
  bootstrap: 'script before intent',
  script: 'script of a hydrated page',
  rareView: 'view that travels alone',
  fonts: 'fonts',
  firstLoad: 'first load',
};

/** A weight that has a limit. */
export interface Weight {
  readonly kind: Kind;
  readonly place: string;
  readonly size: number;
  readonly limit: number;
}

/** The files whose names end so. */
function filesLike({ files }: Weights, ending: string): Sizes {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith(ending)));
}

/** What travels alone, as the build names it: views, and what says whether it is open. Only pages that have it fetch it. */
const rareView = /^(view-.*|viewer|opening)\.js$/;

/** The scripts that every page fetches, or the others. */
function scriptsOf(weights: Weights, isRare: boolean): Sizes {
  const scripts = Object.entries(filesLike(weights, '.js'));
  return Object.fromEntries(scripts.filter(([name]) => rareView.test(name) === isRare));
}

function sum(sizes: Sizes): number {
  return Object.values(sizes).reduce((total, size) => total + size, 0);
}

/** Each weight that has a limit. */
export function listWeights(weights: Weights): readonly Weight[] {
  const { pages, files } = weights;
  const weigh = (kind: Kind, place: string, size: number) => ({ kind, place, size, limit: limits[kind] });
  return [
    ...Object.entries(pages).map(([route, { html }]) => weigh('html', route, html)),
    ...Object.entries(pages).map(([route, { firstLoad }]) => weigh('firstLoad', route, firstLoad)),
    weigh('bootstrap', 'every page', files['bootstrap'] ?? 0),
    weigh('script', 'every page', sum(scriptsOf(weights, false))),
    weigh('fonts', 'every page', sum(filesLike(weights, '.woff2'))),
    ...Object.entries(scriptsOf(weights, true)).map(([name, size]) => weigh('rareView', name, size)),
  ];
}

/** What grew since the record was made, the most first. */
function describeGrowth(now: Sizes, before: Sizes): readonly string[] {
  return Object.entries(now)
    .map(([name, size]) => ({ name, grown: size - (before[name] ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .toSorted((one, other) => other.grown - one.grown)
    .slice(0, 5)
    .map(({ name, grown }) => `    ${name} +${grown} B`);
}

function htmlOf({ pages }: Weights): Sizes {
  return Object.fromEntries(Object.entries(pages).map(([route, { html }]) => [route, html]));
}

/** A part of a weight. */
type Part = readonly [title: string, of: (weights: Weights, route: string) => Sizes];

/** Where to look for what made a weight too heavy. */
const causes: Readonly<Record<Kind, readonly Part[]>> = {
  html: [['Pages', htmlOf]],
  firstLoad: [['Files', ({ pages }, route) => pages[route]?.fetched ?? {}]],
  bootstrap: [['Files', (weights) => filesLike(weights, 'bootstrap')]],
  script: [
    ['Files', (weights) => scriptsOf(weights, false)],
    ['Parts (source, before compression)', ({ modules }) => modules],
  ],
  rareView: [['Files', (weights) => scriptsOf(weights, true)]],
  fonts: [['Files', (weights) => filesLike(weights, '.woff2')]],
};

/** What is too heavy, each with what grew against the record; empty when all is well. */
export function reportExcess(weights: Weights, record: Weights): readonly string[] {
  return listWeights(weights)
    .filter(({ size, limit }) => size > limit)
    .map(({ kind, place, size, limit }) => {
      const grown = causes[kind].flatMap(([title, of]) =>
        [`  ${title} that grew:`].concat(describeGrowth(of(weights, place), of(record, place))),
      );
      const excess = `${names[kind]} of ${place}: ${size} B, ${size - limit} B over its limit of ${limit} B.`;
      return [excess, ...grown].join('\n');
    });
}

const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;

/** What no visitor fetches: it is for applications that edit in a browser. */
function describeCore({ raw, brotli }: NonNullable<Weights['core']>): string {
  return `The core bundled for browsers (\`src/core\`): ${kilobytes(brotli)}, ${kilobytes(raw)} before compression.`;
}

/** The weights as Markdown tables. */
export function formatTable(weights: Weights): string {
  const rows = Object.entries(weights.pages).map(
    ([route, { html, answer, firstLoad }]) =>
      `| \`${route}\` | ${kilobytes(html)} | ${kilobytes(answer)} | ${kilobytes(firstLoad)} |`,
  );
  const shared = listWeights(weights)
    .filter(({ place }) => place === 'every page')
    .map(({ kind, size, limit }) => `| ${names[kind]} | ${kilobytes(size)} | ${kilobytes(limit)} |`);
  return [
    `| Page | HTML with CSS (at most ${kilobytes(limits.html)}) | With headers (${kilobytes(firstAnswer)} come at once) | First load (at most ${kilobytes(limits.firstLoad)}) |`,
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '| On every page | Weight | At most |',
    '| --- | --- | --- |',
    ...shared,
    ...(weights.core === undefined ? [] : ['', describeCore(weights.core)]),
  ].join('\n');
}
