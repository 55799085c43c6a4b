import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Drafting, OpenDrafts } from '../commands/build-orders.ts';
import type { Former } from '../commands/site-folder/former.ts';
import type { DraftPage } from '../content/known/look.ts';
import {
  nameFiles,
  partsFolder,
  pathsOf,
  type Drafted,
  type PageFiles,
  type PageWork,
} from './page-files.ts';
import { describePrepared, prepareProgram, type Program } from './program.ts';
import { buildSite } from './site-build.ts';
import { writeNoted } from './site-parts.ts';
import { findFirstPicture, type WrittenDocument } from './weigh-pages.ts';

interface Draft extends Pick<PageFiles, 'recipe' | 'data'>, Pick<WrittenDocument, 'firstPicture'> {}

interface DraftOrder {
  readonly outDir: string;
  readonly former: Former;
  readonly isCompressed: boolean;
}

interface Desk extends DraftOrder {
  readonly work: PageWork;
}

/** The files of pages that were written while the pages were looked at, before the site was known as a whole. */
class Drafts implements Drafted {
  private readonly desk: Desk;
  private readonly filesOf: ReturnType<typeof nameFiles>;
  /** By the document's path. */
  private readonly written = new Map<string, Draft>();

  constructor(desk: Desk) {
    this.desk = desk;
    this.filesOf = nameFiles(desk.work);
  }

  /** Writes a page's files, unless the last build has left the same. */
  draft(page: DraftPage): void {
    const { former, isCompressed } = this.desk;
    const { file, data, recipe, fill } = this.filesOf(page, page.name);
    if (former.has(pathsOf({ file, data }, isCompressed), recipe)) return;
    const made = fill(page);
    writeNoted(this.desk, file, made.html);
    writeNoted(this.desk, data, made.data);
    this.written.set(file, { recipe, data, firstPicture: findFirstPicture(made.html) });
  }

  take({ file, recipe, isUntouched }: PageFiles): Draft | undefined {
    const draft = this.written.get(file);
    this.written.delete(file);
    return draft?.recipe === recipe && isUntouched() ? draft : undefined;
  }

  clear(): void {
    const { outDir, former } = this.desk;
    for (const [file, { data }] of this.written) {
      for (const path of [file, data]) {
        rmSync(join(outDir, path), { force: true });
        former.written.delete(path);
      }
    }
    this.written.clear();
  }
}

/** Begins a site with a program. */
export function draftSite({ outDir, former, isCompressed }: DraftOrder, program: Program): Drafting {
  const { name, renderer, client } = program;
  const work = { program: name, renderer, client: describePrepared(client) };
  mkdirSync(outDir, { recursive: true });
  const drafts = new Drafts({ outDir, former, isCompressed, work });
  return {
    draft: (page) => drafts.draft(page),
    makeSite: (order) => buildSite({ ...order, program, drafts }),
  };
}

/** Makes pages as they are looked at, so that none of them has to be kept until all have been. */
export const openDrafts: OpenDrafts = async (order) => {
  const { root, places } = order;
  // What parts of the build have made need not be made again.
  if (existsSync(partsFolder(places.cache))) return undefined;
  return draftSite(order, await prepareProgram(root, places.cache));
};
