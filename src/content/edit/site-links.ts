import { page as pageSchema } from '../../fields/page.ts';
import { linksOf } from '../../fields/rich-text.ts';
import { site as siteSchema } from '../../fields/site.ts';
import type { Path } from '../problems/problem.ts';
import { blocks } from '../schema/registry.ts';
import { outlineOf, type Outline } from '../schema/outline.ts';
import { valueAt } from '../source/place.ts';
import { readData } from './parse.ts';

/** The texts of a site's files by path: `consulta.yaml`, `_shared/camas.yaml`. */
export type SiteTexts = Readonly<Record<string, string>>;

/** A link inside the site as it is written somewhere. */
export interface SiteLink {
  readonly file: string;
  readonly path: Path;
  /** As it is written: `/consulta#faq` or `#faq`. */
  readonly to: string;
  /** Where it leads; nothing for an anchor in a file that several pages may show. */
  readonly route: string | undefined;
  readonly anchor: string;
  /** It stands in a long text: `[palavras](/consulta)`. */
  readonly isInText: boolean;
}

/** The address of a page's file; nothing for any other file. */
export function routeOfFile(file: string): string | undefined {
  const name = /^([^/]+)\.yaml$/.exec(file)?.[1];
  if (name === undefined || name === 'site') return undefined;
  return name === 'index' ? '/' : `/${name}`;
}

interface Part {
  readonly outline: Outline;
  readonly base: Path;
}

function outlineOfSection(section: unknown): Outline | undefined {
  const schema = blocks.get(String(valueAt(section, ['type'])))?.schema;
  return schema && outlineOf(schema);
}

/** What a file's data is made of, each part with where it stands. */
function partsOf(file: string, data: unknown): readonly Part[] {
  if (file === 'site.yaml') return [{ outline: outlineOf(siteSchema), base: [] }];
  const own = outlineOfSection(data);
  if (file.startsWith('_shared/')) return own === undefined ? [] : [{ outline: own, base: [] }];
  if (routeOfFile(file) === undefined) return [];
  const sections = valueAt(data, ['sections']);
  const parts = (Array.isArray(sections) ? sections : []).flatMap((section, index): readonly Part[] => {
    const outline = outlineOfSection(section);
    return outline === undefined ? [] : [{ outline, base: ['sections', index] }];
  });
  return [{ outline: outlineOf(pageSchema), base: [] }, ...parts];
}

type Told = Pick<SiteLink, 'path' | 'to' | 'isInText'>;

/** Whether a field takes a link alone. */
const isLink = (outline: Outline): boolean =>
  outline.kind === 'text' && (outline.control === 'link' || outline.control === 'anchor');

function* walk(outline: Outline, value: unknown, path: Path): Generator<Told> {
  if (outline.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(outline.item, item, [...path, index]);
  } else if (outline.kind === 'group') {
    for (const [name, field] of outline.fields)
      yield* walk(field.outline, valueAt(value, [name]), [...path, name]);
  } else if (typeof value === 'string' && isLink(outline)) {
    yield { path, to: value.trim(), isInText: false };
  } else if (typeof value === 'string' && outline.kind === 'text' && outline.control === 'long') {
    for (const to of new Set(linksOf(value))) yield { path, to, isInText: true };
  }
}

const inside = /^(?<route>\/[a-z0-9/-]*)?(?:#(?<anchor>[a-z][a-z0-9-]*))?$/;

/** Every link inside the site that one of its files has. A file that cannot be read has none. */
export function listLinks(file: string, text: string): readonly SiteLink[] {
  const data = readData(text);
  const own = routeOfFile(file);
  return partsOf(file, data)
    .flatMap(({ outline, base }) => Array.from(walk(outline, valueAt(data, base), base)))
    .flatMap((link) => {
      const { route = own, anchor = '' } = inside.exec(link.to)?.groups ?? {};
      return inside.test(link.to) && link.to !== '' ? [{ ...link, file, route, anchor }] : [];
    });
}

/** Every place of the site that leads to a page from elsewhere, or to one of its sections. */
export function linksTo(texts: SiteTexts, route: string): readonly SiteLink[] {
  return Object.entries(texts)
    .filter(([file]) => routeOfFile(file) !== route)
    .flatMap(([file, text]) => listLinks(file, text))
    .filter((link) => link.route === route);
}

/**
 * Every place of the site that leads to a section by its id, those of its own page included. `file` is the page or the
 * shared section that it is written in; what may be shown on several pages counts as leading there.
 */
export function linksToSection(texts: SiteTexts, file: string, id: string): readonly SiteLink[] {
  const route = routeOfFile(file);
  const isThere = (link: SiteLink) => link.anchor === id && (link.route ?? route) === (route ?? link.route);
  return Object.entries(texts)
    .filter(([, text]) => text.includes(`#${id}`))
    .flatMap(([name, text]) => listLinks(name, text))
    .filter(isThere);
}
