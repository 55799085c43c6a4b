import { site as siteSchema } from '../../fields/site.ts';
import { cureOf } from '../edit/cure.ts';
import { applyEdit, differenceOf, type Edit } from '../problems/edit.ts';
import { otherAdvice } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { fitWhole } from '../problems/wording.ts';
import { readSource } from '../source/read-source.ts';
import type { Source } from '../source/source.ts';
import { isCertain, isPlain } from './certain.ts';
import { parse, readPage, readSection, type Known, type Shared } from './pages.ts';

/** So many lines are written anew at most. */
const mostLines = 4;

/** What a file's own mistakes are judged by. */
interface Around {
  readonly shared: Shared;
  readonly known: Known;
}

/** As often a cure leads to another at most. */
const most = 3;

/** What is wrong with a file by itself. */
function listOwn(source: Source, { shared, known }: Around): readonly Problem[] {
  switch (source.kind) {
    case 'page':
      return readPage(source, shared, known).problems;
    case 'shared':
      return readSection(source, known).problems;
    case 'site':
      return parse({ source, base: [], schema: siteSchema, ...known }).problems;
    default:
      return [];
  }
}

function readAnew(source: Source, text: string, around: Around) {
  const anew = readSource(source, new TextEncoder().encode(text));
  const own = anew.source.data === undefined ? [] : listOwn(anew.source, around);
  return { ...anew, text: anew.source.text, errors: [...anew.problems, ...own].filter(isError) };
}

const isError = ({ severity }: Problem) => severity === 'error';

/** The lines that two texts do not share, counted from 1; one of the first text at least. */
function differInLines(before: string, after: string) {
  const [was, is] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const least = Math.min(was.length, is.length);
  let above = 0;
  while (above < least - 1 && was[above] === is[above]) above += 1;
  let below = 0;
  while (below < least - above - 1 && was.at(-1 - below) === is.at(-1 - below)) below += 1;
  return { first: above + 1, last: was.length - below, lines: is.slice(above, is.length - below) };
}

/** The stretch of a text that a change has written, with the whole of its lines. */
function linesAround(text: string, { start, text: written }: Edit) {
  const end = text.indexOf('\n', start + written.length);
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: end === -1 ? text.length : end };
}

/** What a reader would do of a problem, where it says the very words: nothing of it is left to fill in. */
function wholeCure(problem: Problem, source: Source): Edit | undefined {
  if (otherAdvice(problem).length > 0 || !isPlain(problem.kind)) return undefined;
  const edit = cureOf(problem, source);
  return edit?.text.includes('…') === true ? undefined : edit;
}

/** A cure with those that its own lines need next, as one. */
function carryOnOne(problem: Problem, source: Source, around: Around): Problem {
  // Who has several ways to choose from is told them all.
  const first = isError(problem) && source.data === undefined ? wholeCure(problem, source) : undefined;
  if (first === undefined) return problem;
  let now = readAnew(source, applyEdit(source.text, first), around);
  let { from, to } = linesAround(now.text, first);
  const isHere = ({ range }: Problem) => range.start >= from && range.start <= to;
  const next: Problem[] = [];
  while (now.errors.some(isHere)) {
    const found = now.errors.find(isHere);
    const edit = found && wholeCure(found, now.source);
    if (found === undefined || edit === undefined || next.length === most) return problem;
    // Nobody throws away what only stands in the wrong place.
    if (found.kind === 'unknownField' && edit.text.trim() === '') return problem;
    next.push(found);
    const length = now.text.length;
    now = readAnew(source, applyEdit(now.text, edit), around);
    from = Math.min(from, linesAround(now.text, edit).from);
    to += now.text.length - length;
  }
  const { first: line, last, lines } = differInLines(source.text, now.text);
  // What is moved is told as a move, and not as all the lines between.
  if (next.length === 0 || last - line >= mostLines || !fitWhole(lines)) return problem;
  const further = { next, first: line, last, lines };
  return isCertain(problem)
    ? { ...problem, edit: differenceOf(source.text, now.text), further }
    : { ...problem, further };
}

/**
 * What keeps a file from being read, each with a cure after which its lines have no other mistake: where one would come
 * to light only then, both are told and cured at once.
 */
export function carryOn(
  problems: readonly Problem[],
  sources: readonly Source[],
  around: Around,
): readonly Problem[] {
  return problems.map((problem) => {
    const source = sources.find(({ file }) => file === problem.file);
    return source === undefined ? problem : carryOnOne(problem, source, around);
  });
}
