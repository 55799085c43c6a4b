import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quiet } from './sample.ts';
import { takeTurn } from './turn.ts';

let folder: string;
let told: string[];
/** Is called with each line that a waiting command says. */
let hear: (text: string) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-turn-'));
  told = [];
  hear = () => {};
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const printError = (text: string) => {
  told.push(text);
  hear(text);
};
const shelf = () => ({ folder, terminal: { ...quiet, print: () => {}, printError } });

/** Work that lasts until it is ended. */
function startWork() {
  let end = () => {};
  const isEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const turn = takeTurn(shelf(), () => {
    begin();
    return isEnded;
  });
  return { isBegun, end, turn };
}

/** Puts the ticket of another program into the folder. */
function leaveTicket(number: number, host: string, pid: number): string {
  const path = join(folder, `.turn-${number}-${host}-${pid}-0123abcd`);
  writeFileSync(path, '');
  return path;
}

const here = hostname().replaceAll(/[^a-zA-Z0-9]/g, '_');

test('whoever asks has a turn alone, and nothing is left behind', async () => {
  let [working, most, done] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, (working += 1));
    await Promise.resolve();
    readdirSync(folder);
    working -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => takeTurn(shelf(), work)));
  expect({ most, done, left: readdirSync(folder) }).toEqual({ most: 1, done: 12, left: [] });
});

test('a command that waits long says so, and goes on once the other is done', async () => {
  const first = startWork();
  await first.isBegun;
  let isFirstDone = false;
  hear = () => {
    isFirstDone = true;
    first.end();
  };
  const seen = await takeTurn(shelf(), () => Promise.resolve(isFirstDone), { quiet: 0, most: 60_000 });
  await first.turn;
  expect(seen).toBe(true);
  expect(told).toEqual(['Outro comando está mudando as páginas. Esperando que ele termine…']);
});

test('a command gives up waiting, changes nothing and leaves nothing', async () => {
  const first = startWork();
  await first.isBegun;
  const tickets = readdirSync(folder);
  const second = takeTurn(shelf(), () => Promise.reject(new Error('has the turn')), { quiet: 0, most: 0 });
  await expect(second).rejects.toMatchObject({
    code: 1,
    message: expect.stringMatching(
      /^Outro comando está mudando .* Feche-o ou espere, e tente de novo\.\nNada/,
    ),
  });
  expect(readdirSync(folder)).toEqual(tickets);
  first.end();
  await first.turn;
});

test('work that fails gives its turn to the next', async () => {
  const failing = takeTurn(shelf(), () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await takeTurn(shelf(), () => Promise.resolve('next'))).toBe('next');
});

test.each([0, 1, 7])('ticket number %i of a dead process is thrown away', async (number) => {
  const { pid } = spawnSync('true');
  const ticket = leaveTicket(number, here, pid);
  expect(await takeTurn(shelf(), () => Promise.resolve(existsSync(ticket)), { quiet: 0, most: 0 })).toBe(
    false,
  );
});

test.each([0, 1])(
  'ticket number %i of another computer holds until it is ten minutes old',
  async (number) => {
    const ticket = leaveTicket(number, 'outro', 1);
    const impatient = { quiet: 0, most: 0 };
    await expect(takeTurn(shelf(), () => Promise.resolve(), impatient)).rejects.toMatchObject({ code: 1 });
    const past = new Date(Date.now() - 11 * 60 * 1000);
    utimesSync(ticket, past, past);
    await takeTurn(shelf(), () => Promise.resolve(), impatient);
    expect(existsSync(ticket)).toBe(false);
  },
);

test('drafts of commands that were killed are swept away, and nothing else', async () => {
  for (const name of ['.vacinas.yaml-1.unfinished', '.oculto', 'notas.unfinished'])
    writeFileSync(join(folder, name), '');
  await takeTurn(shelf(), () => Promise.resolve());
  expect(readdirSync(folder).toSorted()).toEqual(['.oculto', 'notas.unfinished']);
});
