import { expect, it } from 'vitest';
import { cureOf, readData, tell, valueAt, type Told } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../../content/testing/sample.ts';
import { offerChat } from './offer-chat.ts';
import { listFull, offerLink, offerOther } from './offer-link.ts';
import { withOffers } from './offers.ts';
import { inEditor } from './reword.ts';
import { begin, reduce } from './state.ts';

/** What is told of a page with some sections, with the ways out of it. */
function offersOn(sections: string, saved?: string) {
  const texts = { 'index.yaml': samplePage(sections), 'site.yaml': sampleSite };
  const base = saved === undefined ? {} : { 'index.yaml': { text: samplePage(saved) } };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  return { texts, found: told.map((problem) => withOffers(problem, texts, base)) };
}

const ended = `- type: hero
  title: Olá
- type: offers
  validUntil: 15/07/2025
  items:
  - name: Cama
    image: luna.png
    imageAlt: Uma cama azul
    price: R$ 59,90
`;

it('hides a section whose offers have ended from where that is told', () => {
  const { texts, found } = offersOn(ended);
  const offers = found.find(({ kind }) => kind === 'endedOffer')?.offers ?? [];
  expect(offers.map(({ label }) => label)).toEqual(['Esconder a seção']);
  const edit = offers[0]?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 1, 'hidden'])).toBe('sim');
});

it('has a section be valid as long as an offer in it that is newer', () => {
  const { texts, found } = offersOn(`${ended}    showUntil: 28/02/2026\n`);
  const [offer] = found.find(({ kind }) => kind === 'unsoldOffer')?.offers ?? [];
  expect(offer?.label).toBe('A seção inteira vale até 28/02/2026');
  const edit = offer?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 1, 'validUntil'])).toBe('28/02/2026');
});

it('writes a new last day for offers that come back after it', () => {
  const { texts, found } = offersOn(ended.replace('offers\n', 'offers\n  showFrom: 01/05/2027\n'));
  const [offer] = found.find(({ kind }) => kind === 'endsBeforeReturn')?.offers ?? [];
  expect(offer?.label).toBe('Escrever 15/07/2027');
  const edit = offer?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 1, 'validUntil'])).toBe('15/07/2027');
});

it('gives words that something has ended a last day, once it comes back', () => {
  const over = '- type: notice\n  showFrom: 16/07/2025\n  title: A promoção terminou\n';
  const { texts, found } = offersOn(
    over + ended.replace('offers\n', 'offers\n  showFrom: 01/05/2099\n').replace('2025', '2099'),
  );
  const [offer] = found.find(({ kind }) => kind === 'endToldOn')?.offers ?? [];
  expect(offer?.label).toBe('Mostrar só até 30/04/2099');
  const edit = offer?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && edit.text).toContain('  showFrom: 16/07/2025\n  showUntil: 30/04/2099\n');
});

const linked = `- type: hero
  title: Olá
  actions:
  - label: Ver as dúvidas
    to: "#duvidas"
  - label: Falar
    chat: contato
`;
const asked = `# Perguntas que chegam toda semana
- type: faq
  id: duvidas
  items:
  - question: Abre quando?
    answer: Às oito.

`;

it('takes a link out whose section was deleted, or brings the section back to where it was', () => {
  const { texts, found } = offersOn(linked, asked + linked);
  const problem = found.find(({ kind }) => kind === 'unknownAnchor');
  expect([problem?.message, problem?.cure]).toEqual([
    'A seção a que este link leva não está mais na página, ou tem outro nome no endereço.',
    'Escolha outra acima, ou:',
  ]);
  const [out, back] = problem?.offers ?? [];
  expect([out?.label, back?.label]).toEqual(['Tirar o link', 'Trazer Dúvidas de volta']);
  const edited = [out, back].map((offer) => offer?.wish.edit(texts['index.yaml']));
  const [without, whole] = edited.map((edit) => (edit?.ok === true ? edit.text : ''));
  expect(valueAt(readData(without ?? ''), ['sections', 0, 'actions'])).toEqual([
    { label: 'Falar', chat: 'contato' },
  ]);
  expect(whole).toBe(samplePage(asked + linked));
});

it('leads a link to the page that its section was moved to', () => {
  const texts = {
    'index.yaml': samplePage(linked),
    'vacinas.yaml': samplePage(`- type: hero\n  title: Olá\n${asked}`),
    'site.yaml': sampleSite,
  };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const found = told.map((problem) =>
    withOffers(problem, texts, { 'index.yaml': { text: samplePage(asked + linked) } }),
  );
  const [there, out, ...others] = found.find(({ kind }) => kind === 'unknownAnchor')?.offers ?? [];
  expect([there?.label, out?.label, others]).toEqual(['Levar a Dúvidas em /vacinas', 'Tirar o link', []]);
  const edit = there?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 0, 'actions', 0, 'to'])).toBe(
    '/vacinas#duvidas',
  );
});

/** The offers for a link whose section was there when the page was saved last. */
const anchorOffers = (sections: string, saved: string, more: Readonly<Record<string, string>> = {}) => {
  const texts = { 'index.yaml': samplePage(sections), 'site.yaml': sampleSite, ...more };
  const base = { ...more, 'index.yaml': samplePage(saved) };
  const files = Object.fromEntries(Object.entries(base).map(([name, text]) => [name, { text }]));
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const found = told.find(({ kind }) => kind === 'unknownAnchor');
  return (found === undefined ? undefined : withOffers(found, texts, files).offers)?.map(
    ({ label, wish }) => {
      const edit = wish.edit(texts['index.yaml']);
      return [label, edit.ok && edit.text] as const;
    },
  );
};

it('follows a section that has another name in the address, or none', () => {
  const renamed = asked.replace('duvidas', 'perguntas');
  const [there, ...others] = anchorOffers(renamed + linked, asked + linked) ?? [];
  expect([there?.[0], others.map(([label]) => label)]).toEqual(['Levar a Dúvidas', ['Tirar o link']]);
  expect(there?.[1]).toBe(samplePage(renamed + linked.replace('#duvidas', '#perguntas')));
  const [back] = anchorOffers(asked.replace('  id: duvidas\n', '') + linked, asked + linked) ?? [];
  expect(back?.[0]).toBe('Devolver o nome "duvidas" à seção Dúvidas');
  expect(back?.[1]).toBe(samplePage(asked + linked));
});

