import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';

/** How a program ended. */
export interface End {
  /** Its exit code; nothing when it was killed. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}

/** A program that runs. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<End>;
}

/** Starts a program, and keeps all that it says. What it leaves for a while, it leaves in `temporary`. */
export function startProgram(
  [file = '', ...words]: readonly string[],
  folder: string,
  temporary = tmpdir(),
): Running {
  const env = { ...process.env, TMPDIR: temporary };
  const child = spawn(file, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ended = new Promise<End>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, said }));
  });
  return { child, ended };
}
