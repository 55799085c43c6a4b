import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tell } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage } from '../../content/testing/sample.ts';
import { FieldRow } from './form-parts.tsx';

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
