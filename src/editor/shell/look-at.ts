import { isRecord, valueAt } from '../../core/core.ts';
import type { Look } from '../frame/messages.ts';
import type { Spot } from '../session/session.ts';
import { bare } from './find-pressed.ts';

function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield bare(data);
  else if (Array.isArray(data) || isRecord(data))
    for (const inner of Object.values(data)) yield* textsIn(inner);
}

/** The way to the innermost item of a section's lists that a path leads into; nothing where it leads into none. */
function itemOf(path: Spot['path']): Spot['path'] | undefined {
  const depth = path.findLastIndex((name) => typeof name === 'number');
  return path[0] === 'sections' && depth > 1 ? path.slice(0, depth + 1) : undefined;
}

/**
 * What of the page is to be in view while a place of a file is edited: an item of a section by what it says, or the head
 * or the foot of the page; nothing where the section is enough.
 */
export function lookAt(path: Spot['path'], data: unknown): Look | undefined {
  const [part, place] = path;
  if (part === 'header' || part === 'footer') return { part };
  const item = itemOf(path);
  if (item === undefined || typeof place !== 'number') return undefined;
  const texts = [...textsIn(valueAt(data, item))].filter((text) => text !== '');
  return texts.length === 0 ? undefined : { place, texts };
}
