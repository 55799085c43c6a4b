import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { root } from '../setup/source.mjs';

/** A file's path as messages name it: from the project's folder where it lies there, with `/`. */
export function shownPath(path) {
  const inside = relative(root, path);
  return (inside.startsWith('..') ? path : inside).split(sep).join('/');
}

/** A file's name or path without its ending. */
export function withoutEnding(path) {
  return path.replace(/\.ya?ml$/i, '');
}

/** Whether an editor means a file by `banhoetosa`, `/banhoetosa`, `banhoetosa.yaml` or its path; never one elsewhere. */
export function isMeant(path, name, folder) {
  const address = name === '/' ? 'index' : name.replace(/^\//, '');
  if (!/[\\/]/.test(address)) return withoutEnding(basename(path)) === withoutEnding(address);
  return [resolve(name), resolve(folder, name)].some((one) => withoutEnding(one) === withoutEnding(path));
}

function list(folder, ending) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => ending.test(name)).toSorted();
}

const listYaml = (folder) => list(folder, /\.yaml$/);

/** The file of a page or of a shared section that an editor named; nothing if there is none. */
export function findPage(folder, name) {
  return [folder, join(folder, '_shared')]
    .flatMap((place) => listYaml(place).map((file) => join(place, file)))
    .find((path) => isMeant(path, name, folder));
}

function explainMissing(folder, name) {
  const misnamed = list(folder, /\.yml$/i).find((file) => isMeant(join(folder, file), name, folder));
  if (misnamed !== undefined) {
    return `A página "${name}" está em ${shownPath(join(folder, misnamed))}, e o nome do arquivo precisa terminar em .yaml. Rode "npm run fix -- ${misnamed}" e tente de novo.`;
  }
  const pages = listYaml(folder).filter((file) => file !== 'site.yaml');
  const known = pages.length === 0 ? '' : ` As páginas são: ${pages.map(withoutEnding).join(', ')}.`;
  return `A página "${name}" não existe em ${shownPath(folder)}.${known}`;
}

/** A file's text with its byte order mark, or nothing when it is not UTF-8. */
export async function readText(path) {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Writes a file in one step: whoever reads it, and whatever happens, it is the old one or the new one. */
export async function writeText(path, text) {
  const target = existsSync(path) ? realpathSync(path) : path;
  const draft = `${target}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Ends a command's work with what to tell the editor. */
export class Refusal extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** Runs a command; its exit code is 0, a refusal's own, or 2 with a stack for a fault of ours. */
export async function runCommand(main) {
  process.exitCode = await main().catch((error) => {
    console.error(error instanceof Refusal ? error.message : error);
    return error instanceof Refusal ? error.code : 2;
  });
}

/** The text of a page named by an editor, with its path. */
export async function openPage(folder, name) {
  const path = findPage(folder, name);
  if (path === undefined) throw new Refusal(explainMissing(folder, name), 2);
  const text = await readText(path);
  if (text !== undefined) return { path, text };
  throw new Refusal(
    `${shownPath(path)} não foi salvo em UTF-8. Rode "npm run validate" para ver como corrigir.`,
    1,
  );
}
