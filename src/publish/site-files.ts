import { lstat, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Site, SitePage } from '../content/known/site.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { keep } from '../content/pictures/disk-cache.ts';
import type { PictureFile } from '../content/pictures/picture-file.ts';
import type { PageData } from '../fields/page-data.ts';
import { readChangeDays } from './change-days.ts';
import { drawFavicon, drawIcon } from './icons.ts';
import { writeLicenses } from './licenses.ts';
import { writeManifest } from './manifest.ts';
import { drawSharePicture, shareEncoding } from './share-picture.ts';
import { writeRobots, writeSitemap, type ChangeDays } from './sitemap.ts';

/** A file that the site serves beside its pages, made when it is asked for. */
export interface SiteFile {
  readonly address: string;
  readonly type: string;
  /** Changes with all that the file is made of, where that is known without making it. */
  readonly recipe?: string | undefined;
  make(): Promise<string | Buffer>;
}

interface Workplace {
  /** The project's folder, absolute. */
  readonly root: string;
  /** Where drawn pictures are kept, absolute. */
  readonly cache: string;
  /** What the folder of the page files is called, such as `pages`. */
  readonly pagesName: string;
  /** Folder of the pictures, absolute; the sign for icons lies above it. */
  readonly images: string;
}

/** Reads a file from the cache that is drawn once for each content of the sign. */
async function drawOnce(cache: string, name: string, sign: Buffer, draw: () => Promise<Buffer>) {
  return readFile(await keep(cache, `${sha256(sign).slice(0, 10)}-${name}`, draw));
}

/** What a page's picture for shared links shows. */
function drawShare(page: PageData, pictures: readonly PictureFile[], sign: Buffer): Promise<Buffer> {
  const { image } = page.meta;
  const file = image && pictures.find(({ base }) => base === image.base);
  return drawSharePicture({
    // What follows the bar is the business's name, which the picture shows anyway.
    title: page.title.split(' | ')[0] ?? page.title,
    siteName: page.site.name,
    tagline: page.site.tagline,
    theme: page.colors,
    sign: sign.toString('utf8'),
    picture: file && { path: file.path, focus: image?.focus },
  });
}

function shareFiles({ summary, make: makePage }: SitePage, desk: ShareDesk): readonly SiteFile[] {
  const { share: address } = summary;
  if (address === undefined) return [];
  const { pictures, sign, signName, cache } = desk;
  const name = `${shareEncoding}-${address.slice('/images/'.length)}`;
  const make = () => drawOnce(cache, name, sign, () => drawShare(makePage(), pictures, sign));
  return [{ address, type: 'image/jpeg', recipe: `${name} ${signName}`, make }];
}

/** What pictures for shared links are drawn with. */
interface ShareDesk {
  readonly pictures: readonly PictureFile[];
  readonly sign: Buffer;
  /** Equal for equal signs. */
  readonly signName: string;
  readonly cache: string;
}

function iconFiles(sign: Buffer, cache: string): readonly SiteFile[] {
  const icons = [
    { address: '/apple-touch-icon.png', size: 180 },
    { address: '/icon-192.png', size: 192 },
    { address: '/icon-512.png', size: 512 },
  ];
  return [
    {
      address: '/favicon.ico',
      type: 'image/x-icon',
      make: () => drawOnce(cache, 'favicon.ico', sign, () => drawFavicon(sign)),
    },
    ...icons.map(({ address, size }) => ({
      address,
      type: 'image/png',
      make: () => drawOnce(cache, address.slice(1), sign, () => drawIcon(sign, size)),
    })),
  ];
}

/** The days of pages and pictures, by the paths that problems name them by. */
async function readDays(root: string, pagesName: string, images: string): Promise<ChangeDays> {
  const folder = relative(root, images).split(sep).join('/');
  const days = await readChangeDays(root, [pagesName, folder]);
  const rename = (file: string) =>
    file.startsWith(`${folder}/`) ? `public/images${file.slice(folder.length)}` : file;
  return new Map([...days].map(([file, day]) => [rename(file), day]));
}

/** The site's sign. A link or a pipe in its place counts as none: it would not be served, and may never end. */
async function readSign(path: string): Promise<Buffer> {
  if ((await lstat(path)).isFile()) return readFile(path);
  throw Object.assign(new Error(`${path} is no file.`), { code: 'ENOENT', path });
}

/**
 * What machines read of the site: share pictures, icons, manifest, sitemap, robots.txt and licences. A file of `public/` with the
 * same name takes the place of ours.
 */
export async function listSiteFiles(
  site: Site,
  { root, cache, pagesName, images }: Workplace,
): Promise<readonly SiteFile[]> {
  const { pages, content } = site;
  const home = (pages.find(({ route }) => route === '/') ?? pages[0])?.make();
  if (home === undefined) return [];
  const sign = await readSign(join(dirname(images), home.site.icon ?? 'favicon.svg'));
  const sitemap = async () =>
    writeSitemap({ ...site, url: home.site.url }, await readDays(root, pagesName, images));
  const desk = { pictures: content.pictures, sign, signName: sha256(sign), cache };
  const files: readonly SiteFile[] = [
    ...pages.flatMap((page) => shareFiles(page, desk)),
    ...iconFiles(sign, cache),
    {
      address: '/manifest.webmanifest',
      type: 'application/manifest+json',
      make: async () => writeManifest(home.site, home.colors),
    },
    { address: '/sitemap.xml', type: 'application/xml', make: sitemap },
    {
      address: '/robots.txt',
      type: 'text/plain; charset=utf-8',
      make: async () => writeRobots(home.site.url),
    },
    {
      address: '/licenses.txt',
      type: 'text/plain; charset=utf-8',
      make: () => writeLicenses(root),
    },
  ];
  return files.filter(({ address }) => content.publicFiles?.includes(address.slice(1)) !== true);
}
