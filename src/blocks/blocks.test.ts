import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../content/editor-files/outside.ts';
import { fitExample } from '../content/schema/fit-example.ts';
import { blocks } from '../content/schema/registry.ts';
import { surroundingsOf } from '../content/validate/surroundings.ts';
import { findInvalidHtml, findOutlineFault, findRepeatedIds, headingLevels } from '../crawl/valid-html.ts';
import { readYaml, renderSections, withBarePages, withoutFrame } from '../render/sample.ts';
import { isInTurn } from '../testing/amount.ts';
import { loadSpecified } from '../testing/specified-content.ts';

const folder = join(process.cwd(), 'src', 'blocks');
const types = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

type Section = Readonly<Record<string, unknown>>;
interface Example {
  readonly name: string;
  readonly section: Section;
}

const specified = await loadSpecified();
const site = surroundingsOf(specified);
const content = withBarePages(specified);

const read = (type: string) => readFileSync(join(folder, type, 'example.yaml'), 'utf8');

function examplesOf(text: string, schema: 'failsafe' | 'core'): readonly Example[] {
  // The tests below check that it is so.
  return readYaml(text, schema) as readonly Example[];
}

/** A section that examples may point at. */
const target: Section = { type: 'faq', id: 'duvidas', items: [{ question: 'Dói?', answer: 'Não.' }] };

const matches = compileSchemas()('shared');

it('registers every folder', () => {
  expect([...blocks.keys()]).toEqual(types.toSorted());
});

describe.each(types)('%s', (type) => {
  it('has a schema, an example, and a view unless another section takes its place', () => {
    expect(existsSync(join(folder, type, 'example.yaml'))).toBe(true);
    expect(existsSync(join(folder, type, 'view.tsx'))).toBe(blocks.get(type)?.replacedBy === undefined);
  });

  it('describes itself and every field in words', () => {
    const { label, description, schema } = blocks.get(type) ?? {};
    expect(label).toBeTruthy();
    expect(description).toMatch(/\.$/);
    const undescribed = Object.entries(schema?.shape ?? {}).filter(([, field]) => !field.description);
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  const fitted = examplesOf(fitExample(read(type), site), 'failsafe');
  describe.each(fitted.map((example, index) => [example.name, example, index] as const))(
    'example "%s"',
    (name, { section }, index) => {
      it('is of this type', () => {
        expect(section['type']).toBe(type);
      });

      it('fits the JSON Schema, read as text and as YAML 1.2 core', () => {
        for (const schema of ['failsafe', 'core'] as const) {
          const example = examplesOf(read(type), schema).find((one) => one.name === name);
          expect(matches(example?.section), JSON.stringify(matches.errors)).toBe(true);
        }
      });

      const places = [
        ['first', [section, target]],
        ['second', [target, section]],
      ] as const;
      it.each(places.filter((_, place) => isInTurn(index, place, places.length)))(
        'passes the checker and renders valid HTML when it stands %s',
        (_, sections) => {
          const { errors, html } = renderSections(content, sections);
          expect(errors).toEqual([]);
          expect(findInvalidHtml(withoutFrame(html))).toEqual([]);
          expect(findOutlineFault(headingLevels(html))).toBeUndefined();
        },
      );

      it('renders the same twice, and twice on one page with no id repeated unless it may stand only once', () => {
        const { id: _, ...anonymous } = section;
        const isSingle = blocks
          .get(type)
          ?.contracts?.some(({ rule, severity }) => rule === 'once' && severity === 'error');
        const twice = isSingle === true ? [anonymous, target] : [anonymous, anonymous, target];
        const { html } = renderSections(content, twice);
        expect(html).not.toBe('');
        expect(renderSections(content, twice).html).toBe(html);
        expect(findRepeatedIds(html)).toEqual([]);
      });
    },
  );
});
