import { routeOfFile, valueAt } from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Path } from '../store/store.ts';

/** The texts of the site's menu and foot that a page may have of its own, and what they are called. */
const ownTexts: Readonly<Record<string, string>> = {
  'footer.note': 'nota própria',
  'footer.about': 'apresentação própria',
  'header.topBar': 'linha do alto própria',
};

interface Look {
  /** The data of the site's files. */
  readonly files: Readonly<Record<Path, unknown>>;
  readonly file: Path;
  readonly path: FieldPath;
  /** The data of the file before it was changed. */
  readonly before: unknown;
}

/** The pages on which a text of the site's menu or foot that was changed is not shown, since they have their own in its place. */
export function findOwnTexts({ files, file, path, before }: Look): readonly Elsewhere[] {
  const name = ownTexts[path.join('.')];
  const now = valueAt(files[file], path);
  if (file !== 'site.yaml' || name === undefined || typeof now !== 'string' || now.trim() === '') return [];
  if (valueAt(before, path) === now) return [];
  const routes = Object.keys(files).flatMap((one) => {
    const [route, own] = [routeOfFile(one), valueAt(files[one], path)];
    const isOther = typeof own === 'string' && own.trim() !== '' && !own.includes(now.trim());
    return route !== undefined && isOther ? [route] : [];
  });
  if (routes.length === 0) return [];
  const told =
    routes.length === 1
      ? `Esta página tem ${name}, e este texto não aparece nela:`
      : `Estas páginas têm ${name}, e este texto não aparece nelas:`;
  return [{ told, places: routes.map((route) => ({ name: route })) }];
}
