import { readData, routeOfFile, valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import { isHiddenSection } from '../outline/describe-section.ts';
import type { Session, Texts } from '../session/session.ts';
import { dataOf } from './knowledge.ts';
import { linkLists, parts, routeIn } from './menus-elsewhere.ts';
import type { Place } from './state.ts';

interface Link {
  readonly path: FieldPath;
  readonly label: string;
  readonly route: string;
}

/** The links to pages in a menu or a foot, as far as they are shown. */
function linksIn(data: unknown, part: string): readonly Link[] {
  return linkLists(part).flatMap((path) => {
    const links = valueAt(data, path);
    return (Array.isArray(links) ? links : []).flatMap((link: unknown, index): readonly Link[] => {
      const [to, label] = ['to', 'label'].map((name) => valueAt(link, [name]));
      if (typeof to !== 'string' || !to.startsWith('/') || isHiddenSection(link)) return [];
      return [{ path: [...path, index], label: String(label), route: routeIn(to) }];
    });
  });
}

interface Saved {
  readonly files: Texts;
  readonly base: Session['base'];
  readonly texts: Texts;
}

interface LinkLeft {
  readonly label: string;
  /** What the site's part is called in which it was: `menu`. */
  readonly part: string;
  readonly route: string;
  readonly place: Place & { readonly path: FieldPath };
}

/** The links of pages' own menus, or feet, to some pages. */
function linksTo(
  texts: Texts,
  part: string,
  routes: ReadonlySet<string>,
): readonly (Link & { readonly file: string })[] {
  const pages = Object.entries(texts).filter(
    ([file, text]) => routeOfFile(file) !== undefined && text?.includes(`${part}:`) === true,
  );
  return pages.flatMap(([file, text]) =>
    linksIn(dataOf(file, text), part).flatMap((link) => (routes.has(link.route) ? [{ ...link, file }] : [])),
  );
}

/** The links of pages' own menus and feet to what a change of the site's has taken out of its own. */
export function listLinksLeft({ files, base, texts }: Saved): readonly LinkLeft[] {
  const [now, before] = [files['site.yaml'], base['site.yaml']?.text];
  if (typeof now !== 'string' || typeof before !== 'string') return [];
  const [site, old] = [readData(now), readData(before)];
  return Object.entries(parts).flatMap(([name, part]) => {
    const kept = new Set(linksIn(site, name).map(({ route }) => route));
    const gone = new Set(linksIn(old, name).flatMap(({ route }) => (kept.has(route) ? [] : [route])));
    const left = gone.size === 0 ? [] : linksTo(texts, name, gone);
    return left.map(({ label, route, file, path }) => ({ label, part, route, place: { file, path } }));
  });
}
