import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import sharp from 'sharp';
import type { ThemeColors } from '../fields/palette.ts';
import { colors } from '../defaults/colors.ts';

/** What the picture of a shared link is made from. */
export interface ShareCard {
  readonly title: string;
  readonly siteName: string;
  /** What the business is, in a few words. */
  readonly tagline: string;
  readonly theme: ThemeColors;
  /** The site's sign as SVG. */
  readonly sign: string;
  /** The page's picture and the part of it that stays in sight. */
  readonly picture?: { readonly path: string; readonly focus?: string | undefined } | undefined;
}

/** Size in pixels that networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Part of a drawn picture's name in the cache: another encoding of the same drawing is another file there. */
export const shareEncoding = 'progressive';

const margin = 56;
const photo = { width: 492, height: shareSize.height - 2 * margin, radius: 40 } as const;

const require = createRequire(import.meta.url);
const weights = [600, 800] as const;

let fonts: Promise<Font[]> | undefined;

/** satori reads no WOFF2, so the fonts are not those that the site serves. It parses a list once that is handed over again. */
function keepFonts(): Promise<Font[]> {
  fonts ??= loadFonts();
  return fonts;
}

function loadFonts(): Promise<Font[]> {
  const files = weights.flatMap((weight) => ['latin', 'latin-ext'].map((part) => ({ weight, part })));
  return Promise.all(
    files.map(async ({ weight, part }) => ({
      name: part === 'latin' ? 'Nunito' : 'Nunito more',
      weight,
      data: await readFile(require.resolve(`@fontsource/nunito/files/nunito-${part}-${weight}-normal.woff`)),
    })),
  );
}

type Style = Readonly<Record<string, string | number>>;
type Child = Box | string;

interface Box {
  readonly type: string;
  readonly key: null;
  readonly props: { readonly style: Style; readonly children?: readonly Child[]; readonly src?: string };
}

function box(style: Style, ...children: readonly Child[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** Text of at most so many lines. */
function drawPlain(text: string, style: Style, lines: number): Box {
  const rules = { display: 'block', flexShrink: 0, wordBreak: 'break-word' } as const;
  return box({ ...rules, ...style, lineClamp: lines }, text);
}

/** The largest type in which a title of that length keeps to its half of the picture. */
function titleSize(title: string, isWide: boolean): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const sizes = isWide ? [112, 96, 80, 70, 62, 54, 46] : [80, 70, 62, 54, 46];
  const width = isWide ? 1088 : 552;
  const fits = (size: number) => {
    const perLine = width / (size * 0.54);
    return longest <= perLine && title.length / (perLine * 0.8) <= Math.floor(330 / (size * 1.12));
  };
  return sizes.find(fits) ?? 46;
}

function drawTitle(title: string, isWide: boolean): Box {
  const fontSize = titleSize(title, isWide);
  const most = Math.floor(340 / (fontSize * 1.12));
  return drawPlain(title, { fontSize, fontWeight: 800, lineHeight: 1.12, letterSpacing: '-0.015em' }, most);
}

function drawCard({ title, siteName, tagline, theme, sign, picture }: ShareCard): Box {
  const isWide = picture === undefined;
  const src = `data:image/svg+xml;base64,${Buffer.from(sign).toString('base64')}`;
  return box(
    {
      width: '100%',
      height: '100%',
      padding: margin,
      background: theme.strong,
      color: colors.white,
      fontFamily: 'Nunito, "Nunito more"',
    },
    box(
      {
        width: shareSize.width - 2 * margin - (isWide ? 0 : photo.width + 44),
        height: photo.height,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      box(
        { alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 800, overflow: 'hidden' },
        { type: 'img', key: null, props: { src, style: { width: 64, height: 64 } } },
        siteName,
      ),
      drawTitle(title, isWide),
      drawPlain(tagline, { fontSize: 27, fontWeight: 600, lineHeight: 1.3, color: theme.onStrongSoft }, 2),
    ),
  );
}

async function cutPicture({ path, focus = 'center' }: NonNullable<ShareCard['picture']>) {
  const { width, height, radius } = photo;
  const mask = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  const position = focus.split(' ').toReversed().join(' ');
  const cut = await sharp(path)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position })
    .flatten({ background: colors.white })
    .png()
    .toBuffer();
  return sharp(cut)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The card without the page's picture, as SVG with letters as paths: no machine needs the font. */
export async function drawShareText(card: ShareCard): Promise<string> {
  const element = drawCard(card);
  const { default: satori } = await import('satori');
  // It asks for React's type of an element but reads only `type` and `props`.
  return satori(element as never, { ...shareSize, fonts: await keepFonts() });
}

/** The picture that networks show for a shared link, as JPEG. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const drawn = sharp(Buffer.from(await drawShareText(card)));
  const left = shareSize.width - margin - photo.width;
  const layers = card.picture ? [{ input: await cutPicture(card.picture), left, top: margin }] : [];
  return (
    drawn
      .composite(layers)
      .flatten({ background: card.theme.strong })
      // mozjpeg saves an eighth of the bytes and takes six times as long.
      .jpeg({ quality: 84, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}
