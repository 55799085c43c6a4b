import { describe, expect, it } from 'vitest';
import { sampleContent, samplePage } from '../content/testing/sample.ts';
import { renderSections } from './sample.ts';

const hero = { type: 'hero', id: 'capa', title: 'Olá' };
const content = sampleContent({ 'index.yaml': samplePage('- type: hero\n  title: Olá\n') });

/** What a section shows, without classes and without what marks words that stay together. */
function show(section: Readonly<Record<string, unknown>>): string {
  const { errors, html } = renderSections(content, [hero, section]);
  expect(errors).toEqual([]);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .slice(main.indexOf('</section>'))
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<span data-whole="">([^<]*)<\/span>/g, '$1');
}

const shaped = 'Um **bom** banho.\nOutra linha.\n\nTraga:\n- a guia\n- [a capa](#capa)\n';
const html =
  '<p>Um <strong>bom</strong> banho.<br>Outra linha.</p><p>Traga:</p><ul><li>a guia</li><li><a href="#capa">a capa</a></li></ul>';

/** Every block with a text that may be shaped, with that text in each of these fields. */
const blocks: Readonly<Record<string, (text: string) => Readonly<Record<string, unknown>>>> = {
  'the introduction of a section': (text) => ({
    type: 'stats',
    intro: text,
    items: [{ value: '9', label: 'x' }],
  }),
  about: (text) => ({ type: 'about', text }),
  'an item of about': (text) => ({ type: 'about', items: [{ title: 'x', text }] }),
  benefits: (text) => ({ type: 'benefits', items: [{ title: 'x', text }] }),
  bonus: (text) => ({ type: 'cta', title: 'x', text, actions: [{ label: 'x', tel: 'sim' }] }),
  cards: (text) => ({ type: 'cards', items: [{ title: 'x', text }] }),
  'the note of cards': (text) => ({ type: 'cards', items: [{ title: 'x' }], note: text }),
  faq: (text) => ({ type: 'faq', items: [{ question: 'x', answer: text }] }),
  services: (text) => ({ type: 'services', items: [{ title: 'x', description: text }] }),
  steps: (text) => ({ type: 'steps', items: [{ title: 'x', text }] }),
  testimonials: (text) => ({
    type: 'testimonials',
    items: [{ name: 'x', rating: '5', comment: text, date: 'ontem' }],
  }),
};

describe.each(Object.entries(blocks))('%s', (_, make) => {
  it('shows paragraphs, lines, lists, bold words and links', () => {
    expect(show(make(shaped))).toContain(html);
  });
});

it('leads to telephones, e-mail and other sites, and only there opens another tab', () => {
  const shown = show({
    type: 'about',
    text: 'Ligue (54) 3311-4422, a@b.com.br ou [veja](https://b.com.br/x).',
  });
  expect(shown).toContain('<a href="tel:+555433114422" data-report="phone" data-whole="">(54) 3311-4422</a>');
  expect(shown).toContain('<a href="mailto:a@b.com.br" data-report="email">a@b.com.br</a>');
  expect(shown).toContain('<a href="https://b.com.br/x" target="_blank" rel="noopener">veja</a>');
});

it.each([
  ['[x](javascript:alert(1))', 'P022'],
  ['[x](/nao-ha)', 'P022'],
  ['[x](#nao-ha)', 'P023'],
  ['[x](banana)', 'P022'],
])('refuses %s', (text, code) => {
  const { errors } = renderSections(content, [hero, { type: 'about', text }]);
  expect(errors).toEqual([expect.stringMatching(`^${code} `)]);
});

it('writes no HTML of an editor', () => {
  const shown = show({ type: 'about', text: '<b>x</b> **<img src=x onerror=alert(1)>**' });
  expect(shown).toContain('&lt;b&gt;x&lt;/b&gt; <strong>&lt;img src=x onerror=alert(1)&gt;</strong>');
});
