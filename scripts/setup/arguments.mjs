import { parseArgs } from 'node:util';

/** Parses the options and words of a command for editors. What it does not know ends it with its usage and code 2. */
export function readArguments(options, usage) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { options: values, words: positionals };
  } catch {
    console.error(`Não entendi o comando.\n\n${usage}`);
    return process.exit(2);
  }
}
