import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { blocks } from '../schema/registry.ts';
import { valueAt } from '../source/place.ts';
import type { Source } from '../source/source.ts';
import { makeJsonSchemas, pieces } from './json-schema.ts';

const schemaNames = {
  page: 'page.schema.json',
  shared: 'section.schema.json',
  site: 'site.schema.json',
  theme: 'theme.schema.json',
} as const;

/** Reads JSON Schemas as an outside tool would; in ajv's strict mode where the options do not say otherwise. */
function makeAjv(options: Options): Ajv {
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    allErrors: true,
    ...options,
  });
  // What VS Code's YAML server knows beside the standard.
  ajv.addVocabulary([
    'defaultSnippets',
    'doNotSuggest',
    'enumDescriptions',
    'errorMessage',
    'patternErrorMessage',
  ]);
  return ajv;
}

/** Compiles JSON Schemas as a whole, and refuses one that is not well formed. */
export function compileSchemas() {
  const schemas: Readonly<Record<string, object>> = makeJsonSchemas();
  const ajv = makeAjv({});
  return (kind: Source['kind']) => ajv.compile(schemas[schemaNames[kind]] ?? {});
}

/** The sections of a file's data. */
function sectionsOf({ kind, data }: Source): readonly unknown[] {
  if (kind === 'shared') return [data];
  const sections = kind === 'page' ? valueAt(data, ['sections']) : undefined;
  return Array.isArray(sections) ? sections : [];
}

/** Compiled as soon as can be, for who asks yes or no: that the schemas are as they should be is seen elsewhere. */
const quick = makeAjv({
  strict: false,
  allErrors: false,
  messages: false,
  validateSchema: false,
  code: { optimize: false },
});

const compiled = new Map<string, ValidateFunction>();

function accepts(name: string, schema: () => object, data: unknown): boolean {
  const validator = compiled.get(name) ?? quick.compile(schema());
  compiled.set(name, validator);
  return validator(data) === true;
}

/**
 * Whether the JSON Schemas accept a file. They are compiled in the pieces that it needs: all types of sections would take
 * longer than all the rest of a check.
 */
export function isAccepted(source: Source): boolean {
  const { kind, data } = source;
  const isOfType = (section: unknown) => {
    const block = blocks.get(String(valueAt(section, ['type'])));
    return block === undefined || accepts(`section ${block.type}`, () => pieces.section(block), section);
  };
  return accepts(kind, pieces[kind], data) && sectionsOf(source).every(isOfType);
}

let whole: ReturnType<typeof compileSchemas> | undefined;

/** Where our own checker accepts a file that the JSON Schema refuses: always our fault, never the editor's. */
export function findDisagreements(
  sources: readonly Source[],
): readonly { readonly file: string; readonly errors: readonly ErrorObject[] }[] {
  return sources
    .filter((source) => !isAccepted(source))
    .flatMap(({ file, kind, data }) => {
      const validator = (whole ??= compileSchemas())(kind);
      return validator(data) ? [] : [{ file, errors: validator.errors ?? [] }];
    });
}
