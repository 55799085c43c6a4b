import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { moveSection } from '../../content/edit/move.ts';
import { readSpecified, startDevSite, type DevSite } from '../../testing/dev-site.ts';
import type { VisitorTest } from './harness.ts';
import type { Visitor } from './visitor.ts';

const page = 'banhoetosa.yaml';

const button = (name: string) => ({ css: `button[aria-label^="${name}"]` });

/** Waits until something is said, seen or not. */
async function hears(visitor: Visitor, words: string): Promise<void> {
  await visitor.until((said) => document.body.textContent.includes(said), words);
}

/** Gives the focus to a part of the editor; to the end of its text where it has one. */
async function focus(visitor: Visitor, css: string, text = ''): Promise<void> {
  await visitor.until(
    (selector, words) => {
      const parts = [...document.querySelectorAll<HTMLElement>(selector)];
      const part = parts.find((one) => !('value' in one) || String(one.value).includes(words));
      part?.focus();
      if (part instanceof HTMLTextAreaElement) part.setSelectionRange(part.value.length, part.value.length);
      return part !== undefined;
    },
    css,
    text,
  );
}

/** The editor's window on a page, once it has been read. */
async function openEditor(visitor: Visitor, { origin }: DevSite, width: number): Promise<void> {
  await visitor.visit(`${origin}/_editor`, { width, height: 900 });
  await visitor.awaits({ css: 'select[aria-label="Página"]' });
  await visitor.evaluate((file) => {
    const choice = document.querySelector<HTMLSelectElement>('select[aria-label="Página"]');
    if (choice) choice.value = file;
    choice?.dispatchEvent(new Event('change', { bubbles: true }));
  }, page);
  await visitor.awaits(button('Arrastar Dúvidas'));
}

/** What a text is once a section has gone from one place to another. */
function move(text: string, from: number, to: number): string {
  const edit = moveSection(text, from, to);
  if (!edit.ok) throw new Error(edit.reason);
  return edit.text;
}

/** The editor: opened, a section moved by keyboard and by button, a title typed, and saved. */
export function describeEditor(test: VisitorTest): void {
  describe('the editor', () => {
    let dev: DevSite;
    beforeAll(async () => {
      dev = await startDevSite(await readSpecified());
    });
    afterAll(() => dev.close());
    const read = () => readFileSync(join(dev.site.places.pages, page), 'utf8');

    test('moves sections and takes words, and the file changes in that alone', async ({ visitor }) => {
      const before = read();
      await openEditor(visitor, dev, 1280);
      await focus(visitor, 'button[aria-label^="Arrastar Dúvidas"]');
      await visitor.press('Space');
      await hears(visitor, 'Dúvidas na mão, na posição 7 de 8.');
      // The drag listens to keys by a timer of its own, which a busy machine runs after it has spoken.
      await visitor.evaluate(async () => void (await new Promise((resolve) => setTimeout(resolve))));
      await visitor.press('ArrowUp');
      await hears(visitor, 'Dúvidas agora sobre a posição 6 de 8.');
      await visitor.press('Space');
      await visitor.awaits(button('Arrastar Dúvidas, posição 6 de 8'));
      expect(await visitor.hasFocus('[aria-label^="Arrastar Dúvidas"]')).toBe(true);
      await visitor.click(button('Descer Serviços'));
      await visitor.awaits(button('Arrastar Serviços, posição 3'));
      await visitor.click({ css: 'li button', text: 'Seu pet mais bonito' });
      await focus(visitor, '[data-name=form] textarea', 'Seu pet mais bonito');
      // Of a letter without a key the driver for Firefox only pretends that it was typed, and at times in vain.
      await visitor.type(' Hoje: sim!');
      await visitor.awaits({ css: 'button', text: 'Salvar' });
      await visitor.click({ css: 'button', text: 'O que vai mudar' });
      await visitor.awaits({ css: 'dialog', text: 'Hoje: sim!' });
      await visitor.press('Escape');
      await visitor.awaits({ css: 'dialog' }, { gone: true });
      await visitor.click({ css: 'button[title^="Salvar"]' });
      await hears(visitor, 'Tudo salvo');
      const moved = move(move(before, 6, 5), 1, 2);
      const old = 'Seu pet mais bonito e cheiroso que nunca!';
      expect(read()).toBe(moved.replace(`title: ${old}`, `title: "${old} Hoje: sim!"`));
    });

    test('shows the page as visitors see it, and leads from it to the form', async ({ visitor }) => {
      await openEditor(visitor, dev, 1280);
      const isShown = () => {
        const shown = document.querySelector('iframe')?.contentDocument;
        return (shown?.querySelector('h1')?.textContent ?? '').includes('Seu pet');
      };
      await visitor.until(isShown);
      // The page listens once it has been painted.
      await visitor.until(() => {
        document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.click();
        return document.activeElement?.matches('[data-name=form] textarea') === true;
      });
    });
  });
}
