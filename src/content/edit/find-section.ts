import { valueAt } from '../source/place.ts';
import { findNearest } from '../problems/nearest.ts';
import { printableLine } from '../problems/printable.ts';

/** A section found by the name an editor gave it, or what to say instead. */
export type FoundSection =
  | { readonly ok: true; readonly index: number }
  | { readonly ok: false; readonly reason: string };

interface Named {
  readonly type: string;
  readonly id: string | undefined;
}

function readNames(data: unknown): readonly Named[] {
  const sections = valueAt(data, ['sections']);
  return (Array.isArray(sections) ? sections : []).map((section) => {
    const id = valueAt(section, ['id']);
    return { type: String(valueAt(section, ['type']) ?? ''), id: typeof id === 'string' ? id : undefined };
  });
}

/** The page's sections as an editor may call them: `1 hero`, `2 faq (id: duvidas)`. */
export function listSections(data: unknown): readonly string[] {
  return readNames(data).map(({ type, id }, index) =>
    printableLine(`${index + 1} ${type}${id === undefined ? '' : ` (id: ${id})`}`),
  );
}

/** A reason followed by the page's sections, so that an editor can name one of them. */
export function explainSections(reason: string, data: unknown): string {
  const sections = listSections(data).map((line) => `  ${line}`);
  const told = sections.length === 0 ? [] : ['As seções da página são:', ...sections];
  return [reason, ...told].join('\n');
}

function placesOf(names: readonly Named[], isWanted: (name: Named) => boolean): readonly number[] {
  return names.flatMap((name, index) => (isWanted(name) ? [index] : []));
}

function explainMissing(name: string, names: readonly Named[]): string {
  const known = names.flatMap(({ type, id }) => (id === undefined ? [type] : [type, id]));
  const nearest = findNearest(name, [...new Set(known)]);
  return `A página não tem a seção "${name}".${nearest === undefined ? '' : ` Você quis dizer "${nearest}"?`}`;
}

/** Finds a section by `id`, type (`faq`), which one of its type (`faq-2`), or number from the top (`3`). */
export function findSection(data: unknown, name: string): FoundSection {
  const names = readNames(data);
  if (/^\d+$/.test(name)) {
    const index = Number(name) - 1;
    const reason = `A página tem ${names.length} seções; não há a de número ${name}.`;
    return names[index] === undefined ? { ok: false, reason } : { ok: true, index };
  }
  const [byId] = placesOf(names, ({ id }) => id === name);
  if (byId !== undefined) return { ok: true, index: byId };
  const ofType = placesOf(names, ({ type }) => type === name);
  if (ofType.length > 1) {
    const reason = `Há ${ofType.length} seções "${name}". Diga qual: de ${name}-1 a ${name}-${ofType.length}, contando de cima para baixo.`;
    return { ok: false, reason };
  }
  const [, type = name, number = '1'] = /^(.+)-(\d+)$/.exec(name) ?? [];
  const index = ofType[0] ?? placesOf(names, (one) => one.type === type)[Number(number) - 1];
  return index === undefined ? { ok: false, reason: explainMissing(name, names) } : { ok: true, index };
}
