import type { YAMLError } from 'yaml';
import type { Line } from '../lines.ts';

/** What a recogniser knows: the lines, and where the YAML reader gave up. */
export interface Scene {
  readonly lines: readonly Line[];
  /** The line of the error. */
  readonly line: Line;
  readonly index: number;
  readonly error: YAMLError;
}
