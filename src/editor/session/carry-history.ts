import { readData } from '../../core/core.ts';
import type { Path } from '../store/store.ts';
import { carryText } from './carry-over.ts';
import { followPath } from './follow-path.ts';
import type { Session, Spot, Step, Texts } from './session.ts';

/** How many steps go along each way: each text of them is merged, while somebody waits. */
const mostCarried = 20;

type Bases = readonly [old: Session['base'], now: Session['base']];

/** The texts of a step on what others have saved; nothing where that would ask somebody. */
function carryTexts([old, now]: Bases, texts: Texts): Texts | undefined {
  const carried: Record<Path, string | null> = {};
  for (const [file, ours] of Object.entries(texts)) {
    const result = carryText([old[file]?.text ?? null, ours, now[file]?.text ?? null]);
    if ('reason' in result) return undefined;
    if ('merged' in result && result.merged.conflicts.length + result.merged.lost.length > 0)
      return undefined;
    carried[file] = 'merged' in result ? result.merged.text : result.text;
  }
  return carried;
}

/** Where a step was done, in the text that it has become. */
function carrySpot({ file, path }: Spot, before: Texts, after: Texts): Spot {
  const [old, now] = [before[file], after[file]];
  if (old === now || typeof old !== 'string' || typeof now !== 'string') return { file, path };
  const follow = (way: Spot['path']) => followPath(readData(old), readData(now), way);
  return { file, path: follow(path) ?? follow(path.slice(0, 2)) ?? [] };
}

function carryStep(bases: Bases, step: Step): Step | undefined {
  const [before, after] = [carryTexts(bases, step.before), carryTexts(bases, step.after)];
  if (before === undefined || after === undefined) return undefined;
  return { ...step, before, after, spot: carrySpot(step.spot, step.after, after), mark: undefined };
}

/** The steps up to the first that cannot go along; one that does nothing any more is left out. */
function carrySteps(bases: Bases, steps: readonly Step[]) {
  const carried: Step[] = [];
  for (const step of steps.slice(0, mostCarried)) {
    const next = carryStep(bases, step);
    if (next === undefined) return { steps: carried, isCut: true };
    const isOne = Object.entries(next.after).some(([file, text]) => text !== next.before[file]);
    if (isOne) carried.push(next);
  }
  return { steps: carried, isCut: steps.length > mostCarried };
}

/** What can be undone and redone of a session. */
interface CarriedHistory extends Pick<Session, 'past' | 'future'> {
  /** Whether steps that could be undone before no longer can. */
  readonly isCut: boolean;
}

/** What can be undone and redone of a session, on what others have saved: of theirs nothing is taken back. */
export function carryHistory({ base, past, future }: Session, now: Session['base']): CarriedHistory {
  const bases: Bases = [base, now];
  const { steps, isCut } = carrySteps(bases, past.toReversed());
  return { past: steps.toReversed(), future: carrySteps(bases, future).steps, isCut };
}
