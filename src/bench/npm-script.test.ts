import { describe, expect, test } from 'vitest';
import { readScript } from './npm-script.ts';

describe('readScript', () => {
  test.each(['build', 'validate'])('gives what npm run %s tells Node, its heap included', async (name) => {
    const words = await readScript('.', name);
    expect(words).toEqual(['--initial-old-space-size=80', `scripts/${name}.mjs`]);
  });

  test('refuses a script that does not start Node', async () => {
    await expect(readScript('.', 'format')).rejects.toThrow('"npm run format" does not start Node.');
  });
});
