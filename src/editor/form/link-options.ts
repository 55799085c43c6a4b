import type { Knowledge } from './desk.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Where a link can lead: the other pages, and the sections of all. */
export function linkOptions({ targets }: Pick<Knowledge, 'targets'>): readonly Option[] {
  return targets.flatMap(({ route, title, anchors }, index) => [
    ...(index === 0 ? [] : [{ value: route, label: `Página: ${title}` }]),
    ...anchors.map(({ id, label }) => ({
      value: index === 0 ? `#${id}` : `${route}#${id}`,
      label: index === 0 ? `Nesta página: ${label}` : `Página: ${title} › ${label}`,
    })),
  ]);
}
