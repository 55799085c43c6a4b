import { isRecord } from '../../fields/is-record.ts';

type Entries = readonly unknown[];

/** What entries say, by the field that tells them apart; several may have the same. */
function byField(entries: Entries, field: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const entry of entries.filter(isRecord)) {
    const name = String(entry[field]);
    said.set(name, `${said.get(name) ?? ''}${JSON.stringify(entry)}`);
  }
  return said;
}

/** What is new of entries, what is the same one and says something else, and what is gone: each by its field. */
function sort(before: Entries, after: Entries, field: string) {
  const [left, right] = [byField(before, field), byField(after, field)];
  return {
    fresh: [...right.keys()].filter((name) => !left.has(name)),
    other: [...right].filter(([name, now]) => left.has(name) && left.get(name) !== now).map(([name]) => name),
    gone: [...left.keys()].filter((name) => !right.has(name)),
  };
}

const told = (said: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${said}: ${names.map((name) => `"${name}"`).join(', ')}`];

/** Figures and hours that may differ from those of other places: by what that means, since the file's words are for its reader. */
export function describeClaims(before: Entries, after: Entries): readonly string[] {
  const { fresh, other, gone } = sort(before, after, 'value');
  return [
    ...told('anotado como certo, mesmo diferente em outros lugares', fresh),
    ...told('anotado como certo em outros lugares', other),
    ...told('não está mais anotado como certo', gone),
  ];
}

/** Addresses that the site once had, by where they lead. */
export function describeRedirects(before: Entries, after: Entries): readonly string[] {
  const { fresh, other, gone } = sort(before, after, 'from');
  const goals = new Map(after.filter(isRecord).map(({ from, to }) => [from, to]));
  const leads = (from: string, said: string) =>
    `quem abre o endereço antigo ${from} ${said} ${String(goals.get(from))}`;
  return [
    ...fresh.map((from) => leads(from, 'chega a')),
    ...other.map((from) => leads(from, 'chega agora a')),
    ...gone.map((from) => `o endereço antigo ${from} não leva mais a lugar nenhum`),
  ];
}
