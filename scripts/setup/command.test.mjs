import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './command.mjs';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('source that cannot be loaded ends a command with code 2, not with the code of broken content', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand('src/commands/nothing.ts', 'nothing');
  expect(process.exitCode).toBe(2);
  expect(String(told.mock.calls[0]?.[0])).toContain('nothing.ts');
});

test('every entry names a command that its module has', () => {
  const entries = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.mjs$/.test(name),
  );
  const text = entries.map((name) => readFileSync(join('scripts', name), 'utf8')).join('\n');
  const named = [...text.matchAll(/await run(?:Command|Tool)\('(.+)', '(.+)'\)/g)];
  expect(named.length).toBeGreaterThan(10);
  const wrong = named.filter(([, path = '', name = '']) => {
    return !readFileSync(path, 'utf8').includes(`\nexport const ${name}: `);
  });
  expect(wrong.map(([call]) => call)).toEqual([]);
});
