import { createHash } from 'node:crypto';

/** SHA-256 as hexadecimal digits, by Node. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A short name for a text, equal for equal ones. */
export function nameContent(text: string): string {
  return sha256(text).slice(0, 12);
}
