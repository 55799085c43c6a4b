import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { conditions, places } from '../../testing/specified.ts';
import { checkContent } from '../check-content.ts';
import { readContent } from '../read-content.ts';
import { readData } from './parse.ts';
import { addPage, deletePage, refuseLeaving, renameAnchor, renamePage } from './rename-page.ts';
import type { SiteEdit } from './retarget.ts';
import { linksTo, listLinks, routeOfFile, type SiteTexts } from './site-links.ts';

const specified: SiteTexts = Object.fromEntries(
  readdirSync(places.pages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(places.pages, path), 'utf8')]),
);

/** A site after an edit that has to be possible. */
function after(texts: SiteTexts, edit: SiteEdit): SiteTexts {
  if (!edit.ok) throw new Error(edit.reason);
  const all = Object.entries({ ...texts, ...edit.texts });
  return Object.fromEntries(all.flatMap(([path, text]) => (text === null ? [] : [[path, text]])));
}

const site = (redirects = '') =>
  `name: Loja\n${redirects}footer:\n  links:\n    - { label: Preços, to: /precos }\n`;

const small: SiteTexts = {
  'site.yaml': site(),
  'index.yaml': `title: Início
sections:
  - type: faq
    id: duvidas
    title: Dúvidas
    items:
      - question: Quanto custa?
        answer: >
          Veja [a tabela](/precos)
          e o que ela diz de [banhos](/precos#banho), ou [as perguntas](#duvidas).
          Nada disto é /precos.
      - question: E depois?
        answer: "Leia [a tabela](/precos)." # não mude: /precos
  - type: cta
    title: Venha
    actions:
      - label: Preços
        to: '/precos#banho' # a tabela
`,
  'precos.yaml': `title: Preços
sections:
  - type: hero
    title: Preços
    actions:
      - label: Banho
        to: "#banho"
      - label: Banho de novo
        to: /precos#banho
  - type: services
    id: banho
    title: Banho
`,
};

