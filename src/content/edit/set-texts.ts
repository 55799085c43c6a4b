import type { Path } from '../problems/problem.ts';
import type { SiteEdit } from './retarget.ts';
import { setValue } from './set-value.ts';
import type { SiteTexts } from './site-links.ts';

/** A place of a site, and what it is to say. */
interface NewText {
  readonly file: string;
  readonly path: Path;
  readonly text: string;
}

/** Writes texts at places of a site; nothing is changed where one of them cannot be written. */
export function setTexts(texts: SiteTexts, places: readonly NewText[]): SiteEdit {
  const changed: Record<string, string> = {};
  for (const { file, path, text } of places) {
    const edit = setValue(changed[file] ?? texts[file] ?? '', path, text);
    if (!edit.ok) return { ok: false, reason: `${file}: ${edit.reason}` };
    changed[file] = edit.text;
  }
  return { ok: true, texts: changed, links: 0 };
}
