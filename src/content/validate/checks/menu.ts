import { isShownOn } from '../../../fields/item.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { Source } from '../../source/source.ts';
import type { PageInWork, SiteFile } from '../pages.ts';
import type { Survey } from './links.ts';

type Links = NonNullable<SiteFile['header']['links']>;

/** The places that links of a page lead to, those left out that are not shown: on a day, or as long as they are hidden. */
function targetsOf(links: Links, route: string, today?: string): readonly string[] {
  return links.flatMap((link) => {
    const { to, href, hidden } = link;
    if (today === undefined ? hidden === true : !isShownOn(link, today)) return [];
    return to?.startsWith('#') === true ? `${route}${to}` : (to ?? href ?? []);
  });
}

/** Where the links of a page's own header lead; nothing for a page that has none of its own. */
export function listOwnTargets({ route, data }: PageInWork): readonly string[] | undefined {
  return data?.header?.links && targetsOf(data.header.links, route);
}

type Header = Partial<SiteFile['header']>;

/** Further links of the open menu which lead where a link of the same header does: on a phone they stand below each other. */
export function checkMenuTwice(
  source: Source,
  { links = [], menu }: Header,
  today: string,
): readonly Problem[] {
  const known = new Set(targetsOf(links, '', today));
  return (menu?.links ?? []).flatMap((link, at) => {
    const [target] = targetsOf([link], '', today);
    if (target === undefined || !known.has(target)) return [];
    const isOnly = menu?.links?.length === 1;
    const field = isOnly ? (Object.keys(menu ?? {}).length === 1 ? 'menu' : 'links') : undefined;
    const list = ['header', 'menu', 'links'];
    const mistake = finding('twiceInMenu', { label: link.label, field });
    return field === undefined
      ? [placeProblem(source, [...list, at], mistake)]
      : [placeProblem(source, list.slice(0, list.indexOf(field) + 1), mistake, 'key')];
  });
}

/** A page, and where its own menu leads. */
interface WithMenu {
  readonly route: string;
  readonly menu?: readonly string[] | undefined;
}

/**
 * Links of the site's header that pages leave out which repeat others of it: a copy that has grown old. A page most of
 * whose links are its own is meant so.
 */
export function checkMenu(
  { site, siteSource, siteMap: { today } }: Survey,
  pages: readonly WithMenu[],
): readonly Problem[] {
  const links = site.header.links ?? [];
  const all = targetsOf(links, '/', today);
  const twice = checkMenuTwice(siteSource, site.header, today);
  const copies = pages.flatMap(({ route, menu: own = [] }) => {
    const { length: count } = own.filter((target) => all.includes(target));
    return count > 0 && count * 2 >= own.length ? [{ route, own }] : [];
  });
  const left = links.flatMap((link, at) => {
    const [target] = targetsOf([link], '/', today);
    const routes = copies
      // A page need not lead to itself.
      .filter(({ route, own }) => target !== undefined && target !== route && !own.includes(target))
      .map(({ route }) => route);
    if (routes.length === 0) return [];
    return [
      placeProblem(
        siteSource,
        ['header', 'links', at],
        finding('linkNotCopied', { label: link.label, routes }),
      ),
    ];
  });
  return [...twice, ...left];
}
