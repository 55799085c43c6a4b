import type { Names } from './knowledge.ts';

/** A change as somebody reads it who sees forms: colours and shared sections by what they are called, nothing by its file. */
export function sayChange(change: string, { themes, shared }: Names): string {
  const own = ' os seus em header › links';
  if (change.endsWith(own))
    return `${change.slice(0, -own.length).replaceAll('.yaml', '')} os seus próprios links`;
  if (/^cor .*#/.test(change)) return change.replace('(nada)', 'automática');
  const [, old, now] = /^tema: (\S+) → (\S+)$/.exec(change) ?? [];
  if (old === undefined || now === undefined)
    return change.replaceAll(/(seção compartilhada )"([^"]+)"/gi, (_, said: string, name: string) => {
      const label = shared.find((one) => one.name === name)?.label ?? name;
      return `${said}"${label}"`;
    });
  const [before, after] = [old, now].map(
    (name) => themes.find((theme) => theme.name === name)?.label ?? name,
  );
  return `cores: ${before} → ${after}`;
}