it('follows it with all links that led there, in what is hidden too', () => {
  const renamed = asked.replace('duvidas', 'perguntas');
  const hidden = linked.replace('- type: hero', '- type: cta\n  hidden: sim').replace('Olá', 'Fim');
  const offers = anchorOffers(renamed + linked + hidden, asked + linked + hidden) ?? [];
  expect(offers.map(([label]) => label)).toEqual(['Levar os 2 links a Dúvidas', 'Tirar o link']);
  expect(offers[0]?.[1]).toBe(samplePage(renamed + (linked + hidden).replaceAll('#duvidas', '#perguntas')));
});

it('offers a section of another page that only has the same name where there was none here, and nowhere else', () => {
  const other = samplePage(`- type: hero\n  title: Olá\n${asked.replace('Às oito', 'Às nove')}`);
  const offers = anchorOffers(linked, asked + linked, { 'loja.yaml': other });
  expect(offers?.map(([label]) => label)).toEqual(['Tirar o link', 'Trazer Dúvidas de volta']);
  const never = anchorOffers(linked, linked, { 'loja.yaml': other });
  expect(never?.map(([label]) => label)).toEqual(['Levar a Dúvidas em /loja', 'Tirar o link']);
});

it('takes a link out of a text, or leads it elsewhere, and keeps its words', () => {
  const text = (link: string) => `- type: hero\n  title: Olá\n  text: Veja ${link} e venha.\n`;
  const linkedText = text('[as dúvidas](#duvidas)');
  const [out] = anchorOffers(linkedText, asked + linkedText) ?? [];
  expect(out).toEqual(['Tirar o link', samplePage(text('as dúvidas'))]);
  const renamed = asked.replace('duvidas', 'perguntas');
  const [there] = anchorOffers(renamed + linkedText, asked + linkedText) ?? [];
  expect(there?.[1]).toBe(samplePage(renamed + linkedText.replace('#duvidas', '#perguntas')));
});

it('writes into the words of a button the network that it leads to', () => {
  const told = (words: string, href = 'https://www.tiktok.com/@casa') =>
    offersOn(linked.replace('Falar', words).replace('chat: contato', `href: ${href}`)).found.find(
      ({ kind }) => kind === 'otherNetwork',
    );
  const problem = told('Mais no instagram');
  expect(problem?.message).toBe('Aqui está "instagram", e o endereço deste link é do TikTok.');
  expect(problem?.offers?.map(({ label }) => label)).toEqual(['Escrever "TikTok" aqui']);
  expect(told('Mais no TikTok')).toBeUndefined();
  expect(told('Instagram e TikTok')).toBeUndefined();
  expect(told('Mais no Instagram', 'https://linktr.ee/casa')).toBeUndefined();
});

it('takes a link out whose page is gone', () => {
  const { texts, found } = offersOn(linked.replace('"#duvidas"', '/plantas'));
  const problem = found.find(({ kind }) => kind === 'unknownRoute');
  expect(problem?.message).toBe('Este link leva a /plantas, uma página que não está no site.');
  const [out] = problem?.offers ?? [];
  const edit = out?.wish.edit(texts['index.yaml']);
  expect(out?.label).toBe('Tirar o link');
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 0, 'actions'])).toEqual([
    { label: 'Falar', chat: 'contato' },
  ]);
});

it('has a link to an old address lead where that leads', () => {
  const redirects =
    'redirects:\n- from: /plantas\n  to: /flores\n- from: /flores\n  to: /\n- from: /rosas\n  to: /cravos\n';
  const lead = (target: string, said = linked.replace('"#duvidas"', target)) => {
    const texts = { 'index.yaml': samplePage(said), 'site.yaml': `${sampleSite}${redirects}` };
    const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
    const problem = told.find(({ kind }) => kind === 'unknownRoute');
    const { offers = [], edit: corrected } = problem === undefined ? {} : withOffers(problem, texts);
    const edit = offers[0]?.wish.edit(texts['index.yaml']);
    return [offers.map(({ label }) => label), corrected, edit?.ok === true ? edit.text : ''] as const;
  };
  expect(lead('/plantas')[0]).toEqual(['Levar a /', 'Tirar o link']);
  expect(lead('/plantas')[2]).toContain('to: /\n');
  expect(lead('/flores')[0]).toEqual(['Levar a /', 'Tirar o link']);
  expect(lead('/plantas#rosas')[2]).toContain('to: /#rosas');
  expect(lead('/rosas')[0]).toEqual(['Tirar o link']);
  const [labels, , text] = lead('', '- type: text\n  text: Veja [as flores](/plantas) e mais.\n');
  expect(labels).toEqual(['Levar a /']);
  expect(text).toContain('[as flores](/) e mais');
});

it('writes a mark as it is meant where it stands in a text of several lines', () => {
  const starred = asked.replace('Às oito.', '"Traga:\\n- a carteira *em dia*"');
  const { texts, found } = offersOn(starred + linked);
  const problem = found.find(({ kind }) => kind === 'visibleMark');
  expect(problem?.edit).toBeUndefined();
  const [offer] = problem?.offers ?? [];
  expect(offer?.label).toBe('Corrigir');
  const edit = offer?.wish.edit(texts['index.yaml']);
  const path = ['sections', 0, 'items', 0, 'answer'];
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toBe('Traga:\n- a carteira **em dia**');
});

it('makes a list of the whole table that was pasted into a text', () => {
  const pasted = asked.replace('Às oito.', '"Preços:\\n\\nP\\tR$ 40\\nM\\tR$ 50"');
  const { texts, found } = offersOn(pasted + linked);
  const problem = found.find(({ kind }) => kind === 'visibleMark');
  const [offer] = problem?.offers ?? [];
  expect(offer?.label).toBe('Fazer uma lista da tabela');
  const edit = offer?.wish.edit(texts['index.yaml']);
  const path = ['sections', 0, 'items', 0, 'answer'];
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toBe('Preços:\n\n- P: R$ 40\n- M: R$ 50');
  expect(offer?.wish.edit('title: Outra\n')).toEqual({ ok: true, text: 'title: Outra\n' });
});

