import { beforeAll, expect, it } from 'vitest';
import type { Content } from '../content/load/content.ts';
import { readSource } from '../content/source/read-source.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { resolve } from '../content/resolve/resolve.ts';
import { singleQuoted } from '../content/edit/scalar.ts';
import { validate } from '../content/validate/validate.ts';
import { Window } from 'happy-dom';
import { render } from './render.tsx';
import { sampleClient } from './sample.ts';
import { conditions } from '../testing/specified.ts';
import { loadSpecified } from '../testing/specified-content.ts';

/** Texts that a careless program would change, cut or obey. */
const texts = [
  'R$ 35.90',
  '+55 54 90000-0000',
  'Banho & Tosa',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!-- sumiu -->',
  '{{x}} ${y} <%= z %>',
  "$& $1 $` $'",
  '🐶👩‍⚕️ patinhas 🐾',
  'Cafe\u0301 com a\u0303o (NFD)',
  '__proto__',
  'constructor',
  'null',
  'não',
  '0x10 1e3 .5 099010-120',
  '&amp; &lt; &#39;',
  '"aspas" e \'apóstrofos\'',
  'C:\\fotos\\n',
  '# título * lista _ênfase_ [entre colchetes] (à parte)',
  'dois  espaços',
  '\u2028fim'.slice(1),
  '50% de desconto: já!',
  '`crase` | barra > maior',
] as const;

let content: Content;

beforeAll(async () => {
  content = await loadSpecified();
});

it('shows on the page, sign for sign, what was typed', () => {
  const items = texts
    .map((text) => `  - question: ${singleQuoted(text)}\n    answer: ${singleQuoted(text)}\n`)
    .join('');
  const page = `title: ${singleQuoted(texts[3])}\ndescription: ${singleQuoted(texts[7])}\ntheme: clinic\nsections:\n- type: hero\n  title: ${singleQuoted(texts[2])}\n- type: faq\n  items:\n${items}`;
  const identity = { file: 'pages/exemplo.yaml', name: 'exemplo', kind: 'page' as const };
  const { source, problems } = readSource(identity, new TextEncoder().encode(page));
  expect(problems).toEqual([]);
  const validated = validate({ ...content, sources: [...content.sources, source] }, conditions);
  const data = resolve(validated, sha256).find(({ route }) => route === '/exemplo');
  expect(data).toBeDefined();
  if (data === undefined) return;
  const document = new new Window().DOMParser().parseFromString(render(data, sampleClient), 'text/html');
  expect(document.title).toBe(texts[3]);
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(texts[7]);
  expect(document.querySelector('h1')?.textContent).toBe(texts[2]);
  const shown = [...document.querySelectorAll('details')];
  expect(shown.map((entry) => entry.querySelector('summary')?.textContent)).toEqual([...texts]);
  expect(shown.map((entry) => entry.querySelector('p')?.textContent)).toEqual([...texts]);
  expect(document.querySelectorAll('img[onerror]')).toHaveLength(0);
  expect(
    [...document.querySelectorAll('script')].filter((script) => script.textContent === 'alert(1)'),
  ).toEqual([]);
});
