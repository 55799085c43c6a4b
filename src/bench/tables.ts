import type { Summary } from '../content/testing/accidents/summary.ts';
import type { Cost } from './run.ts';
import { formatTable } from './statistics.ts';

/** What a check costs, by the name of what was checked. */
export type NamedCost = Cost & { readonly name: string };

/** What the checker said of accidents in a file. */
export type FileSummary = Summary & { readonly file: string };

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Time and memory side by side, as multiples of a bare Node and of loading the source alone, which come first. */
export function formatCosts(costs: readonly NamedCost[]): string {
  const [bare, loaded] = costs;
  if (bare === undefined || loaded === undefined) throw new Error('Nothing to compare with.');
  const rows = costs.map(({ name, milliseconds, mebibytes, code }) => [
    name,
    `${Math.round(milliseconds)} ms`,
    (milliseconds / bare.milliseconds).toFixed(1),
    (milliseconds / loaded.milliseconds).toFixed(2),
    `${Math.round(mebibytes)} MiB`,
    (mebibytes / bare.mebibytes).toFixed(1),
    (mebibytes / loaded.mebibytes).toFixed(2),
    String(code),
  ]);
  const head = ['Checking', 'Time', '÷ bare', '÷ loading', 'Memory', '÷ bare', '÷ loading', 'Exit'];
  return formatTable(head, rows);
}

/** What the checker said of accidents, file by file. */
export function formatAccidents(accidents: readonly FileSummary[]): string {
  const rows = accidents.map((one) => [
    one.file,
    String(one.accidents),
    one.mean.toFixed(3),
    percent(one.exactlyOne),
    percent(one.passed / one.accidents),
    String(one.knockOn),
    String(one.crashes),
    `${one.distance.median} / ${one.distance.ninetyFive}`,
  ]);
  const head = ['File', 'Accidents', 'Messages', 'Exactly one', 'Pass', 'Knock-on', 'Crashes', 'Lines off'];
  return formatTable(head, rows);
}
