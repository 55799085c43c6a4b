import { isScalar, parseDocument, visit } from 'yaml';
import { examples } from '../schema/examples.ts';
import { samplePage, sampleSite } from './sample.ts';
import type { SourceKind } from '../problems/problem.ts';

/** A sound file with a place in it where a name or a text stands, for tests to write there. */
export interface Place {
  readonly kind: SourceKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

function placesOf(kind: SourceKind, text: string): readonly Place[] {
  const places: Place[] = [];
  visit(parseDocument(text, { schema: 'failsafe' }), {
    Scalar(_, node) {
      if (!isScalar(node) || !node.range || String(node.type).startsWith('BLOCK')) return;
      places.push({ kind, text, start: node.range[0], end: node.range[1], value: String(node.value) });
    },
  });
  return places;
}

/** Every name and every text of the examples of all blocks, of a page and of the site. */
export const examplePlaces: readonly Place[] = [
  ...[...examples.values()].flat().flatMap(({ yaml }) => placesOf('page', samplePage(yaml))),
  ...placesOf('site', sampleSite),
];

/** The file with other words at a place, as they are to be written there. */
export function writeAt({ text, start, end }: Place, written: string): string {
  return text.slice(0, start) + written + text.slice(end);
}