it('puts a new page also into the menus that pages have of their own, in one step', () => {
  const own = 'header:\n  links:\n    - label: Dúvidas\n      to: "#duvidas"\n';
  const texts = {
    'index.yaml': samplePage(asked),
    'vacinas.yaml': samplePage(asked),
    'banho.yaml': `${own}${samplePage(asked)}`,
    'site.yaml': sampleSite,
  };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const lonely = told.find(({ kind, file }) => kind === 'lonelyPage' && file === 'pages/vacinas.yaml');
  const offers = lonely === undefined ? [] : (withOffers(lonely, texts).offers ?? []);
  expect(offers.map(({ label }) => label)).toEqual([
    'Pôr no menu de todas as páginas',
    'Pôr no menu, menos em /banho',
    'Pôr no rodapé',
  ]);
  const wish = offers[0]?.wish;
  expect(wish?.along?.map(({ file }) => file)).toEqual(['banho.yaml']);
  const edit = wish?.along?.[0]?.edit(texts['banho.yaml']);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['header', 'links', 1, 'to'])).toBe('/vacinas');
  const base = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { id: '1', text }]));
  const begun = begin(
    { place: '', head: '', files: {}, beside: { pictures: [], problems: [] }, today: '2026-11-25' },
    base,
    'vacinas.yaml',
  );
  const state = wish && reduce(begun, { kind: 'edit', wish });
  expect(Object.keys(state?.session.changed ?? {}).toSorted()).toEqual(['banho.yaml', 'site.yaml']);
});

it('goes on offering the foot once a page is in the menu, until it is there too, and says which menus it fills', () => {
  const links = ['Agende agora', 'Onde ficamos', 'Nossa equipe', 'Perguntas frequentes', 'Tudo o que fazemos']
    .map((label, at) => `    - label: ${label} na loja\n      to: "#s${at}"\n`)
    .join('');
  const texts = {
    'vacinas.yaml': samplePage('- type: hero\n  title: Oi\n'),
    'banho.yaml': `header:\n  links:\n${links}${samplePage('- type: hero\n  title: Oi\n')}`,
    'site.yaml': sampleSite,
  };
  const base = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { id: '1', text }]));
  const listing = {
    place: '',
    head: '',
    files: {},
    beside: { pictures: [], problems: [] },
    today: '2026-11-25',
  };
  let state = begin(listing, base, 'vacinas.yaml');
  const now = () => ({ ...texts, ...(state.session.changed as Record<string, string>) });
  const other = () => offerOther('vacinas.yaml', now(), state.session.past);
  expect(other()).toBeUndefined();
  const [menu] = offerLink('/vacinas', texts['vacinas.yaml'], texts);
  state = reduce(state, { kind: 'edit', wish: menu!.wish });
  expect(other()?.said).toBe('A página está no menu, e ainda não está no rodapé.');
  expect(other()?.offers.map(({ label }) => label)).toEqual(['Pôr no rodapé']);
  const { problems } = checkSample(now());
  const site = {
    problems: tell(problems, sampleContent(now()).sources),
    texts: now(),
    past: state.session.past,
  };
  expect(listFull('vacinas.yaml', site).map(({ file }) => file)).toContain('banho.yaml');
  expect(listFull('vacinas.yaml', { ...site, past: [] })).toEqual([]);
  const foot = other()?.offers[0]?.wish;
  state = foot === undefined ? state : reduce(state, { kind: 'edit', wish: foot });
  expect(other()).toBeUndefined();
});

it('gives a notice about a day that day as its last', () => {
  const { texts, found } = offersOn(
    '- type: notice\n  title: Fechado no Natal\n- type: hero\n  title: Olá\n',
  );
  const stays = found.find(({ kind }) => kind === 'noticeStays');
  expect([stays?.message, stays?.cure]).toEqual([
    'Este recado fala de 25/12/2026, e ficaria no site depois desse dia.',
    'Para que saia por si:',
  ]);
  const [offer] = stays?.offers ?? [];
  expect(offer?.label).toBe('Mostrar só até 25/12/2026');
  const edit = offer?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && edit.text).toContain('- type: notice\n  showUntil: 25/12/2026\n  title:');
});

it('gives an offer in a section that may go its last day, and the page that of what opens it', () => {
  const { texts, found } = offersOn(
    '- type: hero\n  title: Tudo por R$ 280, só até dia 19/02\n- type: cta\n  title: Só até 19/02!\n  actions:\n  - label: Ligar\n    tel: sim\n',
  );
  const stays = found.filter(({ kind }) => kind === 'offerStays');
  expect(stays.map(({ cure, offers = [] }) => [cure, offers.map(({ label }) => label)])).toEqual([
    [
      'Só se a página inteira é dessa oferta: depois desse dia ela fica no ar, mas o Google deixa de indicá-la. Se não é, tire o texto depois desse dia.',
      ['A página vale até 19/02/2026'],
    ],
    ['Para que saia por si:', ['Mostrar só até 19/02/2026']],
  ]);
  const [ofPage, ofSection] = stays.map(({ offers = [] }) => offers[0]?.wish.edit(texts['index.yaml']));
  expect(ofPage?.ok === true && readData(ofPage.text)).toMatchObject({ validUntil: '19/02/2026' });
  expect(ofSection?.ok === true && ofSection.text).toContain('- type: cta\n  showUntil: 19/02/2026\n');
  expect(stays[0]?.offers?.[0]?.wish.said).toContain('o Google deixa de indicá-la');
});

it('gives a page that is there for good no last day for what its cover says beside a title', () => {
  const { found } = offersOn('- type: hero\n  title: Olá\n  note: Desconto de 20% até 19/02\n');
  const stays = found.find(({ kind }) => kind === 'offerStays');
  expect([stays?.cure, stays?.offers ?? []]).toEqual(['Ele não sai sozinho: tire-o depois desse dia.', []]);
});

it('gives hours of one day that day as their last', () => {
  const { texts, found } = offersOn(
    '- type: hero\n  title: Olá\n- type: contact\n  title: Fale\n  chatTitle: Conversa\n  mapActions:\n  - label: Ver\n    maps: search\n  hours:\n  - days: Segunda a sexta\n    time: 8h–18h\n  - days: 24 e 31/12\n    time: até 12h\n  actions:\n  - label: Conversar\n    chat: consulta\n',
  );
  const stays = found.find(({ kind }) => kind === 'rowStays');
  expect(stays?.cure).toBe('Para que saia por si:');
  const edit = stays?.offers?.[0]?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && edit.text).toContain(
    '- days: 24 e 31/12\n    time: até 12h\n    showUntil: 31/12/2026\n',
  );
});

