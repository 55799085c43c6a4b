import { blocks, insertSection, readData, valueAt, type SiteEdit } from '../../core/core.ts';
import { isHiddenSection } from './describe-section.ts';
import { placeOfShared } from '../shell/knowledge.ts';
import { shareSection, standFor } from './share.ts';

type Texts = Readonly<Record<string, string>>;

/** The block whose sections are read before all else: what such a section says is often for all pages. */
const preface = [...blocks].find(([, { isPreface }]) => isPreface === true);

/** What a section above all pages is called. */
export const everywhereLabel = `${preface?.[1].label ?? 'Seção'} em todas as páginas`;

/** A shared section that is read before all else on pages, and those of them that lack it. */
interface Everywhere {
  readonly file: string;
  readonly lacking: readonly string[];
}

/** What is read before all else on more than half of some pages, the one on most of them where there are several; nothing where there is none. */
export function findEverywhere(texts: Texts, pages: readonly string[]): Everywhere | undefined {
  return Object.keys(texts)
    .filter(
      (path) =>
        path.startsWith('_shared/') && valueAt(readData(texts[path] ?? ''), ['type']) === preface?.[0],
    )
    .map((file) => ({
      file,
      lacking: pages.filter((page) => placeOfShared(file, texts[page]) === undefined),
    }))
    .filter(({ lacking }) => lacking.length * 2 < pages.length)
    .toSorted((one, other) => one.lacking.length - other.lacking.length)[0];
}

const nameOf = (file: string): string => /^_shared\/(.+)\.yaml$/.exec(file)?.[1] ?? '';

/** A new page with what stands above all else on most of some pages. */
export function withEverywhere(text: string, texts: Texts, pages: readonly string[]): string {
  const there = findEverywhere(texts, pages);
  if (there === undefined || isHiddenSection(readData(texts[there.file] ?? ''))) return text;
  const put = insertSection(text, 0, standFor(nameOf(there.file)));
  return put.ok ? put.text : text;
}

/** Puts what stands above all else on most pages on those too that lack it. */
export function completeEverywhere(texts: Texts, { file, lacking }: Everywhere): SiteEdit {
  const changed: Record<string, string> = {};
  for (const page of lacking) {
    const put = insertSection(texts[page] ?? '', 0, standFor(nameOf(file)));
    if (!put.ok) return put;
    changed[page] = put.text;
  }
  return { ok: true, texts: changed, links: 0 };
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
