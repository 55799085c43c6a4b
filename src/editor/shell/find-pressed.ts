import { isRecord } from '../../core/core.ts';

/** The place in a section that says what was pressed on the page. */
export function findPressed(data: unknown, text: string): readonly (string | number)[] | undefined {
  const sought = text.replace(/\s+/g, ' ').trim();
  if (typeof data === 'string')
    return sought !== '' && data.replace(/\s+/g, ' ').trim() === sought ? [] : undefined;
  if (!isRecord(data) && !Array.isArray(data)) return undefined;
  for (const [name, value] of Object.entries(data)) {
    const found = findPressed(value, text);
    if (found) return [Array.isArray(data) ? Number(name) : name, ...found];
  }
  return undefined;
}
