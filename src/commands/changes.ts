import { existsSync } from 'node:fs';
import { describeChanges, formatChanges, formatMarkdown } from '../content/changes/changes.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import { findPages, folderOptions } from './settings.ts';
import type { Command } from './terminal.ts';
import { readFolder, readRevision, UnknownVersion } from './versions.ts';

const usage = 'Uso: npm run changes -- [REV] [--markdown] [--pages DIR]';

const options = { ...folderOptions, markdown: { type: 'boolean' } } as const;

function withUsage(message: string): string {
  return `${message}\n${usage}`;
}

async function readVersions(folder: string, revision: string) {
  try {
    const after = await readFolder(folder);
    return { before: await readRevision(folder, revision), after };
  } catch (error) {
    throw error instanceof UnknownVersion ? new Refusal(withUsage(error.message), 2) : error;
  }
}

/** Tells a reviewer in plain words what changed in the content since a revision: exit code 0, 2 for wrong usage. */
export const changes: Command = (words, given) =>
  conclude(given, async (terminal) => {
    const { values, positionals } = readArguments(words, {
      options,
      takesWords: true,
      usage,
      explain: explainInPortuguese(usage),
    });
    if (positionals.length > 1) throw new Refusal(withUsage('No máximo uma versão.'), 2);
    const folder = findPages(values.pages, terminal);
    if (!existsSync(folder)) throw new Refusal(withUsage(`A pasta "${values.pages}" não existe.`), 2);
    const { before, after } = await readVersions(folder, positionals[0] ?? 'HEAD');
    const told = describeChanges(before, after);
    terminal.print(values.markdown ? formatMarkdown(told) : formatChanges(told));
    return 0;
  });
