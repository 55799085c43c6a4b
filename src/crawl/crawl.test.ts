import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeBuiltSite, textOfFile } from './built-site.ts';
import { findInvalidHtml } from './valid-html.ts';
import { crawl } from './crawl.ts';
import { makeSoundFiles } from './sample.ts';

const sound = await makeSoundFiles();

/** What a crawl finds after some texts of a file have become others. */
async function findAfter(file: string, ...changes: readonly (readonly [string, string])[]) {
  let text = textOfFile({ files: sound }, file);
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  const site = makeBuiltSite(new Map([...sound, [file, new TextEncoder().encode(text)]]));
  return (await crawl(site)).faults;
}

async function findWith(file: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return (await crawl(makeBuiltSite(new Map([...sound, [file, bytes]])))).faults;
}

async function findWithout(file: string) {
  const files = new Map([...sound].filter(([name]) => name !== file));
  return (await crawl(makeBuiltSite(files))).faults;
}

it('finds nothing in a site where all is well', async () => {
  const { faults, references, pictures } = await crawl(makeBuiltSite(sound));
  expect(faults).toEqual([]);
  expect(references.length).toBeGreaterThan(50);
  expect(pictures).toBeGreaterThan(10);
});

describe('a document at an old address', () => {
  const html = `<!doctype html><html lang="pt-BR"><head><meta http-equiv="refresh" content="0; url=/consulta#contato">
<title>Consulta</title><meta name="robots" content="noindex"><link rel="canonical" href="https://www.clinic.example/consulta">
</head><body><h1>Consulta</h1><a href="/consulta#contato">Consulta</a></body></html>`;
  const findWith = async (text: string, more: Readonly<Record<string, string>> = {}) => {
    const added = {
      'velho.html': text,
      'velho/index.html': text,
      _redirects: '/velho /consulta#contato 301\n',
      ...more,
    };
    const encoded = Object.entries(added).map(
      ([file, one]) => [file, new TextEncoder().encode(one)] as const,
    );
    return (await crawl(makeBuiltSite(new Map([...sound, ...encoded])))).faults;
  };

  it('is no page of the sitemap, has no data, and is reached by nothing', async () => {
    expect(await findWith(html)).toEqual([]);
  });

  it.each([
    ['0; url=/consulta#contato', '0; url=/consulta#nada', 'names an id that consulta.html does not have'],
    ['0; url=/consulta#contato', '0; url=/velho', 'is no page'],
    ['0; url=/consulta#contato', '5; url=/consulta#contato', 'leads nowhere at once'],
    ['noindex', 'all', 'robots is "all", not "noindex"'],
    ['a href="/consulta#contato"', 'a href="/"', 'link is "/", not "/consulta#contato"'],
    ['example/consulta"', 'example/"', 'canonical is "https://www.clinic.example/"'],
  ])('is told where %s is %s', async (from, to, fault) => {
    const faults = await findWith(html.replace(from, to));
    expect(faults.filter((one) => one.startsWith('velho.html') && one.includes(fault))).toHaveLength(1);
  });

  it('is told where the rule for it says something else, or has no document', async () => {
    const rules = '/velho / 301\n/outro /consulta 301\n';
    expect(await findWith(html, { _redirects: rules })).toEqual([
      '_redirects: /velho leads to "/", and its document to "/consulta#contato"',
      '_redirects: /outro leads to "/consulta", and its document to "undefined"',
    ]);
  });

  it('is where no link of the site may lead', async () => {
    const page = textOfFile({ files: sound }, 'index.html').replace(
      'href="/consulta#contato"',
      'href="/velho"',
    );
    expect(await findWith(html, { 'index.html': page })).toEqual([
      'index.html: a href "/velho" leads to an old address',
    ]);
  });
});