it('puts a day on which a notice says that it is closed into the hours of the site', () => {
  const hours = 'hours:\n  week:\n  - days: [sexta]\n    opens: 08:00\n    closes: 18:00\n';
  const texts = {
    'index.yaml': samplePage('- type: notice\n  title: Fechado no Natal\n- type: hero\n  title: Olá\n'),
    'site.yaml': sampleSite + hours,
  };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const problem = told.find(({ kind }) => kind === 'daysNotInHours');
  const [offer] = problem === undefined ? [] : (withOffers(problem, texts).offers ?? []);
  expect(offer?.label).toBe('Marcar 25/12 como fechado');
  expect(offer?.wish.file).toBe('site.yaml');
  const edit = offer?.wish.edit(texts['site.yaml']);
  expect(edit).toEqual({
    ok: true,
    text: `${texts['site.yaml']}  exceptions:\n    - days: Natal\n      date: 25/12/2026\n`,
  });
});

it('writes no day into the hours of the site whose date these have by now', () => {
  const week = 'hours:\n  week:\n  - days: [quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n';
  const texts = {
    'index.yaml': samplePage(
      '- type: notice\n  title: Fechado 24/12 e 25/12\n  text: Fechado no Natal, 25/12.\n- type: hero\n  title: Olá\n',
    ),
    'site.yaml': sampleSite + week,
  };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const labels = (site: string) =>
    told
      .filter(({ kind }) => kind === 'daysNotInHours')
      .map(
        (one) => (withOffers(one, { ...texts, 'site.yaml': site }).offers ?? []).map(({ label }) => label)[0],
      );
  expect(labels(texts['site.yaml'])).toEqual([
    'Marcar 24/12 e 25/12 como fechado',
    'Marcar 25/12 como fechado',
  ]);
  const problem = told.find(({ kind }) => kind === 'daysNotInHours');
  const wish = problem && withOffers(problem, texts).offers?.[0]?.wish;
  const known = `${texts['site.yaml']}  exceptions:\n  - days: Natal\n    date: 25/12/2026\n`;
  expect(labels(known)).toEqual(['Marcar 24/12 como fechado', 'Só uma parte fecha']);
  const done = wish?.edit(known);
  const text = done?.ok === true ? done.text : '';
  expect(text.match(/date: .*/g)).toEqual(['date: 25/12/2026', 'date: 24/12/2026']);
  // Pressed once more.
  expect(wish?.edit(text)).toEqual({ ok: true, text });
});

it('notes of a page that only a part of the business is closed on its days, and tells it no more', () => {
  const texts = {
    'index.yaml': samplePage('- type: notice\n  title: Fechado no Natal\n- type: hero\n  title: Olá\n'),
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [sexta]\n    opens: 08:00\n    closes: 18:00\n`,
  };
  const find = (all: typeof texts) =>
    tell(checkSample(all).problems, sampleContent(all).sources).filter(
      ({ kind }) => kind === 'daysNotInHours' || kind === 'stale' || kind === 'unreadableClaim',
    );
  const [problem] = find(texts);
  const offers = problem === undefined ? [] : (withOffers(problem, texts).offers ?? []);
  const part = offers.find(({ label }) => label === 'Só uma parte fecha');
  expect(part?.wish.file).toBe('site.yaml');
  const edit = part?.wish.edit(texts['site.yaml']);
  const noted = edit?.ok === true ? edit.text : '';
  expect(valueAt(readData(noted), ['claims'])).toEqual([
    { subject: 'part-closed', value: '25/12/2026', where: ['/'] },
  ]);
  expect(find({ ...texts, 'site.yaml': noted })).toEqual([]);
});

it('lets her delete the row of a day that is one as any other again', () => {
  const texts = {
    'index.yaml': samplePage(
      '- type: hero\n  title: Olá\n- type: hours\n  hours:\n  - days: Segunda\n    time: 8h às 18h\n  - days: Padroeira (08/12)\n    time: Fechado\n    showUntil: 08/12/2026\n',
    ),
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:00\n    closes: 18:00\n`,
  };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const unknown = told.find(({ kind }) => kind === 'daysNotInHours');
  const offers = unknown === undefined ? [] : (withOffers(unknown, texts).offers ?? []);
  expect(offers.map(({ label }) => label)).toEqual(['Marcar 08/12 como fechado', 'Apagar esta linha']);
  const edit = offers[1]?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && edit.text).not.toContain('Padroeira');
});

it('lets her choose between the hours of a row and those of the site on that day', () => {
  const site = (opens: string) =>
    `${sampleSite}hours:\n  week:\n  - days: [quinta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Véspera\n    date: 24/12/2026\n${opens}`;
  const page = (time: string) =>
    samplePage(
      `- type: hero\n  title: Olá\n- type: hours\n  hours:\n  - days: Quinta\n    time: 8h às 18h\n  - days: 24/12\n    time: ${time}\n    showUntil: 24/12/2026\n`,
    );
  const hours = (opens: string) => `    opens: ${opens}\n    closes: 12:00\n`;
  const texts = { 'index.yaml': page('8h às 12h'), 'site.yaml': site(hours('08:30')) };
  const offersIn = (all: typeof texts) => {
    const told = tell(checkSample(all).problems, sampleContent(all).sources);
    const problem = told.find(({ kind }) => kind === 'otherOnDay');
    return problem === undefined ? [] : (withOffers(problem, all).offers ?? []);
  };
  const [same, right] = offersIn(texts);
  expect([same?.label, right?.label]).toEqual(['Escrever "08:30–12:00" aqui', '"8h às 12h" é o certo']);
  expect(same?.wish.edit(texts['index.yaml'])).toEqual({ ok: true, text: page('08:30–12:00') });
  expect(right?.wish.edit(texts['site.yaml'])).toEqual({ ok: true, text: site(hours('08:00')) });
  const closed = { ...texts, 'index.yaml': page('Fechado') };
  expect(offersIn(closed)[1]?.wish.edit(closed['site.yaml'])).toEqual({ ok: true, text: site('') });
  const open = { ...texts, 'site.yaml': site('') };
  expect(offersIn(open)[1]?.wish.edit(open['site.yaml'])).toEqual({ ok: true, text: site(hours('08:00')) });
  expect(offersIn({ ...texts, 'site.yaml': site(hours('08:00')) })).toEqual([]);
  const special = (time: string) =>
    samplePage(
      `- type: hero\n  title: Olá\n- type: hours\n  exceptions:\n  - days: Véspera\n    date: 24/12/2026\n    time: ${time}\n`,
    );
  const own = { ...texts, 'index.yaml': special('8h às 12h'), 'site.yaml': site('') };
  const [closing, opening] = offersIn(own);
  expect([closing?.label, opening?.label]).toEqual(['Escrever "Fechado" aqui', '"8h às 12h" é o certo']);
  expect(closing?.wish.edit(own['index.yaml'])).toEqual({ ok: true, text: special('Fechado') });
  expect(opening?.wish.edit(own['site.yaml'])).toEqual({ ok: true, text: site(hours('08:00')) });
});

