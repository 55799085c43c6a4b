import { expect, it } from 'vitest';
import { readData } from '../../core/core.ts';
import { routeNamed, wishTargetNamed } from './link-of-label.ts';

const site = {
  targets: [
    { route: '/', title: 'Início', anchors: [] },
    { route: '/flores', title: 'Flores para festas em Torres', anchors: [] },
    { route: '/plano-anual', title: 'Plano Anual', anchors: [] },
    { route: '/vasos', title: 'Vasos e Mudas', anchors: [] },
    { route: '/mudas', title: 'Vasos e mudas', anchors: [] },
  ],
};

it('knows the page that words name, by its title or its address', () => {
  expect(
    ['Flores', 'plano anual', 'Início', 'Vasos', 'Vasos e mudas', 'Contato', ''].map((label) =>
      routeNamed(label, site),
    ),
  ).toEqual(['/flores', '/plano-anual', '/', '/vasos', undefined, undefined, undefined]);
});

it('leads a link to the page that its words name, as long as nobody has chosen another', () => {
  const text = (label: string, to: string) => `links:\n- label: ${label}\n  to: ${to}\n`;
  const wish = wishTargetNamed(readData(text('Flores', '""')), ['links', 0], site);
  const edit = wish?.edit(text('Flores', '""'));
  expect(edit?.ok === true && readData(edit.text)).toEqual({ links: [{ label: 'Flores', to: '/flores' }] });
  expect(wish?.edit(text('Flores', '/vasos'))).toEqual({ ok: true, text: text('Flores', '/vasos') });
  for (const other of [text('Flores', '/'), text('Contato', '""'), 'links:\n- label: Flores\n  tel: sim\n'])
    expect(wishTargetNamed(readData(other), ['links', 0], site)).toBeUndefined();
});