describe('a page is renamed', () => {
  it('and every link to it follows, in fields and in long texts, in the same lines', () => {
    const edit = renamePage(small, { file: 'precos.yaml', name: 'tabela' });
    const now = after(small, edit);
    expect(edit.ok && edit.links).toBe(6);
    expect(now['index.yaml']).toBe(
      small['index.yaml']?.replaceAll('](/precos', '](/tabela').replace("'/precos#banho'", "'/tabela#banho'"),
    );
    expect(now['tabela.yaml']).toBe(small['precos.yaml']?.replace('/precos#banho', '/tabela#banho'));
    expect(now['precos.yaml']).toBeUndefined();
    expect(readData(now['site.yaml'] ?? '')).toMatchObject({
      footer: { links: [{ to: '/tabela' }] },
      redirects: [{ from: '/precos', to: '/tabela' }],
    });
  });

  it('again and again, and its old addresses stand below one another without a blank line', () => {
    const names = ['tabela', 'valores', 'quanto-custa'];
    const now = names.reduce(
      (texts, name, index) =>
        after(texts, renamePage(texts, { file: `${names[index - 1] ?? 'precos'}.yaml`, name })),
      small,
    );
    expect(now['site.yaml']).toContain(
      'redirects:\n  - from: /precos\n    to: /quanto-custa\n  - from: /tabela\n    to: /quanto-custa\n  - from: /valores\n    to: /quanto-custa\n',
    );
  });

  it('and old addresses that led to it lead to the new one, while the new one is old no more', () => {
    const redirects = `redirects:\n  - from: /valores\n    to: /precos#banho\n  - from: /tabela\n    to: /\n`;
    const texts = { ...small, 'site.yaml': site(redirects) };
    const now = after(texts, renamePage(texts, { file: 'precos.yaml', name: 'tabela' }));
    expect(readData(now['site.yaml'] ?? '')).toMatchObject({
      redirects: [
        { from: '/valores', to: '/tabela#banho' },
        { from: '/precos', to: '/tabela' },
      ],
    });
  });

  it('and what is declared for it is declared for its new address, beside what is for others', () => {
    const declared = (page: string) =>
      `claims:\n  - subject: years # de casa\n    value: 10+\n    where:\n      - ${page}\n      - /precos-antigos\n  - subject: saturday\n    value: 8h–12h\n    where:\n      - "${page}#banho"\n      - ${page} footer\n      - site\n`;
    const texts = { ...small, 'site.yaml': site(declared('/precos')) };
    const now = after(texts, renamePage(texts, { file: 'precos.yaml', name: 'tabela' }));
    expect(now['site.yaml']).toContain(declared('/tabela'));
    const back = { file: 'tabela.yaml', name: 'precos', isPublished: false };
    const unled = after(
      texts,
      renamePage(texts, { file: 'precos.yaml', name: 'tabela', isPublished: false }),
    );
    expect(after(unled, renamePage(unled, back))).toEqual(texts);
  });

  it('without an old address where nobody knew it, so that the way back is the same text', () => {
    const moved = after(small, renamePage(small, { file: 'precos.yaml', name: 'tabela' }));
    expect(
      after(moved, renamePage(moved, { file: 'tabela.yaml', name: 'precos', isPublished: false })),
    ).toEqual(small);
  });

  it.each([
    ['index.yaml', 'inicio', 'A página inicial é o endereço do site: ela não muda de nome nem se apaga.'],
    [
      '404.yaml',
      'nada',
      'Esta página responde pelos endereços que não existem: ela não muda de nome nem se apaga.',
    ],
    ['precos.yaml', '404', 'Já existe uma página em /404. Escolha outro endereço.'],
    ['precos.yaml', 'index', 'Já existe uma página em /index. Escolha outro endereço.'],
    ['precos.yaml', 'precos', 'Já existe uma página em /precos. Escolha outro endereço.'],
    [
      'precos.yaml',
      'Preços',
      'O nome "Preços" não serve de endereço. Use só letras minúsculas sem acento, números e hífen, como precos.',
    ],
  ])('never %s to %s', (file, name, reason) => {
    expect(renamePage(small, { file, name })).toEqual({ ok: false, reason });
  });

  it('only where every file can be read, since one may hide a link', () => {
    const texts = { ...small, 'index.yaml': 'title: "Início' };
    expect(renamePage(texts, { file: 'precos.yaml', name: 'tabela' })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^index\.yaml: O arquivo tem um erro/),
    });
  });

  it('and renamed back, each text is the same but for the old address', () => {
    const pages = Object.keys(specified).filter(
      (file) => routeOfFile(file) !== undefined && refuseLeaving(file) === undefined,
    );
    const names = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,6}){0,2}$/);
    const property = fc.property(fc.constantFrom(...pages), names, (file, name) => {
      fc.pre(!(`${name}.yaml` in specified) && name !== 'site');
      const moved = after(specified, renamePage(specified, { file, name }));
      expect(linksTo(moved, `/${name}`).length).toBe(linksTo(specified, `/${file.slice(0, -5)}`).length + 1);
      const { 'site.yaml': back = '', ...texts } = after(
        moved,
        renamePage(moved, { file: `${name}.yaml`, name: file.slice(0, -5) }),
      );
      const { 'site.yaml': site = '', ...before } = specified;
      expect(texts).toEqual(before);
      const added = `redirects:\n  - from: /${name}\n    to: /${file.slice(0, -5)}\n`;
      expect(back.replace(added, '')).toBe(site);
    });
    fc.assert(property, { numRuns: amount(5, 60), seed: 12 });
  });
});

describe('the checker finds nothing new', () => {
  const facts = { width: 1600, height: 1200, color: 'transparent', bytes: 1000 };
  const pictures = readdirSync(places.images).map((name) =>
    Object.assign({ name, path: name, base: `/images/${name}` }, facts),
  );
  const codesOf = (texts: SiteTexts) => {
    const bytes = Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]);
    const beside = { pictures, publicFiles: ['favicon.svg'], problems: [] };
    const content = readContent(Object.fromEntries(bytes), beside);
    const { validated } = checkContent(content, conditions, () => '0'.repeat(64));
    return validated.problems.map(({ code }) => code).toSorted();
  };
  const before = codesOf(specified);
  const pages = ['consulta', 'banhoetosa', 'castracao', 'produtos', 'inverno'].map((name) => `${name}.yaml`);

  it.each(pages)('once %s has another address', (file) => {
    const now = after(specified, renamePage(specified, { file, name: 'outro-nome' }));
    expect(codesOf(now)).toEqual(before);
  });

  it.each(pages)('of broken links once %s is gone and its links lead home', (file) => {
    const now = after(specified, deletePage(specified, { file, goal: '/' }));
    expect(codesOf(now).filter((code) => !before.includes(code))).toEqual([]);
  });

  it('but the links where they stay as they are', () => {
    const now = after(specified, deletePage(specified, { file: 'consulta.yaml' }));
    expect(codesOf(now)).toContain('P022');
  });
});

