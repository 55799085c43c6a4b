import { describe, expect, it } from 'vitest';
import { formatNetlifyHeaders } from './netlify-headers.ts';
import { formatNginx } from './nginx.ts';
import { makePolicy, readInlineParts } from './policy.ts';
import { makeHostTable } from './table.ts';
import { formatVercelSettings } from './vercel.ts';

const html =
  '<style data-names="a">p{top:0}</style><script type="application/ld+json">{}</script><script src="/x.js"></script><script>run()</script>';
const documents = [
  { route: '/', file: 'index.html', html, isNotFound: false, hasPixel: false },
  {
    route: '/consulta',
    file: 'consulta.html',
    html: html.replace('top', 'left'),
    isNotFound: false,
    hasPixel: false,
  },
  { route: '/404', file: '404.html', html, isNotFound: true, hasPixel: false },
];
const table = makeHostTable(documents, ['/assets/start-Bx3d9_Ks.js', '/images/*']);

describe('the policy of a document', () => {
  it('knows its own styles and scripts, but neither data nor files', () => {
    expect(readInlineParts(html)).toEqual({ styles: ['p{top:0}'], scripts: ['run()'] });
  });

  it('allows what its hashes name and files of the site, and nothing else', () => {
    // The hashes are those of `printf 'p{top:0}' | openssl dgst -sha256 -binary | base64`, and so on.
    expect(makePolicy({ ...readInlineParts(html), hasPixel: false }).split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
        "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default",
      ]
    `);
  });
});

describe('the policy of a site with a pixel', () => {
  it('is wider by the hosts of the pixel, and lacks Trusted Types, which the pixel breaks', () => {
    const list = (hasPixel: boolean) => makePolicy({ ...readInlineParts(html), hasPixel }).split('; ');
    const [plain, wide] = [list(false), list(true)];
    expect(wide.filter((directive) => !plain.includes(directive))).toEqual([
      "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=' https://connect.facebook.net",
      "img-src 'self' https://www.facebook.com",
      "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
    ]);
    expect(plain.length - wide.length).toBe(2);
  });
});

describe('_headers', () => {
  it('gives every page its policy and no header twice', () => {
    const text = formatNetlifyHeaders(table);
    expect(text.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      '/*',
      '',
      '/',
      '',
      '/consulta',
      '',
      '/assets/start-Bx3d9_Ks.js',
      '',
      '/images/*',
      '',
    ]);
    expect(text.match(/Content-Security-Policy/g)).toHaveLength(2);
    expect(text.split('\n\n')[0]).not.toMatch(/Content-Security-Policy|Cache-Control/);
  });

  it('refuses more rules than Cloudflare Pages reads', () => {
    const pages = Array.from({ length: 120 }, (_, index) => {
      return { route: `/p${index}`, file: `p${index}.html`, html, isNotFound: false, hasPixel: false };
    });
    expect(() => formatNetlifyHeaders(makeHostTable(pages, []))).toThrow('121 rules');
  });
});

describe('nginx.conf', () => {
  it('hangs each policy on the exact address, and sends other spellings there', () => {
    const text = formatNginx(table).replaceAll(/"default-src[^"]*"/g, '"…"');
    expect(text.slice(text.indexOf('location = / {'), text.indexOf('location = /assets')))
      .toMatchInlineSnapshot(`
      "location = / {
        set $policy "…";
        try_files /index.html =404;
      }
      location = /index.html { return 301 /$is_args$args; }

      location = /consulta {
        set $policy "…";
        try_files /consulta.html =404;
      }
      location = /consulta.html { return 301 /consulta$is_args$args; }
      location = /consulta/ { return 301 /consulta$is_args$args; }
      location = /consulta/index.html { return 301 /consulta$is_args$args; }

      error_page 404 /404.html;
      location = /404.html {
        internal;
        set $policy "…";
      }

      "
    `);
  });

  it('refuses what nginx would read as something else', () => {
    const odd = { ...table, everywhere: { 'X-Price': 'R$ 10' } };
    expect(() => formatNginx(odd)).toThrow('nginx cannot hold R$ 10');
  });
});

describe('vercel.json', () => {
  it('holds the same headers as _headers', () => {
    const settings = JSON.parse(formatVercelSettings(table)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const lines = settings.headers.flatMap(({ source, headers }) =>
      [source.replace('(.*)', '*')].concat(headers.map(({ key, value }) => `  ${key}: ${value}`)),
    );
    expect(lines).toEqual(formatNetlifyHeaders(table).split('\n').filter(Boolean));
  });
});
