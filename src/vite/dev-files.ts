import { readFile } from 'node:fs/promises';
import type { Site } from '../content/known/site.ts';
import type { Widths } from '../content/pictures/widths.ts';
import type { Progress } from '../content/pictures/in-turn.ts';
import type { Places } from '../content/load/load.ts';
import type { PageData } from '../fields/page-data.ts';

/** What the dev server lends to those who make its files. */
interface FileTools {
  readonly root: string;
  readonly places: Places;
  readonly site: Site;
  /** Pages that are or were shown besides: what they and the site name is encoded, and nothing else. */
  readonly pages: readonly PageData[];
  /** Loads a module of ours as it is now. */
  readonly load: <Module>(path: string) => Promise<Module>;
  /** How many pictures browsers wait for since none was awaited. */
  readonly pictures: { asked: number; ready: number };
  readonly progress?: Progress | undefined;
  /** Whether pages that are still being written are shown, too. */
  readonly hasEditor?: boolean | undefined;
}

export interface DevFile {
  readonly bytes: string | Buffer;
  readonly type: string;
}

/** What `listSiteFiles` may name, so that it is not asked about every module. */
const isSiteFile = /^\/(images\/share-[^/]+\.jpg|[^/]+\.(ico|png|webmanifest|xml|txt))$/;

/** Waits for a picture and tells how many are ready of those asked for since all were. */
async function countIn({ pictures, progress }: FileTools, picture: Promise<string>): Promise<string> {
  pictures.asked += 1;
  try {
    return await picture;
  } finally {
    pictures.ready += 1;
    progress?.(pictures.ready, pictures.asked);
    if (pictures.ready === pictures.asked) Object.assign(pictures, { asked: 0, ready: 0 });
  }
}

/** The widths in which all pages of a site show pictures: of thousands they take long to read. */
const widthsOf = new WeakMap<FileTools['site'], Widths>();

async function findVariant(tools: FileTools, address: string): Promise<DevFile | undefined> {
  const [, base] = /^(\/images\/.+)-\d+\.(?:avif|webp)$/.exec(address) ?? [];
  const pictures = tools.site.content.pictures.filter((known) => known.base === base);
  if (pictures.length === 0) return undefined;
  const { encodeVariant, listOffered, listVariants, variantAddress } = await tools.load<
    typeof import('../content/pictures/variants.ts')
  >('/src/content/pictures/variants.ts');
  const { collectWidths, joinWidths } = await tools.load<typeof import('../content/pictures/widths.ts')>(
    '/src/content/pictures/widths.ts',
  );
  const ofPages = collectWidths(tools.pages);
  const ofSite =
    widthsOf.get(tools.site) ?? joinWidths(tools.site.pages.flatMap(({ shown }) => shown.widths));
  widthsOf.set(tools.site, ofSite);
  // The editor shows pages that nobody has saved yet.
  const offered = tools.hasEditor === true ? listOffered(pictures) : [];
  const variant = [...listVariants(joinWidths([...ofPages, ...ofSite]), pictures), ...offered].find(
    (named) => variantAddress(named) === address,
  );
  if (variant === undefined) return undefined;
  const file = await countIn(tools, encodeVariant(variant, tools.places.cache));
  return { bytes: await readFile(file), type: `image/${variant.format}` };
}

/** A variant of a picture, or what machines read of the site, as the build would write it. */
export async function findFile(tools: FileTools, address: string): Promise<DevFile | undefined> {
  const variant = await findVariant(tools, address);
  if (variant !== undefined || !isSiteFile.test(address)) return variant;
  const { listSiteFiles } = await tools.load<typeof import('../publish/site-files.ts')>(
    '/src/publish/site-files.ts',
  );
  const files = await listSiteFiles(tools.site, { ...tools.places, root: tools.root });
  const file = files.find((known) => known.address === address);
  return file && { bytes: await file.make(), type: file.type };
}
