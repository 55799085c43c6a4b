import { quote } from '../wording.ts';
import { toKnown, toNearest, warning, type Advice, type Choice, type KindsOf } from './kind.ts';

/** Where a message for a place goes: below a line of a file, behind so many spaces. `isHere` is in the file of the place. */
export interface MessageHome {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly isHere: boolean;
}

/** What can be wrong between buttons and the messages that they send. */
export interface MessageParameters {
  readonly unknownMessage: Choice & { readonly home?: MessageHome | undefined };
  /** The message itself, where its key belongs. `key` is free for it. */
  readonly messageAsKey: {
    readonly message: string;
    readonly key: string;
    readonly home?: MessageHome | undefined;
  };
  /** Messages that only another page has; `known` are those that this one can use. */
  readonly messagesElsewhere: {
    readonly messages: readonly { readonly key: string; readonly text: string }[];
    /** The file of that page. */
    readonly file: string;
    /** Whether a shared section asks for them, which has no messages itself. */
    readonly isShared: boolean;
    readonly known: readonly string[];
    /** A message that may be the one asked for, by another name since. */
    readonly nearest?: string | undefined;
    readonly home: MessageHome;
  };
  /** Messages that do not exist and are asked for in several lines of a file, or in several files. */
  readonly unknownMessages: {
    readonly keys: readonly string[];
    /** Numbers of lines, or places such as `pages/index.yaml:7`. */
    readonly places: readonly string[];
    readonly isOneFile: boolean;
    readonly nearest?: string | undefined;
    readonly home?: MessageHome | undefined;
  };
  /** A message that other files ask for by the name `key`. */
  readonly renamedMessage: {
    readonly typed: string;
    readonly key: string;
    /** Places such as `pages/index.yaml:7`. */
    readonly places: readonly string[];
  };
}

/** Messages as lines of their group. */
export function messageLines({
  messages,
}: Pick<MessageParameters['messagesElsewhere'], 'messages'>): readonly string[] {
  return messages.flatMap(({ key, text }) => {
    const rows = text.trim().split('\n');
    return rows.length === 1
      ? [`${key}: ${quote(text.trim())}`]
      : [`${key}: |`, ...rows.map((row) => (row === '' ? '' : `  ${row}`))];
  });
}

/** Lines of messages where they belong, in another file. */
function atHome(home: MessageHome | undefined, lines: readonly string[]): readonly Advice[] {
  if (home === undefined || home.isHere) return [];
  const { file, line, column } = home;
  return [{ file, below: line, lines: lines.map((text) => ' '.repeat(column) + text) }];
}

/** A message for each key, in the page's own group or in the site's. */
function addMessages(keys: readonly string[], isOneFile: boolean): Advice {
  const lines = keys.map((key) => `${key}: …`);
  return isOneFile
    ? { add: ['messages:', ...lines.map((line) => `  ${line}`)], to: [] }
    : { add: lines, to: ['messages'] };
}

export const messageKinds: KindsOf<MessageParameters> = {
  unknownMessage: warning('P021', toNearest, toKnown),
  messageAsKey: warning('P021', undefined, ({ message, key, home }) => {
    const line = `${key}: ${quote(message.trim())}`;
    return home?.isHere === true
      ? [{ value: key }, { first: home.line + 1, last: home.line, lines: [' '.repeat(home.column) + line] }]
      : [...atHome(home, [line]), { add: ['messages:', `  ${line}`], to: [] }, { value: key }];
  }),
  messagesElsewhere: warning('P021', undefined, ({ home, isShared, ...found }) => {
    const lines = messageLines(found);
    const written = lines.map((line) => ' '.repeat(home.column) + line);
    if (home.isHere) return { first: home.line + 1, last: home.line, lines: written };
    const own: Advice = { add: ['messages:', ...lines.map((line) => `  ${line}`)], to: [] };
    return isShared ? atHome(home, lines) : [...atHome(home, lines), own];
  }),
  unknownMessages: warning('P021', undefined, ({ keys, isOneFile, nearest, home }) =>
    nearest === undefined
      ? [
          ...atHome(
            home,
            keys.map((key) => `${key}: …`),
          ),
          addMessages(keys, isOneFile),
        ]
      : { value: nearest },
  ),
  renamedMessage: warning('P021', ({ typed, key }) => ({ from: typed, to: key })),
};
