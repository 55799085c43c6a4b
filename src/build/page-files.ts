import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Former } from '../commands/site-folder/former.ts';
import type { SitePage } from '../content/known/site.ts';
import type { MadePage } from '../content/known/summary.ts';
import { nameContent } from '../content/pictures/digest.ts';
import { findBytes, keepBytes, pruneCache } from '../content/pictures/disk-cache.ts';
import { inTurn, type Progress } from '../content/pictures/in-turn.ts';
import type { ClientFiles } from '../render/document.ts';
import { formsOf } from './precompress.ts';
import type { Renderer } from './program.ts';
import { findFirstPicture, readFirstPicture, type WrittenDocument } from './weigh-pages.ts';

/** What all pages of a build are made with. */
export interface PageWork {
  /** Changes with the code that makes documents. */
  readonly program: string;
  readonly renderer: Renderer;
  readonly client: ClientFiles;
}

/** A page's files, and what they are made of. */
export interface PageFiles {
  readonly route: string;
  /** The paths of its document and its data, below the site's folder. */
  readonly file: string;
  readonly data: string;
  /** Changes with all that they are made of. */
  readonly recipe: string;
  readonly make: () => Made;
  readonly isUntouched: SitePage['isUntouched'];
}

type NamedPage = Pick<SitePage, 'route' | 'isNotFound'>;

/** What a page's files hold. */
interface Made {
  readonly html: string;
  readonly data: string;
}

/**
 * Where a route's document lies. Hosts serve `consulta.html` at `/consulta`, where `consulta/index.html` makes
 * some of them add a slash; the not-found page's name is one that they all know.
 */
function documentFile({ route, isNotFound }: NamedPage): string {
  if (isNotFound) return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Names the files of a page whose data has a name, and fills them. */
export function nameFiles({ program, renderer, client }: PageWork) {
  const work = nameContent(JSON.stringify([program, client]));
  return (page: NamedPage, name: string) => {
    const { route } = page;
    // Every document carries it: so many letters tell its own data from that of before.
    const build = `${client.build}-${name.slice(0, 8)}`;
    return {
      route,
      file: documentFile(page),
      data: renderer.dataAddress(route).slice(1),
      recipe: `${work}-${name}`,
      fill: ({ data, text }: MadePage): Made => ({
        html: renderer.render(data, { ...client, build }),
        data: `{"build":${JSON.stringify(build)},"page":${text}}`,
      }),
    };
  };
}

/** Tells what files a page has, each made when it is asked for. */
export function describePage(work: PageWork): (page: SitePage) => PageFiles {
  const filesOf = nameFiles(work);
  return (page) => {
    const { fill, ...files } = filesOf(page, page.summary.name);
    const make = () => {
      const data = page.make();
      return fill({ data, text: JSON.stringify(data) });
    };
    return { ...files, make, isUntouched: page.isUntouched };
  };
}

/** The paths of a page's files, those that are compressed included. */
export function pathsOf(
  { file, data }: Pick<PageFiles, 'file' | 'data'>,
  isCompressed: boolean,
): readonly string[] {
  return [file, data].flatMap((path) => formsOf(path, isCompressed));
}

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Where parts of a build leave what they made, for the one that puts them together. */
export const partsFolder = (cache: string) => join(cache, 'pages');

/** What that folder may grow to: some tens of thousands of pages. */
const mostBytes = 1024 ** 3;

/** Makes a page's files and keeps them in the cache, unless they are there. */
export async function keepPage({ recipe, make }: PageFiles, cache: string): Promise<Made> {
  const bytes = await keepBytes(partsFolder(cache), recipe, async () => pack(JSON.stringify(make())));
  return readMade(bytes);
}

async function readMade(bytes: Uint8Array): Promise<Made> {
  // Only `keepPage` writes these files.
  return JSON.parse((await unpack(bytes)).toString()) as Made;
}

/** What a part of the build has made of a page, if one has. */
async function findMade({ recipe }: PageFiles, cache: string): Promise<Made | undefined> {
  const bytes = await findBytes(partsFolder(cache), recipe);
  return bytes && readMade(bytes);
}

/** Files of pages that were written as the pages were looked at. */
export interface Drafted {
  /** What was written of a page, where it is what the page is made of now that all are known. */
  readonly take: (page: PageFiles) => Pick<WrittenDocument, 'firstPicture'> | undefined;
  /** Removes the files of pages that the site does not have. */
  readonly clear: () => void;
}

interface Target {
  readonly cache: string;
  readonly former: Former | undefined;
  readonly isCompressed: boolean;
  readonly write: (path: string, content: string) => void;
  readonly drafts?: Drafted | undefined;
  /** Is told how many pages are written. */
  readonly progress?: Progress | undefined;
}

/** Writes the documents of pages with their data, but for those that can stay as the last build wrote them. */
export async function writePages(
  pages: readonly SitePage[],
  filesOf: (page: SitePage) => PageFiles,
  { cache, former, isCompressed, write, drafts, progress }: Target,
): Promise<{ readonly documents: readonly WrittenDocument[]; readonly fromParts: number }> {
  let fromParts = 0;
  const hasParts = existsSync(partsFolder(cache));
  if (hasParts) await pruneCache(partsFolder(cache), mostBytes);
  const work = async (one: SitePage): Promise<WrittenDocument> => {
    const page = filesOf(one);
    const { route, file, data, recipe } = page;
    const paths = pathsOf(page, isCompressed);
    const kept = former?.keep(paths, recipe);
    if (kept !== undefined) {
      return {
        route,
        file,
        firstPicture: kept.remark === undefined ? undefined : readFirstPicture(kept.remark),
      };
    }
    const draft = drafts?.take(page);
    if (draft !== undefined) {
      former?.remember(paths, recipe, draft.firstPicture?.address);
      return { route, file, firstPicture: draft.firstPicture };
    }
    const found = hasParts ? await findMade(page, cache) : undefined;
    if (found !== undefined) fromParts += 1;
    const made = found ?? page.make();
    write(file, made.html);
    write(data, made.data);
    const firstPicture = findFirstPicture(made.html);
    former?.remember(paths, recipe, firstPicture?.address);
    return { route, file, firstPicture };
  };
  const documents = await inTurn(pages, 4 * availableParallelism(), work, progress);
  drafts?.clear();
  return { documents, fromParts };
}
