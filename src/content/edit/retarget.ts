import { isScalar } from 'yaml';
import { changeAt } from './data.ts';
import { nodeAt } from './layout.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse } from './parse.ts';
import { setValue } from './set-value.ts';
import { listLinks, type SiteLink, type SiteTexts } from './site-links.ts';

/** A site after an edit: the texts that changed, `null` for a file that goes; or why nothing was changed. */
export type SiteEdit =
  | {
      readonly ok: true;
      readonly texts: Readonly<Record<string, string | null>>;
      /** How many links were changed. */
      readonly links: number;
    }
  | { readonly ok: false; readonly reason: string };

/** Changes a link between the brackets of a long text, whose lines stay as they are broken. */
function retargetWords(text: string, { path, to }: SiteLink, goal: string): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const node = nodeAt(parsed, path);
  const name = path.join(' › ');
  if (!isScalar(node) || typeof node.value !== 'string') return refuse(reasons.notText(name));
  const link = new RegExp(String.raw`(\]\(\s*)${to}(?=\s*\))`, 'g');
  const change = (words: string) => words.replaceAll(link, (_, before: string) => before + goal);
  const [start = 0, end = 0] = node.range ?? [];
  const spliced = text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
  const value = change(node.value);
  const edit = confirm(
    [spliced],
    changeAt(parsed.data, path, () => value),
  );
  return edit.ok ? edit : setValue(text, path, value);
}

/** Says of a link how it is to be written; nothing where it stays. */
type Goal = (link: SiteLink) => string | undefined;

/** Changes where links of one file lead, and nothing else of its text. */
function retargetFile(file: string, text: string, goalOf: Goal): Edit & { readonly links?: number } {
  let [now, links] = [text, 0];
  for (const link of listLinks(file, text)) {
    const goal = goalOf(link);
    if (goal === undefined || goal === link.to) continue;
    const edit = link.isInText ? retargetWords(now, link, goal) : setValue(now, link.path, goal);
    if (!edit.ok) return edit;
    now = edit.text;
    links += 1;
  }
  return { ok: true, text: now, links };
}

/** Changes where links of a site lead. A file that cannot be read may hide some, so then none is changed. */
export function retarget(texts: SiteTexts, goalOf: Goal): SiteEdit {
  const changed: Record<string, string> = {};
  let links = 0;
  for (const [file, text] of Object.entries(texts)) {
    const read = parse(text);
    const edit = read.ok ? retargetFile(file, text, goalOf) : read;
    if (!edit.ok) return { ok: false, reason: `${file}: ${edit.reason}` };
    if (edit.text !== text) changed[file] = edit.text;
    links += edit.links ?? 0;
  }
  return { ok: true, texts: changed, links };
}
