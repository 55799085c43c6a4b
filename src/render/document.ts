import { colors } from '../ui/tokens.ts';

/** The parts of a finished page. */
export interface DocumentParts {
  /** Tags for the head: title, meta, canonical. */
  readonly head: string;
  /** The page's whole CSS. */
  readonly css: string;
  /** Names of the Emotion classes in `css`, for the browser's cache. */
  readonly cssNames: readonly string[];
  /** The rendered application. */
  readonly body: string;
  /** Address of the page's data. */
  readonly dataAddress: string;
  readonly isNotFound: boolean;
  readonly client: ClientFiles;
}

/** What the browser may load once the visitor does something. */
export interface ClientFiles {
  /** Source of the inline bootstrap, with no `</script` in it. */
  readonly bootstrap: string;
  /** Address of the application's module. */
  readonly app: string;
  /** Addresses of modules that the application will ask for at once. */
  readonly preload: readonly string[];
  /** Names this build; a page's data carries the same name. */
  readonly build: string;
  /** Whether to load the application at once instead of at the first intent. */
  readonly isEager: boolean;
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value ?? '')}"`)
    .join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A whole HTML document. The one place where the site's document is written. */
export function makeDocument({ head, css, cssNames, body, client, ...page }: DocumentParts): string {
  const html = attributes({
    lang: 'pt-BR',
    'data-app': client.app,
    'data-preload': client.preload.length === 0 ? undefined : client.preload.join(' '),
    'data-page': page.dataAddress,
    'data-build': client.build,
    'data-eager': client.isEager ? '' : undefined,
    'data-missing': page.isNotFound ? '' : undefined,
  });
  return `<!doctype html>
<html${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="${colors.canvas}">
<link rel="preload" href="/fonts/nunito.woff2" as="font" type="font/woff2" crossorigin>
<style data-names="${cssNames.join(' ')}">${css}</style>
</head>
<body>
<div id="root">${body}</div>
<script>${client.bootstrap}</script>
</body>
</html>
`;
}