it('gives a day with a break to the site’s hours as one day with two times', () => {
  const texts = {
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: hours\n  exceptions:\n  - days: Cinzas\n    date: 17/02/2027\n    time: 8h às 12h e 14h às 16h\n`,
    ),
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [quarta]\n    opens: 08:00\n    closes: 18:00\n`,
  };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const problem = told.find(({ kind }) => kind === 'daysNotInHours');
  const offers = (problem && withOffers(problem, texts).offers) ?? [];
  // The section has no other row, and would say nothing.
  expect(offers.map(({ label }) => label)).toEqual(['Pôr 17/02 no horário do site']);
  const [put] = offers;
  const done = put?.wish.edit(texts['site.yaml']);
  expect(done?.ok === true && valueAt(readData(done.text), ['hours', 'exceptions'])).toEqual([
    { days: 'Cinzas', date: '17/02/2027', opens: '08:00', closes: '12:00' },
    { days: 'Cinzas', date: '17/02/2027', opens: '14:00', closes: '16:00' },
  ]);
});

it('says of the hours of the site that others tell other ones', () => {
  const none = { named: [], more: 0, at: [] };
  const parameters = { said: '08:30–14:00', declared: '08:30–16:00', alike: none, others: none };
  const problem = { kind: 'notAsDeclared', file: 'pages/site.yaml', path: ['hours', 'week', 1, 'opens'] };
  const tellAt = (file: string) =>
    // Nothing else of it is asked.
    inEditor({ ...problem, file, parameters, message: 'Como está.' } as unknown as Told, {}).message;
  expect(tellAt('pages/site.yaml')).toBe(
    'Aqui está 08:30–14:00, e outros lugares do site dizem 08:30–16:00.',
  );
  expect(tellAt('pages/index.yaml')).toBe('Como está.');
});

it.each([
  ['08:00–16:00', 'opens'],
  ['08:30–14:00', 'closes'],
  ['08:00–14:00', 'closes'],
])('says it of %s at the last hour that is another', (said, field) => {
  const none = { named: [], more: 0, at: [] };
  const parameters = { said, declared: '08:30–16:00', alike: none, others: none };
  const path = ['hours', 'week', 1, 'opens'];
  const problem = { kind: 'notAsDeclared', file: 'pages/site.yaml', path, parameters, message: '' };
  // Nothing else of it is asked.
  expect(inEditor(problem as unknown as Told, {}).path?.at(-1)).toBe(field);
});

it('divides an address that was pasted whole into the street', () => {
  const street = 'Rua das Flores, 100 – Sala 2 – Centro – Passo Fundo/RS – CEP 99010-032';
  const site = sampleSite.replace('district:', `street: ${street}\n  district:`);
  const texts = { 'index.yaml': samplePage('- type: hero\n  title: Olá\n'), 'site.yaml': site };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const found = told.map((problem) => withOffers(problem, texts)).find(({ kind }) => kind === 'wholeAddress');
  expect(found?.cure).toMatch(/outro CEP, 99010-032: confira/);
  const edit = found?.offers?.[0]?.wish.edit(site);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['address'])).toMatchObject({
    street: 'Rua das Flores, 100, Sala 2',
    district: 'Centro',
    postalCode: '99010-032',
  });
});

/** What is told of the site's address, with its buttons, once one of its lines is another. */
function toldOfAddress(from: string, to: string) {
  const site = sampleSite.replace(from, to);
  const files = { 'index.yaml': samplePage('- type: hero\n  title: Olá\n'), 'site.yaml': site };
  const { sources } = sampleContent(files);
  return tell(checkSample(files).problems, sources)
    .filter(({ path }) => path?.[0] === 'address')
    .map((one) => {
      const advised = cureOf(
        one,
        sources.find(({ file }) => file === one.file)!,
      );
      const { message, cure, offers = [] } = withOffers({ ...one, advised }, files);
      return { message, cure, labels: offers.map(({ label }) => label) };
    });
}

it('offers the town without its state where that is the given one', () => {
  const [same, other] = ['RS', 'SP'].map((code) => toldOfAddress('Passo Fundo\n', `Passo Fundo - ${code}\n`));
  expect(same).toMatchObject([{ labels: ['Deixar só a cidade'] }]);
  expect(other).toMatchObject([{ labels: [] }]);
});

it.each(['', '  state: ""\n'])(
  'divides a town with its state where the field of the state has nothing (%#)',
  (line) => {
    const site = sampleSite
      .replace('  state: RS\n', line)
      .replace('city: Passo Fundo', 'city: Passo Fundo/RS');
    const texts = { 'index.yaml': samplePage('- type: hero\n  title: Olá\n'), 'site.yaml': site };
    const [told] = tell(checkSample(texts).problems, sampleContent(texts).sources);
    const [offer] = (told && withOffers(told, texts).offers) ?? [];
    expect(offer?.label).toBe('Pôr cada parte no seu campo');
    const edit = offer?.wish.edit(site);
    expect(edit?.ok === true && edit.text).toBe(sampleSite);
  },
);

it('says of a link to a map as the street which button leads there', () => {
  const [map] = toldOfAddress('district:', 'street: https://maps.app.goo.gl/8kQx7Y\n  district:');
  expect(map?.cure).toContain('escolha "Levar a outro site"');
  expect(map?.labels).toEqual([]);
});

