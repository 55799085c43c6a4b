import { expect, test } from 'vitest';
import { formatTable, listWeights, reportExcess } from './limits.ts';

const page = (html: number, picture: number) => ({
  html,
  answer: html + 500,
  firstLoad: html + 20_000 + picture,
  fetched: { document: html, 'nunito.woff2': 20_000, 'hero-720.avif': picture },
});

const light = {
  pages: { '/': page(9000, 20_000), '/consulta': page(8000, 10_000) },
  files: { 'start.js': 80_000, 'views.js': 7000, 'nunito-bold.woff2': 9000, bootstrap: 800 },
  modules: { react: 1000, 'src/layout': 500 },
};

const heavy = {
  pages: { ...light.pages, '/consulta': page(14_001, 50_000) },
  files: { ...light.files, 'start.js': 95_000 },
  modules: { ...light.modules, moment: 40_000, 'src/layout': 700 },
};

test('a site within its limits has nothing to report', () => {
  expect(reportExcess(light, light)).toEqual([]);
  expect(reportExcess({ ...light, pages: { '/': page(13_000, 46_000) } }, light)).toEqual([]);
});

test('what is too heavy is named with the pages, files and parts that grew, the most first', () => {
  expect(reportExcess(heavy, light).join('\n\n')).toMatchInlineSnapshot(`
    "HTML with its CSS of /consulta: 14001 B, 1001 B over its limit of 13000 B.
      Pages that grew:
        /consulta +6001 B

    first load of /consulta: 84001 B, 4001 B over its limit of 80000 B.
      Files that grew:
        hero-720.avif +40000 B
        document +6001 B

    script of a hydrated page of every page: 102000 B, 2000 B over its limit of 100000 B.
      Files that grew:
        start.js +15000 B
      Parts (source, before compression) that grew:
        moment +40000 B
        src/layout +200 B"
  `);
});

test('all scripts of the application count together, and all fonts', () => {
  const weights = listWeights({ ...light, files: { ...light.files, 'nunito-regular.woff2': 8000 } });
  expect(weights.find(({ kind }) => kind === 'script')?.size).toBe(87_000);
  expect(weights.find(({ kind }) => kind === 'fonts')?.size).toBe(17_000);
});

test('a view that travels alone counts by itself', () => {
  const files = { ...light.files, 'view-hours.js': 2001, 'view-team.js': 900 };
  const weights = listWeights({ ...light, files });
  expect(weights.find(({ kind }) => kind === 'script')?.size).toBe(87_000);
  expect(reportExcess({ ...light, files }, light).join('\n')).toContain(
    'view that travels alone of view-hours.js: 2001 B, 1 B over its limit of 2000 B.',
  );
});

test('the table has a row a page and a row a limit', () => {
  const core = { raw: 742_012, brotli: 183_448 };
  expect(formatTable({ ...light, core })).toMatchInlineSnapshot(`
    "| Page | HTML with CSS (at most 13.0 kB) | With headers (14.6 kB come at once) | First load (at most 80.0 kB) |
    | --- | --- | --- | --- |
    | \`/\` | 9.0 kB | 9.5 kB | 49.0 kB |
    | \`/consulta\` | 8.0 kB | 8.5 kB | 38.0 kB |

    | On every page | Weight | At most |
    | --- | --- | --- |
    | script before intent | 0.8 kB | 1.0 kB |
    | script of a hydrated page | 87.0 kB | 100.0 kB |
    | fonts | 9.0 kB | 20.0 kB |

    The core bundled for browsers (\`src/core\`): 183.4 kB, 742.0 kB before compression."
  `);
});
