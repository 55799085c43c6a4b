import type { Hash } from '../fields/hash.ts';
import { makePolicy, type PolicyNeeds } from '../host/policy.ts';
import { registerWorker } from '../host/worker.ts';
import type { FontFace } from '../ui/fonts.ts';
import { colors } from '../defaults/colors.ts';

/** The parts of a finished page. */
interface DocumentParts {
  /** Tags for the head: title, meta, canonical. */
  readonly head: string;
  /** The page's whole CSS, its fonts included. */
  readonly css: string;
  /** The rendered application. */
  readonly body: string;
  /** Address of the page's data. */
  readonly dataAddress: string;
  readonly isNotFound: boolean;
  /** The drawing of the tab, as a path below `public/`. */
  readonly icon?: string | undefined;
  /** What a browser's own frame is coloured with; the common background where the theme has none. */
  readonly canvas?: string | undefined;
  /** The number of the site's pixel, where it has one. */
  readonly pixel: string | undefined;
  /** Whether the site answers visitors who are offline. */
  readonly isOffline?: boolean;
  readonly client: ClientFiles;
}

/** A font that documents ask for. */
export type FontFile = FontFace;

/** What the browser may load once the visitor does something. */
export interface ClientFiles {
  /** Source of the inline bootstrap, with no `</script` in it. */
  readonly bootstrap: string;
  /** The inline script of pages with a gallery, and the address of the module that shows its pictures over the page. */
  readonly gallery?: { readonly script: string; readonly viewer: string };
  /** Source of the inline script that asks before a pixel is loaded. */
  readonly consent: string;
  /** Source of the inline script that says whether the business is open. */
  readonly openNow: string;
  /** The inline script of pages with a request. */
  readonly request: string;
  /** Address of the application's module. */
  readonly app: string;
  /** Addresses of modules that the application will ask for at once. */
  readonly preload: readonly string[];
  /** The fonts that every page shows. */
  readonly fonts: readonly FontFile[];
  /** Names this build; a page's data carries the same name. */
  readonly build: string;
  /** Whether to load the application at once instead of at the first intent. */
  readonly isEager: boolean;
  /**
   * Names in a document's policy what the document may run. Without it documents carry none: the dev server adds
   * scripts of its own, which a policy would refuse.
   */
  readonly hash?: Hash | undefined;
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(value ?? '')}"`)
    .join('');
}

/** A text as it stands in an attribute, or between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function preloadFont({ address }: FontFile): string {
  return `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>\n`;
}

function writePolicy(needs: Omit<PolicyNeeds, 'hash'>, hash: Hash | undefined): string {
  if (hash === undefined) return '';
  return `<meta http-equiv="Content-Security-Policy" content="${makePolicy({ ...needs, hash })}">\n`;
}

/** The origins of the players in a body; in what editors write, a quote is no quote. */
function framesIn(body: string): readonly string[] {
  return [
    ...new Set(Array.from(body.matchAll(/ data-frame="(https:\/\/[a-z.-]+)"/g), ([, origin = '']) => origin)),
  ];
}

/** What the document at a missing address runs, and no other carries. */
const logMissing = 'console.error(`404: ${location.pathname}`);';

/** A whole HTML document. The one place where the site's document is written. */
export function makeDocument({ head, css, body, client, ...page }: DocumentParts): string {
  // In what editors write, a quote is no quote.
  const gallery = body.includes(' data-lazy="') ? client.gallery : undefined;
  const html = attributes({
    lang: 'pt-BR',
    'data-app': client.app,
    'data-preload': client.preload.length === 0 ? undefined : client.preload.join(' '),
    'data-page': page.dataAddress,
    'data-build': client.build,
    'data-wake': client.isEager ? '' : undefined,
    'data-missing': page.isNotFound ? '' : undefined,
    'data-pixel': page.pixel,
    'data-viewer': gallery?.viewer,
  });
  // The dev server has no worker.
  const hasWorker = page.isOffline === true && client.hash !== undefined;
  const scripts = [
    // One element for all, which costs the policy one hash.
    (page.isNotFound ? logMissing : '') + client.bootstrap + (gallery?.script ?? ''),
    ...(page.pixel === undefined ? [] : [client.consent]),
    // In what editors write, a quote is no quote.
    ...(body.includes(' data-opening="') ? [client.openNow] : []),
    ...(body.includes(' data-request="') ? [client.request] : []),
    ...(hasWorker ? [registerWorker] : []),
  ];
  // In the document, which its hashes belong to, and before all that it is about.
  const policy = writePolicy(
    { styles: [css], scripts, hasPixel: page.pixel !== undefined, frames: framesIn(body), hasWorker },
    client.hash,
  );
  return `<!doctype html>
<html${html}>
<head>
<meta charset="utf-8">
${policy}<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/${page.icon ?? 'favicon.svg'}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="${page.canvas ?? colors.canvas}">
${client.fonts.map(preloadFont).join('')}<style>${css}</style>
</head>
<body>
<div id="root">${body}</div>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body>
</html>
`;
}