it('lets a cover begin once the one before it has gone', () => {
  const first = '- type: hero\n  title: Olá\n';
  const covers = `${first}  showUntil: 31/07/2027\n${first.replace('Olá', 'Oi')}  showFrom: 16/07/2025\n`;
  const { texts, found } = offersOn(covers);
  const source = sampleContent(texts).sources.find(({ file }) => file === 'pages/index.yaml');
  const told = found.find(({ kind }) => kind === 'shownTogether');
  if (told === undefined || source === undefined) throw new Error('Nothing is told.');
  const problem = withOffers({ ...told, advised: cureOf(told, source) }, texts);
  expect([problem.message, problem.cure, problem.offers?.map(({ label }) => label)]).toEqual([
    'A página tem duas capas, e só pode ter uma. De 16/07/2025 a 31/07/2027 esta aparece junto com a outra.',
    'Mude o "Primeiro dia" desta seção para 01/08/2027: o último dia da outra é 31/07/2027.',
    ['Começar em 01/08/2027'],
  ]);
});

const sized = `- type: services
  items:
  - title: Banho
    description: Com secagem
    price: %
    chat: consulta
    label: Agendar
`;

const priceOffers = (price: string) => {
  const { texts, found } = offersOn(sized.replace('%', price));
  const offers = found.find(({ kind }) => kind === 'severalValues')?.offers ?? [];
  return { text: texts['index.yaml'], offers };
};

it('leaves one item with the lowest of several prices, and all of them in its text', () => {
  const { text, offers } = priceOffers('M R$ 1.055, P R$ 42,50 e G R$ 1.070');
  const edit = offers[0]?.wish.edit(text);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 0, 'items'])).toEqual([
    {
      title: 'Banho',
      description: 'Com secagem. M R$ 1.055, P R$ 42,50, G R$ 1.070.',
      pricePrefix: 'A partir de',
      price: 'R$ 42,50',
      chat: 'consulta',
      label: 'Agendar',
    },
  ]);
  expect(offers[0]?.wish.said).toBe('Os preços estão todos em "Descrição".');
  const changed = text.replace('Com secagem', 'Sem secagem');
  expect(offers[0]?.wish.edit(changed)).toEqual({ ok: true, text: changed });
});

it('names the button for the items of several prices as their list does', () => {
  const { text, offers } = priceOffers('P R$ 42, M R$ 55 e G R$ 70');
  expect(offers.map(({ label }) => label)).toEqual(['Deixar um só, a partir de R$ 42']);
  const advised = { start: text.length, end: text.length, text: '' };
  const told = tell(
    checkSample({ 'index.yaml': text }).problems,
    sampleContent({ 'index.yaml': text }).sources,
  );
  const problem = told.find(({ kind }) => kind === 'severalValues');
  const labels = problem && withOffers({ ...problem, advised }, { 'index.yaml': text }).offers;
  expect(labels?.map(({ label }) => label)).toEqual(['Fazer 3 serviços', 'Deixar um só, a partir de R$ 42']);
});

it('copies no prefix that says something else than where prices begin', () => {
  const { offers } = priceOffers('P R$ 42, M R$ 55\n    pricePrefix: Só');
  expect(offers).toEqual([]);
});

it('keeps the chat where it was once the telephone is a landline, or says that it moves along', () => {
  const old = `name: Padaria\nphone: +55 54 90000-0000\nphoneNote: Plantão\n`;
  const now = old.replace('90000-0000', '3311-2233');
  const problem = { kind: 'landlineChat', parameters: { number: '+55 54 3311-2233' } } as const;
  const offers = offerChat(problem as never, old);
  expect(offers.map(({ label }) => label)).toEqual([
    'Continuar com (54) 90000-0000 no WhatsApp',
    'É mesmo este',
  ]);
  const edit = offers[0]?.wish.edit(now);
  expect(edit?.ok === true && edit.text).toBe(`${now}whatsapp: +55 54 90000-0000\n`);
});

it('has the links to a section that ends go with it, and what waits for it end on the same day', () => {
  const { texts, found } = offersOn(
    '- type: hero\n  title: Olá\n  actions:\n  - label: Ver\n    to: "#notas"\n- type: text\n  id: notas\n  showUntil: 10/02/2026\n  text: Oi\n- type: bonus\n  trigger: "#notas"\n  title: Brinde\n  action:\n    label: Quero\n    tel: sim\n',
  );
  const told = found.filter(({ kind }) => kind === 'endingAnchor');
  expect(told.map(({ cure }) => cure).join('\n')).not.toMatch(/whenHidden|showUntil/);
  const offers = told.flatMap(({ offers: ways = [] }) => ways);
  const done = offers.map(({ label, wish }) => {
    const edit = wish.edit(texts['index.yaml']);
    return [label, edit.ok ? /whenHidden: drop|bonus\n {2}showUntil: .*/.exec(edit.text)?.[0] : ''];
  });
  expect(done).toEqual([
    ['Esconder também os links', 'whenHidden: drop'],
    ['Mostrar só até 10/02/2026', 'bonus\n  showUntil: 10/02/2026'],
  ]);
});

it('has the links to a section that is hidden go with it', () => {
  const { texts, found } = offersOn(
    '- type: hero\n  title: Olá\n  actions:\n  - label: Ver\n    to: "#notas"\n- type: cta\n  id: notas\n  hidden: sim\n  title: Fim\n  actions:\n  - label: Ir\n    to: /\n',
  );
  const told = found.find(({ kind }) => kind === 'hiddenAnchor');
  expect(told?.offers?.map(({ label }) => label)).toEqual(['Esconder também os links']);
  const edit = told?.offers?.[0]?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && edit.text).toContain('  hidden: sim\n  whenHidden: drop\n');
});

