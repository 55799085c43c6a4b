import type { Redirect } from '../fields/page-data.ts';
import { barePolicy } from '../host/policy.ts';
import { escapeText } from './document.ts';

/** The document at an old address: it leads on by itself, on any host, and has a link for whom it does not. */
export function renderRedirect({ to, title, canonical }: Redirect): string {
  const [address, name] = [escapeText(to), escapeText(title)];
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${barePolicy}">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}</title>
<link rel="canonical" href="${escapeText(canonical)}">
</head>
<body>
<h1>${name}</h1>
<p>Esta página mudou de endereço: <a href="${address}">${name}</a></p>
</body>
</html>
`;
}
