import { writeFileSync } from 'node:fs';
import { importSource } from '../setup/source.mjs';

const days = 30;
const [report] = process.argv.slice(2);

// React reads this when it is first imported.
process.env.NODE_ENV = 'production';
const { liveThroughDays } = await importSource('src/testing/ordinary-days.ts');
let failed = 0;
const kinds = new Set();
for await (const { day, deeds, refused, faults } of liveThroughDays(days)) {
  for (const { name } of deeds) kinds.add(name);
  if (faults.length === 0) continue;
  failed += 1;
  console.error(`Day ${day} (${refused} edits refused) left a site that fails:`);
  for (const { name, file } of deeds) console.error(`  somebody ${name} in ${file}`);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
}
console.log(`${days} days of ordinary edits of ${kinds.size} kinds, ${failed} with a fault.`);
writeFileSync(
  report,
  JSON.stringify({ numPassedTests: days - failed, numFailedTests: failed, testResults: [] }),
);
process.exitCode = failed > 0 ? 1 : 0;
