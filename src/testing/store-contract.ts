import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import { sha256 } from '../content/pictures/digest.ts';
import type { Order, Outcome, Store } from '../editor/store/store.ts';

/** A page for tests, with one headline. */
export const pageWith = (title: string, more = '') => samplePage(`- type: hero\n  title: ${title}\n${more}`);

/** A small sound site, by path below its content folder. */
export const smallSite: Readonly<Record<string, string>> = {
  'site.yaml': sampleSite,
  '_themes/clinic.yaml': sampleTheme,
  'index.yaml': pageWith('Início'),
  'sobre.yaml': pageWith('Sobre'),
};

/** A PNG that is one. */
export const makePng = (color = '#0F6B5C') =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer();

/** A store on a site, and what somebody else does with its files. */
interface OpenedStore {
  readonly store: Store;
  /** Saves a file by other means; `null` deletes it. */
  readonly save: (path: string, content: string | Uint8Array | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The order that changes files from what they are now. */
export async function orderFor(
  store: Store,
  files: Order['files'],
  pictures?: Order['pictures'],
): Promise<Order> {
  const found = await store.read(Object.keys(files));
  const base = Object.keys(files).map((path) => [path, found[path]?.id ?? null] as const);
  return { base: { files: Object.fromEntries(base) }, files, ...(pictures && { pictures }) };
}

/** What every store promises, as tests. */
export function describeStore(name: string, open: (files: typeof smallSite) => Promise<OpenedStore>): void {
  describe(`${name}`, () => {
    let opened: OpenedStore;
    let store: Store;

    beforeEach(async () => {
      opened = await open(smallSite);
      ({ store } = opened);
    });

    afterEach(() => opened.close());

    const textOf = async (path: string) => {
      const found = (await store.read([path]))[path];
      return found && 'text' in found ? found.text : undefined;
    };
    const order = (files: Order['files'], pictures?: Order['pictures']) => orderFor(store, files, pictures);
    const change = async (files: Order['files'], pictures?: Order['pictures']) =>
      store.commit(await order(files, pictures));
    /** Everything that can be seen of the site. */
    const look = async () => {
      const listing = await store.list();
      return { listing, texts: await store.read(Object.keys(listing.files)) };
    };

    /** Asks for what must not be done, and sees that nothing was. */
    async function refuse(asked: Order): Promise<Outcome> {
      const before = await look();
      const outcome = await store.commit(asked);
      expect(await look()).toEqual(before);
      return outcome;
    }

    test('lists every file with what names its bytes, and the day', async () => {
      const { files, today, head } = await store.list();
      const names = Object.entries(smallSite).map(([path, text]) => [path, sha256(text)]);
      expect(files).toEqual(Object.fromEntries(names));
      expect(today).toBe('2026-01-31');
      expect(await store.head()).toBe(head);
    });

    test('reads files as they are, and leaves out those that are not there', async () => {
      const withMark = `\uFEFF${pageWith('Marcada')}`.replaceAll('\n', '\r\n');
      await opened.save('marcada.yaml', withMark);
      await opened.save('estranha.yaml', Uint8Array.of(0x74, 0xe9, 0xff));
      expect(
        await store.read(['marcada.yaml', 'estranha.yaml', 'nada.yaml', '../site.yaml', '__proto__']),
      ).toEqual({
        'marcada.yaml': { id: sha256(withMark), text: withMark },
        'estranha.yaml': { id: sha256(Uint8Array.of(0x74, 0xe9, 0xff)), bytes: 'dOn/' },
      });
    });

    test('has another head as soon as a file is another', async () => {
      const heads = [await store.head()];
      await opened.save('sobre.yaml', pageWith('Sobra'));
      heads.push(await store.head());
      await opened.save('sobre.yaml', null);
      heads.push(await store.head());
      expect(new Set(heads).size).toBe(3);
    });

    test('saves a page, creates one and deletes one in one order', async () => {
      const text = pageWith('Novidades');
      const outcome = await change({ 'index.yaml': text, 'nova.yaml': text, 'sobre.yaml': null });
      const { head, files } = await store.list();
      const id = sha256(text);
      expect(outcome).toEqual({
        kind: 'saved',
        head,
        files: { 'index.yaml': id, 'nova.yaml': id, 'sobre.yaml': null },
      });
      expect(files).toMatchObject({ 'index.yaml': id, 'nova.yaml': id });
      expect(files).not.toHaveProperty('sobre.yaml');
      expect(await textOf('nova.yaml')).toBe(text);
    });

    test('keeps what was deleted, the last one first, and nothing of a page with a new name', async () => {
      const [last, shared] = [pageWith('Último'), 'type: faq\nitems:\n- question: Um?\n  answer: Sim.\n'];
      await change({ 'sobre.yaml': null, 'sobre-nos.yaml': smallSite['sobre.yaml'] ?? '' });
      await change({ 'ultimo.yaml': `\uFEFF${last}`, '_shared/perguntas.yaml': shared });
      expect(await store.trash()).toEqual([]);
      await change({ '_shared/perguntas.yaml': null });
      await change({ 'ultimo.yaml': null });
      const when = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      expect(await store.trash()).toEqual([
        { path: 'ultimo.yaml', when, text: `\uFEFF${last}` },
        { path: '_shared/perguntas.yaml', when, text: shared },
      ]);
      expect(Object.keys((await store.list()).files)).not.toContain('ultimo.yaml');
    });

    /** The versions of a file as their texts, the newest first. */
    const versionsOf = async (path: string) => {
      const { versions } = await store.versions(path);
      return Promise.all(versions.map(({ id }) => store.readVersion(path, id)));
    };

    test('keeps what was saved over, letter by letter, the newest first', async () => {
      const marked = `\uFEFF${pageWith('Marcada')}`.replaceAll('\n', '\r\n');
      await opened.save('sobre.yaml', marked);
      expect(await store.versions('sobre.yaml')).toEqual({ versions: [], isWhole: true });
      await change({ 'sobre.yaml': pageWith('Dois') });
      await change({ 'sobre.yaml': pageWith('Três'), 'index.yaml': pageWith('Nova') });
      expect(await versionsOf('sobre.yaml')).toEqual([pageWith('Dois'), marked]);
      expect(await versionsOf('index.yaml')).toEqual([smallSite['index.yaml']]);
      const { versions } = await store.versions('sobre.yaml');
      for (const { id, when } of versions) {
        expect(id).toMatch(/^[\da-f][\da-f-]{0,79}$/);
        expect(when).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      }
    });

    test('shows a text that came back once, and never the one of now', async () => {
      const first = smallSite['sobre.yaml'] ?? '';
      await change({ 'sobre.yaml': pageWith('Dois') });
      await change({ 'sobre.yaml': first });
      expect(await versionsOf('sobre.yaml')).toEqual([pageWith('Dois'), first]);
      await opened.save('sobre.yaml', pageWith('Dois'));
      expect(await versionsOf('sobre.yaml')).toEqual([first]);
    });

    test('keeps the versions of a page that has another address', async () => {
      await change({ 'sobre.yaml': pageWith('Dois') });
      await change({ 'sobre.yaml': null, 'quem-somos.yaml': pageWith('Dois') });
      expect(await versionsOf('quem-somos.yaml')).toEqual([smallSite['sobre.yaml']]);
      expect(await versionsOf('sobre.yaml')).toEqual([]);
    });

    test('knows no versions of what is no file of it, and none that it has not listed', async () => {
      await change({ 'sobre.yaml': pageWith('Dois') });
      const [{ id = '' } = {}] = (await store.versions('sobre.yaml')).versions;
      for (const path of ['nada.yaml', '../sobre.yaml', './sobre.yaml', '', '__proto__', '-x'])
        expect([await store.versions(path), await store.readVersion(path, id)]).toEqual([
          { versions: [], isWhole: true },
          undefined,
        ]);
      expect(await store.readVersion('index.yaml', id)).toBeUndefined();
      expect(await store.readVersion('sobre.yaml', `${id}0`)).toBeUndefined();
    });

    test('creates a shared section', async () => {
      const text = 'type: faq\nitems:\n- question: Um?\n  answer: Sim.\n';
      expect(await change({ '_shared/perguntas.yaml': text })).toMatchObject({ kind: 'saved' });
      expect(await textOf('_shared/perguntas.yaml')).toBe(text);
    });

    test('saves a page with its picture', async () => {
      const text = pageWith('Foto', '  image: rex-novo.png\n  imageAlt: Rex de laço\n');
      const png = (await makePng()).toString('base64');
      expect(await change({ 'index.yaml': text }, { 'rex-novo.png': png })).toMatchObject({ kind: 'saved' });
      const { beside } = await store.list();
      expect(beside.pictures).toMatchObject([{ name: 'rex-novo.png', width: 800, height: 600 }]);
    });

    test('takes an order that changes nothing, and stays as it is', async () => {
      const head = await store.head();
      expect(await change({ 'index.yaml': smallSite['index.yaml'] ?? '' })).toMatchObject({
        kind: 'saved',
        head,
      });
    });

    test('of five orders from one base takes one', async () => {
      const orders = await Promise.all(
        [1, 2, 3, 4, 5].map((turn) => order({ 'index.yaml': pageWith(`Vez ${turn}`) })),
      );
      const outcomes = await Promise.all(orders.map((one) => store.commit(one)));
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        'moved',
        'moved',
        'moved',
        'moved',
        'saved',
      ]);
      const winner = outcomes.findIndex(({ kind }) => kind === 'saved');
      expect(await textOf('index.yaml')).toBe(pageWith(`Vez ${winner + 1}`));
    });

    test('does nothing of an order when one of its files has moved, and names it', async () => {
      const asked = await order({ 'index.yaml': pageWith('Minha'), 'sobre.yaml': pageWith('Minha') });
      await opened.save('sobre.yaml', pageWith('De outra pessoa'));
      expect(await refuse(asked)).toEqual({ kind: 'moved', files: ['sobre.yaml'] });
    });

    test('does nothing when a file that the order relies on has moved', async () => {
      const { base, files } = await order({ 'index.yaml': pageWith('Minha') });
      const { base: other } = await order({ 'site.yaml': '' });
      await opened.save('site.yaml', `${sampleSite}# Nota\n`);
      const asked = { base: { files: { ...base.files, ...other.files } }, files };
      expect(await refuse(asked)).toEqual({ kind: 'moved', files: ['site.yaml'] });
    });

    test('does not create what somebody else has created meanwhile, nor change what is gone', async () => {
      const created = await order({ 'nova.yaml': pageWith('Minha') });
      const changed = await order({ 'sobre.yaml': pageWith('Minha') });
      await opened.save('nova.yaml', pageWith('De outra pessoa'));
      await opened.save('sobre.yaml', null);
      expect(await refuse(created)).toEqual({ kind: 'moved', files: ['nova.yaml'] });
      expect(await refuse(changed)).toEqual({ kind: 'moved', files: ['sobre.yaml'] });
    });

    test('refuses a text with an error, with its place', async () => {
      const text = `${pageWith('Olá')}  titel: Oi\n`;
      const outcome = await refuse(await order({ 'index.yaml': text }));
      expect(outcome).toMatchObject({
        kind: 'refused',
        reason: 'Com isso o site teria erros, e nada foi gravado.',
        problems: [{ file: 'pages/index.yaml', line: 8, column: 3, code: 'P012' }],
      });
    });

    test('refuses what brings an error to another file', async () => {
      const link = '- type: cta\n  title: Venha\n  actions:\n  - label: Sobre nós\n    to: /sobre\n';
      await opened.save('index.yaml', samplePage(`- type: hero\n  title: Olá\n${link}`));
      const outcome = await refuse(await order({ 'sobre.yaml': null }));
      expect(outcome).toMatchObject({ kind: 'refused', problems: [{ file: 'pages/index.yaml' }] });
    });

    test('saves a sound file beside one that was broken before', async () => {
      await opened.save('sobre.yaml', 'title: a: b\n');
      expect(await change({ 'index.yaml': pageWith('Boa') })).toMatchObject({ kind: 'saved' });
      expect(await textOf('sobre.yaml')).toBe('title: a: b\n');
    });

    test('refuses a broken file that stays broken', async () => {
      await opened.save('sobre.yaml', 'title: a: b\n');
      expect(await refuse(await order({ 'sobre.yaml': 'title: a: c\n' }))).toMatchObject({ kind: 'refused' });
    });

    test.each([
      ['../fora.yaml', 'não é lugar de um arquivo do site'],
      ['/etc/fora.yaml', 'não é lugar de um arquivo do site'],
      ['_shared/../fora.yaml', 'não é lugar de um arquivo do site'],
      ['pasta/fora.yaml', 'não é lugar de um arquivo do site'],
      ['.fora.yaml', 'não serve de endereço'],
      ['Fora.yaml', 'não serve de endereço'],
      ['fora.yml', 'não é lugar de um arquivo do site'],
      ['fora.txt', 'não é lugar de um arquivo do site'],
      ['a\\b.yaml', 'não serve de endereço'],
      ['a\0.yaml', 'não serve de endereço'],
      ['con.yaml', 'reservado pelo Windows'],
      [`${'a'.repeat(81)}.yaml`, 'mais de 80 letras'],
      ['_shared/site.yaml', 'é do arquivo com os dados do site'],
    ])('refuses %j as a name', async (path, told) => {
      const asked = { base: { files: { [path]: null } }, files: { [path]: pageWith('Fora') } };
      expect(await refuse(asked)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(told) });
    });

    test('refuses a name that differs from another in its ending or case alone', async () => {
      await opened.save('promo.yml', pageWith('Promo'));
      expect(await refuse(await order({ 'promo.yaml': pageWith('Outra') }))).toMatchObject({
        kind: 'refused',
        reason: 'Já existe o arquivo "promo.yml". Escolha outro nome.',
      });
      const renamed = await order({ 'promo.yml': null, 'promo.yaml': pageWith('Promo') });
      expect(await store.commit(renamed)).toMatchObject({ kind: 'saved' });
    });

    test('refuses a text without its base', async () => {
      const asked = { base: { files: {} }, files: { 'index.yaml': pageWith('Olá') } };
      expect(await refuse(asked)).toMatchObject({ kind: 'refused' });
    });

    test('refuses what is too large', async () => {
      const asked = await order({ 'index.yaml': `# ${'x'.repeat(256 * 1024)}\n` });
      expect(await refuse(asked)).toMatchObject({ kind: 'refused' });
    });

    test('refuses pictures that are none, or have another name than they may', async () => {
      const png = (await makePng()).toString('base64');
      const text = Buffer.from('<script>alert(1)</script>').toString('base64');
      const refusals = [
        ['rex.png', text],
        ['rex.jpg', png],
        ['rex.svg', png],
        ['Rex.png', png],
        ['../rex.png', png],
        ['sub/rex.png', png],
        ['nul.png', png],
        ['rex', png],
        ['rex.php.png', png],
      ] as const;
      for (const [name, bytes] of refusals)
        expect(await refuse(await order({}, { [name]: bytes }))).toMatchObject({ kind: 'refused' });
    });

    test('refuses a page and leaves its picture out, and a picture and leaves its page out', async () => {
      const png = (await makePng()).toString('base64');
      const broken = await order({ 'index.yaml': 'title: a: b\n' }, { 'rex.png': png });
      expect(await refuse(broken)).toMatchObject({ kind: 'refused' });
      const foul = await order({ 'index.yaml': pageWith('Boa') }, { 'rex.png': 'AAAA' });
      expect(await refuse(foul)).toMatchObject({ kind: 'refused' });
    });

    test('refuses a picture whose name is taken', async () => {
      const png = (await makePng()).toString('base64');
      expect(await change({}, { 'rex.png': png })).toMatchObject({ kind: 'saved' });
      expect(await refuse(await order({}, { 'rex.png': png }))).toMatchObject({
        kind: 'refused',
        reason: 'Já existe a foto "rex.png". Escolha outro nome.',
      });
    });
  });
}
