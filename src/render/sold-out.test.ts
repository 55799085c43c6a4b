import { expect, it } from 'vitest';
import { sampleContent, samplePage } from '../content/testing/sample.ts';
import { renderSections } from './sample.ts';

const offer = { name: 'Cama', price: 'R$ 179,90', image: 'luna.png', imageAlt: 'Uma cama azul' };
const hero = { type: 'hero', title: 'Olá' };
const content = sampleContent({ 'index.yaml': samplePage('- type: hero\n  title: Olá\n') });

function show(more: object): string {
  const { errors, html } = renderSections(content, [
    hero,
    { type: 'offers', items: [{ ...offer, ...more }] },
  ]);
  expect(errors).toEqual([]);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

it('a product that is sold out says so and cannot be asked for', () => {
  expect(show({})).toContain('Comprar pelo WhatsApp');
  const shown = show({ soldOut: 'sim' });
  expect(shown).toContain('>Esgotado</p>');
  expect(shown).not.toMatch(/Comprar|wa\.me/);
});

it('a product that is sold out needs no price', () => {
  const shown = show({ soldOut: 'sim', price: undefined });
  expect(shown).toContain('>Esgotado</p>');
  expect(shown).not.toContain('R$');
});

it('a card that is sold out says so in the place of its button', () => {
  const card = { title: 'Ração', label: 'Pedir', chat: 'contato' };
  const shown = (more: object) => {
    const cards = { type: 'cards', items: [{ ...card, ...more }] };
    const { errors, html } = renderSections(content, [hero, cards]);
    expect(errors).toEqual([]);
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  };
  expect(shown({})).toContain('Pedir');
  expect(shown({ soldOut: 'sim' })).toContain('>Esgotado</p>');
  expect(shown({ soldOut: 'sim' })).not.toMatch(/Pedir|wa\.me/);
});
