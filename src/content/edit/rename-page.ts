import { valueAt } from '../source/place.ts';
import { blocks } from '../schema/registry.ts';
import { moveDeclared } from './declare.ts';
import { meantAddress } from './meant-address.ts';
import { refuseName } from './new-page.ts';
import type { Edit } from './outcome.ts';
import { readData } from './parse.ts';
import { removeField } from './remove-field.ts';
import { removeItem } from './remove.ts';
import { addRedirect, removeRedirect } from './redirects.ts';
import { retarget, type SiteEdit } from './retarget.ts';
import { setValue } from './set-value.ts';
import { linksTo, routeOfFile, type SiteLink, type SiteTexts } from './site-links.ts';

const siteFile = 'site.yaml';

const fail = (reason: string): SiteEdit & { readonly ok: false } => ({ ok: false, reason });

/** Why a page has to stay where it is, or nothing. `file` is its file: `consulta.yaml`. */
export function refuseLeaving(file: string): string | undefined {
  if (file === 'index.yaml')
    return 'A página inicial é o endereço do site: ela não muda de nome nem se apaga.';
  if (file === '404.yaml')
    return 'Esta página responde pelos endereços que não existem: ela não muda de nome nem se apaga.';
  return undefined;
}

/** Why a page cannot be at an address, or nothing. `name` is the address without its slash. */
export function refuseAddress(texts: SiteTexts, name: string): string | undefined {
  if (`${name}.yaml` in texts || name === 'index' || name === '404')
    return `Já existe uma página em /${name}. Escolha outro endereço.`;
  const { name: meant, of } = meantAddress(texts, name);
  if (of === 'other')
    return `"${name}" é o endereço de outro site. Aqui vai só o nome da página neste site, como corte-e-cor.`;
  if (of === 'site')
    return `Aqui vai só o que vem depois da barra${meant === '' ? ', como corte-e-cor' : `: ${meant}`}. O começo do endereço é o de todas as páginas.`;
  return refuseName(name);
}

/** What an edit of `site.yaml` adds to an edit of the site; a site without the file has nothing to change there. */
function withSite(
  texts: SiteTexts,
  { ok, ...edit }: SiteEdit & { readonly ok: true },
  change: (site: string) => Edit,
): SiteEdit {
  const site = edit.texts[siteFile] ?? texts[siteFile];
  if (site === undefined) return { ok, ...edit };
  const changed = change(site);
  if (!changed.ok) return fail(`${siteFile}: ${changed.reason}`);
  if (changed.text === texts[siteFile]) return { ok, ...edit };
  return { ok, ...edit, texts: { ...edit.texts, [siteFile]: changed.text } };
}

interface Move {
  /** The page's file: `consulta.yaml`. */
  readonly file: string;
  /** Whether visitors may know its address, so that it has to lead on. */
  readonly isPublished?: boolean;
}

/** Leads links and the old address of a page elsewhere. */
function leadAway(texts: SiteTexts, { file, isPublished = true }: Move, goalOf: (link: SiteLink) => string) {
  const from = routeOfFile(file) ?? '/';
  const moved = retarget(texts, (link) => (link.route === from ? goalOf(link) : undefined));
  if (!moved.ok || !isPublished) return moved;
  const to = goalOf({ file, path: [], to: from, route: from, anchor: '', isInText: false });
  return withSite(texts, moved, (site) => addRedirect(site, { from, to }));
}

/**
 * Renames a page: every link to it follows, as does what `claims` of the site declare for it, and its old address leads to
 * the new one. `name` is the new address without its slash.
 */
