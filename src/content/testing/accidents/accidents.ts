import { putIntoWords } from '../../problems/languages.ts';
import type { Content } from '../../load/content.ts';
import type { Problem } from '../../problems/problem.ts';
import { readSource } from '../../source/read-source.ts';
import type { Source } from '../../source/source.ts';
import { validate, type Conditions } from '../../validate/validate.ts';
import { kinds } from './kinds.ts';
import { makeChance, type Chance } from './random.ts';

/** A file after a single slip of its editor. */
interface Accident {
  readonly kind: string;
  readonly text: string;
  /** The lines, from 1, where the slip left its traces. */
  readonly touched: readonly number[];
}

/** Lets one accident happen to a text. */
export function makeAccident(text: string, chance: Chance): Accident {
  const lines = text.split('\n');
  for (;;) {
    const kind = chance.pick(Object.keys(kinds));
    const damage = kinds[kind]?.(lines, chance);
    const damaged = damage?.lines.join('\n');
    if (damage === undefined || damaged === undefined || damaged === text) continue;
    return { kind, text: damaged, touched: damage.touched.map((line) => line + 1) };
  }
}

/** What the checker says of a site with one accident. */
export interface Outcome extends Accident {
  readonly file: string;
  /** What it says of the file, beyond what it said before. */
  readonly own: readonly Problem[];
  /** What it says of other files. */
  readonly others: readonly Problem[];
  /** Lines between the accident and the first message. */
  readonly distance?: number | undefined;
  /** What was thrown, which must never happen. */
  readonly crash?: unknown;
}

/** A problem without its place, which an accident above it moves. */
const keyOf = (problem: Problem) => `${problem.file} ${problem.code} ${putIntoWords(problem).message}`;

function read({ file, name, kind }: Source, text: string) {
  return readSource({ file, name, kind }, new TextEncoder().encode(text));
}

/** Checks content in which one file reads differently. */
function checkWith(content: Content, source: Source, text: string, conditions: Conditions) {
  const changed = read(source, text);
  const sources = content.sources.map((one) => (one === source ? changed.source : one));
  const problems = [...content.problems.filter(({ file }) => file !== source.file), ...changed.problems];
  return validate({ ...content, sources, problems }, conditions).problems;
}

function distanceOf([first]: readonly Problem[], { touched }: Accident): number | undefined {
  if (first === undefined) return undefined;
  return Math.min(...touched.map((line) => Math.abs(line - first.range.line)));
}

/** Lets accidents happen to one file of sound content, one at a time, and tells what the checker makes of each. */
export function strike(
  content: Content,
  source: Source,
  conditions: Conditions,
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Outcome[] {
  const chance = makeChance(seed);
  const known = new Set(validate(content, conditions).problems.map(keyOf));
  return Array.from({ length: count }, (): Outcome => {
    const accident = { ...makeAccident(source.text, chance), file: source.file };
    try {
      const problems = checkWith(content, source, accident.text, conditions);
      const fresh = problems.filter((problem) => !known.has(keyOf(problem)));
      const own = fresh.filter(({ file }) => file === source.file);
      const others = fresh.filter(({ file }) => file !== source.file);
      return { ...accident, own, others, distance: distanceOf(own, accident) };
    } catch (crash) {
      return { ...accident, own: [], others: [], crash };
    }
  });
}
