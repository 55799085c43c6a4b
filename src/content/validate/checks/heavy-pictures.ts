import { noPlace } from '../../problems/place.ts';
import type { Content } from '../../load/content.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { pathOfPictures } from './unused.ts';

/** More than a photograph of 2400 pixels takes as JPG at its best. */
const mostBytes = 5 * 1024 * 1024;

/** Pictures whose files weigh on the project. Visitors never fetch them: the site makes its own, smaller ones. */
export function checkHeavyPictures({ pictures }: Content): readonly Problem[] {
  const heavy = pictures.filter(({ bytes }) => bytes > mostBytes);
  if (heavy.length === 0) return [];
  const names = heavy.map(({ name }) => name);
  return [
    {
      ...finding('heavyPictures', {
        pictures: heavy.map(({ name, bytes }) => ({ name, bytes })),
        most: mostBytes,
      }),
      file: pathOfPictures(names),
      range: noPlace,
    },
  ];
}
