import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeChance } from '../content/testing/accidents/random.ts';
import { check, type CheckedContent } from '../content/check.ts';
import { siteOf } from '../content/known/site.ts';
import type { Places } from '../content/load/load.ts';
import { findDisagreements } from '../content/editor-files/outside.ts';
import { hasErrors } from '../content/problems/problem.ts';
import { prepareProgram } from '../build/program.ts';
import { buildSite } from '../build/site-build.ts';
import { doSomething, type Deed } from './deeds.ts';
import { judgeBuild } from './judge-build.ts';
import { conditions, places as specified } from './specified.ts';

/** What became of a day: the edits that the checker accepted, and what was wrong with the site that they left. */
export interface Day {
  readonly day: number;
  readonly deeds: readonly Deed[];
  /** Edits that the checker refused, and that were undone. */
  readonly refused: number;
  readonly faults: readonly string[];
}

const deedsADay = 4;

/** Edits the copy until some edits have been accepted; what the checker refuses is undone, as an editor would. */
async function edit(places: Places, seed: number) {
  const chance = makeChance(seed);
  const deeds: Deed[] = [];
  let checked: CheckedContent | undefined;
  let refused = 0;
  while (deeds.length < deedsADay) {
    const deed = await doSomething(places, chance);
    if (deed === undefined) continue;
    const next = await check(places, conditions);
    if (hasErrors(next.validated.problems)) {
      await deed.undo();
      refused += 1;
      continue;
    }
    checked = next;
    deeds.push(deed);
  }
  return { deeds, refused, checked: checked ?? (await check(places, conditions)) };
}

function findSchemaFaults({ content }: CheckedContent): readonly string[] {
  return findDisagreements(content.sources).map((one) => `JSON Schema: ${JSON.stringify(one)}`);
}

/**
 * Lives through days of ordinary edits on a copy of the specified site. After each day's edits the site is built, and
 * judged as real pages are. The same days every time: each is its own seed.
 */
export async function* liveThroughDays(days: number): AsyncGenerator<Day> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-days-'));
  const places = { ...specified, pages: join(folder, 'pages'), images: join(folder, 'public', 'images') };
  try {
    await cp(specified.pages, places.pages, { recursive: true });
    await cp(dirname(specified.images), dirname(places.images), { recursive: true });
    const root = process.cwd();
    // No content is in it.
    const program = await prepareProgram(root, places.cache);
    for (let day = 1; day <= days; day += 1) {
      const { deeds, refused, checked } = await edit(places, day);
      const outDir = join(folder, `dist-${day}`);
      await buildSite({ root, outDir, places, program, site: siteOf(checked), day: conditions.today });
      const faults = [...findSchemaFaults(checked), ...(await judgeBuild(outDir, checked))];
      await rm(outDir, { recursive: true, force: true });
      yield { day, deeds, refused, faults };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
