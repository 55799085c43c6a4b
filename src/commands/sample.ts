import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { conditions, places } from '../testing/specified.ts';
import type { Command, Terminal } from './terminal.ts';

/** What a command answered. */
export interface Answer {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A terminal for tests: nobody sits at it, pictures are the specified site's, and it is always the same day. */
export const quiet: Omit<Terminal, 'print' | 'printError'> = {
  makeProgress: () => () => {},
  isInteractive: false,
  ask: () => Promise.resolve(undefined),
  makeTemporary: () => {
    throw new Error('No test asked for a temporary folder.');
  },
  folder: process.cwd(),
  environment: {},
  today: conditions.today,
  project: {
    root: process.cwd(),
    publicFolder: dirname(places.images),
    cache: places.cache,
  },
};

/** Calls a command as a terminal would, with all that it prints kept. */
export async function call(
  command: Command,
  words: readonly string[],
  special: Partial<Terminal> = {},
): Promise<Answer> {
  let [stdout, stderr] = ['', ''];
  const status = await command(words, {
    ...quiet,
    print: (text) => {
      stdout += `${text}\n`;
    },
    printError: (text) => {
      stderr += `${text}\n`;
    },
    ...special,
  });
  return { status, stdout, stderr };
}

/** A copy of the specified site's pages for a test to change, and what a command makes of it. */
export class Copy {
  readonly above = mkdtempSync(join(tmpdir(), 'vitrine-edit-'));
  readonly folder = join(this.above, 'conteúdo');

  constructor() {
    cpSync(places.pages, this.folder, { recursive: true });
  }

  remove(): void {
    rmSync(this.above, { recursive: true, force: true });
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(this.folder, name), content);
  }

  /** Calls a command on the copy. What it says names the copy `pasta`. */
  async run(command: Command, words: readonly string[], special: Partial<Terminal> = {}) {
    const { status, stdout, stderr } = await call(command, ['--pages', this.folder, ...words], special);
    const said = `${stdout}${stderr}`.trim().replaceAll(this.folder.replaceAll('\\', '/'), 'pasta');
    return { status, said };
  }

  /** All that is in the folder and above it, by path. */
  takeStock(): Readonly<Record<string, string>> {
    const files = readdirSync(this.above, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const paths = files.map(({ parentPath, name }) => join(parentPath, name));
    return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]));
  }

  /** Calls that must be refused: gives those that were answered otherwise, and the files that have changed. */
  async findUnrefused(command: Command, status: number, refusals: readonly Refused[]) {
    const before = this.takeStock();
    const answers = await Promise.all(refusals.map(([words]) => this.run(command, words)));
    const after = this.takeStock();
    const wrong = refusals.flatMap(([words, told], index) => {
      const answer = answers[index];
      return answer?.status === status && answer.said.includes(told) ? [] : [{ words, told, ...answer }];
    });
    const names = Object.keys({ ...before, ...after });
    return [...wrong, ...names.filter((name) => before[name] !== after[name])];
  }
}

/** The words of a call that must be refused, and what it must be told. */
type Refused = readonly [words: readonly string[], told: string];

/** A text as Windows' editors save it. */
export const onWindows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

/** A page as it may be written by hand on Windows, and the same with a slip that `fix` repairs. */
export const good = onWindows(`# Da Ana
title: Vacinas
description: "Uma página."   # com   espaços
theme: clinic

sections:

# ── Capa ──
- type: hero
  # o nome
  title: Olá
  note: 'Vagas'

- type: faq
  items:
  - question: Um?
    answer: Sim.
`);
export const broken = good.replace('  note:', '   note:');
