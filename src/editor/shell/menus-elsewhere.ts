import { isRecord, routeOfFile, valueAt, type Edit } from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import { addItem, type FieldPath } from '../form/wishes.ts';
import { daysOf, isHiddenSection } from '../outline/describe-section.ts';
import type { Path } from '../store/store.ts';
import type { Look } from './hours-elsewhere.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

/** The page to which a link leads, whatever part of it. */
export const routeIn = (to: unknown) => String(to).replace(/#.*$/, '') || '/';

/** The lists of links in a menu or a foot: behind those of the menu's row stand further ones. */
export const linkLists = (part: string): readonly FieldPath[] => [
  [part, 'links'],
  [part, 'menu', 'links'],
];

/** The list of a page's own menu or foot to which a link is added: the last of those that it has. */
function ownLinks(data: unknown, part: string): FieldPath | undefined {
  return linkLists(part).findLast((place) => {
    const links = valueAt(data, place);
    return Array.isArray(links) && links.length > 0;
  });
}

/** Whether a menu or a foot has a link to a page, whatever part of it, or to the very part that is asked for. */
export function leadsTo(data: unknown, part: string, to: string): boolean {
  const goalOf = to.includes('#') ? String : routeIn;
  return linkLists(part).some((place) => {
    const links = valueAt(data, place);
    const isThere = (link: unknown) => {
      const own = valueAt(link, ['to']);
      return typeof own === 'string' && own.startsWith('/') && goalOf(own) === goalOf(to);
    };
    return Array.isArray(links) && links.some(isThere);
  });
}

/** The site's parts that pages may have of their own, and what they are called. */
export const parts: Readonly<Record<string, string>> = { header: 'menu', footer: 'rodapé' };

/** The pages with a menu or a foot of their own in which a link is not that was added to the site's. */
export function findMenusElsewhere(look: Look, dispatch: (action: Action) => void): readonly Elsewhere[] {
  const { files, texts, file, section, path, before } = look;
  const [part = '', list, index, name] = path;
  const place = typeof part === 'string' ? parts[part] : undefined;
  if (
    file !== 'site.yaml' ||
    typeof part !== 'string' ||
    place === undefined ||
    list !== 'links' ||
    name !== 'to' ||
    path.length !== 4
  )
    return [];
  const link = valueAt(files[file], [part, 'links', Number(index)]);
  const [label, to] = ['label', 'to'].map((field) => valueAt(link, [field]));
  if (!isRecord(link) || typeof label !== 'string' || label === '' || isHiddenSection(link)) return [];
  const days = Object.entries(daysOf(link)).filter(([, day]) => day !== '');
  if (typeof to !== 'string' || !to.startsWith('/') || leadsTo(before, part, to)) return [];
  const lacking = Object.keys(files).filter((one) => {
    const route = routeOfFile(one);
    const isOther = route !== undefined && route !== routeIn(to);
    return isOther && ownLinks(files[one], part) !== undefined && !leadsTo(files[one], part, to);
  });
  if (lacking.length === 0) return [];
  const nameOf = (one: Path) => routeOfFile(one) ?? one;
  const follow = (some: readonly Path[]) => () => {
    const edits = some.map((one): [Path, Edit] => [
      one,
      addItem(texts[one] ?? '', ownLinks(files[one], part) ?? [part, 'links'], {
        label,
        to,
        ...Object.fromEntries(days),
      }),
    ]);
    const refused = edits.map(([, edit]) => edit).find((edit) => !edit.ok);
    const changed = Object.fromEntries(edits.flatMap(([one, edit]) => (edit.ok ? [[one, edit.text]] : [])));
    const done = refused?.ok === false ? refused : ({ ok: true, texts: changed, links: 0 } as const);
    const told = tellFollowed(`"${label}" está agora também no ${place} de`, some.map(nameOf));
    dispatch(toAction(done, { label: `pôr um link no ${place} das páginas`, file, section, ...told }));
  };
  return [
    {
      told: `${lacking.length === 1 ? 'Esta página tem' : 'Estas páginas têm'} ${place} próprio, e nele este link não está:`,
      verb: 'Pôr',
      places: lacking.map((one) => ({ name: nameOf(one), onFollow: follow([one]) })),
      onFollow: follow(lacking),
    },
  ];
}
