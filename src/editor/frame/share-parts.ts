type Parts = Readonly<Record<string, unknown>>;

/** Whether a value has parts: it is a list or a mapping. */
const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

function shareInside(before: Parts, now: Parts): unknown {
  const parts = Object.entries(now).map(([name, part]) => [name, shareParts(before[name], part)] as const);
  const isSame = parts.every(([name, part]) => name in before && part === before[name]);
  if (isSame && Object.keys(before).length === parts.length) return before;
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/**
 * The same data with each part that is as it was before being the very part of before, so that what is drawn of it stays.
 * Both are plain data, as a worker sends it.
 */
export function shareParts<Data>(before: unknown, now: Data): Data {
  if (!hasParts(before) || !hasParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  // Equal parts in the same places: it is the same data.
  return shareInside(before, now) as Data;
}
