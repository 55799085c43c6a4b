import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Packages from './view.tsx';

const items = [{ title: 'Mensal' }, { title: 'Anual', popular: true }];

test.for([
  { tone: 'plain', popular: 'strong' },
  { tone: 'tint', popular: 'strong' },
  { tone: 'strong', popular: 'deep' },
] as const)('the popular package stands out from a section whose tone is $tone', ({ tone, popular }) => {
  const section = { type: 'packages', key: 'packages-1', level: 2, title: 'Pacotes', tone, items } as const;
  // Of all that a view is given, this is what the block asks for.
  const html = renderToStaticMarkup(<Packages section={section as never} site={{} as never} />);
  expect([...html.matchAll(/<(?:section|li)[^>]* data-tone="(\w+)"/g)].map(([, found]) => found)).toEqual([
    tone,
    'card',
    popular,
  ]);
});
