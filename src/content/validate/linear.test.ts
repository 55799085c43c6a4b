import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// What V8 has optimised is no longer counted, at a moment that the machine's load decides: so it has a process of its own,
// which optimises nothing and counts the same on any machine.
const program = `
  const { importWhole } = await import('./scripts/setup/source.mjs');
  const { countSteps } = await importWhole('src/content/testing/steps.ts');
  console.log(JSON.stringify(await countSteps([30, 60, 120])));
`;

it('takes as many steps for each page, however many there are', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-opt',
    '--input-type=module',
    '-e',
    program,
  ]);
  const [few = 0, some = 0, many = 0] = JSON.parse(stdout) as readonly number[];
  expect(some - few).toBeGreaterThan(30 * 100);
  // With 50, 100 and 200 pages each of two checks that compared pages with pages made it 2.2, which is 2.12 here.
  expect((many - some) / (some - few)).toBeLessThan(2.08);
});
