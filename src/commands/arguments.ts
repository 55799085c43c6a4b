import { parseArgs, type ParseArgsConfig } from 'node:util';
import { choose } from '../content/problems/finding.ts';
import type { Choice } from '../content/problems/kinds/kind.ts';
import { printableLine } from '../content/problems/printable.ts';
import { Refusal } from './refusal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** An option without the value that it takes, or with one where it takes none. */
interface Misused {
  readonly name: string;
  readonly takesValue: boolean;
}

interface Expected<Known extends Options> {
  readonly options: Known;
  /** Whether the command takes words beside its options. */
  readonly takesWords: boolean;
  /** What to tell who asks for help with `--help`. */
  readonly usage?: string;
  /** What to tell of words that cannot be understood, from Node's own message and an option that is not known, or misused. */
  readonly explain: (message: string, unknown?: Choice, misused?: Misused) => string;
}

/** The first word that is an option of no such name, with the one that was most likely meant. */
function findUnknown(words: readonly string[], options: Options): Choice | undefined {
  const known = Object.keys(options);
  const names = words.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []);
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined ? undefined : choose(unknown, known);
}

/** The first option whose value is missing, or is one too many. */
function findMisused(words: readonly string[], options: Options): Misused | undefined {
  const misused = words.flatMap((word, at) => {
    const [, name = '', value] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
    const type = options[name]?.type;
    if (type === 'boolean') return value === undefined ? [] : [{ name, takesValue: false }];
    const isMissing = type === 'string' && value === undefined && /^-|^$/.test(words[at + 1] ?? '');
    return isMissing ? [{ name, takesValue: true }] : [];
  });
  return misused[0];
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
    const [unknown, misused] = [findUnknown(words, options), findMisused(words, options)];
    throw new Refusal(explain((error as Error).message, unknown, misused), 2);
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

/** How commands for editors, used in such a way, answer what they do not understand. */
export const explainInPortuguese =
  (usage: string) => (_message?: string, unknown?: Choice, misused?: Misused) => {
    if (unknown !== undefined) {
      const { typed, nearest } = unknown;
      const meant = nearest === undefined ? '' : ` Você quis dizer "--${nearest}"?`;
      return `A opção "--${printableLine(typed)}" não existe.${meant}\n\n${usage}`;
    }
    if (misused === undefined) return `Não entendi o comando.\n\n${usage}`;
    const option = `--${misused.name}`;
    return misused.takesValue
      ? `Falta o valor de "${option}": escreva-o depois dela, separado por um espaço.\n\n${usage}`
      : `A opção "${option}" não leva valor. Escreva só: ${option}\n\n${usage}`;
  };
