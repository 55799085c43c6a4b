import { listLeftovers, recognise } from './site-state.ts';
import { build, wordsFor, type Name, type Stage } from './stage.ts';
import type { Outcome } from './strike.ts';

/** How much is done. */
interface Measure {
  readonly kills: number;
  readonly swaps: number;
  readonly seed: number;
  /** When no swap begins any more, and when no kill does. */
  readonly halfway: number;
  readonly deadline: number;
  /** The command that starts nginx; nothing where there is none. */
  readonly nginx: string | undefined;
}

/** One of the things that builds are put through. */
export type Part = (stage: Stage, measure: Measure) => Promise<Outcome>;

/** What is wrong after a build that must go well. */
export async function mustBuild(stage: Stage, name: Name, out: string): Promise<readonly string[]> {
  const { code, said } = await build(stage, [wordsFor(stage, name, out)]);
  const [found, leftovers] = [recognise(stage.sites, out), listLeftovers(out)];
  return [
    ...(code === 0 ? [] : [`a sound build of ${name} ended with ${code}: ${said.trim()}`]),
    ...(found === name ? [] : [`a sound build of ${name} left ${found}`]),
    ...(leftovers.length === 0 ? [] : [`a sound build left ${leftovers.join(', ')}`]),
  ];
}