describe('a link', () => {
  it.each([
    ['/nada', 'leads to no file or page'],
    ['/consulta.html', 'is not the clean address'],
    ['/consulta/', 'is not the clean address'],
    ['/index', 'is not the clean address'],
    ['/404', 'is kept from visitors'],
    ['/_headers', 'is kept from visitors'],
    ['/#nada', 'names an id that index.html does not have'],
    ['#nada', 'names an id that consulta.html does not have'],
    ['#', 'has an empty anchor'],
    ['', 'is empty'],
    ['contato', 'depends on the page it is read from'],
    ['./contato', 'depends on the page it is read from'],
    ['//clinic.example/x', 'leaves the protocol open'],
    ['http://clinic.example/', 'is not https'],
    ['https://www.clinic.example/nada', 'leads to no file or page'],
    ['https://www.clinic.example/consulta#nada', 'names an id that consulta.html does not have'],
    ['https://localhost/', 'names no public host'],
    ['https://me:you@clinic.example/', 'names no public host'],
    ['https://clinic.example/a b', 'cannot be read'],
    ['/%E0%A4%A', 'cannot be read'],
    ['javascript:alert(1)', 'is not https'],
    ['tel:90000-0000', 'is no tel address'],
    ['tel:5554900000000', 'is no tel address'],
    ['mailto:oi@clinic', 'is no mailto address'],
    ['mailto:oi', 'is no mailto address'],
    ['https://wa.me/+5554900000000', 'is no wa.me address'],
    ['https://wa.me/5554900000000?text=', 'is no wa.me address'],
    ['https://wa.me/5554900000000?texto=Oi', 'is no wa.me address'],
    ['https://api.whatsapp.com/send?phone=5554900000000', 'is no wa.me address'],
  ])('to "%s" %s', async (address, fault) => {
    const faults = await findAfter('consulta.html', ['href="tel:+5554900000000"', `href="${address}"`]);
    expect(faults).toEqual([`consulta.html: a href "${address}" ${fault}`]);
  });

  it('is told in the answers that pages are shown from, too', async () => {
    expect(await findAfter('consulta.page.json', ['#contato', '#nada'])).toEqual([
      'consulta.page.json: data.page.sections[0].href "#nada" names an id that consulta.html does not have',
    ]);
  });
});

describe('what a page loads or names', () => {
  it.each([
    [
      'index.html',
      '#paw',
      '#bone',
      'index.html: use href "/favicon.svg#bone" names an id that favicon.svg does not have',
    ],
    [
      'index.html',
      'href="/favicon.svg" ',
      'href="https://cdn.example/favicon.svg" ',
      'index.html: link icon "https://cdn.example/favicon.svg" is loaded from another site',
    ],
    [
      'index.html',
      'url(/fonts/a.woff2)',
      'url("/fonts/b.woff2")',
      'index.html: style "/fonts/b.woff2" leads to no file or page',
    ],
    [
      'index.html',
      '<a href="/"',
      '<a data-large="/images/dog-80.webp" href="/"',
      'index.html: a data-large "/images/dog-80.webp" stands where the crawl expects no address',
    ],
    [
      'index.html',
      '/images/share-1a2b.png',
      '/images/share-0.png',
      'index.html: meta og:image "https://www.clinic.example/images/share-0.png" leads to no file or page',
    ],
    [
      'index.html',
      'https://www.clinic.example/images/',
      '/images/',
      'index.html: meta og:image "/images/share-1a2b.png" is not an absolute address of https://www.clinic.example',
    ],
    [
      'index.html',
      '"item":"https://www.clinic.example/"',
      '"item":"https://www.clinic.example/nada"',
      'index.html: structured data.itemListElement[0].item "https://www.clinic.example/nada" leads to no file or page',
    ],
    [
      'index.html',
      '"item":"https://www.clinic.example/"',
      '"item":"/"',
      'index.html: structured data.itemListElement[0].item "/" is not an absolute address of https://www.clinic.example',
    ],
    [
      'consulta.html',
      '/images/dog-40.avif',
      '/images/dog-4.avif',
      'consulta.html: source srcset "/images/dog-4.avif" leads to no file or page',
    ],
    [
      'consulta.page.json',
      '[40,80]',
      '[40,80,120]',
      'consulta.page.json: picture "/images/dog-120.avif" leads to no file or page',
    ],
    [
      'manifest.webmanifest',
      '/images/icon-16.png',
      '/images/icon-17.png',
      'manifest.webmanifest: manifest.icons[0].src "/images/icon-17.png" leads to no file or page',
    ],
    [
      'manifest.webmanifest',
      '"start_url":"/"',
      '"start_url":"/inicio"',
      'manifest.webmanifest: manifest.start_url "/inicio" leads to no file or page',
    ],
    [
      'robots.txt',
      '/sitemap.xml',
      '/map.xml',
      'robots.txt: Sitemap "https://www.clinic.example/map.xml" leads to no file or page',
    ],
    [
      '_headers',
      '/assets/start.js',
      '/assets/end.js',
      '_headers: address "/assets/end.js" leads to no file or page',
    ],
    [
      'assets/start.js',
      './views.js',
      './view.js',
      'assets/start.js: script "/assets/view.js" leads to no file or page',
    ],
  ])('%s: %s -> %s', async (file, from, to, fault) => {
    expect((await findAfter(file, [from, to])).join('\n')).toContain(fault);
  });
});

