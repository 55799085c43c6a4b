import { expect, it } from 'vitest';
import { change, openSession } from '../session/session.ts';
import { copiedKey } from './approved.ts';
import { listCopied, noteCopied, tellCopied } from './tell-copied.ts';

const lines = ['Cuidamos de tudo com calma.', 'Você fala com quem trabalha.', 'Marque o dia que preferir.'];
const page = (title: string, hero: string, message: string) =>
  `title: ${title} em Passo Fundo | Casa\ndescription: Reformas de casas\nheader:\n  links:\n  - label: Reformas\n    to: /reformas\nmessages:\n  obra: ${message}\nsections:\n- type: hero\n  title: ${hero}\n- type: faq\n  items:\n${lines.map((line) => `  - question: Como é o trabalho de vocês?\n    answer: ${line}\n`).join('')}`;

const original = page('Reformas', 'Reformas sem susto', 'Olá! Quero reformar a minha casa.');

/** What saving says of a page that was copied from another and then became a text. */
function tell(copy: string, known = new Set<string>()) {
  const base = { 'reformas.yaml': { id: '1', text: original } };
  const spot = { file: 'pintura.yaml', path: [] };
  const { past } = change(openSession(base), { label: 'copiar', texts: { 'pintura.yaml': copy }, spot });
  const texts = { 'reformas.yaml': original, 'pintura.yaml': copy };
  return tellCopied({ files: { 'pintura.yaml': copy }, texts, past, known });
}

it('says of a copy where it still speaks of what the other page is about, and not of the names of links', () => {
  const told = tell(page('Pintura', 'Pintura sem susto', 'Olá! Quero reformar a minha casa.'));
  expect(told?.text).toBe(
    'Falta conferir – Pintura em Passo Fundo · /pintura, mensagens, obra: a página é uma cópia, e aqui ainda se fala de “reformar”. Há mais 1 lugar.',
  );
  expect(told?.place).toEqual({ file: 'pintura.yaml', path: ['messages', 'obra'] });
});

it('says of a button that it sends what the site has the other page’s buttons send', () => {
  const site = 'name: Casa\nmessages:\n  reforma: Olá! Vi a reforma no site.\n  oi: Olá!\n';
  const call = (key: string) =>
    `- type: cta\n  title: Fale\n  actions:\n  - label: Falar\n    chat: ${key}\n`;
  const came = page('Pintura', 'Reformas sem susto', 'Olá! Quero reformar a minha casa.');
  const paths = (now: string) => {
    const made = copied(came + call('reforma'), now);
    return listCopied('pintura.yaml', { ...made, texts: { ...made.texts, 'site.yaml': site } }).map(
      ({ path }) => path.join('.'),
    );
  };
  const at = /^sections\.\d+\.actions\.0\.chat$/;
  expect(paths(came + call('reforma')).filter((path) => at.test(path))).toHaveLength(1);
  expect(paths(came + call('oi')).filter((path) => at.test(path))).toEqual([]);
});

it('says nothing of praise, nor of what somebody is quoted with', () => {
  const praise = `- type: reviews\n  items:\n  - name: Ana Reforma\n    rating: 5\n    text: Fizeram a reforma da minha casa inteira.\n- type: text\n  text: Como diz a Ana, “fizeram a reforma da minha casa inteira”, e bem.\n`;
  const copy = page('Pintura', 'Pintura sem susto', 'Olá! Quero pintar.').replace(
    'Reformas de casas',
    'Pinturas',
  );
  expect(listCopied('pintura.yaml', copied(copy + praise, copy + praise))).toEqual([]);
  const own = praise.replaceAll(/[“”]/g, '');
  expect(listCopied('pintura.yaml', copied(copy + own, copy + own)).map(({ path }) => path)).toEqual([
    ['sections', 3, 'text'],
  ]);
});

it('says it once, and again once less is left', () => {
  const known = new Set<string>();
  const copy = page('Pintura', 'Reformas sem susto', 'Olá! Quero reformar a minha casa.');
  expect(tell(copy, known)?.text).toContain('“reformar”');
  expect(tell(copy, known)).toBeUndefined();
  expect(tell(copy.replace('reformar', 'pintar'), known)?.text).toContain('“Reformas”');
  const same = new Set<string>();
  const alike = page('Pintura', 'Uma reforma sem susto', 'Olá! Quero uma reforma.');
  expect(tell(alike, same)?.text).toContain('“reforma”');
  expect(tell(alike.replace('Quero uma reforma', 'Quero pintar'), same)?.text).toContain('“reforma”');
});

