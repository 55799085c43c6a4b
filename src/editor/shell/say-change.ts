import type { Knowledge } from '../form/desk.ts';

/** A change as somebody reads it who sees forms: colours by their names, and no names of files and fields. */
export function sayChange(change: string, themes: Knowledge['themes']): string {
  const own = ' os seus em header › links';
  if (change.endsWith(own))
    return `${change.slice(0, -own.length).replaceAll('.yaml', '')} os seus próprios links`;
  if (/^cor .*#/.test(change)) return change.replace('(nada)', 'automática');
  const [, old, now] = /^tema: (\S+) → (\S+)$/.exec(change) ?? [];
  if (old === undefined || now === undefined) return change;
  const [before, after] = [old, now].map(
    (name) => themes.find((theme) => theme.name === name)?.label ?? name,
  );
  return `cores: ${before} → ${after}`;
}
