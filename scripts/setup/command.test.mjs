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