it('says it of a second copied section too, whatever was said of the first', () => {
  const contact = (what: string, title: string) =>
    `- type: contact\n  title: ${title} sobre tudo\n  intro: ${title}, e a mensagem vai pronta.\n  actions:\n  - label: Pedir ${what}\n    chat: obra\n`;
  const known = new Set<string>();
  const whole = page('Jardinagem', 'Jardinagem sem susto', 'Oi').replaceAll(/reformas/gi, 'Jardinagem');
  const others = {
    'reformas.yaml': original + contact('uma reforma', 'Escolha o assunto'),
    'jardim.yaml': whole + contact('a jardinagem', 'Conte do seu quintal'),
  };
  const own = 'title: Pintura em Passo Fundo | Casa\nsections:\n- type: hero\n  title: Pintura\n';
  let session = openSession({ 'pintura.yaml': { id: '1', text: own } });
  const save = (text: string) => {
    const files = { 'pintura.yaml': text };
    session = change(session, { label: 'colar', texts: files, spot: { file: 'pintura.yaml', path: [] } });
    return tellCopied({ files, texts: { ...others, ...files }, past: session.past, known })?.text;
  };
  const first = own + contact('uma reforma', 'Escolha o assunto');
  expect(save(first)).toContain('“reforma”');
  const mended = first.replace('uma reforma', 'uma pintura');
  expect(save(mended)).toBeUndefined();
  expect(save(mended + contact('a jardinagem', 'Conte do seu quintal'))).toContain('“jardinagem”');
});

/** A session's texts and steps after a page was copied, and then became another text. */
function copied(came: string, now: string) {
  const base = { 'reformas.yaml': { id: '1', text: original } };
  const spot = { file: 'pintura.yaml', path: [] };
  const open = change(openSession(base), { label: 'copiar', texts: { 'pintura.yaml': came }, spot });
  const { past } = change(open, { label: 'mudar', texts: { 'pintura.yaml': now }, spot });
  return { texts: { 'reformas.yaml': original, 'pintura.yaml': now }, past };
}

it('says nothing of what was written since the page was copied', () => {
  const came = page('Pintura', 'Reformas sem susto', 'Olá! Quero reformar a minha casa.');
  const now = page('Pintura', 'Sem reforma e sem susto', 'Olá! Vi que vocês reformam e pintam.');
  expect(listCopied('pintura.yaml', copied(came, came)).map(({ path }) => path[0])).toEqual([
    'messages',
    'sections',
    'description',
  ]);
  expect(listCopied('pintura.yaml', copied(came, now)).map(({ path }) => path[0])).toEqual(['description']);
});

it('begins with what visitors press, and leads from each place to the next', () => {
  const button = '  actions:\n  - label: Quero reformar\n    chat: obra\n';
  const whole = page('Pintura', 'Reformas sem susto', 'Olá! Quero pintar.') + button;
  const left = listCopied('pintura.yaml', copied(whole, whole));
  const places = left.map(({ path }) => path.join('.'));
  expect(places).toEqual(['sections.1.actions.0.label', 'sections.0.title', 'description']);
  const led: string[] = [];
  const ways = { onGo: (next: readonly (string | number)[]) => led.push(next.join('.')), onRight: () => {} };
  for (const { path } of left) noteCopied(left, path, ways)?.next?.onGo();
  expect(led).toEqual([...places.slice(1), places[0]]);
  expect(noteCopied(left, left[0]?.path ?? [], ways)).toMatchObject({
    said: 'Confira: a página é uma cópia, e aqui ainda se fala de “reformar”.',
    next: { label: 'Ir ao próximo (há mais 2 lugares)' },
  });
  expect(noteCopied(left, ['title'], ways)).toBeUndefined();
});

it.each([
  ['that is about the same', page('Reformas de telhados', 'Reformas sem susto', 'Quero reformar o telhado.')],
  ['that has little of another', `title: Pintura\nsections:\n- type: hero\n  title: Reformas sem susto\n`],
])('says nothing of a page %s', (_, copy) => {
  expect(tell(copy)).toBeUndefined();
});

/** What is left of a section that came from the other page into a page of its own, after which it became another text. */
function withSection(came: string, now = came) {
  const texts = { 'reformas.yaml': withContact('reformas') };
  const own = 'title: Pintura em Passo Fundo | Casa\nsections:\n- type: hero\n  title: Pintura\n';
  const spot = { file: 'pintura.yaml', path: [] };
  const open = change(openSession({ 'pintura.yaml': { id: '1', text: own } }), {
    label: 'copiar a seção',
    texts: { 'pintura.yaml': own + came },
    spot,
  });
  const { past } = change(open, { label: 'mudar', texts: { 'pintura.yaml': own + now }, spot });
  return { texts: { ...texts, 'pintura.yaml': own + now }, past };
}

