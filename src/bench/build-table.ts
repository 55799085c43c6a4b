import { formatTable } from './statistics.ts';

/** What a build makes: pages alone, pages compressed, or share pictures too. */
export type Parts = 'bare' | 'compressed' | 'whole';

/** What one build cost, in the names that the peers' benchmark uses too. */
export interface BuildRow {
  readonly peer: string;
  readonly version: string;
  readonly n: number;
  readonly phase: 'cold' | 'warm' | 'again' | 'edit';
  /** Peers make pages alone. */
  readonly parts?: Parts;
  readonly wall_s: number;
  readonly user_s: number;
  readonly sys_s: number;
  readonly cpu_s: number;
  readonly peak_mb: number;
  /** Processor time of each page beyond the first. */
  readonly further_page_ms?: number;
  /** Bytes of a page's document and data, as they are and by Brotli. */
  readonly page_bytes?: number;
  readonly page_bytes_br?: number;
}

/** One row of each build, the last that was told: what runs in turn prints some again, and the median after the runs. */
export function lastOfEach(rows: readonly BuildRow[]): readonly BuildRow[] {
  const nameOf = ({ peer, n, phase, parts }: BuildRow) => `${peer} ${n} ${phase} ${parts ?? ''}`;
  return [...new Map(rows.map((row) => [nameOf(row), row])).values()];
}

/** Builds as a Markdown table, in the order of their pages and then of their cost. */
export function formatBuildTable(rows: readonly BuildRow[]): string {
  const sorted = rows.toSorted((a, b) => a.n - b.n || a.phase.localeCompare(b.phase) || a.cpu_s - b.cpu_s);
  return formatTable(
    ['builder', 'pages', 'phase', 'processor s', 'wall s', 'MB', 'ms a further page', 'bytes a page'],
    sorted.map((row) => [
      `${row.peer} ${row.version}${row.parts === undefined ? '' : `, ${row.parts}`}`,
      String(row.n),
      row.phase,
      row.cpu_s.toFixed(1),
      row.wall_s.toFixed(1),
      String(row.peak_mb),
      row.further_page_ms?.toFixed(2) ?? '',
      String(row.page_bytes_br ?? row.page_bytes ?? ''),
    ]),
  );
}
