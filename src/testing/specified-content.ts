import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, type CheckedContent } from '../content/check.ts';
import type { Content } from '../content/load/content.ts';
import { conditions, places } from './specified.ts';

let checked: Promise<CheckedContent> | undefined;

/** The specified site, checked; read once for all tests of a process, and theirs to read alone. */
export function checkSpecified(): Promise<CheckedContent> {
  checked ??= check(places, conditions);
  return checked;
}

/** The specified site's content. */
export async function loadSpecified(): Promise<Content> {
  return (await checkSpecified()).content;
}

/** The texts of the specified site's content. */
export function specifiedTexts(): readonly string[] {
  const names = readdirSync(places.pages, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.yaml')).toSorted();
  return files.map((name) => readFileSync(join(places.pages, name), 'utf8'));
}
