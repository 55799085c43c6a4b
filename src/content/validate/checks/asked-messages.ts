import { isRecord } from '../../../fields/is-record.ts';
import type { MessageHome } from '../../problems/kinds/messages.ts';
import { valueAt } from '../../source/place.ts';
import { lastLineOf } from '../../source/range.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import { findNearest } from '../../problems/nearest.ts';
import type { PageFile, PageInWork } from '../pages.ts';
import { hasErrors, type Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { isFieldName } from '../../schema/files.ts';
import { locate, type Source } from '../../source/source.ts';

/** Where a message for a place in a file goes: into the file's own group, or into that of the site. */
export function findMessageHome(source: Source, site: Source): MessageHome | undefined {
  const owner = [source, site].find(({ data }) => isRecord(valueAt(data, ['messages'])));
  const [last] = Object.keys(Object(valueAt(owner?.data, ['messages']))).slice(-1);
  if (owner === undefined || last === undefined) return undefined;
  const path = ['messages', last];
  const column = locate(owner, path, 'key').column - 1;
  return { file: owner.file, line: lastLineOf(locate(owner, path)), column, isHere: owner === source };
}

/** All texts outside the sections under names that are no field's: messages that went astray are among them. */
function strayTexts(data: unknown): readonly (readonly [string, string])[] {
  return Object.entries(Object(data)).flatMap(([name, value]) => {
    if (typeof value !== 'string') return name === 'sections' ? [] : strayTexts(value);
    return isFieldName(name) || /^\d+$/.test(name) ? [] : [[name, value] as const];
  });
}

/** A page's own messages. In a file with faults those that stand elsewhere count too: what went astray is told as such. */
export function messagesOf({ data, source, problems }: PageInWork): PageFile['messages'] {
  if (!hasErrors(problems)) return data?.messages;
  return { ...Object.fromEntries(strayTexts(source.data)), ...data?.messages };
}

/** A problem about a chat message that is asked for and does not exist. */
export type Asked = Problem & {
  readonly asks?: {
    readonly key: string;
    readonly nearest?: string | undefined;
    readonly known: readonly string[];
    readonly home?: MessageHome | undefined;
  };
};

/** A page's own message. */
interface Elsewhere {
  readonly file: string;
  readonly text: string;
}

/** Finds a message by its key where only one page has it, and others cannot use it. */
export type FindElsewhere = (key: string) => Elsewhere | undefined;

/** Marks a problem as one about a message that does not exist. */
export function markAsked(
  problem: Problem,
  key: string,
  known: readonly string[],
  home?: MessageHome,
): Asked {
  // A key with something in it that nobody sees is wrong in its own place.
  if (problem.code === 'P003') return problem;
  return { ...problem, asks: { key, nearest: findNearest(key, known), known, home } };
}

function withoutMark(asked: Asked): Problem {
  const { asks: _, ...problem } = asked;
  return problem;
}

interface Around {
  readonly site: Source;
  readonly find: FindElsewhere;
}

/** What is asked for in one file stays there; what several files ask for belongs to the site's messages. */
function groupOf({ asks, file }: Asked, all: readonly Asked[], { site, find }: Around): string {
  const isShared = all.some((other) => other.asks?.key === asks?.key && other.file !== file);
  const home = isShared ? site.file : file;
  // What came with a section from another page came together.
  const from = isShared || asks?.home === undefined ? undefined : find(asks.key)?.file;
  if (from !== undefined) return `${home} < ${from}`;
  // A misspelt key is a fault of its own; keys like no other are missing together.
  return asks?.nearest === undefined ? home : `${home} ${asks.key}`;
}

/** So many first letters make two names of one matter: `urgente` and `urgencia`. */
const stem = 5;

/** A message of another name that may be the one that is asked for. */
const likeNamed = (key: string, known: readonly string[]) =>
  known.find((one) => key.length >= stem && one.startsWith(key.slice(0, stem)));

/** Messages that one other page has, which a section was copied from. */
function tellElsewhere(
  group: readonly Asked[],
  keys: readonly string[],
  { find }: Around,
): Finding<'messagesElsewhere'> | undefined {
  const { known = [], home } = group[0]?.asks ?? {};
  const found = keys.flatMap((key) => ({ key, ...find(key) }));
  const [file] = found.map((one) => one.file);
  if (home === undefined || file === undefined || found.some((one) => one.file !== file)) return undefined;
  const messages = found.map(({ key, text = '' }) => ({ key, text }));
  const [key = '', ...others] = keys;
  const nearest = others.length > 0 ? undefined : (group[0]?.asks?.nearest ?? likeNamed(key, known));
  return finding('messagesElsewhere', {
    messages,
    file,
    known,
    ...(nearest !== undefined && { nearest }),
    home,
    isShared: group.some((one) => one.file.includes('/_shared/')),
  });
}

/** A message of the site that several files ask for by almost its name: it was given another one. */
function tellRenamed(
  keys: readonly string[],
  places: readonly string[],
  nearest: string | undefined,
  site: Source,
): Problem | undefined {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0 || nearest === undefined) return undefined;
  if (typeof valueAt(site.data, ['messages', nearest]) !== 'string') return undefined;
  return placeProblem(
    site,
    ['messages', nearest],
    finding('renamedMessage', { key, typed: nearest, places }),
    'key',
  );
}

function joinGroup(group: readonly Asked[], around: Around): Problem {
  const { site } = around;
  // A default that does not exist weighs more than a button that asks in vain.
  const first = group.find(({ severity }) => severity === 'error') ?? group[0];
  if (first === undefined) throw new Error('A group of problems is never empty.');
  const keys = [...new Set(group.flatMap(({ asks }) => asks?.key ?? []))];
  const isOneFile = group.every(({ file }) => file === first.file);
  const elsewhere = isOneFile ? tellElsewhere(group, keys, around) : undefined;
  if (elsewhere !== undefined) return { ...withoutMark(first), ...elsewhere };
  if (group.length === 1) return withoutMark(first);
  const places = group.map(({ file, range }) => (isOneFile ? String(range.line) : `${file}:${range.line}`));
  const home = isOneFile ? first.asks?.home : findMessageHome(site, site);
  const nearest = first.asks?.nearest;
  const renamed = isOneFile ? undefined : tellRenamed(keys, places, nearest, site);
  if (renamed !== undefined) {
    const { code, severity, file, range } = first;
    return { ...renamed, code, severity, other: { file, range } };
  }
  const mistake = finding('unknownMessages', { keys, places, isOneFile, nearest, home });
  // Its code and weight are the first one's, whether that is a button or a default.
  const told = { ...mistake, code: first.code, severity: first.severity };
  const { file, range, path, other } = first;
  if (isOneFile) return { ...told, file, range, path, other };
  return { ...told, file: site.file, range: locate(site, ['messages'], 'key'), other: { file, range } };
}

/** Tells a lost message once, however many buttons ask for it. */
export function joinAsked(problems: readonly Asked[], around: Around): readonly Problem[] {
  const marked = problems.filter(({ asks }) => asks !== undefined);
  const asked = [...new Map(marked.map((one) => [`${one.file}:${one.range.start}`, one])).values()];
  const groups = new Map<string, Asked[]>();
  for (const one of asked) {
    const name = groupOf(one, asked, around);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [
    ...problems.filter(({ asks }) => asks === undefined).map(withoutMark),
    ...[...groups.values()].map((group) => joinGroup(group, around)),
  ];
}
