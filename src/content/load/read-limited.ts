import { open } from 'node:fs/promises';
import { limits } from '../source/bytes.ts';

/** As much of a file as may be read: one byte over the limit is enough to refuse it. */
export async function readLimited(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const buffer = new Uint8Array(Math.min(size, limits.bytes + 1));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
