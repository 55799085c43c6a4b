import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import { makeBuild } from './build.ts';
import type { MakePart, MakeSite } from './build-orders.ts';
import { call } from './sample.ts';
import type { Watch } from './site-folder/deliver.ts';
import type { Terminal } from './terminal.ts';

type Files = Readonly<Record<string, string>>;

/** Writes files by path below a folder. */
export function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** All below a folder by path; without what a build keeps for itself where `isSite`. */
export function read(folder: string, { isSite = false } = {}): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) return [];
    return [[relative(folder, path), entry.isFile() ? readFileSync(path, 'latin1') : 'no file'] as const];
  });
  return Object.fromEntries(files.filter(([path]) => !isSite || !path.startsWith('deploy/.vitrine')).sort());
}

/** A project with small content whose sites are made of given texts. */
export class Project {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-build-')));

  constructor() {
    write(this.root, {
      'project/pages/site.yaml': sampleSite,
      'project/pages/_themes/clinic.yaml': sampleTheme,
      'project/pages/index.yaml': samplePage('- type: hero\n  title: Olá\n'),
      'project/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>',
      'project/.git/HEAD': 'ref: main',
      'project/src/app.ts': 'export {};',
    });
  }

  get folder(): string {
    return join(this.root, 'project');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Builds a site of these files, or by another maker, with these words of the command. */
  build(
    words: readonly string[],
    made: Files | MakeSite,
    special: Partial<Terminal> & { watch?: Watch; makePart?: MakePart } = {},
  ) {
    const { watch, makePart, ...terminal } = special;
    const makeSite: MakeSite =
      typeof made === 'function'
        ? made
        : async ({ outDir }) => {
            write(outDir, made);
            return { files: Object.keys(made).length, bytes: 0, weights: [] };
          };
    return call(makeBuild({ makeSite, watch, ...(makePart && { makePart }) }), words, {
      folder: this.folder,
      project: {
        root: this.folder,
        publicFolder: join(this.folder, 'public'),
        cache: join(this.folder, 'node_modules', '.cache'),
      },
      ...terminal,
    });
  }
}
