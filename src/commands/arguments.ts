import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from './refusal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Expected<Known extends Options> {
  readonly options: Known;
  /** Whether the command takes words beside its options. */
  readonly takesWords: boolean;
  /** What to tell of words that cannot be understood, from Node's own message. */
  readonly explain: (message: string) => string;
}

/** Tells the options of a command from its other words. What is not expected is refused with code 2. */
export function readArguments<const Known extends Options>(
  words: readonly string[],
  { options, takesWords, explain }: Expected<Known>,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: takesWords });
  } catch (error) {
    throw new Refusal(explain((error as Error).message), 2);
  }
}

/** How commands for editors answer what they do not understand. */
export function explainInPortuguese(usage: string): string {
  return `Não entendi o comando.\n\n${usage}`;
}
