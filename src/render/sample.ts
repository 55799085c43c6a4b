import { HtmlValidate } from 'html-validate';
import { parseDocument, stringify } from 'yaml';
import type { Content } from '../content/load.ts';
import { resolve } from '../content/resolve.ts';
import { readSource } from '../content/source.ts';
import { validate } from '../content/validate.ts';
import { conditions } from '../testing/specified.ts';
import type { ClientFiles } from './document.ts';
import { render } from './render.tsx';

const client: ClientFiles = {
  bootstrap: '',
  consent: '',
  app: '/assets/app.js',
  preload: [],
  fonts: [],
  build: 'test',
  isEager: false,
  hasPolicy: true,
};

type Sections = readonly Readonly<Record<string, unknown>>[];

/** Content with one page more, `/exemplo`, that has the sections given. */
export function withPage(content: Content, sections: Sections): Content {
  const head = { title: 'Exemplo', description: 'Uma página de teste.', theme: 'clinic' };
  const text = stringify({ ...head, sections }, { aliasDuplicateObjects: false });
  const identity = { file: 'pages/exemplo.yaml', name: 'exemplo', kind: 'page' as const };
  const { source, problems } = readSource(identity, new TextEncoder().encode(text));
  return { ...content, sources: [...content.sources, source], problems: [...content.problems, ...problems] };
}

/** Errors and HTML of `/exemplo` with the sections given. */
export function renderSections(
  content: Content,
  sections: Sections,
): { errors: readonly string[]; html: string } {
  const validated = validate(withPage(content, sections), conditions);
  const errors = validated.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`);
  const page = resolve(validated).find(({ route }) => route === '/exemplo');
  return { errors, html: page === undefined ? '' : render(page, client) };
}

/** Reads a file of text scalars. */
export function readYaml(text: string, schema: 'failsafe' | 'core'): unknown {
  return parseDocument(text, { schema }).toJS();
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Emotion's class names and React's attribute order are theirs.
    'no-inline-style': 'error',
    'long-title': 'off',
    'require-sri': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-raw-characters': 'off',
  },
});

/** What html-validate finds wrong with a document, each as one line. */
export function findInvalidHtml(html: string): readonly string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
}

/** Levels of all headings in the order they stand. */
export function headingLevels(html: string): readonly number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
}

/** The first thing wrong with an outline: not exactly one h1, in first place, or a level jumped. */
export function findOutlineFault(levels: readonly number[]): string | undefined {
  if (levels.filter((level) => level === 1).length !== 1) return `not one h1: ${levels.join(' ')}`;
  const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return jump === -1 ? undefined : `level jumped at ${jump}: ${levels.join(' ')}`;
}

/** Ids that stand more than once. */
export function findRepeatedIds(html: string): readonly string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
