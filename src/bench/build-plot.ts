import type { BuildRow } from './build-table.ts';

const [width, height] = [720, 380] as const;
const frame = { left: 52, right: 560, top: 16, bottom: 340 } as const;
/** Told apart by those who see no red and green, too. */
const colors = ['#0f766e', '#b45309', '#1d4ed8', '#be185d', '#4d7c0f', '#6d28d9', '#57534e', '#0369a1'];

/** The powers of ten that hold some values between them. */
function decadesOf(values: readonly number[]): readonly [number, number] {
  return [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
}

function makeScale([first, last]: readonly [number, number], from: number, to: number) {
  const span = Math.max(1, last - first);
  return (value: number) => Math.round(from + ((Math.log10(value) - first) / span) * (to - from));
}

const nameOf = ({ peer, phase }: BuildRow) => (phase === 'cold' ? peer : `${peer}, one edit`);

/** What builders took for different numbers of pages: those of a cold build, and Vitrine's after one edit. */
function listSeries(rows: readonly BuildRow[]): ReadonlyMap<string, readonly BuildRow[]> {
  const drawn = rows.filter(({ peer, phase, parts = 'bare' }) => {
    const isShown = phase === 'cold' || (phase === 'edit' && peer === 'vitrine');
    return parts === 'bare' && isShown;
  });
  const names = [...new Set(drawn.map(nameOf))];
  return new Map(
    names.map((name) => [name, drawn.filter((row) => nameOf(row) === name).toSorted((a, b) => a.n - b.n)]),
  );
}

/** Moves labels apart that would stand on each other. */
function spread(ends: readonly number[]): readonly number[] {
  const order = ends.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  let below = -Infinity;
  const placed: number[] = [];
  for (const { y, index } of order) {
    below = Math.max(y, below + 16);
    placed[index] = below;
  }
  return placed;
}

function ticks([first, last]: readonly [number, number]): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step));
}

/** Processor time against pages as a drawing, both by powers of ten: a straight line is a cost that grows with the pages. */
export function drawBuilds(rows: readonly BuildRow[]): string {
  const series = listSeries(rows);
  const all = [...series.values()].flat();
  if (all.length === 0) return '';
  const [across, up] = [decadesOf(all.map(({ n }) => n)), decadesOf(all.map(({ cpu_s: cost }) => cost))];
  const [x, y] = [makeScale(across, frame.left, frame.right), makeScale(up, frame.bottom, frame.top)];
  const grid = [
    ...ticks(up).map((value) => {
      const at = y(value);
      return `<path class="g" d="M${frame.left} ${at}H${frame.right}"/><text x="${frame.left - 8}" y="${at + 4}" text-anchor="end">${value} s</text>`;
    }),
    ...ticks(across).map(
      (value) =>
        `<text x="${x(value)}" y="${frame.bottom + 20}" text-anchor="middle">${value.toLocaleString('en')}</text>`,
    ),
  ];
  const names = [...series.keys()];
  const ends = spread([...series.values()].map((line) => y(line.at(-1)?.cpu_s ?? 1)));
  const lines = [...series.values()].map((line, index) => {
    const color = colors[index % colors.length];
    const points = line.map(({ n, cpu_s: cost }) => `${x(n)},${y(cost)}`);
    const dots = line.map(({ n, cpu_s: cost }) => `<circle cx="${x(n)}" cy="${y(cost)}" r="3.5"/>`);
    const isOurs = names[index]?.startsWith('vitrine') === true;
    return `<g fill="${color}"><polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="${isOurs ? 3 : 1.5}"/>${dots.join('')}<text class="n" x="${x(line.at(-1)?.n ?? 1) + 10}" y="${(ends[index] ?? 0) + 4}">${names[index]}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">
<style>text{fill:#71717a}.n{fill:inherit}.g{stroke:#71717a;stroke-opacity:.25}</style>
${grid.join('\n')}
<text x="${frame.left}" y="${height - 4}">pages, and processor seconds of a build</text>
${lines.join('\n')}
</svg>
`;
}
