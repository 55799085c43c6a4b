import { rmSync } from 'node:fs';
import { describe } from 'vitest';
import { versionsOf } from '../commands/kept-versions.ts';
import { commitAll, runGit } from '../testing/git-site.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { eventually, expect, rare, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';
const headline = 'Seu pet mais bonito e cheiroso que nunca!';

/** Puts a text in the page's place that was never saved by the editor. */
function put(make: (text: string) => string): string {
  const text = make(textOf(dev.current, file));
  dev.current.site.put(file, text);
  return text;
}

const withTitle = (title: string) => (text: string) =>
  text.replace(/title: (Seu pet|Título) .*/, `title: ${title}`);

/** The editor on the page, with a way to its earlier versions. */
async function openVersions(open: Open, options: OpenOptions = {}) {
  const site = dev.current.origin;
  const desk = await Desk.open(open, file, { site, width: 1400, height: 900, ...options });
  const { page } = desk;
  const panel = page.getByRole('region', { name: 'Editar' });
  const list = page.getByRole('list', { name: 'Versões anteriores' });
  return {
    desk,
    page,
    panel,
    rows: list.locator('> li > button'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    show: async () => {
      await page.locator('summary', { hasText: 'Página' }).click();
      await page.getByRole('button', { name: 'Versões anteriores', exact: true }).click();
      await page.getByRole('heading', { name: 'Versões anteriores' }).waitFor();
    },
    title: (name: string) => desk.shown.getByRole('heading', { name, level: 1 }),
    focused: () => page.evaluate(() => document.activeElement?.textContent ?? ''),
  };
}

describe('of a site that git keeps', () => {
  /** The page was committed three times, and one of them it was broken. */
  function commitThrice(): string {
    const { site } = dev.current;
    runGit(site, 'init', '--quiet');
    const first = put(withTitle('Título de antes'));
    commitAll(site, 'Título de antes', '2026-03-12T09:05:00-03:00');
    put((text) => text.replace('- type:', '- typo:'));
    commitAll(site, 'Update banhoetosa.yaml', '2026-03-13T10:00:00-03:00');
    put((text) => withTitle(headline)(text.replace('- typo:', '- type:')));
    commitAll(site, 'Título de agora', '2026-03-14T10:00:00-03:00');
    return first;
  }

  test('an earlier version is looked at as a page, comes back in one step, and is saved byte for byte', async ({
    open,
  }) => {
    const first = commitThrice();
    const now = textOf(dev.current, file);
    const { desk, page, panel, rows, button, show, title } = await openVersions(open);
    await show();
    await eventually(() => rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^Como estava 13 de março de 2026, 10:00\nAna Íris\nSe voltar: .+$/),
      `Como estava 12 de março de 2026, 9:05\nTítulo de antes · Ana Íris\nSe voltar: título da seção Capa: "${headline}" → "Título de antes"`,
    ]);
    await rows.nth(1).click();
    await title('Título de antes').waitFor();
    await page.getByText('Versão de 12 de março de 2026, 9:05: só para olhar', { exact: true }).waitFor();
    expect(await panel.getByRole('listitem').last().innerText()).toBe(
      `título da seção Capa: "${headline}" → "Título de antes"`,
    );
    expect([await page.getByText('Tudo salvo').isVisible(), textOf(dev.current, file)]).toEqual([true, now]);
    // Nothing on it leads to a form.
    await title('Título de antes').click();
    expect(await panel.getByRole('heading', { name: 'Versões anteriores' }).isVisible()).toBe(true);
    await button('Trazer de volta').click();
    await page.getByText('A versão de 12 de março de 2026, 9:05 está de volta.').waitFor();
    await page.getByText('Mudanças não salvas').waitFor();
    expect(textOf(dev.current, file)).toBe(now);
    await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
    await title(headline).waitFor();
    await page.getByText('Tudo salvo').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Refazer' }).click();
    await desk.save();
    expect(textOf(dev.current, file)).toBe(first);
    await title('Título de antes').waitFor();
    await show();
    await eventually(async () => (await rows.allInnerTexts())[0]).toMatch(
      /^Como estava 14 de março de 2026, 10:00/,
    );
    await button('Voltar à página de agora').click();
    await desk.select(0);
    await page.getByLabel('Título').fill('Outro título');
    await desk.save();
    await show();
    await eventually(async () => (await rows.allInnerTexts()).map((row) => row.split('\n')[0])).toEqual([
      'Como estava antes de hoje (14 de março de 2026, 10:00)',
      expect.stringMatching(/^Como estava (hoje|ontem), /),
      'Como estava 13 de março de 2026, 10:00',
      'Como estava 12 de março de 2026, 9:05',
    ]);
  });

  rare('what another has just saved over comes back, in a window that has not seen it', async ({ open }) => {
    const { site } = dev.current;
    commitThrice();
    const first = textOf(dev.current, file);
    const { desk, rows, button, show, title } = await openVersions(open);
    put(withTitle('Título de outra pessoa'));
    commitAll(site, 'Título de outra pessoa', '2026-03-15T10:00:00-03:00');
    await show();
    await title('Título de outra pessoa').waitFor();
    await rows.first().click();
    await title(headline).waitFor();
    await button('Trazer de volta').click();
    await desk.save();
    expect(textOf(dev.current, file)).toBe(first);
  });

  rare(
    'one that would have an error today is a text, and cannot be saved before it is mended',
    async ({ open }) => {
      commitThrice();
      const now = textOf(dev.current, file);
      const { page, rows, button, show, title } = await openVersions(open);
      await show();
      await rows.nth(0).click();
      await page.getByText('Com o site de hoje esta versão teria um erro').waitFor();
      const text = page.getByRole('region', { name: 'Texto desta versão' });
      expect(await text.innerText()).toContain('- typo: hero');
      await rows.nth(1).click();
      await title('Título de antes').waitFor();
      await rows.nth(0).click();
      await text.waitFor();
      await button('Trazer de volta').click();
      await page.getByText(/^\d+ erros? a corrigir$/).waitFor();
      await button('Salvar').click();
      await page.getByText('Corrija primeiro').waitFor();
      // A page with an error is seen as it last was sound: what was looked at is nothing that it was.
      await title(headline).waitFor();
      expect(textOf(dev.current, file)).toBe(now);
      await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
      await page.getByText('Tudo salvo').waitFor();
    },
  );
});

