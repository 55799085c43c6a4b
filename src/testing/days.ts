import { writeFileSync } from 'node:fs';
import { conclude } from '../commands/conclude.ts';
import type { Tool } from '../commands/machine.ts';
import { amount } from './amount.ts';
import { liveThroughDays } from './ordinary-days.ts';

const days = amount(6, 30);

/** Lives through days of ordinary edits, each a test of the report that its only word names. */
export const liveDays: Tool = ([report = ''], given) =>
  conclude(
    given,
    async ({ print, printError }) => {
      let failed = 0;
      const kinds = new Set<string>();
      for await (const { day, deeds, refused, faults } of liveThroughDays(days)) {
        for (const { name } of deeds) kinds.add(name);
        if (faults.length === 0) continue;
        failed += 1;
        printError(`Day ${day} (${refused} edits refused) left a site that fails:`);
        for (const { name, file } of deeds) printError(`  somebody ${name} in ${file}`);
        for (const fault of faults) printError(`  ✗ ${fault}`);
      }
      print(`${days} days of ordinary edits of ${kinds.size} kinds, ${failed} with a fault.`);
      const counts = { numPassedTests: days - failed, numFailedTests: failed, testResults: [] };
      writeFileSync(report, JSON.stringify(counts));
      return failed > 0 ? 1 : 0;
    },
    'en',
  );
