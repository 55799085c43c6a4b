import { notFoundRoute } from '../../fields/link.ts';
import { saysYes } from '../../fields/text.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Content } from '../load/content.ts';
import { isUnwritten } from '../schema/unwritten.ts';
import { placeProblem } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { sortProblems, type Path, type Problem } from '../problems/problem.ts';
import { locate, type Source } from '../source/source.ts';
import { routeOf } from '../validate/pages.ts';
import type { Validated } from '../validate/validate.ts';
import { isExampleSentence } from './example-sentences.ts';

/** What a launch list is made from. */
export interface LaunchInput {
  readonly content: Content;
  readonly validated: Validated;
}

interface Scalar {
  readonly path: Path;
  readonly text: string;
}

/** The texts in some data, each with the way to it. Of a large site there are hundreds of thousands: one list for all. */
function listScalars(data: unknown, path: Path = [], found: Scalar[] = []): readonly Scalar[] {
  if (typeof data === 'string') found.push({ path, text: data });
  if (typeof data !== 'object' || data === null) return found;
  const isList = Array.isArray(data);
  for (const [name, value] of Object.entries(data))
    listScalars(value, [...path, isList ? Number(name) : name], found);
  return found;
}

/** Texts that give themselves away: names of no one, numbers of no one, examples that say so. */
function describeText(text: string): Finding | undefined {
  if (/[\w-]\.example\b/i.test(text)) return finding('exampleAddress', {});
  if (/\b9?0000-0000\b/.test(text)) return finding('examplePhone', {});
  if (/\b(depoimento|avaliação|texto|foto) de exemplo\b|\blorem ipsum\b/i.test(text))
    return finding('exampleText', {});
  const isLeft = isUnwritten(text) || isExampleSentence(text);
  return isLeft ? finding('leftExample', {}) : undefined;
}

/** Whether some texts of data give themselves away as examples. */
export const isExample = (data: unknown): boolean =>
  listScalars(data).some(({ text }) => describeText(text) !== undefined);

function findTexts(source: Source): readonly Problem[] {
  return listScalars(source.data).flatMap(({ path, text }) => {
    const isMarked = path.at(-1) === 'placeholder' && saysYes(text);
    const mistake = isMarked ? finding('exampleSection', {}) : describeText(text);
    return mistake === undefined ? [] : [placeProblem(source, path, mistake)];
  });
}

/** What `placeholders` of site.yaml names, at the data itself where it is a field of that file. */
function findListed(source: Source): readonly Problem[] {
  const listed = valueAt(source.data, ['placeholders']);
  if (source.kind !== 'site' || !Array.isArray(listed)) return [];
  return listed.map((name, index) => {
    const entry: Path = ['placeholders', index];
    const mistake = finding('listed', { name: String(name) });
    if (valueAt(source.data, [String(name)]) === undefined) return placeProblem(source, entry, mistake);
    const other = { file: source.file, range: locate(source, entry) };
    return Object.assign(placeProblem(source, [String(name)], mistake, 'key'), { other });
  });
}

/** The first place of each drawing that still stands for a photograph. */
function findDrawings({
  sources,
  pictures,
}: Pick<Content, 'sources' | 'pictures'>): ReadonlyMap<string, Problem> {
  const drawn = new Set(pictures.filter(({ isStandIn }) => isStandIn).map(({ name }) => name));
  const found = new Map<string, Problem>();
  for (const source of sources) {
    for (const { path, text } of listScalars(source.data)) {
      if (drawn.has(text) && !found.has(text))
        found.set(text, placeProblem(source, path, finding('drawnPicture', { file: text })));
    }
  }
  return found;
}

/** Sections that show something invented where they lack a field. */
function findInvented({ sections }: Pick<Validated['pages'][number], 'sections'>): readonly Problem[] {
  return sections.flatMap(({ source, base, block, data }) => {
    const { invents } = block;
    if (invents === undefined || data[invents.without] !== undefined) return [];
    return [placeProblem(source, [...base, 'type'], finding('invented', invents))];
  });
}

const shareImage: Path = ['meta', 'image'];

