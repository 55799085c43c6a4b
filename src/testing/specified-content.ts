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
