import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileWordings } from './messages-files.ts';
import type { Problem } from './problem.ts';

/** Files of `public/` that the site serves as they are: all but the pictures. Sorted. */
export async function listPublicFiles(folder: string, images: string): Promise<readonly string[]> {
  const top = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    top.map(async (entry) => {
      const path = join(folder, entry.name);
      if (path === images) return [];
      if (!entry.isDirectory()) return [entry.name];
      const below = await readdir(path, { recursive: true, withFileTypes: true });
      return below
        .filter((inner) => inner.isFile())
        .map((inner) => relative(folder, join(inner.parentPath, inner.name)).split(sep).join('/'));
    }),
  );
  return found.flat().toSorted();
}

/** Scripts, handlers and foreign pages that a drawing may hide. */
const hidesScript = /<script|<foreignObject|<iframe|\son[a-z]+\s*=|javascript:|data:text\/html/i;

/** Drawings larger than this are no drawings; they are not opened. */
const largestDrawing = 2 * 1024 * 1024;

async function hasScript(path: string): Promise<boolean> {
  const facts = await stat(path);
  return facts.isFile() && facts.size <= largestDrawing && hidesScript.test(await readFile(path, 'utf8'));
}

/** What is wrong with files that are served as they are. */
export async function readPublicProblems(
  folder: string,
  files: readonly string[],
): Promise<readonly Problem[]> {
  const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const problems = await Promise.all(
    files
      .filter((file) => /\.svgz?$/i.test(file))
      .map(async (file) => {
        if (!(await hasScript(join(folder, file)))) return [];
        return [{ ...fileWordings.scriptInDrawing(file), file: `public/${file}`, range }];
      }),
  );
  return problems.flat();
}
