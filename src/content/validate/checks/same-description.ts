import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { listDescribed } from './described.ts';
import { numberOf, placeField, type PartPlace, type PicturePart } from './part-place.ts';

/** A picture of a file, and what is said of it, as plain data. */
export type Saying = readonly [picture: string, alt: string];

/** What a page's own sections say of their pictures; those that others share speak for themselves. */
export function listSayings({ written }: PageInWork): readonly Saying[] {
  return written.flatMap((section) =>
    listDescribed(section).map(({ picture, alt }): Saying => [picture, alt]),
  );
}

/** Whoever says something of pictures: the number of a saying tells where it stands. */
interface Speaking {
  readonly pictures: readonly Saying[];
  readonly placeOf: (part: PicturePart) => PartPlace;
}

/** A shared section as one that says something of its pictures. */
function speakFor(section: CheckedSection): Speaking {
  const described = listDescribed(section);
  return {
    pictures: described.map(({ picture, alt }): Saying => [picture, alt]),
    placeOf: (part) => placeField(section.source, described[numberOf(part)]?.path ?? section.base),
  };
}

/** What tells the files of one picture apart: the size that it was saved in. */
const size =
  /[-_ ]*(?:\d+x\d+|\d{3,}(?:px|w)?|pequen[ao]|medi[ao]|grande|small|medium|large|mobile|celular|desktop|thumb|tile|card)$/i;

/** The name of a picture without its ending and its size. */
function nameMotif(picture: string): string {
  const name = picture.replace(/\.[^.]+$/, '').toLowerCase();
  const bare = name.replace(size, '');
  return bare === '' ? name : bare;
}

/** What names motifs, each picture's once: thousands of pages show the same. */
function makeMotifs(): (picture: string) => string {
  const motifs = new Map<string, string>();
  return (picture) => {
    const motif = motifs.get(picture) ?? nameMotif(picture);
    motifs.set(picture, motif);
    return motif;
  };
}

/** One word may be right of many pictures. */
const isTelling = (alt: string) => /\S\s+\S/.test(alt);

/** What stands beside more than two pictures is said of many on purpose: the descriptions of no more than two. */
function listOfTwo(speaking: readonly Speaking[], motifOf: (picture: string) => string): ReadonlySet<string> {
  const motifs = new Map<string, Set<string>>();
  for (const { pictures } of speaking)
    for (const [picture, alt] of pictures)
      motifs.set(alt, (motifs.get(alt) ?? new Set()).add(motifOf(picture)));
  return new Set([...motifs].flatMap(([alt, { size: count }]) => (count === 2 ? [alt] : [])));
}

/** Descriptions that stand beside two pictures of different files: one of these was exchanged, and its words were not. */
export function checkSameDescriptions(
  pages: readonly Speaking[],
  shared: readonly CheckedSection[],
): readonly Problem[] {
  const first = new Map<string, { readonly picture: string; readonly place: () => PartPlace }>();
  const told = new Set<string>();
  const speaking = [...pages, ...shared.map(speakFor)];
  const motifOf = makeMotifs();
  const ofTwo = listOfTwo(speaking, motifOf);
  // Of most sites nothing more has to be read.
  if (ofTwo.size === 0) return [];
  return speaking.flatMap(({ pictures, placeOf }) =>
    pictures.flatMap(([picture, alt], index): readonly Problem[] => {
      if (!ofTwo.has(alt) || !isTelling(alt)) return [];
      const place = () => placeOf(`picture ${index}`);
      const earlier = first.get(alt);
      if (earlier === undefined) first.set(alt, { picture, place });
      const pair = `${motifOf(picture)} ${alt}`;
      const isSame = earlier === undefined || motifOf(earlier.picture) === motifOf(picture);
      if (isSame || told.has(pair)) return [];
      told.add(pair);
      const [here, { file, range }] = [place(), earlier.place()];
      const mistake = finding('sameDescription', {
        field: String(here.path?.at(-1)),
        alt,
        here: picture,
        there: earlier.picture,
        place: `${file}:${range.line}`,
      });
      return [{ ...mistake, ...here, other: { file, range } }];
    }),
  );
}
