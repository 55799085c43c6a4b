import { expect, it } from 'vitest';
import { sampleContent, samplePage, sampleSite, sampleTheme } from '../../content/testing/sample.ts';
import { declarePartClosed, readContent } from '../../core/core.ts';
import { checkSite, openSite, type OpenSite } from './check-site.ts';

const page = (title: string) =>
  samplePage('- type: hero\n  title: Olá\n').replace(/title: .*/, `title: ${title}`);

/** A site as the store gives it. */
function open(files: Readonly<Record<string, string>>, former?: OpenSite) {
  const { sources: _, ...beside } = sampleContent(files);
  const stored = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, { id: '1', text }]));
  return openSite(stored, { beside, today: '2026-01-31' }, former);
}

it('looks at no page again that stays as it was when the site is opened anew, as after saving', () => {
  const files: Readonly<Record<string, string>> = {
    '_themes/clinic.yaml': sampleTheme,
    'site.yaml': sampleSite,
    'index.yaml': page('A casa de todos'),
    'a.yaml': page('A loja'),
    'b.yaml': page('O mercado'),
  };
  const first = open(files);
  checkSite(first, { 'b.yaml': page('A feira') }, 'b.yaml');
  const after = { ...files, 'b.yaml': page('A feira') };
  const again = open(after, first);
  const shown = (site: OpenSite) => readContent(site.version, site.beside).sources;
  // What was looked at is known by the very file that was read.
  const [before, now] = [shown(first), shown(again)];
  expect(now.filter((one) => !before.includes(one)).map(({ file }) => file)).toEqual(['pages/b.yaml']);
  expect([again.beside, again.kept]).toEqual([first.beside, first.kept]);
  expect(again.beside).toBe(first.beside);
  expect(checkSite(again, {}, 'b.yaml')).toEqual(checkSite(open(after), {}, 'b.yaml'));
  const other = open({ ...after, 'a.yaml': page('A venda') }, again);
  expect(checkSite(other, {}, 'a.yaml')).toEqual(
    checkSite(open({ ...after, 'a.yaml': page('A venda') }), {}, 'a.yaml'),
  );
});

it('tells of two pages with one title the one that was changed, or that has come', () => {
  const theme = { '_themes/clinic.yaml': sampleTheme };
  const files = {
    ...theme,
    'site.yaml': sampleSite,
    'index.yaml': page('A casa de todos'),
    'b.yaml': page('A loja'),
  };
  const site = open(files);
  const titles = (changed: Readonly<Record<string, string>>) =>
    checkSite(site, changed, 'b.yaml').problems.flatMap(({ kind, file, path }) =>
      kind === 'sameHead' && path?.[0] === 'title' ? [file] : [],
    );
  expect(titles({ ...files, 'index.yaml': page('A loja') })).toEqual(['pages/index.yaml']);
  expect(titles({ 'a.yaml': page('A loja') })).toEqual(['pages/a.yaml']);
  expect(titles({ 'a.yaml': page('O mercado'), 'b.yaml': page('O mercado') })).toEqual(['pages/a.yaml']);
});

it('tells once of a section that many pages share, what a check from nothing tells, whatever is changed in turn', () => {
  const week =
    'hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:30\n    closes: 18:00\n';
  const names = ['index', 'a', 'b', 'c', 'd', 'e'].map((name) => `${name}.yaml`);
  const notice = (text: string, more = '') => `type: notice\ntitle: Aviso\ntext: ${text}\n${more}`;
  const files: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      names.map((name) => [name, page(`Sobre ${name}`) + '- type: use\n  section: aviso\n']),
    ),
    '_themes/clinic.yaml': sampleTheme,
    'site.yaml': sampleSite + week,
    '_shared/aviso.yaml': notice('Bem-vindos.'),
  };
  const site = open(files);
  let now = files;
  const change = (path: string, text: string) => {
    now = { ...now, [path]: text };
    const { problems } = checkSite(site, now, 'index.yaml');
    expect(problems).toEqual(checkSite(open(files), now, 'index.yaml').problems);
    return problems.flatMap((one) => (one.kind === 'daysNotInHours' ? [one.parameters] : []));
  };
  const text = '10/02 até meio-dia, 11/02 fechado. Plantão segue pelo WhatsApp.';
  for (const more of ['', 'showUntil: 12/02/2026\n', 'showFrom: 01/02/2026\n', '']) {
    const told = change('_shared/aviso.yaml', notice(text, more));
    expect(told.map(({ days }) => days.map(({ date }) => date))).toEqual([['10/02/2026', '11/02/2026']]);
    expect(told[0]?.routes).toEqual(['/a', '/b', '/c', '/d', '/e', '/']);
  }
  const noted = declarePartClosed(
    files['site.yaml'] ?? '',
    ['/a', '/b', '/c', '/d', '/e', '/'],
    '11/02/2026',
  );
  expect(noted.ok && change('site.yaml', noted.text)).toEqual([]);
  const days = ['10/02/2026\n    opens: 08:30\n    closes: 12:00', '11/02/2026'];
  const known = days.map((day) => `  - days: Festa\n    date: ${day}\n`).join('');
  expect(change('site.yaml', `${sampleSite}${week}  exceptions:\n${known}`)).toEqual([]);
  expect(change('a.yaml', page('Outra'))).toEqual([]);
  expect(change('site.yaml', sampleSite + week)).toHaveLength(1);
});
