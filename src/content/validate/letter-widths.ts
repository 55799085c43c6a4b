import { fold } from '../../fields/fold.ts';

/** Letters of the site's font in bold by their width, in parts of its size. */
const widths: readonly (readonly [number, string])[] = [
  [0.25, "ij .,:;!'"],
  [0.3, 'lI/'],
  [0.35, 'fJ()'],
  [0.4, 'rt'],
  [0.45, 'cz?-'],
  [0.5, 's–'],
  [0.55, 'aekvxyFL'],
  [0.65, 'KPSX'],
  [0.7, 'BCRV'],
  [0.75, 'ADGHNU&'],
  [0.8, 'OQ'],
  [0.85, 'wM'],
  [0.9, 'm'],
  [1.1, 'W'],
];

/** What most other signs have. */
const usual = 0.6;

const byLetter = new Map(widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));

/** About how wide a bold text is, in parts of its size: to some hundredths. */
export function widthOf(text: string): number {
  const bare = [...text.normalize('NFC')].map((letter) => byLetter.get(bareOf(letter)) ?? usual);
  return bare.reduce((sum, width) => sum + width, 0);
}

function bareOf(letter: string): string {
  const small = fold(letter);
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
}
