/** Whether this is a run that leaves nothing out. */
export const isThorough = process.env['VITRINE_THOROUGH'] === '1';

/**
 * How many random cases a test tries: few in every run, many in a thorough one (`npm test -- --thorough`). Both are
 * seeded, so that a failure can be repeated.
 */
export function amount(usual: number, thorough: number): number {
  return isThorough ? thorough : usual;
}

/**
 * Subjects with the conditions that each is tried in: each subject in one of them in every run, so that all conditions
 * take their turn, and in all of them in a thorough one.
 */
export function pairUp<Subject, Condition>(
  subjects: readonly Subject[],
  conditions: readonly Condition[],
): readonly (readonly [Subject, Condition])[] {
  return subjects.flatMap((subject, index) =>
    conditions
      .filter((_, turn) => isThorough || turn === index % conditions.length)
      .map((condition) => [subject, condition] as const),
  );
}

/**
 * Cases of one behaviour in several conditions: so many of them in every run, evenly spread, the first among them and
 * with more than one the last; all of them in a thorough run.
 */
export function few<Case>(cases: readonly Case[], usual = 1): readonly Case[] {
  if (isThorough || cases.length <= usual) return cases;
  const step = usual === 1 ? 0 : (cases.length - 1) / (usual - 1);
  const kept = new Set(Array.from({ length: usual }, (_, turn) => Math.round(turn * step)));
  return cases.filter((_, index) => kept.has(index));
}

/**
 * Whether a case takes place in one of several conditions that take turns, each by its number: in every run in one of
 * them, in a thorough one in all. Neighbours swap from pair to pair, so that no condition meets the same half of each.
 */
export function isInTurn(index: number, condition: number, conditions: number): boolean {
  return isThorough || (index + Math.floor(index / conditions)) % conditions === condition;
}
