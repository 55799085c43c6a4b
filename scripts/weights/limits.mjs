/** kB here are 1000 bytes. */
const limits = { html: 14_000, bootstrap: 1000, script: 100_000, fonts: 20_000, firstLoad: 80_000 };

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

/** What is too heavy, each with what grew against the record; empty when all is well. */
export function reportExcess(weights, record) {
  const perPage = (kind, from) =>
    Object.fromEntries(Object.entries(from.pages).map(([route, sizes]) => [route, sizes[kind]]));
  return listWeights(weights)
    .filter(({ size, limit }) => size > limit)
    .map(({ kind, place, size, limit }) => {
      const growth =
        kind === 'html' || kind === 'firstLoad'
          ? describeGrowth(perPage(kind, weights), perPage(kind, record))
          : [];
      return [
        `${names[kind]} of ${place}: ${size} B, ${size - limit} B over its limit of ${limit} B.`,
        ...growth,
        '  Files that grew:',
        ...describeGrowth(weights.files, record.files),
        '  Parts of the script that grew (source, before compression):',
        ...describeGrowth(weights.modules, record.modules),
      ].join('\n');
    });
}

/** The weights as a Markdown table. */
export function formatTable(weights) {
  const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`;
  const rows = Object.entries(weights.pages).map(
    ([route, { html, firstLoad }]) => `| \`${route}\` | ${kilobytes(html)} | ${kilobytes(firstLoad)} |`,
  );
  const shared = listWeights(weights)
    .filter(({ place }) => place === 'every page')
    .map(({ kind, size, limit }) => `| ${names[kind]} | ${kilobytes(size)} | ${kilobytes(limit)} |`);
  return [
    `| Page | HTML with CSS (at most ${kilobytes(limits.html)}) | First load (at most ${kilobytes(limits.firstLoad)}) |`,
    '| --- | --- | --- |',
    ...rows,
    '',
    '| On every page | Weight | At most |',
    '| --- | --- | --- |',
    ...shared,
  ].join('\n');
}
