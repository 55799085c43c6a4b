import { describe, expect, it } from 'vitest';
import { exempt, exemptMistakes } from './exempt.ts';
import { followCures } from './robot.ts';
import { mistakes } from './table.ts';

const all = Object.values(mistakes)
  .flat()
  .map((mistake) => {
    const { name, faults } = mistake;
    const { followed, invented, left } = followCures(mistake);
    const [first] = [...followed, ...left];
    const reason =
      exemptMistakes[name] ?? (followed.length === 0 && first && exempt[first.kind]) ?? undefined;
    return { name, followed, invented, left, reason, steps: followed.length - faults + 1 };
  });

const followable = all.filter(({ reason }) => reason === undefined || reason === false);

describe('a reader who follows the first cure that is told', () => {
  it.each(followable)('is rid of "$name" in three steps', ({ left }) => {
    expect(left.map(({ file, kind, parameters }) => ({ file, kind, parameters }))).toEqual([]);
  });

  it.each(followable)('writes nothing for "$name" that is not told', ({ invented }) => {
    expect(invented).toEqual([]);
  });

  it('needs more than one step for at most three of a hundred mistakes', () => {
    const count = (steps: number) => followable.filter((one) => one.steps === steps).length;
    const [one, two, three] = [1, 2, 3].map(count);
    const share = followable.filter(({ steps }) => steps > 1).length / followable.length;
    console.info(
      `${all.length} mistakes: ${one} in one step, ${two} in two, ${three} in three, ${all.length - followable.length} exempt; more than one: ${(share * 100).toFixed(1)} %`,
    );
    expect(share).toBeLessThanOrEqual(0.03);
  });
});

it('exempts nothing that could be followed', () => {
  const cured = all.filter(({ name, left }) => name in exemptMistakes && left.length === 0);
  expect(cured.map(({ name }) => name)).toEqual([]);
  const told = new Set(all.flatMap(({ followed, left }) => [...followed, ...left].map(({ kind }) => kind)));
  expect(Object.keys(exempt).filter((kind) => !told.has(kind as keyof typeof exempt))).toEqual([]);
});
