/** Something that a change writes otherwise, by the name that its field has in the file; nothing of an item as a whole. */
export interface Outcome {
  readonly field: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** What names something to the site alone, and says nothing to who reads it. */
const silent: ReadonlySet<string> = new Set(['chat', 'icon', 'type', 'id']);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever stands in a value, in its order. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' · ');
  if (!isGroup(value)) return value === undefined ? '' : String(value);
  const told = Object.entries(value).filter(([name]) => !silent.has(name));
  return told
    .map(([, inner]) => wordsIn(inner))
    .filter(Boolean)
    .join(' · ');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The items of two lists that are in one of them alone, between those at both ends that are in both. */
function betweenSame(before: readonly unknown[], after: readonly unknown[]) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const;
}

/** What a change of data writes otherwise, field by field and item by item, in the order in which they stand. */
export function listOutcomes(before: unknown, after: unknown, field?: string): readonly Outcome[] {
  if (isSame(before, after) || silent.has(field ?? '')) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, fresh] = betweenSame(before, after);
    return Array.from({ length: Math.max(old.length, fresh.length) }, (_, at) =>
      isGroup(old[at]) && isGroup(fresh[at])
        ? listOutcomes(old[at], fresh[at])
        : [{ field: isGroup(old[at] ?? fresh[at]) ? undefined : field, ...told(old[at], fresh[at]) }],
    ).flat();
  }
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      listOutcomes(before[name], after[name], name),
    );
  return [{ field, ...told(before, after) }];
}

const told = (before: unknown, after: unknown) => ({ before: wordsIn(before), after: wordsIn(after) });
