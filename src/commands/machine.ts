import type { Terminal } from './terminal.ts';

/** What a developer's command uses of the machine it runs on. What is missing is installed, as far as that is possible. */
export interface Machine {
  /** The path of a Chromium that starts. */
  readonly ensureBrowser: () => Promise<string>;
  /** What every Chromium of ours is started with. */
  readonly browserArguments: readonly string[];
  /** The command that starts nginx; nothing where there is none. */
  readonly ensureNginx: () => Promise<string | undefined>;
  readonly importLighthouse: () => Promise<Lighthouse>;
  /** The day in São Paulo of a moment, as ISO. */
  readonly dayOf: (moment: Date) => string;
  /** Installs Debian's packages, where there are such; what came of it is for the caller to see. */
  readonly installPackages: (names: readonly string[]) => Promise<void>;
}

/** What of a report of Lighthouse is read. */
export interface LighthouseResult {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly scoreDisplayMode: string; readonly numericValue?: number }
    >
  >;
  readonly runtimeError?: { readonly message: string };
}

/** Lighthouse: visits an address with the browser that listens on a port. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'silent' },
) => Promise<{ readonly lhr: LighthouseResult }>;

/** A developer's command: takes the words after its name and gives its exit code. */
export type Tool = (words: readonly string[], terminal: Terminal, machine: Machine) => Promise<number>;
