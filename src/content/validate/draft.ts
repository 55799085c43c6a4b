import type { Content } from '../load/content.ts';
import { readSource } from '../source/read-source.ts';
import type { Source } from '../source/source.ts';

/** A file's text as it would be. */
export interface Draft extends Pick<Source, 'name' | 'kind'> {
  /** As an editor names the file: `pages/contato.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** Reads a draft as the file that it would be. */
export function readDraft({ text, ...draft }: Draft): ReturnType<typeof readSource> {
  return readSource(draft, new TextEncoder().encode(text));
}

/** The content with a file's text in place of what that file says now, or beside the others where it is new. */
export function putDraft(content: Content, draft: Draft): { content: Content; source: Source } {
  const isOld = ({ kind, name }: Pick<Source, 'name' | 'kind'>) => kind === draft.kind && name === draft.name;
  const old = content.sources.find(isOld);
  const { source, problems } = readDraft(draft);
  const isOther = ({ file }: { readonly file: string }) => file !== old?.file && file !== draft.file;
  return {
    source,
    content: {
      ...content,
      sources: [...content.sources.filter((one) => !isOld(one)), source],
      problems: [...content.problems.filter(isOther), ...problems],
    },
  };
}

/** The content with the texts of several files in place of what these say now, where each stands. */
export function putDrafts(content: Content, drafts: readonly Draft[], readOne = readDraft): Content {
  const read = new Map(drafts.map((draft) => [draft.file, readOne(draft)]));
  const there = new Set(content.sources.map(({ file }) => file));
  const fresh = [...read.values()].filter(({ source }) => !there.has(source.file));
  return {
    ...content,
    sources: [
      ...content.sources.map((source) => read.get(source.file)?.source ?? source),
      ...fresh.map(({ source }) => source),
    ],
    problems: [
      ...content.problems.filter(({ file }) => !read.has(file)),
      ...[...read.values()].flatMap(({ problems }) => problems),
    ],
  };
}
