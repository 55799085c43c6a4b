import { contentTypes } from '../../scripts/serve/content-types.mjs';
import { lastingCache, revalidatedCache, type HostedPage, type HostTable } from './table.ts';

/** A word of nginx's language. Its strings know no way to write a dollar sign or a quote that means itself. */
function quote(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot hold ${text}`);
  return `"${text}"`;
}

/** Other spellings of a page's address, each of which leads to the one it has. */
function listAliases({ route, file }: HostedPage): readonly string[] {
  const folder = route === '/' ? '' : route;
  return [...new Set([`/${file}`, `${folder}/`, `${folder}/index.html`])].filter((alias) => alias !== route);
}

function formatPage(page: HostedPage): string {
  const { route, file, policy } = page;
  const aliases = listAliases(page).map(
    (alias) => `location = ${alias} { return 301 ${route}$is_args$args; }`,
  );
  return [
    `location = ${route} {`,
    `  set $policy ${quote(policy)};`,
    `  try_files /${file} =404;`,
    '}',
    ...aliases,
  ].join('\n');
}

function formatNotFound({ file, policy }: HostedPage): string {
  return [
    `error_page 404 /${file};`,
    `location = /${file} {`,
    '  internal;',
    `  set $policy ${quote(policy)};`,
    '}',
  ].join('\n');
}

function formatLasting(address: string): string {
  const place = address.endsWith('*') ? address.slice(0, -1) : `= ${address}`;
  return `location ${place} {\n  set $cache ${quote(lastingCache)};\n  try_files $uri =404;\n}`;
}

function formatTypes(): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => {
    const [name = '', charset] = type.split('; ');
    return { ending: ending.slice(1), name, isText: charset !== undefined };
  });
  const texts = new Set(types.filter(({ isText }) => isText).map(({ name }) => name));
  return [
    'types {',
    ...types.map(({ name, ending }) => `  ${name} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    // Text/html is always among them, and naming it would be logged as a duplicate.
    `charset_types ${[...texts].filter((name) => name !== 'text/html').join(' ')};`,
  ].join('\n');
}

/**
 * What goes into the `server` block of nginx. Policies hang on exact addresses, never on `$uri`: after `try_files`
 * that is `//index.html`. An empty `$policy` sends no header.
 */
export function formatNginx({ everywhere, pages, notFound, lasting }: HostTable): string {
  const headers = Object.entries(everywhere).map(([name, value]) => {
    return `add_header ${name} ${quote(value)} always;`;
  });
  const parts = [
    '# Written by the build. Include it in a server block that has listen, server_name and a root:\n#   include /var/www/site/deploy/nginx.conf;',
    `set $policy "";\nset $cache ${quote(revalidatedCache)};`,
    [
      ...headers,
      'add_header Content-Security-Policy $policy always;',
      'add_header Cache-Control $cache always;',
    ].join('\n'),
    'server_tokens off;\nabsolute_redirect off;\netag on;\ngzip_static on;\n# With the module ngx_brotli: brotli_static on;',
    formatTypes(),
    ...pages.map(formatPage),
    ...(notFound ? [formatNotFound(notFound)] : []),
    ...lasting.map(formatLasting),
    'location = /_headers { return 404; }\nlocation /deploy/ { return 404; }\nlocation / { try_files $uri =404; }',
  ];
  return `${parts.join('\n\n')}\n`;
}
