import { severalMessages } from '../../problems/messages-site.ts';
import { findNearest } from '../../problems/nearest.ts';
import type { PageFile, PageInWork } from '../pages.ts';
import { hasErrors, type Problem } from '../../problems/problem.ts';
import { locate, type Source } from '../../source/source.ts';

/** All texts by their names, wherever in a file they stand. */
function textsIn(data: unknown): readonly (readonly [string, string])[] {
  return Object.entries(Object(data)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : textsIn(value),
  );
}

/** A page's own messages. In a file with faults those that stand elsewhere count too: what went astray is told as such. */
export function messagesOf({ data, source, problems }: PageInWork): PageFile['messages'] {
  if (!hasErrors(problems)) return data?.messages;
  return { ...Object.fromEntries(textsIn(source.data)), ...data?.messages };
}

/** A problem about a chat message that is asked for and does not exist. */
export interface Asked extends Problem {
  readonly asks?: { readonly key: string; readonly isNear: boolean };
}

/** Marks a problem as one about a message that does not exist. */
export function markAsked(problem: Problem, key: string, known: readonly string[]): Asked {
  // A key with something in it that nobody sees is wrong in its own place.
  if (problem.code === 'P003') return problem;
  return { ...problem, asks: { key, isNear: findNearest(key, known) !== undefined } };
}

function withoutMark(asked: Asked): Problem {
  const { asks: _, ...problem } = asked;
  return problem;
}

/** What is asked for in one file stays there; what several files ask for belongs to the site's messages. */
function groupOf({ asks, file }: Asked, all: readonly Asked[], site: Source): string {
  const isShared = all.some((other) => other.asks?.key === asks?.key && other.file !== file);
  const home = isShared ? site.file : file;
  // A misspelt key is a fault of its own; keys like no other are missing together.
  return asks?.isNear === true ? `${home} ${asks.key}` : home;
}

function joinGroup(group: readonly Asked[], site: Source): Problem {
  // A default that does not exist weighs more than a button that asks in vain.
  const first = group.find(({ severity }) => severity === 'error') ?? group[0];
  if (first === undefined) throw new Error('A group of problems is never empty.');
  if (group.length === 1) return withoutMark(first);
  const keys = [...new Set(group.flatMap(({ asks }) => asks?.key ?? []))];
  const isOneFile = group.every(({ file }) => file === first.file);
  const places = group.map(({ file, range }) => (isOneFile ? String(range.line) : `${file}:${range.line}`));
  const wording = severalMessages(
    keys,
    places,
    isOneFile,
    first.asks?.isNear === true ? first.cure : undefined,
  );
  const problem = { ...withoutMark(first), ...wording };
  if (isOneFile) return problem;
  const { file, range } = first;
  const { place: _place, path: _path, ...atSite } = problem;
  return { ...atSite, file: site.file, range: locate(site, ['messages'], 'key'), other: { file, range } };
}

/** Tells a lost message once, however many buttons ask for it. */
export function joinAsked(problems: readonly Asked[], site: Source): readonly Problem[] {
  const marked = problems.filter(({ asks }) => asks !== undefined);
  const asked = [...new Map(marked.map((one) => [`${one.file}:${one.range.start}`, one])).values()];
  const groups = new Map<string, Asked[]>();
  for (const one of asked) {
    const name = groupOf(one, asked, site);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [
    ...problems.filter(({ asks }) => asks === undefined).map(withoutMark),
    ...[...groups.values()].map((group) => joinGroup(group, site)),
  ];
}
