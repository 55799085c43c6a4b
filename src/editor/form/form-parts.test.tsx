// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tell } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage } from '../../content/testing/sample.ts';
import type { Found } from './desk.ts';
import { FieldRow, Problems } from './form-parts.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const stats = '- type: stats\n  items:\n  - value: 10 anos\n    label:\n';

it('calls a field in what is wrong with it as above it', () => {
  const files = { 'index.yaml': samplePage(stats) };
  const problems = tell(checkSample(files).problems, sampleContent(files).sources);
  const html = renderToStaticMarkup(
    <FieldRow
      label="O que o número conta"
      isNeeded
      problems={problems.filter(({ path }) => path?.at(-1) === 'label')}
      onCure={() => undefined}
    >
      {() => null}
    </FieldRow>,
  );
  expect(html).toContain('&quot;O que o número conta&quot; está vazio.');
});

it('shows of one place just what is told of it now, wherever it moves in the file', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const found = (start: number) => (message: string) =>
    ({ code: 'P043', message, cure: 'Isto.', range: { start } }) as unknown as Found;
  const told = [['a', 'b', 'c'], ['b', 'c', 'd'], ['d', 'd'], ['d'], []];
  for (const [start, words] of told.entries()) {
    const problems = words.map(found(start));
    await act(async () => root.render(<Problems id="field" problems={problems} onCure={() => undefined} />));
    expect([...place.querySelectorAll('p:first-child')].map((one) => one.textContent)).toEqual(words);
  }
  await act(async () => root.unmount());
});
