import { randomUUID } from 'node:crypto';
import { readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { kill, pid } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { WritingFault } from './faults.ts';
import { shownPath, type Desk } from './files.ts';
import { settleJournal } from './journal.ts';
import { Refusal } from './refusal.ts';
import { unfinished } from './writing.ts';

/** How long a command waits for others, in milliseconds. */
interface Patience {
  /** Before it says that it waits. */
  readonly quiet: number;
  /** Before it gives up. */
  readonly most: number;
}

const patience: Patience = { quiet: 1000, most: 60_000 };

/** How often a command that waits looks again. */
const glance = 25;

/** Whatever its process is, a ticket this old is forgotten: each has its turn within seconds. */
const oldest = 10 * 60 * 1000;

const here = hostname().replaceAll(/[^a-zA-Z0-9]/g, '_');

/** A ticket's file: its number, 0 while it is being drawn, and whose it is. */
const ticketName = /^\.turn-(?<number>\d+)-(?<host>\w+)-(?<pid>\d+)-[\da-f]+$/;

interface Ticket {
  readonly name: string;
  readonly number: number;
}

function isRunning(process: number): boolean {
  try {
    return kill(process, 0);
  } catch (error) {
    // Somebody else's process answers with EPERM.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether whoever drew a ticket may still come to use it. Of another computer's programs we know nothing. */
async function isAlive(folder: string, name: string): Promise<boolean> {
  const { host, pid: process } = ticketName.exec(name)?.groups ?? {};
  if (host === here && !isRunning(Number(process))) return false;
  const facts = await stat(join(folder, name)).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs < oldest;
}

/** The tickets of those who still wait or work. What dead processes left is removed: no other ever has its name. */
async function listTickets(folder: string): Promise<readonly Ticket[]> {
  const tickets: Ticket[] = [];
  for (const name of await readdir(folder)) {
    const number = ticketName.exec(name)?.groups?.['number'];
    if (number === undefined) continue;
    if (await isAlive(folder, name)) tickets.push({ name, number: Number(number) });
    else await rm(join(folder, name), { force: true });
  }
  return tickets;
}

/** Draws the next number. While it does, whoever has one waits to see which it will be. */
async function drawTicket(place: string): Promise<Ticket> {
  const owner = `${here}-${pid}-${randomUUID().slice(0, 8)}`;
  const blank = join(place, `.turn-0-${owner}`);
  await writeFile(blank, '', { flag: 'wx' });
  try {
    const number = 1 + Math.max(...(await listTickets(place)).map((ticket) => ticket.number));
    const name = `.turn-${number}-${owner}`;
    await rename(blank, join(place, name));
    return { name, number };
  } catch (error) {
    await rm(blank, { force: true });
    throw error;
  }
}

/** Whether a ticket comes before another one. One that is still being drawn by then gets a larger number. */
function isBefore(one: Ticket, other: Ticket): boolean {
  if (one.number === 0) return false;
  return one.number < other.number || (one.number === other.number && one.name < other.name);
}

/** Where a command waits, with which ticket, and how long. */
interface Queue extends Patience {
  readonly shelf: Desk;
  /** The content folder itself, where links to it lead. */
  readonly place: string;
  readonly mine: Ticket;
}

/** Looks again and again until the others' tickets let it pass; says that it waits, and gives up in the end. */
async function wait({ shelf, place, mine, quiet, most }: Queue, maySkip: (other: Ticket) => boolean) {
  const started = performance.now();
  let isTold = false;
  for (;;) {
    const others = (await listTickets(place)).filter(({ name }) => name !== mine.name);
    if (others.every(maySkip)) return;
    const waited = performance.now() - started;
    if (waited >= most) throw new Refusal(explainBusy(shelf), 1);
    if (waited >= quiet && !isTold) {
      shelf.terminal.printError('Outro comando está mudando as páginas. Esperando que ele termine…');
      isTold = true;
    }
    await pause(glance);
  }
}

function explainBusy({ folder, terminal }: Desk): string {
  const shown = shownPath(folder, terminal);
  return `Outro comando está mudando ${shown} e não termina. Feche-o ou espere, e tente de novo.\nNada foi mudado.`;
}

/** Removes drafts of commands that ended before they were done: whoever has the turn is the only one to write. */
export async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('.') && one.endsWith(unfinished)))
    await rm(join(folder, name), { force: true });
}

/**
 * Does work on the content folder while no other command of ours does. What was left half done there is brought to an
 * end before. Each draws a number and waits for the smaller
 * ones (Lamport's bakery): unlike a lock, a dead process's ticket can be thrown away by anybody without a race.
 */
export async function takeTurn<Result>(
  shelf: Desk,
  work: () => Promise<Result>,
  { quiet, most }: Patience = patience,
): Promise<Result> {
  const place = await realpath(shelf.folder);
  const mine = await drawTicket(place).catch((error: unknown) => {
    throw new WritingFault(shelf.folder, error);
  });
  try {
    const queue = { shelf, place, mine, quiet, most };
    // Two looks: a file that is renamed during one may be missed under either name.
    await wait(queue, ({ number }) => number !== 0);
    await wait(queue, (other) => !isBefore(other, mine));
    await settleJournal(shelf, place);
    for (const folder of [place, join(place, '_shared'), join(place, '_themes')]) await sweep(folder);
    return await work();
  } finally {
    await rm(join(place, mine.name), { force: true });
  }
}
