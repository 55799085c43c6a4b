import { expect, it } from 'vitest';
import { drawBuilds } from './build-plot.ts';
import type { BuildRow } from './build-table.ts';

const row = (peer: string, n: number, cost: number, more: Partial<BuildRow> = {}): BuildRow => ({
  peer,
  version: '1',
  n,
  phase: 'cold',
  wall_s: cost,
  user_s: cost,
  sys_s: 0,
  cpu_s: cost,
  peak_mb: 1,
  ...more,
});

const pointsOf = (drawing: string) =>
  [...drawing.matchAll(/points="([^"]+)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number)),
  );

it('draws a cost that grows with the pages as a straight line, and one that does not as a flat one', () => {
  const rows = [1000, 10, 100].flatMap((n) => [row('steep', n, n / 10), row('flat', n, 1)]);
  const [steep = [], flat = []] = pointsOf(drawBuilds(rows));
  const slopes = (line: readonly (readonly number[])[]) =>
    line
      .slice(1)
      .map(([x = 0, y = 0], at) =>
        Math.round(((y - (line[at]?.[1] ?? 0)) / (x - (line[at]?.[0] ?? 0))) * 10),
      );
  expect(new Set(slopes(steep)).size).toBe(1);
  expect(slopes(steep)[0]).toBeLessThan(0);
  expect(slopes(flat).map(Math.abs)).toEqual([0, 0]);
});

it('names each builder once, and shows of Vitrine what one edit costs besides; its other parts are no pages', () => {
  const drawing = drawBuilds([
    row('hugo', 100, 1),
    row('hugo', 100, 1, { phase: 'warm' }),
    row('vitrine', 100, 5, { parts: 'bare' }),
    row('vitrine', 100, 50, { parts: 'whole' }),
    row('vitrine', 100, 3, { phase: 'edit', parts: 'bare' }),
  ]);
  expect([...drawing.matchAll(/<text class="n"[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'hugo',
    'vitrine',
    'vitrine, one edit',
  ]);
});

it('draws nothing of nothing', () => {
  expect(drawBuilds([])).toBe('');
});