describe('a picture', () => {
  it.each([
    [
      'consulta.html',
      'dog-40.avif 40w',
      'dog-40.avif 48w',
      'consulta.html: source srcset "/images/dog-40.avif" is 40 px wide, not 48',
    ],
    [
      'consulta.html',
      'dog-40.webp 40w',
      'dog-40.webp 2x',
      'consulta.html: img srcset "/images/dog-40.webp" is 40 px wide, not NaN',
    ],
    [
      'consulta.html',
      'height="60"',
      'height="80"',
      'consulta.html: img src "/images/dog-80.webp" is 80 × 60, of another shape than 80 × 80',
    ],
    ['consulta.html', ' height="60"', '', 'consulta.html: img src "/images/dog-80.webp" keeps no room free'],
    [
      'consulta.html',
      'image/avif',
      'image/webp',
      'consulta.html: source srcset "/images/dog-40.avif" is image/avif, not image/webp',
    ],
    [
      'index.html',
      'content="63"',
      'content="64"',
      'index.html: meta og:image "https://www.clinic.example/images/share-1a2b.png" is 63 px high, not 64',
    ],
    [
      'manifest.webmanifest',
      '16x16',
      '32x32',
      'manifest.webmanifest: manifest icon "/images/icon-16.png" is 16 px wide, not 32',
    ],
    [
      'page.json',
      '"height":60',
      '"height":80',
      'index.html: picture of page.json "/images/dog-40.avif" is 40 × 30, of another shape than 80 × 80',
    ],
  ])('%s: %s -> %s', async (file, from, to, fault) => {
    expect(await findAfter(file, [from, to])).toContain(fault);
  });

  it('is what the ending of its name says', async () => {
    const webp = sound.get('images/dog-80.webp') ?? new Uint8Array();
    expect(await findWith('images/dog-80.avif', webp)).toContain(
      'consulta.html: source srcset "/images/dog-80.avif" is image/webp, not what its name says',
    );
    expect(await findWith('images/dog-80.avif', 'nada')).toContain(
      'consulta.html: source srcset "/images/dog-80.avif" is no picture',
    );
  });
});

describe('a file', () => {
  it.each(['images/old-80.webp', 'assets/old.js', 'notes.txt', 'deploy/old.conf', 'old.page.json'])(
    'at %s that nothing names is told',
    async (file) => {
      expect(await findWith(file, '{}')).toEqual([`${file}: nothing leads here`]);
    },
  );

  it('that only the table of headers names is told', async () => {
    const headers = textOfFile({ files: sound }, '_headers');
    const files = new Map([...sound, ['assets/old.js', new Uint8Array()] as const]);
    files.set('_headers', new TextEncoder().encode(`${headers}\n/assets/old.js\n  X: 1\n`));
    expect((await crawl(makeBuiltSite(files))).faults).toEqual(['assets/old.js: nothing leads here']);
  });

  it('that belongs to a page is missed', async () => {
    expect(await findWithout('consulta.page.json')).toContain(
      'consulta.html: html data-page "/consulta.page.json" leads to no file or page',
    );
    expect(await findWithout('fonts/a.woff2')).toContain(
      'index.html: style "/fonts/a.woff2" leads to no file or page',
    );
  });

  it('holds the same when it is compressed', async () => {
    expect(await findWith('favicon.svg.gz', gzipSync('<svg/>'))).toEqual([
      'favicon.svg.gz: holds something else than the file beside it',
    ]);
    expect(await findWith('old.svg.gz', gzipSync('<svg/>'))).toEqual([
      'old.svg.gz: nothing leads here',
      'old.svg.gz: has no file beside it',
    ]);
  });
});

