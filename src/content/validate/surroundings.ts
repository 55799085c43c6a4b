import { isRecord } from '../../fields/is-record.ts';
import { notFoundRoute } from '../../fields/link.ts';
import type { Content } from '../load/content.ts';
import type { SitePicture, Surroundings } from '../schema/fit-example.ts';
import { valueAt } from '../source/place.ts';
import type { Source } from '../source/source.ts';
import { routeOf } from './pages.ts';

/** A picture of this width looks good wherever it is shown. */
export const wide = 720;

/** A picture in a section of a type, in the site's words. */
interface Shown {
  readonly name: string;
  readonly alt: string;
  readonly type: string;
}

function listShown(value: unknown, type: string): readonly Shown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => listShown(entry, type));
  if (!isRecord(value)) return [];
  const { image: name, imageAlt: alt } = value;
  const own = typeof name === 'string' && typeof alt === 'string' ? [{ name, alt, type }] : [];
  return [...own, ...Object.values(value).flatMap((inner) => listShown(inner, type))];
}

function sectionsOf({ kind, data }: Source): readonly unknown[] {
  const sections = kind === 'shared' ? [data] : valueAt(data, ['sections']);
  return Array.isArray(sections) ? sections : [];
}

/** Home first, and what an unknown address shows last. */
function rankSource({ name }: Source): number {
  const route = routeOf(name);
  return route === '/' ? 0 : route === notFoundRoute ? 2 : 1;
}

/** The wide pictures, those that sections show first, in the order in which a visitor meets them. */
function listPictures({ sources, pictures }: Content): readonly SitePicture[] {
  const shown = sources
    .toSorted((one, other) => rankSource(one) - rankSource(other))
    .flatMap(sectionsOf)
    .flatMap((section) => listShown(section, String(valueAt(section, ['type']))));
  const names = new Set([...shown, ...pictures].map(({ name }) => name));
  const wideOnes = new Set(pictures.filter(({ width }) => width >= wide).map(({ name }) => name));
  return [...names]
    .filter((name) => wideOnes.has(name))
    .map((name) => {
      const places = shown.filter((place) => place.name === name);
      return { name, alt: places[0]?.alt, types: places.map(({ type }) => type) };
    });
}

function listSocial(data: unknown): readonly string[] {
  const social = valueAt(data, ['social']);
  const addresses = Array.isArray(social) ? social.map((entry) => valueAt(entry, ['href'])) : [];
  return addresses.filter((address) => typeof address === 'string');
}

/** What a new section may name of a site. */
export function surroundingsOf(content: Content): Surroundings {
  const { sources } = content;
  const site = sources.find(({ kind }) => kind === 'site');
  const messages = valueAt(site?.data, ['messages']);
  const usual = valueAt(messages, ['default']);
  return {
    pictures: listPictures(content),
    routes: sources.filter(({ kind }) => kind === 'page').map(({ name }) => routeOf(name)),
    messageKeys: isRecord(messages) ? Object.keys(messages) : [],
    defaultMessage: typeof usual === 'string' ? usual : undefined,
    sharedSections: sources.filter(({ kind }) => kind === 'shared').map(({ name }) => name),
    social: listSocial(site?.data),
  };
}
