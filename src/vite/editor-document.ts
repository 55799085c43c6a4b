import type { ClientFiles } from '../render/document.ts';

/** What is said of the editor's own document: nobody keeps it, nobody else frames it, and it runs scripts of this server alone. */
export const editorHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** The same for the page inside it, which only the editor frames. */
export const frameHeaders = {
  ...editorHeaders,
  'Content-Security-Policy': editorHeaders['Content-Security-Policy'].replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** The editor's document. Nowhere else is the token of this start given away. */
export function makeEditorDocument(token: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="editor-token" content="${token}">
<title>Editor</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<script type="module" src="/_editor/app.js"></script>
</body>
</html>
`;
}

/** The document of the page that is edited, which gets all it shows from the editor around it. */
export function makeFrameDocument(fonts: ClientFiles['fonts']): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>A página</title>
<meta name="fonts" content="${JSON.stringify(fonts).replaceAll('"', '&quot;')}">
</head>
<body>
<div id="root"></div>
<script type="module" src="/_editor/frame.js"></script>
</body>
</html>
`;
}