describe('a page is deleted', () => {
  it('and what leads to it is told with file and place', () => {
    const told = linksTo(small, '/precos').map(({ file, path, to }) => [file, path.join(' '), to]);
    expect(told).toEqual([
      ['site.yaml', 'footer links 0 to', '/precos'],
      ['index.yaml', 'sections 0 items 0 answer', '/precos'],
      ['index.yaml', 'sections 0 items 0 answer', '/precos#banho'],
      ['index.yaml', 'sections 0 items 1 answer', '/precos'],
      ['index.yaml', 'sections 1 actions 0 to', '/precos#banho'],
    ]);
  });

  it('and links and its old address lead to another page where somebody says so', () => {
    const now = after(small, deletePage(small, { file: 'precos.yaml', goal: '/' }));
    expect(now['precos.yaml']).toBeUndefined();
    expect(linksTo(now, '/precos')).toEqual([]);
    expect(now['index.yaml']).toContain('[a tabela](/)\n');
    expect(readData(now['site.yaml'] ?? '')).toMatchObject({ redirects: [{ from: '/precos', to: '/' }] });
  });

  it('and nothing else changes where nobody says so', () => {
    expect(deletePage(small, { file: 'precos.yaml' })).toEqual({
      ok: true,
      texts: { 'precos.yaml': null },
      links: 0,
    });
  });

  it('and comes back to an address that led elsewhere meanwhile', () => {
    const gone = after(small, deletePage(small, { file: 'precos.yaml', goal: '/' }));
    const back = after(gone, addPage(gone, 'precos.yaml', small['precos.yaml'] ?? ''));
    expect(back['site.yaml']).not.toContain('redirects');
    expect(back['precos.yaml']).toBe(small['precos.yaml']);
  });
});

describe('an anchor is renamed', () => {
  it('and every link to it follows, on its page and on others', () => {
    const now = after(small, renameAnchor(small, { file: 'precos.yaml', from: 'banho', to: 'banhos' }));
    expect(now['precos.yaml']).toBe(small['precos.yaml']?.replaceAll('banho', 'banhos'));
    expect(now['index.yaml']).toBe(small['index.yaml']?.replaceAll('/precos#banho', '/precos#banhos'));
  });

  it('and links follow where the section has its new one already', () => {
    const renamed = { ...small, 'precos.yaml': small['precos.yaml']?.replace('id: banho', 'id: b2') ?? '' };
    const now = after(renamed, renameAnchor(renamed, { file: 'precos.yaml', from: 'banho', to: 'b2' }));
    expect(now['precos.yaml']).toContain('to: "#b2"');
    expect(now['index.yaml']).toContain("'/precos#b2' # a tabela");
  });

  it('and a shared section follows its page only where no other page shows it', () => {
    const shared = `type: cta\ntitle: Venha\nactions:\n  - label: Banho\n    to: "#banho"\n`;
    const uses = '  - type: use\n    section: venha\n';
    const texts = {
      ...small,
      '_shared/venha.yaml': shared,
      'precos.yaml': `${small['precos.yaml']}${uses}`,
    };
    const move = { file: 'precos.yaml', from: 'banho', to: 'b2' };
    expect(after(texts, renameAnchor(texts, move))['_shared/venha.yaml']).toContain('"#b2"');
    const twice = { ...texts, 'index.yaml': `${small['index.yaml']}${uses}` };
    expect(after(twice, renameAnchor(twice, move))['_shared/venha.yaml']).toBe(shared);
  });
});

it('sees as many links in the specified site as are written in it', () => {
  const written = Object.values(specified).flatMap(
    (text) => text.match(/^\s*(?:- )?(?:to|trigger): .+$/gm) ?? [],
  );
  const listed = Object.entries(specified).flatMap(([file, text]) => listLinks(file, text));
  expect(listed.filter(({ isInText }) => !isInText).length).toBe(written.length);
});
