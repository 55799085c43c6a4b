import { gzipSync } from 'node:zlib';
import sharp from 'sharp';

const url = 'https://www.clinic.example';

async function draw(width: number, height: number, format: 'avif' | 'webp' | 'png'): Promise<Uint8Array> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#0a7' } });
  return plain.toFormat(format).toBuffer();
}

const crumbs = (route: string) =>
  JSON.stringify({ '@type': 'BreadcrumbList', itemListElement: [{ item: `${url}${route}` }] });

function head(title: string, route: string): string {
  return `<title>${title}</title><meta name="description" content="Sobre ${title}">
<meta property="og:site_name" content="Clínica">
<meta property="og:image" content="${url}/images/share-1a2b.png">
<meta property="og:image:width" content="120"><meta property="og:image:height" content="63">
<meta property="og:url" content="${url}${route}"><link rel="canonical" href="${url}${route}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">
<style>@font-face{font-family:A;src:url(/fonts/a.woff2)}</style>`;
}

const picture = `<picture><source type="image/avif" srcset="/images/dog-40.avif 40w, /images/dog-80.avif 80w">
<img src="/images/dog-80.webp" srcset="/images/dog-40.webp 40w, /images/dog-80.webp 80w" alt="" width="80" height="60">
</picture>`;

function page(title: string, route: string, main: string): string {
  const data = route === '/' ? '/page.json' : `${route}.page.json`;
  return `<!doctype html><html data-app="/assets/start.js" data-page="${data}" data-build="b1"><head>${head(title, route)}
</head><body data-theme="clinic"><script type="application/ld+json">${crumbs(route)}</script>
<a href="/">Início</a><a href="/consulta#contato">Contato</a>${main}</body></html>`;
}

function data(title: string, route: string, more: object = {}): string {
  const image = { base: '/images/dog', widths: [40, 80], width: 80, height: 60 };
  const site = { name: 'Clínica', url };
  const told = { route, title, description: `Sobre ${title}`, theme: 'clinic', isNotFound: false, site };
  return JSON.stringify({ build: 'b1', page: { ...told, sections: [{ image, href: '#contato' }], ...more } });
}

const missing = page('Nada', '/404', '')
  .replace(' data-build', ' data-missing="" data-build')
  .replace('<style>', '<meta name="robots" content="noindex"><style>')
  .replace(/<script type.*?<\/script>/, '')
  .replace(/<meta property="og:url".*?>/, '')
  .replace(/<link rel="canonical".*?>/, '');

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path id="paw" d="M0 0h4"/></svg>';

const texts: Readonly<Record<string, string>> = {
  'index.html': page('Casa', '/', `<p id="contato">Oi</p><svg><use href="/favicon.svg#paw"/></svg>`),
  'page.json': data('Casa', '/'),
  'consulta.html': page(
    'Consulta',
    '/consulta',
    `<p id="contato">Oi</p>${picture}<a href="https://wa.me/5554900000000?text=Ol%C3%A1">Chat</a>
<a href="tel:+5554900000000">Fone</a><a href="mailto:oi@clinic.example">E-mail</a>`,
  ),
  'consulta.page.json': data('Consulta', '/consulta'),
  '404.html': missing,
  '404.page.json': data('Nada', '/404', { isNotFound: true, sections: [] }),
  'assets/start.js': "import('./views.js')",
  'assets/views.js': 'export {}',
  'fonts/a.woff2': 'font',
  'favicon.svg': svg,
  'manifest.webmanifest': JSON.stringify({
    start_url: '/',
    icons: [{ src: '/images/icon-16.png', sizes: '16x16', type: 'image/png' }],
  }),
  'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`,
  'sitemap.xml': `<urlset><url><loc>${url}/</loc></url><url><loc>${url}/consulta</loc></url></urlset>`,
  'licenses.txt': 'Font: A',
  _headers: '/*\n  X: 1\n\n/assets/start.js\n  Y: 1\n\n/images/*\n  Y: 1\n',
};

/** Files of a small site in which all is well; the texts are to be changed. */
export async function makeSoundFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>(
    Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)]),
  );
  files.set('favicon.svg.gz', gzipSync(svg));
  for (const format of ['avif', 'webp'] as const) {
    files.set(`images/dog-40.${format}`, await draw(40, 30, format));
    files.set(`images/dog-80.${format}`, await draw(80, 60, format));
  }
  files.set('images/share-1a2b.png', await draw(120, 63, 'png'));
  files.set('images/icon-16.png', await draw(16, 16, 'png'));
  return files;
}
