import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { referenceFile, writeReference } from '../content/catalogue/reference.ts';
import { makeEditorFiles } from '../content/editor-files/editor-files.ts';
import { readArguments } from './arguments.ts';
import { conclude } from './conclude.ts';
import type { Command } from './terminal.ts';
import { writeMade } from './writing.ts';

const usage = 'Usage: npm run schema -- [--check]';

const options = { check: { type: 'boolean' } } as const;

/** The names of the files that are not as they would be made now, with what they would hold. */
async function findStale(root: string): Promise<ReadonlyMap<string, string>> {
  const stale = new Map<string, string>();
  const read = async (name: string) =>
    (await readFile(join(root, name), 'utf8').catch(() => '')).replaceAll('\r\n', '\n');
  const files = { ...makeEditorFiles(), [referenceFile]: writeReference(await read(referenceFile)) };
  for (const [name, made] of Object.entries(files)) {
    if ((await read(name)) !== made) stale.set(name, made);
  }
  return stale;
}

/** Writes what editors' tools and editors read of the schemas; with `--check` it only tells which files are stale, and fails then. */
export const schema: Command = (words, given) =>
  conclude(
    given,
    async ({ print, printError, project: { root } }) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { check } = readArguments(words, { options, takesWords: false, usage, explain }).values;
      const stale = await findStale(root);
      const names = [...stale.keys()].join(', ');
      if (stale.size === 0) {
        print('JSON Schemas, snippets and the reference are up to date.');
        return 0;
      }
      if (check === true) {
        printError(`Stale: ${names}. Run npm run schema and commit the result.`);
        return 1;
      }
      for (const [name, made] of stale) {
        const path = join(root, name);
        await mkdir(dirname(path), { recursive: true });
        await writeMade(path, made);
      }
      print(`Wrote ${names}.`);
      return 0;
    },
    'en',
  );
