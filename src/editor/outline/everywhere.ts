import { blocks, insertSection, readData, valueAt, type SiteEdit } from '../../core/core.ts';
import { placeOfShared } from '../shell/knowledge.ts';
import { shareSection, standFor } from './share.ts';

type Texts = Readonly<Record<string, string>>;

/** The block whose sections are read before all else: what such a section says is often for all pages. */
const preface = [...blocks].find(([, { isPreface }]) => isPreface === true);

/** What a section above all pages is called. */
export const everywhereLabel = `${preface?.[1].label ?? 'Seção'} em todas as páginas`;

/** The file of the shared section that is read before all else on each of some pages; nothing where there is none. */
export function findEverywhere(texts: Texts, pages: readonly string[]): string | undefined {
  return Object.keys(texts).find(
    (path) =>
      path.startsWith('_shared/') &&
      valueAt(readData(texts[path] ?? ''), ['type']) === preface?.[0] &&
      pages.every((page) => placeOfShared(path, texts[page]) !== undefined),
  );
}

/** A new page with what stands above all else on each of some pages. */
export function withEverywhere(text: string, texts: Texts, pages: readonly string[]): string {
  const name = /^_shared\/(.+)\.yaml$/.exec(findEverywhere(texts, pages) ?? '')?.[1];
  const put = name === undefined || pages.length === 0 ? undefined : insertSection(text, 0, standFor(name));
  return put?.ok === true ? put.text : text;
}

/** Puts a section above all else on pages, for its title to be written in one place; gives the place of that too. */
export function addEverywhere(
  texts: Texts,
  [first = '', ...others]: readonly string[],
): { readonly edit: SiteEdit; readonly file: string } {
  const put = insertSection(texts[first] ?? '', 0, `type: ${preface?.[0]}\ntitle:\n`);
  if (!put.ok) return { edit: put, file: first };
  const edit = shareSection({ ...texts, [first]: put.text }, { from: first, index: 0, pages: others });
  const made = edit.ok ? Object.keys(edit.texts).find((path) => !(path in texts)) : undefined;
  return { edit, file: made ?? first };
}
