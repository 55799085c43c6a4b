import { isWithin } from '../source/place.ts';
import type { Content } from '../load/content.ts';
import { applyEdit } from '../problems/edit.ts';
import type { Kind } from '../problems/finding.ts';
import { meantBy } from '../problems/nearest.ts';
import { hasErrors, type Path, type Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { isCertain } from './certain.ts';
import { putDrafts, readDraft, type Draft } from './draft.ts';
import { KeptPages } from './kept-pages.ts';
import { validate, type Conditions } from './validate.ts';

/** A text with the cures that were written into it, and the errors that are left in its file. */
interface Cured {
  readonly text: string;
  readonly left: readonly Problem[];
  /** As it is read then. */
  readonly source: Source;
}

/** A problem without its place, which an edit moves. */
const tell = ({ file, kind, parameters }: Problem) => `${file} ${kind} ${JSON.stringify(parameters)}`;

/** Content, and what is told of it, hints aside: some are told only once all else is right. */
interface Looked {
  readonly content: Content;
  readonly sources: ReadonlyMap<string, Source>;
  readonly problems: readonly Problem[];
  /** How often each is told. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The errors of each file that has any. */
  readonly errors: ReadonlyMap<string, readonly Problem[]>;
}

function look(content: Content, conditions: Conditions): Looked {
  const problems = validate(content, conditions).problems.filter(({ severity }) => severity !== 'hint');
  const amounts = new Map<string, number>();
  for (const told of problems.map(tell)) amounts.set(told, (amounts.get(told) ?? 0) + 1);
  const errors = new Map<string, Problem[]>();
  for (const problem of problems.filter((one) => hasErrors([one]))) {
    const known = errors.get(problem.file);
    if (known === undefined) errors.set(problem.file, [problem]);
    else known.push(problem);
  }
  const sources = new Map(content.sources.map((source) => [source.file, source]));
  return { content, sources, problems, amounts, errors };
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

/** A cure of one problem: the file as it would be. */
interface Attempt {
  readonly problem: Problem;
  readonly draft: Draft;
}

/** Whether what an attempt was made for is told less often, in a file that can be read. */
function hasCured({ problem }: Attempt, before: Looked, after: Looked): boolean {
  const count = ({ amounts }: Looked) => amounts.get(tell(problem)) ?? 0;
  const wasRead = before.sources.get(problem.file)?.data !== undefined;
  const isRead = after.sources.get(problem.file)?.data !== undefined;
  return count(after) < count(before) && (isRead || !wasRead);
}

/** Whether something that is told only now may come of an attempt and is none of its faults. */
function isExpected(one: Problem, { problem }: Attempt): boolean {
  // A value in its right form may still be wrong in what it says.
  const { path = [] } = problem;
  if (path.length > 0 && isWithin(one.path ?? [], path)) return true;
  // What stands below a name that nobody knew was not looked at.
  const home = homeOf(problem);
  const place = one.path ?? [];
  return home !== undefined && place.length > home.length && isWithin(place, home);
}

/** What attempts, all of one group, have brought that was not there. */
function findBrought(attempts: readonly Attempt[], before: Looked, after: Looked): readonly Problem[] {
  const byFile = new Map(attempts.map((attempt) => [attempt.problem.file, attempt]));
  const isSameMeaning = attempts.every(({ problem }) => sameMeaning.has(problem.kind));
  return after.problems.filter((one) => {
    if (before.amounts.has(tell(one)) || (isSameMeaning && one.severity !== 'error')) return false;
    const attempt = byFile.get(one.file);
    return attempt === undefined || !isExpected(one, attempt);
  });
}

/** Checks some content with drafts in it. */
type Try = (content: Content, drafts: readonly Draft[]) => Looked;

/**
 * The attempts, at most one a file, that cure and bring nothing that was not there. They are tried all at once, and apart
 * only where something came of them: each alone would have all files looked at for each.
 */
function findGood(attempts: readonly Attempt[], before: Looked, tryOut: Try): readonly Attempt[] {
  if (attempts.length === 0) return [];
  const after = tryOut(
    before.content,
    attempts.map(({ draft }) => draft),
  );
  const brought = findBrought(attempts, before, after);
  if (brought.length === 0) return attempts.filter((attempt) => hasCured(attempt, before, after));
  if (attempts.length === 1) return [];
  const doubtful = new Set(brought.map(({ file }) => file));
  const isDoubtful = ({ problem }: Attempt) => doubtful.has(problem.file);
  const apart = [attempts.filter((one) => !isDoubtful(one)), attempts.filter(isDoubtful)];
  const middle = Math.ceil(attempts.length / 2);
  const halves = [attempts.slice(0, middle), attempts.slice(middle)];
  const parts = apart.some(({ length }) => length === 0) ? halves : apart;
  return parts.flatMap((part) => findGood(part, before, tryOut));
}

/** The good ones of attempts that are judged in different ways. What a broken file hides may come to light. */
function judge(attempts: readonly Attempt[], before: Looked, tryOut: Try): readonly Attempt[] {
  const isBroken = ({ problem }: Attempt) => before.sources.get(problem.file)?.data === undefined;
  const broken = attempts.filter(isBroken);
  const readable = attempts.filter((attempt) => !isBroken(attempt));
  const isSame = ({ problem }: Attempt) => sameMeaning.has(problem.kind);
  const drafts = broken.map(({ draft }) => draft);
  const mended = broken.length === 0 ? before : tryOut(before.content, drafts);
  return [
    ...broken.filter((attempt) => hasCured(attempt, before, mended)),
    ...findGood(readable.filter(isSame), before, tryOut),
    ...findGood(
      readable.filter((attempt) => !isSame(attempt)),
      before,
      tryOut,
    ),
  ];
}

/** For each of some files the first cure that is certain and good. */
function findCures(files: readonly Draft[], now: Looked, tryOut: Try): readonly Attempt[] {
  const certain = new Map<string, Attempt[]>(files.map(({ file }) => [file, []]));
  for (const problem of now.problems) {
    const source = now.sources.get(problem.file);
    if (source === undefined || problem.edit === undefined || !isCertain(problem)) continue;
    const { file, name, kind, text } = source;
    certain.get(file)?.push({ problem, draft: { file, name, kind, text: applyEdit(text, problem.edit) } });
  }
  const found: Attempt[] = [];
  let open = [...certain.values()];
  for (let nth = 0; open.length > 0; nth += 1) {
    const good = judge(
      open.flatMap((attempts) => attempts[nth] ?? []),
      now,
      tryOut,
    );
    found.push(...good);
    const isGood = new Set(good);
    open = open.filter(
      ({ [nth]: tried, length }) => length > nth + 1 && tried !== undefined && !isGood.has(tried),
    );
  }
  return found;
}

/** As many slips of a file as are cured at once; more are left for the next time. */
const most = 40;

/** Hears how many pages have been looked at. */
type Progress = (looked: number, total: number) => void;

interface Manner {
  readonly kept?: KeptPages;
  /** Of the first look at all pages. */
  readonly looking?: Progress;
  /** Of each look at those that cures change. */
  readonly trying?: Progress;
}

/** Reads drafts, and gives what it read last of a file again: a text that was tried is put in next. */
function readOnce(): typeof readDraft {
  const last = new Map<string, { readonly text: string; readonly read: ReturnType<typeof readDraft> }>();
  return (draft) => {
    const { file, text } = draft;
    const known = last.get(file);
    if (known?.text === text) return known.read;
    const read = readDraft(draft);
    last.set(file, { text, read });
    return read;
  };
}

/**
 * Writes into files of some content what cures them for certain, as the checker says it, and gives each as it is then, by
 * its name. A text that cannot be read in the end stays as it is. All files are looked at together, and what a cure of each
 * changes as well: with ten thousand of them, each must not look at all others.
 */
export function cureFiles(
  content: Content,
  drafts: readonly Draft[],
  conditions: Conditions,
  { kept = new KeptPages(), looking = () => {}, trying = () => {} }: Manner = {},
): ReadonlyMap<string, Cured> {
  const read = readOnce();
  const lookAt = (site: Content, progress: Progress) => {
    for (const { done, total } of kept.lookInSteps(site, conditions.today)) progress(done, total);
    return look(site, { ...conditions, kept });
  };
  const tryOut: Try = (from, changed) => lookAt(putDrafts(from, changed, read), trying);
  const asRead = new Map(content.sources.map(({ file, text }) => [file, text]));
  // The reader leaves out the mark that a file may begin with.
  const isChanged = ({ file, text }: Draft) => asRead.get(file) !== text.replace(/^\uFEFF/, '');
  const first = lookAt(putDrafts(content, drafts.filter(isChanged), read), looking);
  let now = first;
  let open: readonly Draft[] = drafts;
  for (let round = 0; round < most && open.length > 0; round += 1) {
    open = findCures(open, now, tryOut).map(({ draft }) => draft);
    if (open.length > 0) now = tryOut(now.content, open);
  }
  return new Map(
    drafts.map(({ file, text }) => {
      const end = now.sources.get(file)?.data === undefined ? first : now;
      const source = end.sources.get(file);
      if (source === undefined) throw new Error(`${file} was neither read nor put in.`);
      const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
      const left = end.errors.get(file) ?? [];
      return [file, { text: mark + source.text, left, source }];
    }),
  );
}
