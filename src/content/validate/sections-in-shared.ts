import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { placeProblem } from '../source/place-problem.ts';
import { locate, type Source } from '../source/source.ts';
import { splitLines, withoutDash } from '../source/without-dash.ts';

/** `sections:` in a file that is a single section, as in a page; nothing for any other file. */
export function findSectionsInShared(source: Source): Problem | undefined {
  const { kind, data, text } = source;
  const sections = isRecord(data) ? data['sections'] : undefined;
  if (kind !== 'shared' || sections === undefined) return undefined;
  const lines = splitLines(text);
  const number = locate(source, ['sections']).line;
  const isOne = Array.isArray(sections) && sections.length === 1 && Object.keys(Object(data)).length === 1;
  const below = isOne ? withoutDash(lines.slice(number)) : undefined;
  const isAlone = sections === '' || sections === null;
  const better = isAlone ? [] : below;
  const last = isAlone ? number : lines.length;
  return placeProblem(
    source,
    ['sections'],
    finding('sectionsInShared', { first: number, last, lines: better, isAlone }),
    'key',
  );
}
