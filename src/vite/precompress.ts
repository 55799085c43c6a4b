import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/** What builds of this process have compressed: most of it is the application, which is in every one. */
const compressed = new Map<string, Compressed>();

async function compress(content: Uint8Array): Promise<Compressed> {
  const hash = createHash('sha256').update(content).digest('hex');
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const known = compressed.get(hash);
  const made = known ?? { br: await brotli(content, { params }), gz: await zip(content, { level: 9 }) };
  compressed.set(hash, made);
  return made;
}

/**
 * Writes `.br` and `.gz` beside every text file of a folder, as static hosts serve them. Returns how many files there
 * were, and their bytes.
 */
export async function precompress(folder: string): Promise<{ files: number; bytes: number }> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  let bytes = 0;
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    bytes += (await stat(path)).size;
    if (!isText.test(entry.name)) continue;
    const { br, gz } = await compress(await readFile(path));
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, gz);
  }
  return { files: names.length, bytes };
}
