import type { Progress } from '../content/pictures/in-turn.ts';

/** The project that a command belongs to, whatever folder its pages are in. Paths are absolute. */
export interface Project {
  readonly root: string;
  /** Folder of the files that the site serves, pictures among them. */
  readonly publicFolder: string;
  /** Folder for what was measured or encoded once. */
  readonly cache: string;
}

/** All that a command knows of where it runs, and of who reads and answers it. */
export interface Terminal {
  /** Prints a line of what the command answers, which may be data for another program. */
  readonly print: (text: string) => void;
  /** Prints a line that is no answer: why the command cannot do what it was told. */
  readonly printError: (text: string) => void;
  /** Tells how far long work is; `verb` is what is done, as in `Olhando fotos`. */
  readonly makeProgress: (verb: string) => Progress;
  /** Whether somebody sits there who can answer. */
  readonly isInteractive: boolean;
  /** What is typed in answer to a question; nothing when it is broken off. */
  readonly ask: (question: string) => Promise<string | undefined>;
  /** Makes a folder that goes with the process. Its path is absolute. */
  readonly makeTemporary: () => string;
  /** The folder that relative paths start from, absolute. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The day in São Paulo as ISO, such as `2026-01-31`. */
  readonly today: string;
  readonly project: Project;
}

/** A command: takes the words after its name and gives its exit code. */
export type Command = (words: readonly string[], terminal: Terminal) => Promise<number>;
