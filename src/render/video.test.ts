import { expect, it } from 'vitest';
import { sampleContent, samplePage } from '../content/testing/sample.ts';
import { renderSections } from './sample.ts';

const content = sampleContent({ 'index.yaml': samplePage('- type: hero\n  title: Olá\n') });
const hero = { type: 'hero', title: 'Olá' };

function policyOf(section: Readonly<Record<string, unknown>>): string {
  const { errors, html } = renderSections(content, [hero, section]);
  expect(errors).toEqual([]);
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
}

it('a page with a video lets its player in, and that alone', () => {
  const video = 'https://youtu.be/abcdefghijk';
  const policy = policyOf({ type: 'video', video, image: 'luna.png', imageAlt: 'Uma sala clara' });
  expect(policy).toMatch(/; frame-src https:\/\/www\.youtube-nocookie\.com;/);
});

it('a page that only speaks of a player lets none in', () => {
  const text = 'Escreva data-frame="https://player.vimeo.com" aqui.';
  expect(policyOf({ type: 'about', text })).not.toContain('frame-src');
});
