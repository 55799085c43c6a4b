import { isRecord, readData, valueAt, type Outline, type Written } from '../../core/core.ts';
import { isActionGroup } from './action-group.ts';
import type { Knowledge } from './desk.ts';
import type { FieldPath } from './wishes.ts';

interface Place {
  readonly data: unknown;
  readonly path: FieldPath;
  readonly items: readonly unknown[];
  readonly site: Knowledge;
}

/** Data as it may be written; what is no text, item or group is left out. */
function toWritten(data: unknown): Written | undefined {
  if (typeof data === 'string') return data;
  if (Array.isArray(data)) return data.flatMap((item) => toWritten(item) ?? []);
  if (!isRecord(data)) return undefined;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const written = toWritten(value);
      return written === undefined ? [] : [[name, written]];
    }),
  );
}

/** An item with what it cannot do without, to be written over. */
function bareItem(outline: Outline, site: Knowledge): Written {
  if (outline.kind !== 'group')
    return outline.kind === 'choice' ? (outline.words[0]?.word ?? '') : 'Escreva aqui';
  const needed = [...outline.fields.values()].filter(({ isNeeded }) => isNeeded);
  const entries = needed.map(({ name, outline: inner }): [string, Written] => [
    name,
    inner.kind === 'list' ? [bareItem(inner.item, site)] : bareItem(inner, site),
  ]);
  const target = isActionGroup(outline) && needed.some(({ name }) => name === 'label');
  return Object.fromEntries(target ? [...entries, ['chat', site.messages[0]?.key ?? 'contato']] : entries);
}

/** The first item of a list in a block's own examples. */
function exampleItem({ catalogue }: Knowledge, type: string, list: string): Written | undefined {
  const examples = catalogue?.blocks.find((block) => block.type === type)?.examples ?? [];
  const items = examples.map(({ yaml }) => valueAt(readData(`sections:\n${yaml}`), ['sections', 0, list, 0]));
  return toWritten(items.find((item) => item !== undefined));
}

/** What a new item of a list says: as the examples of its block do, or what it cannot do without. */
export function newItem(outline: Outline, { data, path, site }: Place): Written {
  const type = valueAt(data, [...path.slice(0, 2), 'type']);
  const isOwn = path[0] === 'sections' && path.length === 3 && typeof type === 'string';
  const example = isOwn ? exampleItem(site, type, String(path[2])) : undefined;
  return example ?? bareItem(outline, site);
}
