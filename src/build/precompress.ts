import { statSync, type Dirent } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sha256 } from '../content/pictures/digest.ts';
import { keepBytes, pruneCache } from '../content/pictures/disk-cache.ts';
import { inTurn, type Progress } from '../content/pictures/in-turn.ts';

const isText = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** A file, and what a host finds beside it where it is compressed. */
export function formsOf(file: string, isCompressed: boolean): readonly string[] {
  return isCompressed && isText.test(file) ? [file, `${file}.br`, `${file}.gz`] : [file];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

const compressedFolder = (cache: string) => join(cache, 'compressed');

/** Part of every name in the cache: who compresses in another way raises it. */
const version = '1';

/** What the cache may grow to: some tens of thousands of pages. */
const mostBytes = 2 * 1024 ** 3;

async function make(content: Uint8Array): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { br: await brotli(content, { params }), gz: await zip(content, { level: 9 }) };
}

/** Both as one, so that the cache has one file for each text. */
function bind({ br, gz }: Compressed): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(br.length);
  return Buffer.concat([length, br, gz]);
}

function part(both: Uint8Array): Compressed {
  const end = 4 + Buffer.from(both.buffer, both.byteOffset).readUInt32LE();
  return { br: both.subarray(4, end), gz: both.subarray(end) };
}

/** What builds of this process have compressed beside pages: it is the application, which is in every one. */
const compressed = new Map<string, Compressed>();

/** Compresses a text now, so that a build finds it in the cache. */
export async function compressText(text: string, cache: string): Promise<void> {
  await compress(Buffer.from(text), compressedFolder(cache));
}

async function compress(content: Uint8Array, folder: string): Promise<Compressed> {
  const name = `${sha256(content)}-${version}`;
  return part(await keepBytes(folder, name, async () => bind(await make(content))));
}

/** A script, compressed once in this process, whatever cache its builds have. */
async function compressOnce(content: Uint8Array, folder: string): Promise<Compressed> {
  const hash = sha256(content);
  const made = compressed.get(hash) ?? (await compress(content, folder));
  compressed.set(hash, made);
  return made;
}

interface PrecompressOptions {
  readonly cache: string;
  /** Whether anything is compressed; if not, files are counted alone. */
  readonly isCompressed: boolean;
  /** Is told how many texts are compressed. */
  readonly progress?: Progress | undefined;
}

/**
 * Writes `.br` and `.gz` beside every text file of a folder, as static hosts serve them, by what the cache has of an
 * equal text. Returns how many files there were, and their bytes.
 */
export async function precompress(
  outDir: string,
  { cache, isCompressed, progress }: PrecompressOptions,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const folder = compressedFolder(cache);
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const isPacked = ({ name }: Dirent) => isCompressed && isText.test(name);
  const [texts, others] = [files.filter(isPacked), files.filter((file) => !isPacked(file))];
  const pack = async ({ parentPath, name }: Dirent) => {
    const path = join(parentPath, name);
    const content = await readFile(path);
    const { br, gz } = await (name.endsWith('.js') ? compressOnce : compress)(content, folder);
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, gz);
    return content.length;
  };
  const packed = await inTurn(texts, availableParallelism(), pack, progress);
  const sizes = [...packed, ...others.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)];
  if (isCompressed) await pruneCache(folder, mostBytes);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