export function renamePage(texts: SiteTexts, move: Move & { readonly name: string }): SiteEdit {
  const { file, name } = move;
  const text = texts[file];
  const to = `/${name}`;
  const reason = refuseLeaving(file) ?? refuseAddress(texts, name);
  if (text === undefined || reason !== undefined) return fail(reason ?? `A página ${file} não existe.`);
  const cleared = withSite(texts, { ok: true, texts: {}, links: 0 }, (site) => removeRedirect(site, to));
  if (!cleared.ok) return cleared;
  const site = cleared.texts[siteFile];
  const free = typeof site === 'string' ? { ...texts, [siteFile]: site } : texts;
  const led = leadAway(free, move, (link) => {
    const isOwn = link.to.startsWith('#');
    return isOwn ? link.to : link.to.replace(/^[^#]*/, to);
  });
  if (!led.ok) return led;
  const moved = withSite(free, led, (now) => moveDeclared(now, routeOfFile(file) ?? '', to));
  if (!moved.ok) return moved;
  return {
    ...moved,
    texts: { ...cleared.texts, ...moved.texts, [file]: null, [`${name}.yaml`]: moved.texts[file] ?? text },
  };
}

/** Whether a link is one of a menu: an entry of the links at the top or the foot of pages. */
export function isMenuLink({ path, isInText }: SiteLink): boolean {
  const [part] = path;
  return !isInText && (part === 'header' || part === 'footer') && path.at(-3) === 'links';
}

/** Takes the entries of menus away that lead to a page; a list of nothing else goes with them. */
function unlist(texts: SiteTexts, route: string): SiteEdit {
  const changed: Record<string, string> = {};
  const entries = linksTo(texts, route).filter(isMenuLink);
  // From the last on, so that the places of the others stay.
  for (const { file, path } of entries.toReversed()) {
    const text = changed[file] ?? texts[file] ?? '';
    const list = path.slice(0, -2);
    const items = valueAt(readData(text), list);
    const isLast = Array.isArray(items) && items.length === 1;
    const edit = isLast ? removeField(text, list) : removeItem(text, list, Number(path.at(-2)));
    if (!edit.ok) return fail(`${file}: ${edit.reason}`);
    changed[file] = edit.text;
  }
  return { ok: true, texts: changed, links: entries.length };
}

interface Deletion extends Move {
  /** Where links to the page and its old address lead then; without it, links that lead to it are dead. */
  readonly goal?: string | undefined;
  /** Whether its entries in menus go with it. */
  readonly isUnlisted?: boolean;
}

/** Deletes a page. */
export function deletePage(texts: SiteTexts, move: Deletion): SiteEdit {
  const { file, goal, isUnlisted = false } = move;
  const reason = refuseLeaving(file);
  if (reason !== undefined) return fail(reason);
  const { [file]: _, ...others } = texts;
  const none: SiteEdit = { ok: true, texts: {}, links: 0 };
  const unlisted = isUnlisted ? unlist(others, routeOfFile(file) ?? '') : none;
  if (!unlisted.ok) return unlisted;
  const left = Object.fromEntries(
    Object.keys(others).map((path) => [path, unlisted.texts[path] ?? others[path] ?? '']),
  );
  const led = goal === undefined ? none : leadAway(left, move, () => goal);
  return led.ok ? { ...led, texts: { ...unlisted.texts, ...led.texts, [file]: null } } : led;
}

/** Puts a page into a site, at an address that may have been an old one. */
export function addPage(texts: SiteTexts, file: string, text: string): SiteEdit {
  const added: SiteEdit = { ok: true, texts: { [file]: text }, links: 0 };
  return withSite(texts, added, (site) => removeRedirect(site, routeOfFile(file) ?? ''));
}

/** Whether a shared section stands on one page alone, so that its own anchors are that page's. */
function isOnlyOn(texts: SiteTexts, shared: string, page: string): boolean {
  const name = shared.replace(/^_shared\/|\.yaml$/g, '');
  const users = Object.keys(texts).filter((file) => {
    const sections = valueAt(readData(texts[file] ?? ''), ['sections']);
    return (Array.isArray(sections) ? sections : []).some((section) => {
      const field = blocks.get(String(valueAt(section, ['type'])))?.replacedBy;
      return field !== undefined && valueAt(section, [field]) === name;
    });
  });
  return users.length === 1 && users[0] === page;
}

interface AnchorMove {
  /** The page's file. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Renames a section's anchor, where it still has the old one, and every link to it. */
export function renameAnchor(texts: SiteTexts, { file, from, to }: AnchorMove): SiteEdit {
  const route = routeOfFile(file);
  const sections = valueAt(readData(texts[file] ?? ''), ['sections']);
  const index = (Array.isArray(sections) ? sections : []).findIndex(
    (section) => valueAt(section, ['id']) === from,
  );
  const named: Edit =
    index === -1
      ? { ok: true, text: texts[file] ?? '' }
      : setValue(texts[file] ?? '', ['sections', index, 'id'], to);
  if (!named.ok) return fail(named.reason);
  const moved = retarget({ ...texts, [file]: named.text }, (link) => {
    const isHere = link.route === route || (link.route === undefined && isOnlyOn(texts, link.file, file));
    return isHere && link.anchor === from ? link.to.replace(/#.*$/, `#${to}`) : undefined;
  });
  if (!moved.ok) return moved;
  const own = index === -1 ? {} : { [file]: named.text };
  return { ...moved, texts: { ...own, ...moved.texts } };
}