const contact = (id: string) =>
  `- type: contact\n  id: ${id}\n  title: Fale com a gente sobre tudo\n  intro: Escolha o assunto, a mensagem vai pronta.\n  actions:\n  - label: Pedir uma reforma\n    chat: obra\n`;

const withContact = (id: string) => original + contact(id);

it('says of a section that came from another page that it is a copy, and goes on when its title is another', () => {
  const came = withSection(contact('contato'));
  expect(tellCopied({ files: came.texts, ...came, known: new Set() })?.text).toMatch(
    /contato, botão 1, texto do botão: a seção é uma cópia, e aqui ainda se fala de “reforma”\.$/i,
  );
  const titled = contact('contato').replace('Fale com a gente sobre tudo', 'Pintura? Fale');
  const path = ['sections', 1, 'actions', 0, 'label'];
  expect(listCopied('pintura.yaml', withSection(contact('contato'), titled))).toMatchObject([{ path }]);
  const whole = titled.replace('Pedir uma reforma', 'Pedir uma pintura');
  expect(listCopied('pintura.yaml', withSection(contact('contato'), whole))).toEqual([]);
});

it('takes what the whole site is about for no subject of the home page', () => {
  const { texts, past } = withSection(contact('contato'));
  const { 'reformas.yaml': whole, ...others } = texts;
  const site = { 'site.yaml': 'name: Casa\ntagline: Reforma de casas\n' };
  const at = (file: string) =>
    listCopied('pintura.yaml', { texts: { ...others, ...site, [file]: whole }, past });
  expect(at('reformas.yaml')).toHaveLength(1);
  expect(at('index.yaml')).toEqual([]);
});

it('says nothing of a section that no other page has, nor of one that was there', () => {
  const fresh =
    '- type: cta\n  title: Veja as nossas reformas de casas\n  text: Reformas com calma e sem susto.\n';
  expect(listCopied('pintura.yaml', withSection(fresh))).toEqual([]);
  const { texts } = withSection(contact('contato'));
  expect(listCopied('pintura.yaml', { texts, past: [] })).toEqual([]);
  const example = contact('contato').replace('\n  title', '\n  placeholder: sim\n  title');
  expect(listCopied('pintura.yaml', withSection(example, contact('contato')))).toEqual([]);
});

it('leaves out what somebody says is right, at its field and after saving, wherever it stands', () => {
  const whole = page('Pintura', 'Reformas sem susto', 'Olá! Quero pintar.');
  const session = copied(whole, whole);
  const keys: string[] = [];
  const [first] = listCopied('pintura.yaml', session);
  noteCopied(listCopied('pintura.yaml', session), first?.path ?? [], {
    onGo: () => {},
    onRight: (said) => keys.push(copiedKey('pintura.yaml', said)),
  })?.onRight?.();
  const left = listCopied('pintura.yaml', { ...session, approved: keys });
  expect([first?.path, left.map(({ path }) => path.join('.'))]).toEqual([
    ['sections', 0, 'title'],
    ['description'],
  ]);
  expect(noteCopied(left, left[0]?.path ?? [], { onGo: () => {}, onRight: () => {} })?.next).toBeUndefined();
  const saved = { files: { 'pintura.yaml': whole }, ...session, known: new Set<string>() };
  const told = tellCopied({ ...saved, approved: [...keys, copiedKey('pintura.yaml', 'Reformas de casas')] });
  expect(told).toBeUndefined();
});

it.each([
  ['half of the other pages speak of', 2, 4, []],
  ['fewer of them speak of', 1, 4, ['sections', 'description']],
  ['three of them and a third of all speak of', 3, 8, []],
  ['two of many speak of', 2, 8, ['sections', 'description']],
] as const)('leaves words alone that %s', (_, count, all, told) => {
  const whole = page('Pintura', 'Reformas sem susto', 'Olá! Quero pintar.');
  const { texts, past } = copied(whole, whole);
  const other = (said: string) =>
    `title: Outra\nsections:\n- type: notice\n  title: ${said}\n  text: ${said} de novo\n`;
  const others = Array.from({ length: all }, (__, at) => [
    `p${at}.yaml`,
    other(at < count ? 'Uma reforma' : 'Um telhado'),
  ]);
  const found = listCopied('pintura.yaml', { texts: { ...texts, ...Object.fromEntries(others) }, past });
  expect(found.map(({ path }) => path[0])).toEqual(told);
});
