import type { Knowledge } from './desk.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Where a link can lead: the other pages, and the sections of all. One to a section of the page that is edited needs no
 * page; where none is, as in what all pages show, every address is whole.
 */
export function linkOptions({ targets, here }: Pick<Knowledge, 'targets' | 'here'>): readonly Option[] {
  return targets.flatMap(({ route, title, anchors }) => [
    ...(route === here ? [] : [{ value: route, label: `Página: ${title}` }]),
    ...anchors.map(({ id, label }) => ({
      value: route === here ? `#${id}` : `${route}#${id}`,
      label: route === here ? `Nesta página: ${label}` : `Página: ${title} › ${label}`,
    })),
  ]);
}