describe('of a site that git does not keep', () => {
  test('what the editor has saved over is looked at, and comes back byte for byte', async ({ open }) => {
    const first = put((text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    const { desk, page, panel, rows, button, show, title } = await openVersions(open);
    await show();
    await panel.getByText('Ainda não há versões anteriores.').waitFor();
    await button('Voltar à página de agora').click();
    await desk.select(0);
    await page.getByLabel('Título').fill('Título de agora');
    await desk.save();
    await show();
    await eventually(() => rows.allInnerTexts()).toEqual([
      expect.stringMatching(
        /^Como estava (hoje|ontem), \d+:\d\d\nGuardada pelo editor\nSe voltar: título da seção Capa: .+$/,
      ),
    ]);
    await rows.first().click();
    await title(headline).waitFor();
    await button('Trazer de volta').click();
    await desk.save();
    expect(textOf(dev.current, file)).toBe(first);
    await show();
    await eventually(() => rows.locator('small').allInnerTexts()).toEqual([
      'Guardada pelo editor',
      `Se voltar: título da seção Capa: "${headline}" → "Título de agora"`,
      'Guardada pelo editor',
      'Se voltar: nada muda.',
    ]);
    await rows.first().click();
    await title('Título de agora').waitFor();
    await button('Voltar à página de agora').click();
    await title(headline).waitFor();
    await page.getByText('Tudo salvo').waitFor();
  });

  rare(
    'the list is left with Escape or for another part, and the focus is where it was',
    async ({ open }) => {
      const { desk, page, panel, show, focused } = await openVersions(open);
      await page.locator('summary', { hasText: 'Página' }).focus();
      await page.keyboard.press('Enter');
      for (let tries = 0; tries < 9 && !(await focused()).startsWith(' Versões'); tries += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await panel.getByText('Ainda não há versões anteriores.').waitFor();
      expect(await focused()).toBe('Versões anteriores');
      await page.keyboard.press('Escape');
      await panel.getByRole('heading', { name: 'A página' }).waitFor();
      expect(await focused()).toMatch(/^Página/);
      await show();
      await desk.select(0);
      await page.getByLabel('Título').waitFor();
      await show();
      await desk.choosePage('consulta.yaml');
      await panel.getByRole('heading', { name: 'A página' }).waitFor();
      await desk.choosePage(file);
      await panel.getByRole('heading', { name: 'A página' }).waitFor();
    },
  );

  rare('what cannot be read says so, and is asked for again', async ({ open }) => {
    const { desk, page, panel, rows, button, show, title } = await openVersions(open, {
      expected: /Failed|ERR_/,
    });
    await desk.select(0);
    await page.getByLabel('Título').fill('Título de agora');
    await desk.save();
    const part = { versions: [], isWhole: false };
    await page.route('**/_editor/api/versions', (route) => route.fulfill({ json: part }));
    await show();
    await panel.getByText('O git não respondeu a tempo').waitFor();
    expect(await panel.getByText('Ainda não há versões').isVisible()).toBe(false);
    await page.route('**/_editor/api/version*', (route) => route.abort());
    await button('Tentar de novo').click();
    await panel.getByText('As versões não puderam ser lidas.').waitFor();
    await page.unrouteAll();
    await button('Tentar de novo').click();
    await rows.first().waitFor();
    await page.route('**/_editor/api/version', (route) => route.abort());
    await rows.first().click();
    await panel.getByText('Esta versão não pôde ser aberta.').waitFor();
    await page.unroute('**/_editor/api/version');
    await button('Tentar de novo').click();
    await title(headline).waitFor();
    rmSync(versionsOf(dev.current.site.places.pages), { recursive: true });
    await rows.first().click();
    await panel.getByText('Esta versão não está mais guardada').waitFor();
    await title('Título de agora').waitFor();
  });

  rare(
    'on a phone the list, the version and the page of now are reached one after the other',
    async ({ open }) => {
      const { desk, page, rows, button, show, title } = await openVersions(open, {
        width: 360,
        height: 740,
        touch: true,
      });
      await desk.select(0);
      await page.getByLabel('Título').fill('Título de agora');
      await desk.save();
      await show();
      await rows.first().click();
      await button('Ver a página').click();
      await title(headline).waitFor();
      await page.getByText(/Versão de .*: só para olhar$/).waitFor();
      await button('Voltar à página de agora').click();
      await title('Título de agora').waitFor();
      await show();
      await rows.first().click();
      await button('Ver a página').click();
      await button('Trazer de volta').click();
      await title(headline).waitFor();
      await page.getByText('Mudanças não salvas').waitFor();
    },
  );
});