it.each([
  ['Oi!<br>Até já.<br/>', 'Começar ali uma linha', 'Oi!\nAté já.'],
  ['Um.\n---\nDois.\n-----\nTrês.', 'Tirar o risco', 'Um.\nDois.\nTrês.'],
  ['Use **sempre a coleira.', 'Tirar os sinais', 'Use sempre a coleira.'],
  ['*Leve* a *carteira*.', 'Corrigir', '**Leve** a **carteira**.'],
  [
    '[09:12, 23/11/2026] Carla: Bom dia!\n[09:13, 23/11/2026] Carla: Amanhã não abrimos.',
    'Tirar as datas e os nomes',
    'Bom dia!\nAmanhã não abrimos.',
  ],
  ['<p>Abrimos <b>cedo</b>.</p><p>Venha!</p>', 'Tirar o código', 'Abrimos **cedo**.\nVenha!'],
])('takes all marks of a kind out of %j', (typed, label, left) => {
  const { texts, found } = offersOn(asked.replace('Às oito.', JSON.stringify(typed)) + linked);
  const problem = found.find(({ kind }) => kind === 'visibleMark');
  const [offer] = problem?.offers ?? [];
  expect(offer?.label).toBe(label);
  expect(problem?.edit).toBeUndefined();
  const edit = offer?.wish.edit(texts['index.yaml']);
  const path = ['sections', 0, 'items', 0, 'answer'];
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toBe(left);
});

it('leaves a mark alone that the text would be empty without', () => {
  const { found } = offersOn(asked.replace('Às oito.', '"![a fachada](luna.png)"') + linked);
  expect(found.find(({ kind }) => kind === 'visibleMark')?.offers).toBeUndefined();
  const linkedText = offersOn(
    asked.replace('Às oito.', `'<i class="x"> <a href="/precos">veja</a>'`) + linked,
  );
  const tag = linkedText.found.find(({ kind }) => kind === 'visibleMark');
  expect([tag === undefined, tag?.offers]).toEqual([false, undefined]);
});

it('leaves a mark that one item may have where somebody wants it', () => {
  const items = ['Um', 'Dois', 'Três'].map(
    (name, at) => `  - title: ${name}\n    features: [Passeio]\n${at === 1 ? '' : '    popular: sim\n'}`,
  );
  const { texts, found } = offersOn(
    `- type: hero\n  title: Olá\n- type: packages\n  items:\n${items.join('')}`,
  );
  const problem = found.find(({ kind }) => kind === 'contract');
  const offer = problem?.offers?.find(({ label }) => label === 'Deixar só aqui');
  const edit = offer?.wish.edit(texts['index.yaml']);
  const list = edit?.ok === true ? valueAt(readData(edit.text), ['sections', 1, 'items']) : undefined;
  expect(list).toMatchObject([{ title: 'Um' }, { title: 'Dois' }, { title: 'Três', popular: 'sim' }]);
  expect(valueAt(list, [0, 'popular'])).toBeUndefined();
});

it('signs the titles of all pages with the name that the site has now', () => {
  const page = (title: string) =>
    samplePage('- type: hero\n  title: Olá\n').replace(/^title: .*$/m, `title: ${title}`);
  const texts = {
    'index.yaml': page('Início | Velha'),
    'a.yaml': page('Preços | Velha'),
    'b.yaml': page('Contato | Velha'),
    'site.yaml': sampleSite,
  };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const problem = told.find(({ kind }) => kind === 'formerName');
  const [offer] = problem === undefined ? [] : (withOffers(problem, texts).offers ?? []);
  expect(offer?.label).toBe('Trocar no título de 3 páginas');
  const name = String(valueAt(readData(sampleSite), ['name']));
  const titles = offer?.wish.along?.map(({ file, edit }) => {
    const done = edit(texts[file as keyof typeof texts]);
    return done.ok && valueAt(readData(done.text), ['title']);
  });
  expect(titles).toEqual([`Início | ${name}`, `Preços | ${name}`, `Contato | ${name}`]);
});

it('makes questions of all that an answer holds, where it answers nothing else', () => {
  const pairs =
    'Atendem convênio?\nR: Sim, dois.\n\nPrecisa de jejum?\nR: Oito horas.\n\nAbrem domingo?\nR: Não.';
  const lines = pairs.split('\n').map((line) => (line === '' ? '' : `      ${line}`));
  const typed = `|\n${lines.join('\n')}`;
  const { texts, found } = offersOn(asked.replace('Às oito.', typed) + linked);
  const problem = found.find(({ kind }) => kind === 'askedInAnswer');
  const [offer, ...others] = problem?.offers ?? [];
  expect([offer?.label, others]).toEqual(['Fazer 3 perguntas no lugar desta', []]);
  const edit = offer?.wish.edit(texts['index.yaml']);
  const items = edit?.ok === true ? valueAt(readData(edit.text), ['sections', 0, 'items']) : undefined;
  expect((items as readonly unknown[]).slice(0, 3)).toEqual([
    { question: 'Atendem convênio?', answer: 'Sim, dois.' },
    { question: 'Precisa de jejum?', answer: 'Oito horas.' },
    { question: 'Abrem domingo?', answer: 'Não.' },
  ]);
});

it('puts two telephones into their fields where nothing else is said of them', () => {
  const labelsFor = (phone: string) => {
    const texts = {
      'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
      'site.yaml': sampleSite.replace(/^phone: .*$/m, `phone: ${phone}`),
    };
    const { sources } = sampleContent(texts);
    const told = tell(checkSample(texts).problems, sources).find(({ kind }) => kind === 'twoPhones');
    const source = sources.find(({ file }) => file === 'pages/site.yaml');
    if (told === undefined || source === undefined) throw new Error('Nothing is told.');
    return (withOffers({ ...told, advised: cureOf(told, source) }, texts).offers ?? []).map(
      ({ label }) => label,
    );
  };
  expect(labelsFor('(54) 3311-2233 / (54) 99123-4567')).toEqual(['Pôr cada um no seu campo']);
  expect(labelsFor('"Tel. novo: (54) 3311-4521 whats 54 99912-3344"')).toEqual(['Pôr cada um no seu campo']);
  expect(labelsFor('"Oi! Novo numero: fixo (54) 3311-4420 e o zap é 54 99613-4420 📱"')).toEqual([
    'Pôr cada um no seu campo',
  ]);
  expect(labelsFor('Fixo (54) 3311-2233, plantão (54) 99123-4567')).toEqual([]);
});

