import { judgeSite } from '../known/check-site.ts';
import { openDesk } from '../known/look.ts';
import type { Remembered } from '../known/record.ts';
import { siteOf } from '../known/site.ts';
import type { ListedContent, PageFile } from '../load/load.ts';
import { sha256 } from '../pictures/digest.ts';
import { readFile } from '../read/read-file.ts';
import { resolve } from '../resolve/resolve.ts';
import { validate } from '../validate/validate.ts';
import { sampleContent, withOwnHeads } from './sample.ts';

/** Texts below `pages/`, by their names. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export const conditions = { today: '2026-01-31', program: 'tests', isMade: true };

/** What files say, long ago enough that their times are believed. */
const stampOf = (content: string | Uint8Array) =>
  [content.length, parseInt(sha256(content).slice(0, 8), 16), 0, 1] as const;

/** The sample site as a folder whose pages have only been listed; notes which of them are opened. */
export function listFiles(typed: Files, opened: string[] = []): ListedContent {
  const content = sampleContent(typed);
  const files = withOwnHeads(typed);
  const pages = content.sources.flatMap(({ kind, file, name }): PageFile[] => {
    const text = files[file.replace('pages/', '')];
    if (kind !== 'page' || text === undefined) return [];
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const open = () => {
      opened.push(file);
      return { ...readFile({ file, name, kind }, bytes), bytes };
    };
    return [{ file, name, stamp: () => stampOf(text), open }];
  });
  const names = new Set(pages.map(({ file }) => file));
  return {
    content: {
      ...content,
      sources: content.sources.filter(({ kind }) => kind !== 'page'),
      problems: content.problems.filter(({ file }) => !names.has(file)),
    },
    pages,
  };
}

/** A check from nothing, of all files at once. */
export function checkWhole(files: Files) {
  const content = sampleContent(files);
  const validated = validate(content, conditions);
  const isBroken = validated.problems.some(({ severity }) => severity === 'error');
  const pages = isBroken ? [] : resolve(validated, sha256);
  const { problems, pages: made } = siteOf({ content, validated, pages, redirects: [] });
  return {
    problems,
    pages: made.map(({ route, summary, shown, make }) => ({ route, summary, shown, page: make() })),
  };
}

/** A check page by page, with what is remembered of another one. */
export async function checkListed(files: Files, former = nothing, opened?: string[]) {
  const { site, remembered } = await judgeSite(openDesk(listFiles(files, opened), conditions), former);
  const { problems, pages } = site;
  return {
    remembered,
    found: {
      problems,
      pages: pages.map(({ route, summary, shown, make }) => ({ route, summary, shown, page: make() })),
    },
  };
}

/** What is remembered before the first check. */
export const nothing: Remembered = { pages: new Map(), answers: new Map() };

/** Data as JSON says it. */
export const asPlain = (found: unknown): unknown => JSON.parse(JSON.stringify(found));
