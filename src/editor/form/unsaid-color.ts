import { completeColors, isRecord, type WrittenColors } from '../../core/core.ts';

/** A value as a colour picker knows it; nothing for any other. */
export function hexOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

/** The colours that a theme's file says and that can be read; nothing while one of the three that each needs cannot. */
export function writtenColors(data: unknown): WrittenColors | undefined {
  if (!isRecord(data)) return undefined;
  const [strong, accent, tint] = [hexOf(data['strong']), hexOf(data['accent']), hexOf(data['tint'])];
  if (strong === undefined || accent === undefined || tint === undefined) return undefined;
  const written = Object.entries(data).filter(([, value]) => hexOf(value) !== undefined);
  return { ...Object.fromEntries(written), strong, accent, tint };
}

/** What a colour is where its file does not say it; nothing while those that it is made from cannot be read. */
export function unsaidColor(data: unknown, name: string): string | undefined {
  const written = writtenColors(data);
  return written && completeColors({ ...written, [name]: undefined })[name];
}