describe('parts of the site that disagree', () => {
  it.each([
    [
      'consulta.page.json',
      '"title":"Consulta"',
      '"title":"Consultas"',
      'consulta.page.json: title is "Consultas" where consulta.html has "Consulta"',
    ],
    [
      'consulta.page.json',
      '"route":"/consulta"',
      '"route":"/"',
      'consulta.page.json: route is "/" where consulta.html has "/consulta"',
    ],
    [
      'consulta.page.json',
      '"build":"b1"',
      '"build":"b2"',
      'consulta.page.json: build is "b2" where consulta.html has "b1"',
    ],
    [
      'consulta.page.json',
      '"theme":"clinic"',
      '"theme":"shop"',
      'consulta.page.json: theme is "shop" where consulta.html has "clinic"',
    ],
    [
      'consulta.page.json',
      'Sobre Consulta',
      'Sobre nada',
      'consulta.page.json: description is "Sobre nada" where consulta.html has "Sobre Consulta"',
    ],
    [
      '404.page.json',
      '"isNotFound":true',
      '"isNotFound":false',
      '404.page.json: not found is "false" where 404.html has "true"',
    ],
    [
      'consulta.html',
      'rel="canonical" href="https://www.clinic.example/consulta"',
      'rel="canonical" href="https://www.clinic.example/"',
      'consulta.html: canonical is "https://www.clinic.example/", not "https://www.clinic.example/consulta"',
    ],
    [
      '404.html',
      '<style>',
      '<meta property="og:url" content="https://www.clinic.example/"><style>',
      '404.html: og:url is "https://www.clinic.example/", not "undefined"',
    ],
    [
      'consulta.html',
      '<picture>',
      '<i id="contato"></i><picture>',
      'consulta.html: id "contato" stands more than once',
    ],
    [
      'sitemap.xml',
      '<url><loc>https://www.clinic.example/consulta</loc></url>',
      '',
      'sitemap.xml: lacks "https://www.clinic.example/consulta"',
    ],
    [
      'sitemap.xml',
      'example/consulta',
      'example/nada',
      'sitemap.xml: "https://www.clinic.example/nada" is no page',
    ],
    [
      'sitemap.xml',
      'example/consulta',
      'example/',
      'sitemap.xml: "https://www.clinic.example/" stands twice',
    ],
    [
      'consulta.html',
      '<style>',
      '<meta name="robots" content="noindex"><style>',
      'sitemap.xml: "https://www.clinic.example/consulta" is no page',
    ],
  ])('%s: %s -> %s', async (file, from, to, fault) => {
    expect(await findAfter(file, [from, to])).toContain(fault);
  });
});

describe('a document', () => {
  const write = (body: string) =>
    `<!doctype html>\n<html lang="pt-BR"><head><title>Casa</title></head><body>${body}</body></html>`;

  it('may be valid', () => {
    expect(findInvalidHtml(write('<h1>Casa</h1>'))).toEqual([]);
  });

  it.each([
    ['<img src="/a.webp" width="1" height="1">', 'wcag/h37'],
    ['<p><div></div></p>', 'close-order'],
    ['<i id="a"></i><i id="a"></i>', 'no-dup-id'],
    ['<label for="a">A</label>', 'no-missing-references'],
    ['<a href="/"></a>', 'wcag/h30'],
    ['<p style="color:red">A</p>', 'no-inline-style'],
    ['<center>A</center>', 'deprecated'],
  ])('with %s is told by html-validate as %s', (body, rule) => {
    expect(findInvalidHtml(write(body)).join('\n')).toContain(`${rule}: `);
  });
});
