import { expect, it } from 'vitest';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import { call } from './sample.ts';

const hostile = 'a\u001B]0;title\u0007b\u202Ec\n##[command]d';
const harmless = 'a·]0;title·b·c\n#·[command]d';

it('shows nothing that a terminal would obey, whatever a command prints, asks or fails with', async () => {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(undefined);
  };
  const answer = await call(
    (_, given) =>
      conclude(given, async (terminal) => {
        terminal.print(hostile);
        terminal.printError(hostile);
        await terminal.ask(hostile);
        throw new Refusal(hostile, 1);
      }),
    [],
    { ask },
  );
  expect(answer).toEqual({ status: 1, stdout: `${harmless}\n`, stderr: `${harmless}\n${harmless}\n` });
  expect(asked).toEqual([harmless]);
});
