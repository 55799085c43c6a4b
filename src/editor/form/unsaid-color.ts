import { completeColors, isRecord } from '../../core/core.ts';

/** A value as a colour picker knows it; nothing for any other. */
export function hexOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

/** What a colour is where its file does not say it; nothing while those that it is made from cannot be read. */
export function unsaidColor(data: unknown, name: string): string | undefined {
  if (!isRecord(data)) return undefined;
  const written = Object.fromEntries(
    Object.entries(data).filter(([field, value]) => field !== name && hexOf(value) !== undefined),
  );
  const [strong, accent, tint] = [hexOf(data['strong']), hexOf(data['accent']), hexOf(data['tint'])];
  if (strong === undefined || accent === undefined || tint === undefined) return undefined;
  return completeColors({ ...written, strong, accent, tint })[name];
}
