import { statSync } from 'node:fs';

/** What a file is known by without reading it. */
export type Stamp = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number];

/** The stamp of a file; nothing of what is none. */
export function stampOf(path: string): Stamp | undefined {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts?.isFile() === true ? [facts.size, facts.mtimeMs, facts.ctimeMs, facts.ino] : undefined;
}

/** Whether a file is as it was, as far as its stamp tells. */
export function isSameStamp(stamp: Stamp | undefined, before: Stamp | undefined): boolean {
  return stamp !== undefined && before !== undefined && stamp.every((fact, index) => fact === before[index]);
}

/** Trust in times ends where a file may have changed again within the clock's smallest step, in milliseconds. */
const clockStep = 2000;

/** A file that was looked at. */
interface Stamped {
  readonly stamp: Stamp;
  /** When it was looked at, in milliseconds. */
  readonly at: number;
}

/** Whether a file is for certain as it was when it was looked at: its stamp is the same, and was an old one then. */
export function isUntouched(stamp: Stamp | undefined, { stamp: before, at }: Stamped): boolean {
  return isSameStamp(stamp, before) && before[2] < at - clockStep;
}