it('has a section go between two days that were put the wrong way round for that', () => {
  const { texts, found } = offersOn(
    `- type: hero\n  title: Olá\n- type: text\n  id: aviso\n  showFrom: 06/01/2099\n  showUntil: 19/12/2098\n  text: Oi\n`,
  );
  const problem = found.find(({ kind }) => kind === 'endsBeforeStart');
  const offer = problem?.offers?.find(({ label }) => label.startsWith('Sumir'));
  expect(offer?.label).toBe('Sumir só de 20/12/2098 a 05/01/2099');
  const edit = offer?.wish.edit(texts['index.yaml']);
  const sections = edit?.ok === true ? valueAt(readData(edit.text), ['sections']) : undefined;
  expect(sections).toEqual([
    { type: 'hero', title: 'Olá' },
    { type: 'text', id: 'aviso', showUntil: '19/12/2098', text: 'Oi' },
    { type: 'text', id: 'aviso-2', showFrom: '06/01/2099', text: 'Oi' },
  ]);
});

it('takes one of two special days of a date away where they say the same', () => {
  const natal = '  - days: Natal\n    date: 25/12/2026\n';
  const hours = `hours:\n  week:\n  - days: [sexta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n${natal}`;
  const page = samplePage('- type: hero\n  title: Olá\n');
  const offersIn = (site: string) => {
    const texts = { 'index.yaml': page, 'site.yaml': site };
    const source = sampleContent(texts).sources.find(({ file }) => file === 'pages/site.yaml');
    const told = checkSample(texts).problems.find(({ kind }) => kind === 'twiceDated');
    if (told === undefined || source === undefined) throw new Error('Nothing is told.');
    return tell([told], [source]).flatMap(
      (one) => withOffers({ ...one, advised: cureOf(told, source) }, texts).offers ?? [],
    );
  };
  const [offer, ...more] = offersIn(sampleSite + hours + natal);
  expect([offer?.label, more]).toEqual(['Apagar esta', []]);
  expect(offer?.wish.edit(sampleSite + hours + natal)).toEqual({ ok: true, text: sampleSite + hours });
  expect(offersIn(`${sampleSite}${hours}${natal}    opens: 08:00\n    closes: 12:00\n`)).toEqual([]);
});

it('takes one of two items of a name away, whichever it is', () => {
  const items = ['R$ 40', 'R$ 45'].map((price) => `    - name: Corte\n      price: ${price}\n`);
  const texts = { 'index.yaml': samplePage(`- type: pricelist\n  groups:\n  - items:\n${items.join('')}`) };
  const source = sampleContent(texts).sources.find(({ file }) => file === 'pages/index.yaml');
  const told = checkSample(texts).problems.find(({ kind }) => kind === 'twiceNamed');
  if (told === undefined || source === undefined) throw new Error('Nothing is told.');
  const offers = tell([told], [source]).flatMap(
    (one) => withOffers({ ...one, advised: cureOf(told, source) }, texts).offers ?? [],
  );
  expect(offers.map(({ label }) => label)).toEqual(['Apagar este, com R$ 45', 'Apagar o outro, com R$ 40']);
  const prices = offers.map(({ wish }) => {
    const edit = wish.edit(texts['index.yaml']);
    const left = edit.ok ? valueAt(readData(edit.text), ['sections', 0, 'groups', 0, 'items']) : [];
    return (left as readonly unknown[]).map((item) => valueAt(item, ['price']));
  });
  expect(prices).toEqual([['R$ 40'], ['R$ 45']]);
  const later = texts['index.yaml'].replace('R$ 40', 'R$ 42');
  expect(offers[1]?.wish.edit(later)).toEqual({ ok: true, text: later });
});

it('gives a question one answer in two places, and keeps first the one that was written last', () => {
  const faq = (answer: string) =>
    `- type: hero\n  title: Olá\n- type: faq\n  items:\n  - question: Demora?\n    answer: ${answer}\n`;
  const texts = {
    'index.yaml': samplePage(faq('Pouco.')),
    'nova.yaml': samplePage(faq('Uma hora.')).replaceAll(/^(title|description): /gm, '$1: Nova, '),
  };
  const { sources } = sampleContent(texts);
  const source = sources.find(({ file }) => file === 'pages/index.yaml');
  const told = tell(checkSample(texts).problems, sources).find(
    ({ kind, file }) => kind === 'otherAnswer' && file === 'pages/index.yaml',
  );
  if (told === undefined || source === undefined) throw new Error('Nothing is told.');
  const offersFor = (before: string) =>
    withOffers({ ...told, advised: cureOf(told, source) }, texts, {
      'index.yaml': { text: texts['index.yaml'].replace('Pouco.', before) },
      'nova.yaml': { text: texts['nova.yaml'] },
    }).offers ?? [];
  const [bring, take] = ['Usar aqui a resposta de lá', 'Levar esta resposta para lá'];
  expect(offersFor('Pouco.').map(({ label }) => label)).toEqual([bring, take]);
  expect(offersFor('Bem pouco.').map(({ label }) => label)).toEqual([take, bring]);
  const [first] = offersFor('Bem pouco.');
  expect(first?.wish.file).toBe('nova.yaml');
  const edit = first?.wish.edit(texts['nova.yaml']);
  expect(edit?.ok === true && edit.text).toContain('answer: Pouco.');
  expect(first?.wish.edit(texts['index.yaml'])).toEqual({ ok: true, text: texts['index.yaml'] });
});

it('writes one of the two amounts that a price may be only where it is chosen', () => {
  const { texts, found } = offersOn(
    `- type: hero\n  title: Olá\n- type: services\n  items:\n    - title: Corte\n      price: 39,999\n`,
  );
  const problem = found.find(({ kind }) => kind === 'eitherPrice');
  expect(problem?.edit).toBeUndefined();
  const written = problem?.offers?.map(({ label, wish }) => {
    const edit = wish.edit(texts['index.yaml']);
    return [label, edit.ok && edit.text.includes(`price: ${label.replace('Escrever ', '')}\n`)];
  });
  expect(written).toEqual([
    ['Escrever R$ 39,99', true],
    ['Escrever R$ 39.999', true],
  ]);
});

it('says how to make two items of two prices that nothing tells apart, and speaks of no lines', () => {
  const priced = (price: string) =>
    `- type: hero\n  title: Olá\n- type: services\n  items:\n    - title: Corte\n      price: ${price}\n`;
  const cureFor = (price: string) =>
    offersOn(priced(price)).found.find(({ kind }) => kind === 'severalValues')?.cure;
  for (const price of ['R$ 35 / R$ 45', 'R$ 35 e R$ 45'])
    expect(cureFor(price)).toBe(
      'Escreva aqui o primeiro, aperte "Copiar" neste item, e na cópia mude o nome e escreva o outro.',
    );
});
