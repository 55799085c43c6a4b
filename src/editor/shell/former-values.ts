import { isSamePath, readData, valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import { followPath } from '../session/follow-path.ts';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';

/** So many steps are looked back at: who has done more since has looked at the page again. */
const mostSteps = 40;

const known = new Map<string, unknown>();

/** The data of a text that a step began with, which is asked for again with each letter. */
export function dataBefore(text: string): unknown {
  const data = known.has(text) ? known.get(text) : readData(text);
  known.delete(text);
  known.set(text, data);
  const [oldest] = known.keys();
  if (known.size > 2 * mostSteps && oldest !== undefined) known.delete(oldest);
  return data;
}

/** The data of a file with each step from a text on, that one first, as far back as steps are looked at; none where it was no step's. */
export function statesFrom(past: Session['past'], file: Path, text: string): readonly unknown[] {
  const texts = past.flatMap(({ before }) => before[file] ?? []).slice(-mostSteps);
  const start = texts.lastIndexOf(text);
  return start === -1 ? [] : texts.slice(start).map(dataBefore);
}

/** Whether the lists that a path goes through have as many items. */
function isAsLong(one: unknown, other: unknown, path: FieldPath): boolean {
  return path.every((_, depth) => {
    const [items, others] = [one, other].map((data) => valueAt(data, path.slice(0, depth)));
    return !Array.isArray(items) || (Array.isArray(others) && items.length === others.length);
  });
}

interface Former {
  readonly text: string;
  /** Whether it was in the store: as the file was opened, or saved since. */
  readonly isSaved: boolean;
  /** Whether it came of a step that was done in another file. */
  readonly isPut: boolean;
}

/** The texts that the steps of a session found a file with. */
function listStates(past: Session['past'], file: Path): readonly Former[] {
  const states: Former[] = [];
  let isSaved = true;
  let last: Session['past'][number] | undefined;
  for (const step of past) {
    const text = step.before[file];
    if (text !== undefined) {
      if (text !== null) states.push({ text, isSaved, isPut: last !== undefined && last.spot.file !== file });
      [isSaved, last] = [false, step];
    }
    if (step.isSaved === true) isSaved = true;
  }
  return states;
}

/** The texts that a file was saved with before those that it was saved with last, from its opening on. */
export function savedTexts(past: Session['past'], file: Path): readonly string[] {
  return listStates(past, file).flatMap(({ text, isSaved }) => (isSaved ? [text] : []));
}

/** The files as they were saved before what has been changed of them, saved or not. */
export function savedBefore(
  { base, past }: Pick<Session, 'base' | 'past'>,
  texts: Readonly<Record<Path, string>>,
) {
  const touched = new Set(past.flatMap(({ before }) => Object.keys(before)));
  const former = [...touched].flatMap((file) => {
    const text = savedTexts(past, file).findLast((one) => one !== texts[file]);
    return text === undefined ? [] : [[file, { text }] as const];
  });
  return { ...base, ...Object.fromEntries(former) };
}

/**
 * The data of a file as it was with each other text that a field has had since the editor was opened, the last first. None of
 * before something came into its lists, or went, and not what it came with, unless it was saved so or put there from elsewhere.
 */
export function listFormers(
  past: Session['past'],
  { file, path, data }: { readonly file: Path; readonly path: FieldPath; readonly data: unknown },
): readonly unknown[] {
  const found = listStates(past, file).slice(-mostSteps).toReversed();
  const states = found.map(({ text }) => dataBefore(text));
  const end = states.findIndex((state) => !isAsLong(data, state, path));
  const came = found[end - 1];
  const isMeant = came !== undefined && (came.isSaved || came.isPut);
  const values = new Set([data, ...(isMeant ? [] : [states[end - 1]])].map((state) => valueAt(state, path)));
  return states.slice(0, end === -1 ? undefined : end).filter((state) => {
    const value = valueAt(state, path);
    if (typeof value !== 'string' || values.has(value)) return false;
    values.add(value);
    // What was moved is found where it stood at first.
    return isSamePath(followPath(data, state, path) ?? path, path);
  });
}
