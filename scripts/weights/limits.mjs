/** kB here are 1000 bytes. */
const limits = { html: 14_000, bootstrap: 1000, script: 100_000, fonts: 20_000, firstLoad: 80_000 };

/** Bytes that a server sends before it waits for the browser: ten packets (RFC 6928), headers included. */
const firstAnswer = 14_600;

const names = {
  html: 'HTML with its CSS',
  bootstrap: 'script before intent',
  script: 'script of a hydrated page',
  fonts: 'fonts',
  firstLoad: 'first load',
};

/** Each weight that has a limit: `{ kind, place, size, limit }`. */
export function listWeights({ pages, files }) {
  const sum = (ending) =>
    Object.entries(files)
      .filter(([name]) => name.endsWith(ending))
      .reduce((total, [, size]) => total + size, 0);
  const weigh = (kind, place, size) => ({ kind, place, size, limit: limits[kind] });
  return [
    ...Object.entries(pages).map(([route, { html }]) => weigh('html', route, html)),
    ...Object.entries(pages).map(([route, { firstLoad }]) => weigh('firstLoad', route, firstLoad)),
    weigh('bootstrap', 'every page', files.bootstrap),
    weigh('script', 'every page', sum('.js')),
    weigh('fonts', 'every page', sum('.woff2')),
  ];
}

/** What grew since the record was made, by name, the most first. */
function listGrowth(now, before) {
  return Object.entries(now)
    .map(([name, size]) => ({ name, grown: size - (before[name] ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .toSorted((one, other) => other.grown - one.grown);
}

function describeGrowth(now, before) {
  const growth = listGrowth(now, before).slice(0, 5);
  return growth.map(({ name, grown }) => `    ${name} +${grown} B`);
}

/** The files whose names end so. */
function filesLike({ files }, ending) {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith(ending)));
}

/** Where to look for what made a weight too heavy: parts of it, each as `[now, before]`. */
const causes = {
  html: (now, before) => [['Pages', mapPages(now), mapPages(before)]],
  firstLoad: (now, before, route) => [
    ['Files', now.pages[route].fetched, before.pages[route]?.fetched ?? {}],
  ],
  bootstrap: (now, before) => [['Files', filesLike(now, 'bootstrap'), filesLike(before, 'bootstrap')]],
  script: (now, before) => [
    ['Files', filesLike(now, '.js'), filesLike(before, '.js')],
    ['Parts (source, before compression)', now.modules, before.modules],
  ],
  fonts: (now, before) => [['Files', filesLike(now, '.woff2'), filesLike(before, '.woff2')]],
};

function mapPages({ pages }) {
  return Object.fromEntries(Object.entries(pages).map(([route, { html }]) => [route, html]));
}

/** What is too heavy, each with what grew against the record; empty when all is well. */
export function reportExcess(weights, record) {
  return listWeights(weights)
    .filter(({ size, limit }) => size > limit)
    .map(({ kind, place, size, limit }) => {
      const grown = causes[kind](weights, record, place).flatMap(([title, now, before]) =>
        [`  ${title} that grew:`].concat(describeGrowth(now, before)),
      );
      const excess = `${names[kind]} of ${place}: ${size} B, ${size - limit} B over its limit of ${limit} B.`;
      return [excess, ...grown].join('\n');
    });
}

/** The weights as a Markdown table. */
export function formatTable(weights) {
  const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`;
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
  ].join('\n');
}
