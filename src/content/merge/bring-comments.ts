import { lineBreakOf } from '../edit/lines.ts';
import type { Parsed } from '../edit/parse.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { matchItems } from './align.ts';
import { anchorsOf, keyOf, type Anchor } from './anchors.ts';
import { newComments, withoutTexts } from './comments.ts';
import type { Draft } from './draft.ts';
import { prove } from './prove.ts';
import { fitLines } from './units.ts';

/** The path in another version of what stands at one in ours. */
function makeFollow(from: unknown, to: unknown): (path: Path) => Path | undefined {
  const known = new Map<string, ReadonlyMap<number, number>>();
  const placesIn = (here: Path, there: Path): ReadonlyMap<number, number> => {
    const key = keyOf(here);
    const [before, after] = [valueAt(from, here), valueAt(to, there)];
    const found =
      known.get(key) ??
      new Map(
        Array.isArray(before) && Array.isArray(after)
          ? matchItems(before, after).map((pair) => [pair.before, pair.after])
          : [],
      );
    known.set(key, found);
    return found;
  };
  return (path) => {
    const there: (string | number)[] = [];
    for (const [index, name] of path.entries()) {
      const next = typeof name === 'number' ? placesIn(path.slice(0, index), there).get(name) : name;
      if (next === undefined) return undefined;
      there.push(next);
    }
    return there;
  };
}

function textsOf(anchor: Anchor | undefined): readonly string[] {
  return (anchor?.above ?? []).map(({ text }) => text);
}

/** What we did to comments: which texts are new, and which are gone. */
interface News {
  readonly isNew: (text: string) => boolean;
  readonly isGone: (text: string) => boolean;
}

/** The same field or item in the three versions. */
interface Three {
  readonly base: Anchor | undefined;
  readonly ours: Anchor;
  readonly merged: Anchor;
}

/** The comment lines above something, with ours among theirs; nothing where there is nothing to do. */
function mergeAbove(three: Three, ours: Parsed, { isNew, isGone }: News): string | undefined {
  const [before, wanted, now] = [three.base, three.ours, three.merged].map(textsOf) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const added = withoutTexts(withoutTexts(wanted, before), now).filter(isNew);
  const removed = withoutTexts(before, wanted).filter(isGone);
  if (added.length === 0 && !removed.some((text) => now.includes(text))) return undefined;
  const isOurs =
    keyOf(now) === keyOf(before) &&
    withoutTexts(wanted, before).every(isNew) &&
    withoutTexts(before, wanted).every(isGone);
  const { column } = three.merged;
  if (isOurs && wanted.length > 0)
    return fitLines(ours.text.slice(...three.ours.block), {
      from: three.ours.column,
      to: column,
      lineBreak: '\n',
    });
  return [...withoutTexts(now, removed), ...added].map((text) => `${' '.repeat(column)}${text}\n`).join('');
}

/** A stretch of the merged text and what is to stand there. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

function spliceLines(text: string, [start, end]: readonly [number, number], lines: string): Splice {
  const lineBreak = lineBreakOf(text);
  const isOpen = start > 0 && text[start - 1] !== '\n';
  const written = lines.replaceAll('\n', lineBreak);
  const added = isOpen && written !== '' ? lineBreak + written.slice(0, -lineBreak.length) : written;
  return { start, end, written: added };
}

/** The comment at the end of a line as we have it; nothing where both changed it, or nobody. */
function mergeBeside({ base, ours, merged }: Three, text: string, news: News): readonly Splice[] {
  const [before, wanted, now] = [base?.beside?.text, ours.beside?.text, merged.beside?.text];
  if (before === wanted || now === wanted || now !== before) return [];
  if (!(wanted === undefined ? news.isGone(before ?? '') : news.isNew(wanted))) return [];
  const start = text.slice(0, merged.beside?.offset ?? merged.end).trimEnd().length;
  return [{ start, end: merged.end, written: wanted === undefined ? '' : ` ${wanted}` }];
}

function newsOf({ base, ours, merged }: Draft): News {
  const added = new Set(newComments(ours.text, base.text, merged.text));
  const gone = new Set(newComments(base.text, ours.text));
  return { isNew: (text) => added.has(text), isGone: (text) => gone.has(text) };
}

function listSplices({ base, ours, merged }: Draft, news: News): readonly Splice[] {
  const toBase = makeFollow(ours.data, base.data);
  const toMerged = makeFollow(ours.data, merged.data);
  const [before, now] = [anchorsOf(base), anchorsOf(merged)];
  return [...anchorsOf(ours).values()].flatMap((anchor) => {
    const [old, place] = [toBase(anchor.path), toMerged(anchor.path)];
    const found = place && now.get(keyOf(place));
    if (found === undefined) return [];
    const three = { base: old && before.get(keyOf(old)), ours: anchor, merged: found };
    const above = mergeAbove(three, ours, news);
    const lines = above === undefined ? [] : [spliceLines(merged.text, found.block, above)];
    return lines.concat(mergeBeside(three, merged.text, news));
  });
}

/** Brings the comments that we wrote, changed or took away to what they belong to, where their text lets us. */
export function bringComments(draft: Draft): void {
  const splices = listSplices(draft, newsOf(draft));
  // From below, so that the places of those above stay what they are.
  for (const { start, end, written } of splices.toSorted((a, b) => b.start - a.start)) {
    const { text, data } = draft.merged;
    draft.merged = prove([text.slice(0, start) + written + text.slice(end)], data) ?? draft.merged;
  }
}
