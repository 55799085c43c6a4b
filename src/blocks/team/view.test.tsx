import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Team from './view.tsx';

const site = {} as Parameters<typeof Team>[0]['site'];
const image = { base: '/images/ana', widths: [240], width: 240, height: 240, color: '#ffffff' };
// Fields that nobody wrote are left out, as in a page's data.
const items = [
  { name: 'Ana Souza', role: 'Recepção', image, imageAlt: 'Ana, de óculos.' },
  { name: 'José Lima', role: 'Entregas' },
] as unknown as Parameters<typeof Team>[0]['section']['items'];
const section = { type: 'team', key: 'team-1', level: 2, title: 'Equipe', items } as const;
const html = renderToStaticMarkup(<Team section={section} site={site} />);

test('who has a photo is shown by it, and it is described', () => {
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('alt="Ana, de óculos."');
});

test('who has none is shown by initials that nobody reads aloud', () => {
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>JL<\/span>/);
  expect(html).not.toContain('>AS<');
});

test('names are headings one level below the title', () => {
  expect(html.match(/<h3/g)).toHaveLength(2);
});
