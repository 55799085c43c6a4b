import { isWithin } from '../source/place.ts';
import type { Content } from '../load/content.ts';
import { applyEdit } from '../problems/edit.ts';
import type { Kind } from '../problems/finding.ts';
import { meantBy } from '../problems/nearest.ts';
import { hasErrors, type Path, type Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { isCertain } from './certain.ts';
import { putDraft, type Draft } from './draft.ts';
import { KeptPages } from './kept-pages.ts';
import { validate, type Conditions } from './validate.ts';

/** A text with the cures that were written into it, and the errors that are left in its file. */
interface Cured {
  readonly text: string;
  readonly left: readonly Problem[];
  readonly source: Source;
}

/** A problem without its place, which an edit moves. */
const tell = ({ file, kind, parameters }: Problem) => `${file} ${kind} ${JSON.stringify(parameters)}`;

interface Read {
  readonly source: Source;
  /** What is told of the whole content, hints aside: some are told only once all else is right. */
  readonly problems: readonly Problem[];
}

const withoutHints = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity !== 'hint');

function read(content: Content, draft: Draft, conditions: Conditions): Read {
  const { source, content: after } = putDraft(content, draft);
  return { source, problems: withoutHints(validate(after, conditions).problems) };
}

/** Kinds whose cure writes what was typed in its right form: what is told of it then was so before. */
const sameMeaning: ReadonlySet<Kind> = new Set<Kind>(['repairableForm', 'repairableChoice']);

/**
 * What is looked at only once a field has the name that was meant, where that was another word for it and no slip of the
 * hand: what it holds, and of a type its whole section.
 */
function homeOf({ kind, parameters, path }: Problem): Path | undefined {
  if (kind !== 'unknownField' || path === undefined) return undefined;
  const { typed, nearest } = parameters;
  if (nearest === undefined || !meantBy(typed).includes(nearest)) return undefined;
  const around = path.slice(0, -1);
  return nearest === 'type' ? around : [...around, nearest];
}

/** Whether a cure has cured, and brought nothing that was not there. What a broken file hides may come to light. */
function isBetter(before: Read, after: Read, problem: Problem): boolean {
  const count = ({ problems }: Read) => problems.filter((one) => tell(one) === tell(problem)).length;
  if (count(after) >= count(before)) return false;
  if (before.source.data === undefined) return true;
  const known = before.problems.map(tell);
  // A value in its right form may still be wrong in what it says.
  const { file, path = [] } = problem;
  const isThere = (one: Problem) => path.length > 0 && one.file === file && isWithin(one.path ?? [], path);
  // What stands below a name that nobody knew was not looked at.
  const home = homeOf(problem);
  const isBelow = ({ path: place = [], ...one }: Problem) =>
    home !== undefined && one.file === file && place.length > home.length && isWithin(place, home);
  const isFollowing = ({ severity }: Problem) => severity !== 'error' && sameMeaning.has(problem.kind);
  return (
    after.source.data !== undefined &&
    after.problems.every(
      (one) => known.includes(tell(one)) || isThere(one) || isBelow(one) || isFollowing(one),
    )
  );
}

/** The first cure in a file that is certain and cures, with what is told then. */
function findCure(content: Content, draft: Draft, now: Read, conditions: Conditions) {
  for (const problem of now.problems) {
    if (problem.file !== draft.file || problem.edit === undefined || !isCertain(problem)) continue;
    const text = applyEdit(now.source.text, problem.edit);
    const after = read(content, { ...draft, text }, conditions);
    if (isBetter(now, after, problem)) return after;
  }
  return undefined;
}

/** As many slips as are cured at once; more are left for the next time. */
const most = 40;

/** Writes into a file what cures it for certain, one cure after the other, from what is told of it at first. */
function cure(content: Content, draft: Draft, conditions: Conditions, first: Read): Cured {
  let now = first;
  for (let round = 0; round < most; round += 1) {
    const next = findCure(content, draft, now, conditions);
    if (next === undefined) break;
    now = next;
  }
  const { source, problems } = now.source.data === undefined ? first : now;
  const left = problems.filter((problem) => problem.file === draft.file && hasErrors([problem]));
  // The reader leaves out the mark that a file may begin with.
  const mark = draft.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { text: mark + source.text, left, source };
}

/**
 * What writes into files of some content what cures them for certain, as the checker says it. A text that cannot be read in
 * the end stays as it is. All files are looked at once, and again only what a cure changes: with ten thousand of them, each
 * must not look at all others.
 */
export function curesOf(content: Content, conditions: Conditions): (draft: Draft) => Cured {
  const again = { ...conditions, kept: conditions.kept ?? new KeptPages() };
  let problems: readonly Problem[] | undefined;
  return (draft) => {
    const source = content.sources.find(({ file }) => file === draft.file);
    if (source === undefined || source.text !== draft.text.replace(/^\uFEFF/, ''))
      return cure(content, draft, again, read(content, draft, again));
    problems ??= withoutHints(validate(content, again).problems);
    return cure(content, draft, again, { source, problems });
  };
}
