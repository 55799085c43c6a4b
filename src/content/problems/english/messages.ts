import { messageLines, type MessageHome, type MessageParameters } from '../kinds/messages.ts';
import { list, quote, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, named } from './parts.ts';

/** Asks for lines of messages where they belong. */
function inMessages(home: MessageHome | undefined, lines: readonly string[]): string {
  const where =
    home === undefined ? 'of this file or of site.yaml' : `of ${home.isHere ? 'this file' : home.file}`;
  const below = home === undefined ? '' : `, below line ${home.line}`;
  return withLines(
    `in "messages" ${where}${below}, write:`,
    lines.map((line) => ' '.repeat(home?.column ?? 2) + line),
  );
}

export const messageWords: WordsOf<MessageParameters> = {
  unknownMessage: (choice) =>
    say(
      `No message has the key "${shorten(choice.typed)}"; the button would use the page’s default one.`,
      didYouMean(
        choice,
        `Use one of: ${list(choice.known, 16)}.\nFor a new one, ${inMessages(choice.home, [`${shorten(choice.typed)}: …`])}`,
      ),
    ),
  messageAsKey: ({ message, key, home }) =>
    say(
      '"chat" takes the key of a message, and this is the message itself.',
      [
        `The message has a place of its own: ${inMessages(home, [`${key}: ${quote(message.trim())}`])}`,
        `And here: chat: ${key}`,
      ].join('\n'),
    ),
  messagesElsewhere: ({ messages, file, known, nearest, home }) => {
    const [isOne, keys] = [messages.length === 1, messages.map(({ key }) => key)];
    return say(
      isOne
        ? `The message ${named(keys, 8)} is one of ${file} alone; here the button would use the default one.`
        : `The messages ${named(keys, 8)} are of ${file} alone; here the buttons would use the default one.`,
      [
        ...(nearest === undefined ? [] : [`If it has another key by now, write here: chat: ${nearest}`]),
        `${nearest === undefined ? 'Bring' : 'If not, bring'} ${isOne ? 'its line' : 'their lines'}: ${inMessages(home, messageLines({ messages }))}`,
        ...(known.length === 0 ? [] : [`Or use one of: ${list(known, 16)}.`]),
      ].join('\n'),
    );
  },
  unknownMessages: ({ keys, places, isOneFile, nearest, home }) => {
    const where = isOneFile ? `on lines ${list(places, 8)}` : `in ${list(places, 6)}`;
    return keys.length === 1
      ? say(
          `No message has the key ${named(keys, 8)}, which is used ${where}.`,
          didYouMean(
            { nearest },
            `Its line seems to be missing: ${inMessages(home, [`${keys[0] ?? ''}: …`])}\nOr correct the key.`,
          ),
        )
      : say(
          `There are no messages with the keys ${named(keys, 8)}, which are used ${where}.`,
          'The line "messages:", or what was below it, seems to be missing. Add a line for each message there.',
        );
  },
  renamedMessage: ({ typed, key, places }) =>
    say(
      `This message is called "${typed}", and asked for as "${key}" in ${list(places, 6)}.`,
      `Write here, in place of its name: ${key}:\nIf the new name is right, write it in these places.`,
    ),
};
