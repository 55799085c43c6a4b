import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readData, setValue, type Edit } from '../../core/core.ts';
import { OutcomeList } from './outcome-list.tsx';

const text = 'items:\n  - name: Ana – banho\n    role: Tosa\n';

function show(edit: (now: string) => Edit): string {
  const desk = {
    data: readData(text),
    tryOut: () => {
      const done = edit(text);
      return done.ok ? readData(done.text) : undefined;
    },
  };
  return renderToString(<OutcomeList desk={desk} wish={{ label: 'dividir', edit }} />);
}

const put = (now: string, field: string, value: string) => setValue(now, ['items', 0, field], value);

it('shows each field by its name in the form, as the button would leave it', () => {
  const html = show((now) => {
    const named = put(now, 'name', 'Ana <b>');
    return named.ok ? put(named.text, 'role', 'Banho') : named;
  });
  expect(html).toContain('Assim fica: dividir');
  expect(html).toMatch(/<dt>Nome<\/dt><dd>Ana &lt;b&gt;<\/dd>/);
  expect(html).toMatch(/<dt>Função<\/dt><dd>Banho<\/dd>/);
});

it('says nothing more where one field alone would change', () => {
  expect(show((now) => put(now, 'name', 'Ana'))).toBe('');
});
