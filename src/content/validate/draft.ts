import type { Content } from '../load/content.ts';
import { readSource } from '../source/read-source.ts';
import type { Source } from '../source/source.ts';

/** A file's text as it would be. */
export interface Draft extends Pick<Source, 'name' | 'kind'> {
  /** As an editor names the file: `pages/contato.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** The content with a file's text in place of what that file says now, or beside the others where it is new. */
export function putDraft(content: Content, { text, ...draft }: Draft): { content: Content; source: Source } {
  const isOld = ({ kind, name }: Pick<Source, 'name' | 'kind'>) => kind === draft.kind && name === draft.name;
  const old = content.sources.find(isOld);
  const { source, problems } = readSource(draft, new TextEncoder().encode(text));
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
