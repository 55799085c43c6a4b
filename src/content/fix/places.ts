import type { Entry } from './entries.ts';
import { isSections, outlineOfSection } from '../schema/files.ts';
import type { Outline } from '../schema/outline.ts';

/** A list or a group of fields that is open where a line stands. */
export interface Frame {
  readonly kind: 'group' | 'list';
  /** What may stand there; nothing known in a section whose type nobody knows. */
  readonly outline: Outline | undefined;
  /** Where its lines stood. */
  readonly columns: Set<number>;
  /** Where its lines will stand. */
  readonly out: number;
  readonly seen: Set<string>;
}

/** A field without a value, below which a list or a group of fields may open. */
export interface Opening {
  readonly outline: Outline | undefined;
  readonly column: number;
  readonly out: number;
}

/** A place that a line may belong to. */
interface Place {
  readonly frame: Frame;
  /** How many frames stay open around it. */
  readonly depth: number;
  readonly isFit: boolean;
  readonly distance: number;
}

/** Whether nothing can be told of what stands at a place. */
function isUnknown(outline: Outline | undefined): boolean {
  return outline === undefined || outline.kind === 'any';
}

function fieldOf(outline: Outline | undefined, key: string): Outline | undefined {
  return outline?.kind === 'group' ? (outline.fields.get(key)?.outline ?? outline.others) : undefined;
}

/** What may stand below a field of a frame. */
export function outlineBelow(frame: Frame, key: string): Outline | undefined {
  return fieldOf(frame.outline, key);
}

/** What the item may hold that a line begins. */
export function outlineOfItem({ outline }: Frame, { key, value }: Entry): Outline | undefined {
  if (outline?.kind !== 'list') return undefined;
  if (!isSections(outline)) return outline.item;
  return key === 'type' ? outlineOfSection(value.replace(/\s+#.*$/, '')) : undefined;
}

function mayHold(outline: Outline | undefined, key: string): boolean {
  return isUnknown(outline) || fieldOf(outline, key) !== undefined;
}

function isFit(frame: Frame, entry: Entry): boolean {
  const { key, hasDash, value } = entry;
  const { outline } = frame;
  if (hasDash !== (frame.kind === 'list')) return false;
  if (hasDash) {
    if (outline !== undefined && isSections(outline)) return key === 'type';
    const item = outlineOfItem(frame, entry);
    return key === undefined ? item?.kind !== 'group' && item?.kind !== 'list' : mayHold(item, key);
  }
  if (key === undefined || frame.seen.has(key)) return false;
  const isOwn = outline?.kind === 'group' && outline.fields.has(key);
  // Where any name will do, such as a message's key, a name with nothing behind it is a field of another place.
  const isHeading = value === '' || value.startsWith('#');
  return mayHold(outline, key) && (isOwn || isUnknown(outline) || !isHeading);
}

function opened({ outline, column, out }: Opening, entry: Entry): Frame | undefined {
  const kind = entry.hasDash ? 'list' : 'group';
  if (outline !== undefined && outline.kind !== 'any' && outline.kind !== kind) return undefined;
  const isMargin = outline !== undefined && isSections(outline);
  const step = entry.hasDash && (isMargin || entry.column === column) ? 0 : 2;
  return { kind, outline, columns: new Set(), out: out + step, seen: new Set() };
}

function distanceTo({ columns }: Frame, { column }: Entry): number {
  return Math.min(...[...columns].map((one) => Math.abs(one - column)));
}

/** Every place that a line may belong to, the inmost first. */
export function listPlaces(
  frames: readonly Frame[],
  opening: Opening | undefined,
  entry: Entry,
): readonly Place[] {
  const kind = entry.hasDash ? 'list' : 'group';
  const fresh = opening && opened(opening, entry);
  const places = frames.flatMap((frame, depth): readonly Place[] =>
    frame.kind === kind
      ? [{ frame, depth: depth + 1, isFit: isFit(frame, entry), distance: distanceTo(frame, entry) }]
      : [],
  );
  if (opening === undefined || fresh === undefined) return places.toReversed();
  const least = opening.column + (entry.hasDash ? 0 : 1);
  const distance = Math.max(0, least - entry.column);
  return [
    { frame: fresh, depth: frames.length, isFit: isFit(fresh, entry), distance },
    ...places.toReversed(),
  ];
}

/** Whether a line that opens a list or a group of fields fits several places: what follows must agree with the one chosen. */
export function isDoubtful(places: readonly Place[], { value, hasDash }: Entry): boolean {
  return !hasDash && value === '' && places.filter((place) => place.isFit).length > 1;
}

/**
 * The one place that a line surely belongs to; nothing when that is a guess. `wanted` is the column where it would
 * stand if it had slipped as far as the line above it.
 */
export function choosePlace(
  places: readonly Place[],
  { hasDash, column }: Entry,
  wanted: number,
): Place | undefined {
  const fit = places.filter((place) => place.isFit);
  // A field that nobody knows stays where it stands; an item that nobody knows may be a dash too many.
  if (fit.length === 0 && hasDash) return undefined;
  const [exact, ...others] = (fit.length > 0 ? fit : places).filter(({ distance }) => distance === 0);
  if (others.length > 0) return undefined;
  if (fit.length < 2) return exact ?? fit[0];
  const slipped = fit.find(({ frame }) => frame.out === wanted);
  if (exact === undefined || slipped === undefined || wanted === column) return exact ?? slipped;
  return exact === slipped ? exact : undefined;
}
