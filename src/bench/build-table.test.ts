import { expect, it } from 'vitest';
import { formatBuildTable, lastOfEach, type BuildRow } from './build-table.ts';

const row: BuildRow = {
  peer: 'vitrine',
  version: '1',
  n: 100,
  phase: 'cold',
  parts: 'bare',
  wall_s: 5,
  user_s: 4.5,
  sys_s: 0.5,
  cpu_s: 5,
  peak_mb: 400,
  further_page_ms: 12.345,
  page_bytes: 80_000,
};

it('sets builders beside each other: fewer pages first, then the one that takes less of the processor', () => {
  const { parts: _, further_page_ms: _ms, page_bytes: _bytes, ...other } = row;
  const rows = [
    { ...row, n: 1000, cpu_s: 20 },
    row,
    { ...row, parts: 'whole' as const, cpu_s: 17, page_bytes_br: 9000 },
    { ...other, peer: 'eleventy', version: '3', cpu_s: 1.5 },
  ];
  expect(`\n${formatBuildTable(rows)}\n`).toMatchInlineSnapshot(`
    "
    | builder          | pages | phase | processor s | wall s |  MB | ms a further page | bytes a page |
    | ---------------- | ----: | ----: | ----------: | -----: | --: | ----------------: | -----------: |
    | eleventy 3       |   100 |  cold |         1.5 |    5.0 | 400 |                   |              |
    | vitrine 1, bare  |   100 |  cold |         5.0 |    5.0 | 400 |             12.35 |        80000 |
    | vitrine 1, whole |   100 |  cold |        17.0 |    5.0 | 400 |             12.35 |         9000 |
    | vitrine 1, bare  |  1000 |  cold |        20.0 |    5.0 | 400 |             12.35 |        80000 |
    "
  `);
});

it('takes the last row of each build', () => {
  const again = { ...row, cpu_s: 7 };
  const others = [
    { ...row, n: 1 },
    { ...row, phase: 'edit' as const },
    { ...row, parts: 'whole' as const },
  ];
  expect(lastOfEach([row, ...others, again])).toEqual([again, ...others]);
});
