import type { Knowledge } from './desk.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** With more of them than these they are sought, not looked through. */
export const mostListed = 80;

/** What is said where they are sought. */
export const searchLink = {
  title: 'Escolher aonde leva',
  label: 'Procurar uma página ou seção',
  none: 'Nenhuma página ou seção com essas palavras. Procure outra.',
} as const;

const made = new WeakMap<
  Knowledge['targets'],
  { readonly here: string | undefined; readonly options: readonly Option[] }
>();

/**
 * Where a link can lead: the other pages, and the sections of all. One to a section of the page that is edited needs no
 * page; where none is, as in what all pages show, every address is whole.
 */
export function linkOptions({ targets, here }: Pick<Knowledge, 'targets' | 'here'>): readonly Option[] {
  const last = made.get(targets);
  if (last !== undefined && last.here === here) return last.options;
  const options = listOptions({ targets, here });
  made.set(targets, { here, options });
  return options;
}

function listOptions({ targets, here }: Pick<Knowledge, 'targets' | 'here'>): readonly Option[] {
  return targets.flatMap(({ route, title, anchors }) => [
    ...(route === here ? [] : [{ value: route, label: `Página: ${title}` }]),
    ...anchors.map(({ id, label }) => ({
      value: route === here ? `#${id}` : `${route}#${id}`,
      label: route === here ? `Nesta página: ${label}` : `Página: ${title} › ${label}`,
    })),
  ]);
}
