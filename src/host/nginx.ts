import { contentTypes, unknownType } from './content-types.ts';
import { everywhere, lastingCache, revalidatedCache, type Headers } from './headers.ts';

/** A word of nginx's language. Its strings know no way to write a dollar sign or a quote that means itself. */
export function writeWord(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot hold ${text}`);
  return `"${text}"`;
}

function formatHeaders(headers: Headers): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${writeWord(value)} always;`);
}

function formatBlock(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function formatTypes(): string {
  const types = [...contentTypes].map(([ending, type]) => `${writeWord(type)} ${ending};`);
  return [formatBlock('types', types), `default_type ${unknownType};`].join('\n');
}

/** A location that says a header of its own inherits none, so each has them all. */
const revalidated = { ...everywhere, 'Cache-Control': revalidatedCache };

/** Documents and their data always have a compressed neighbour. Saying so spares nginx to look for it where none was asked for. */
const documentLines = ['gzip_vary off;', ...formatHeaders({ ...revalidated, Vary: 'Accept-Encoding' })];

/** What is missing there is answered as the not-found page, with its headers. */
function formatLasting(folder: string): string {
  // Without "always": no other refusal is to last either.
  const cache = `add_header Cache-Control ${writeWord(lastingCache)};`;
  return formatBlock(`location ^~ /${folder}/`, [...formatHeaders(everywhere), cache]);
}

/** What goes into the `server` block of nginx. It fits every build: pages are told by rule, and by the files there. */
export function formatNginx(): string {
  const parts = [
    '# Include this in a server block that has listen, server_name and a root.\n# It names no page, so a new build needs no reload. Written by Vitrine: src/host/nginx.ts.',
    'server_tokens off;\nabsolute_redirect off;\nlog_not_found off;',
    '# A document and its headers leave in full packets.\nsendfile on;\ntcp_nopush on;',
    'gzip_static on;\ngzip_vary on;\n# With the module ngx_brotli: brotli_static on;',
    formatTypes(),
    formatHeaders(revalidated).join('\n'),
    '# What the application asks for on the way to a page. It comes first, so that no longer rule is tried on it.',
    formatBlock('location ~ [/.]page\\.json$', documentLines),
    '# Pages: no part of their address has a dot. An ordinary file may be called so too.',
    formatBlock('location = /', ['rewrite ^ /index.html break;', ...documentLines]),
    formatBlock('location ~ ^/[^.]*[^./]$', [
      'rewrite ^ $uri.html break;',
      'error_page 404 = @file;',
      'recursive_error_pages on;',
      ...documentLines,
    ]),
    formatBlock('location @file', ['rewrite ^(.*)\\.html$ $1 break;', 'try_files $uri =404;']),
    '# Other spellings lead to the one address of a page, which has its data beside it.',
    'location = /index.html { return 301 /$is_args$args; }',
    formatBlock('location ~ ^(?<page>/(?!404/|404\\.).+?)(?:/|(?:/index)?\\.html)$', [
      'if (-f $document_root$page.page.json) { return 301 $page$is_args$args; }',
      '# An old address with a slash behind it: a document that leads on.',
      'try_files $uri $page/index.html =404;',
    ]),
    '# What bears the hash of its content in its name.',
    ...['assets', 'fonts', 'images'].map(formatLasting),
    '# The not-found page, and what is not for visitors.',
    '# Folders would be refused with 403.\nerror_page 403 404 =404 /404.html;',
    formatBlock('location = /404.html', ['internal;', ...documentLines]),
    'location = /404 { return 404; }\nlocation = /index { return 404; }\nlocation = /_headers { return 404; }\nlocation = /_redirects { return 404; }\nlocation ^~ /deploy/ { return 404; }',
  ];
  return `${parts.join('\n\n')}\n`;
}
