import { finding } from '../../problems/finding.ts';
import { isBare, type Line } from '../lines.ts';
import { faultOfValue, type Fault } from './fault.ts';
import type { Scene } from './scene.ts';

/** What stands around an example where it is copied from: three signs, and what language it is in. */
const isFence = (line: Line) => isBare(line) && /^(?:`{3,}|~{3,})\s*[a-z]*$/i.test(line.value);

/** The marks of an example that were pasted along with it: the first of the file that stands above a line, or right below it. */
export function findFence({ lines, index }: Pick<Scene, 'lines' | 'index'>): Fault | undefined {
  const at = lines.findIndex(isFence);
  const line = lines[at];
  if (line === undefined || at > index + 1) return undefined;
  const end = lines.findIndex((one, place) => place > at && isFence(one));
  const inner = end === -1 ? [] : lines.slice(at + 1, end).map(({ text }) => text);
  const last = end === -1 ? at + 1 : end + 1;
  return faultOfValue(line, finding('pastedFence', { first: at + 1, last, lines: inner }));
}
