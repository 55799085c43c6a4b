import type { Terminal } from './terminal.ts';

/** Ends a command's work with what to tell whoever called it, and the exit code. */
export class Refusal extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** Does a command's work; its exit code is the work's own, a refusal's, or 2 with a stack for a fault of ours. */
export async function conclude(terminal: Terminal, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) {
      terminal.printError(error.message);
      return error.code;
    }
    terminal.printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 2;
  }
}
