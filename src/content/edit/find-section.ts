import { fold } from '../../fields/fold.ts';
import { valueAt } from '../source/place.ts';
import { findNearest } from '../problems/nearest.ts';
import { printableLine } from '../problems/printable.ts';
import { shorten } from '../problems/wording.ts';
import { blocks } from '../schema/registry.ts';

/** A section found by the name an editor gave it, or what to say instead. */
export type FoundSection =
  | { readonly ok: true; readonly index: number }
  | { readonly ok: false; readonly reason: string };

interface Named {
  readonly type: string;
  readonly id: string | undefined;
  /** What its visitors read above it. */
  readonly title: string | undefined;
}

function readNames(data: unknown): readonly Named[] {
  const sections = valueAt(data, ['sections']);
  return (Array.isArray(sections) ? sections : []).map((section) => {
    const textAt = (field: string) => {
      const value = valueAt(section, [field]);
      return typeof value === 'string' ? value : undefined;
    };
    return { type: String(valueAt(section, ['type']) ?? ''), id: textAt('id'), title: textAt('title') };
  });
}

/** The page's sections as an editor may call them: `1 hero`, `2 faq: Antes da primeira visita (id: duvidas)`. */
function listSections(data: unknown): readonly string[] {
  return readNames(data).map(({ type, id, title }, index) => {
    const said = title === undefined ? '' : `: ${shorten(title, 50)}`;
    return printableLine(`${index + 1} ${type}${said}${id === undefined ? '' : ` (id: ${id})`}`);
  });
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

/** Whether somebody who reads the page calls a section so: by what its type is called, or by its title or a part of it. */
function isCalled(name: string): (one: Named) => boolean {
  const wanted = fold(name.trim());
  return ({ type, id, title = '' }) =>
    [type, id ?? '', blocks.get(type)?.label ?? ''].some((known) => fold(known) === wanted) ||
    (wanted.length >= 3 && fold(title).includes(wanted));
}

/**
 * Finds a section by `id`, type (`faq`), which one of its type (`faq-2`), number from the top (`3`), or as its readers
 * would call it (`dúvidas`).
 */
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
  if (index !== undefined) return { ok: true, index };
  const called = placesOf(names, isCalled(name));
  const [only] = called;
  if (only !== undefined && called.length === 1) return { ok: true, index: only };
  const numbers = called.map((place) => place + 1).join(', ');
  const reason = `"${name}" pode ser mais de uma seção. Diga o número: ${numbers}.`;
  return { ok: false, reason: called.length > 1 ? reason : explainMissing(name, names) };
}
