import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { kill, pid } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import { makeFolder } from './make-folder.ts';

const second = 1000;

/** How long a command waits for another that writes the same folder. */
const patience = 600 * second;

/** How often a lock tells that its owner lives, for machines that cannot see its process. */
const pulse = 5 * second;

/** A lock without a pulse this long belongs to nobody. */
const silence = 60 * second;

/** How long a lock may say nothing of its owner, who writes that down at once. */
const namelessness = second;

/** When a process began, so that another with its number is not taken for it; nothing where the system does not say. */
function beginningOf(process: number): string {
  try {
    return readFileSync(`/proc/${process}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(process: number): boolean {
  try {
    return kill(process, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

let count = 0;

function describeOwner(): string {
  count += 1;
  return JSON.stringify({ pid, host: hostname(), began: beginningOf(pid), count });
}

interface Owner {
  readonly pid?: number;
  readonly host?: string;
  readonly began?: string;
}

function readOwner(text: string): Owner {
  try {
    return Object(JSON.parse(text)) as Owner;
  } catch {
    return {};
  }
}

async function isAbandoned(file: string, text: string): Promise<boolean> {
  const owner = readOwner(text);
  if (owner.pid !== undefined && owner.host === hostname()) {
    return !isRunning(owner.pid) || beginningOf(owner.pid) !== owner.began;
  }
  const facts = await stat(file).catch(() => undefined);
  const longest = owner.pid === undefined ? namelessness : silence;
  return facts !== undefined && Date.now() - facts.mtimeMs > longest;
}

/** Takes a dead owner's lock away. One that a living build has put there meanwhile is given back. */
async function bury(file: string, text: string): Promise<void> {
  const grave = `${file}-${pid}-${count}`;
  await rename(file, grave).catch(() => {});
  const buried = await readFile(grave, 'utf8').catch(() => undefined);
  if (buried === undefined) return;
  await (buried === text ? rm(grave, { force: true }) : rename(grave, file));
}

/** Writes a file that was not there; one that cannot be written whole is removed. */
function writeNew(file: string, text: string): void {
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** What a lock says; nothing where it is gone, or on its way. */
async function readLock(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    // What would not change by itself is waited for in vain.
    if (['EACCES', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
    return undefined;
  }
}

function tryToLock(file: string, text: string): boolean {
  try {
    // A build that ends removes the folder if it is empty.
    makeFolder(dirname(file));
    writeNew(file, text);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Waits until no other build has this lock, and takes it; what it gives lets go. A build that died holds nothing.
 * `tellWaiting` is called once if there is a wait.
 */
export async function takeLock(file: string, tellWaiting: () => void): Promise<() => Promise<void>> {
  const text = describeOwner();
  const startedAt = Date.now();
  let isTold = false;
  while (!tryToLock(file, text)) {
    const held = await readLock(file);
    if (held === undefined) continue;
    if (await isAbandoned(file, held)) {
      await bury(file, held);
      continue;
    }
    if (!isTold) tellWaiting();
    isTold = true;
    if (Date.now() - startedAt > patience) {
      throw new Refusal('Outro comando escreve nesta pasta e não termina. Encerre-o e rode de novo.', 2);
    }
    await sleep(100);
  }
  const timer = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), pulse).unref();
  return async () => {
    clearInterval(timer);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file, { force: true });
  };
}
