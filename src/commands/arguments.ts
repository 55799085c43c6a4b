import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from './refusal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Expected<Known extends Options> {
  readonly options: Known;
  /** Whether the command takes words beside its options. */
  readonly takesWords: boolean;
  /** What to tell who asks for help with `--help`. */
  readonly usage?: string;
  /** What to tell of words that cannot be understood, from Node's own message. */
  readonly explain: (message: string) => string;
}

/**
 * Tells the options of a command from its other words. What is not expected is refused with code 2; who asks for help
 * gets the usage, and code 0.
 */
export function readArguments<const Known extends Options>(
  words: readonly string[],
  { options, takesWords, usage, explain }: Expected<Known>,
) {
  if (usage !== undefined && words.some((word) => word === '--help' || word === '-h'))
    throw new Refusal(usage, 0);
  try {
    return parseArgs({ args: words, options, allowPositionals: takesWords });
  } catch (error) {
    throw new Refusal(explain((error as Error).message), 2);
  }
}

/** A port from 0 to 65535; nothing for what is none. */
export function readPort(typed: string): number | undefined {
  const port = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  return port <= 65_535 ? port : undefined;
}

/** An amount above zero, for a developer's command; anything else is refused with code 2. */
export function readCount(name: string, typed: string, usage: string): number {
  if (/^[1-9]\d{0,5}$/.test(typed)) return Number(typed);
  throw new Refusal(`--${name} takes a whole number above zero.\n${usage}`, 2);
}

/** How commands for editors answer what they do not understand. */
export function explainInPortuguese(usage: string): string {
  return `Não entendi o comando.\n\n${usage}`;
}
