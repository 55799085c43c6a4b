import { capital } from '../../../fields/capital.ts';
import { messageLines, type MessageHome, type MessageParameters } from '../kinds/messages.ts';
import { list, quote, shorten, withLines } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';
import { didYouMean } from './parts.ts';

/** Asks for lines of messages where they belong. */
function inMessages(home: MessageHome | undefined, lines: readonly string[]): string {
  if (home === undefined)
    return withLines(
      'no grupo "messages", deste arquivo ou de site.yaml, escreva:',
      lines.map((line) => `  ${line}`),
    );
  const where = home.isHere ? 'no grupo "messages" deste arquivo' : `no grupo "messages" de ${home.file}`;
  return withLines(
    `${where}, abaixo da linha ${home.line}, escreva:`,
    lines.map((line) => ' '.repeat(home.column) + line),
  );
}

function sayUnknownMessages({
  keys,
  places,
  isOneFile,
  nearest,
  home,
}: MessageParameters['unknownMessages']): Words {
  const named = list(
    keys.map((key) => `"${key}"`),
    8,
  );
  const where = isOneFile ? `nas linhas ${list(places, 8)}` : `em ${list(places, 6)}`;
  return keys.length === 1
    ? say(
        `A mensagem ${named} não existe, e é pedida ${where}.`,
        didYouMean(
          { nearest },
          `A linha dela parece ter se perdido: ${inMessages(home, [`${keys[0] ?? ''}: …`])}\nOu corrija o nome.`,
        ),
      )
    : say(
        `As mensagens ${named} não existem, e são pedidas ${where}.`,
        'Parece faltar a linha "messages:", ou o que estava embaixo dela. Escreva nesse grupo uma linha para cada mensagem.',
      );
}

export const messageWords: WordsOf<MessageParameters> = {
  unknownMessage: (choice) =>
    say(
      `A mensagem "${shorten(choice.typed)}" não existe; o botão usaria a mensagem padrão da página.`,
      didYouMean(
        choice,
        `Use uma destas: ${list(choice.known, 16)}.\nPara uma nova, ${inMessages(choice.home, [`${shorten(choice.typed)}: …`])}`,
      ),
    ),
  messageAsKey: ({ message, key, home }) =>
    say(
      'Em "chat" vai o nome de uma mensagem, e aqui está a própria mensagem.',
      [capital(inMessages(home, [`${key}: ${quote(message.trim())}`])), `E aqui: chat: ${key}`].join('\n'),
    ),
  messagesElsewhere: ({ messages, file, known, nearest, home }) => {
    const [isOne, named] = [
      messages.length === 1,
      list(
        messages.map(({ key }) => `"${key}"`),
        8,
      ),
    ];
    return say(
      isOne
        ? `A mensagem ${named} é de ${file} e vale só nessa página; aqui o botão usaria a mensagem padrão.`
        : `As mensagens ${named} são de ${file} e valem só nessa página; aqui os botões usariam a mensagem padrão.`,
      [
        ...(nearest === undefined ? [] : [`Se mudou de nome, escreva aqui: chat: ${nearest}`]),
        `${nearest === undefined ? 'Traga' : 'Se não mudou, traga'} ${isOne ? 'a linha dela' : 'as linhas delas'}: ${inMessages(home, messageLines({ messages }))}`,
        ...(known.length === 0 ? [] : [`Ou use uma destas: ${list(known, 16)}.`]),
      ].join('\n'),
    );
  },
  unknownMessages: sayUnknownMessages,
  renamedMessage: ({ typed, key, places }) =>
    say(
      `Esta mensagem se chama "${typed}", e é pedida como "${key}" em ${list(places, 6)}.`,
      `No lugar do nome dela, escreva aqui: ${key}:\nSe o nome novo é o certo, escreva-o nesses lugares.`,
    ),
};