/** Whether a page has no picture for shared links of its own; nobody shares the page for unknown addresses. */
function lacksShareImage({ name, data }: Source): boolean {
  return routeOf(name) !== notFoundRoute && valueAt(data, shareImage) === undefined;
}

function listWithoutShareImage({ content, validated }: LaunchInput): readonly Source[] {
  const site = content.sources.find(({ kind }) => kind === 'site');
  if (valueAt(site?.data, shareImage) !== undefined) return [];
  return validated.pages.map(({ source }) => source).filter(lacksShareImage);
}

function tellMissingShareImage(source: Source): Problem {
  return placeProblem(source, [], finding('missingShareImage', {}));
}

/** A place is told once, by the first that found it: what `placeholders` names needs no second word. */
function onePerLine(problems: readonly Problem[]): readonly Problem[] {
  const told = new Map<string, Problem>();
  for (const problem of problems) {
    const key = `${problem.file}:${problem.range.line}`;
    if (!told.has(key)) told.set(key, problem);
  }
  return [...told.values()];
}

function asError(problem: Problem): Problem {
  return { ...problem, severity: 'error' };
}

function findOthers({ content, validated }: LaunchInput): readonly Problem[] {
  const endedOffers = validated.problems.filter(({ code }) => code === 'P027').map(asError);
  return [
    ...content.sources.flatMap(findListed),
    ...content.sources.flatMap(findTexts),
    ...findDrawings(content).values(),
    ...validated.pages.flatMap(findInvented),
    ...endedOffers,
  ];
}

/** All that keeps the site from its launch: what is provisional, has ended or is missing. Empty when it may go out. */
export function findLaunchProblems(input: LaunchInput): readonly Problem[] {
  const missing = listWithoutShareImage(input).map(tellMissingShareImage);
  return sortProblems(onePerLine([...findOthers(input), ...missing]));
}

/** What a file adds to the launch list, as plain data; its places are lines such as `pages/index.yaml:3`. */
export interface LaunchNotes {
  readonly places: readonly string[];
  /** The first place of each drawing that still stands for a photograph. */
  readonly drawings: readonly (readonly [name: string, place: string])[];
  /** Where a sound page without a picture for shared links would be told so. */
  readonly withoutImage: string | undefined;
}

const placeOf = ({ file, range }: Problem) => `${file}:${range.line}`;

/** The line of a sound page's first field. */
function topOf({ file, text }: Source): string {
  const before = /^(?:[ \t]*(?:#[^\n]*)?\r?\n|---[ \t]*\r?\n|%[^\n]*\n)*/.exec(text)?.[0] ?? '';
  return `${file}:${before.split('\n').length}`;
}

/** Notes what a file adds to the launch list. `sections` are those of a sound page. */
export function noteLaunch(
  source: Source,
  pictures: Content['pictures'],
  sections?: Validated['pages'][number]['sections'],
): LaunchNotes {
  const drawings = findDrawings({ sources: [source], pictures });
  const found = [
    ...findListed(source),
    ...findTexts(source),
    ...(sections === undefined ? [] : findInvented({ sections })),
  ];
  const isWithout = sections !== undefined && lacksShareImage(source);
  return {
    places: found.map(placeOf),
    drawings: [...drawings].map(([name, problem]) => [name, placeOf(problem)] as const),
    withoutImage: isWithout ? topOf(source) : undefined,
  };
}

/** How many problems keep the site from its launch, by what the checker told and what was noted of each file. */
export function countLaunchProblems(
  problems: readonly Problem[],
  notes: readonly LaunchNotes[],
  site: Source | undefined,
): number {
  const drawings = new Map(notes.flatMap((note) => note.drawings).toReversed());
  const ended = problems.filter(({ code }) => code === 'P027').map(placeOf);
  const told = new Set([...notes.flatMap(({ places }) => places), ...drawings.values(), ...ended]);
  const hasImage = valueAt(site?.data, shareImage) !== undefined;
  const without = hasImage ? [] : notes.flatMap(({ withoutImage }) => withoutImage ?? []);
  return new Set([...told, ...without]).size;
}
