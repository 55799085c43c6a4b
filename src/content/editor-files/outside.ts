import { Ajv, type ErrorObject } from 'ajv';
import { makeJsonSchemas } from './json-schema.ts';
import type { Source } from '../source/source.ts';

const schemaNames = {
  page: 'page.schema.json',
  shared: 'section.schema.json',
  site: 'site.schema.json',
  theme: 'theme.schema.json',
} as const;

/**
 * Compiles JSON Schemas as an outside tool would, in ajv's strict mode. In a hurry they are taken to be well formed, and
 * what ajv makes of them is longer and sooner there.
 */
export function compileSchemas(
  schemas: Readonly<Record<string, object>> = makeJsonSchemas(),
  { isHurried = false } = {},
) {
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    allErrors: true,
    ...(isHurried && { validateSchema: false, inlineRefs: false, code: { optimize: false } }),
  });
  // What VS Code's YAML server knows beside the standard.
  ajv.addVocabulary([
    'defaultSnippets',
    'doNotSuggest',
    'enumDescriptions',
    'errorMessage',
    'patternErrorMessage',
  ]);
  return (kind: Source['kind']) => ajv.compile(schemas[schemaNames[kind]] ?? {});
}

/** Each kind's schema, compiled when the first file of it comes: that takes longer than all the rest of a check. */
function compileWhenAsked(schemas?: Readonly<Record<string, object>>) {
  const compile = compileSchemas(schemas, { isHurried: true });
  const compiled = new Map<Source['kind'], ReturnType<typeof compile>>();
  return (kind: Source['kind']) => {
    const validator = compiled.get(kind) ?? compile(kind);
    compiled.set(kind, validator);
    return validator;
  };
}

let generated: ReturnType<typeof compileWhenAsked> | undefined;

/** Where our own checker accepts a file that the JSON Schema refuses: always our fault, never the editor's. */
export function findDisagreements(
  sources: readonly Source[],
  schemas?: Readonly<Record<string, object>>,
): readonly { readonly file: string; readonly errors: readonly ErrorObject[] }[] {
  const validatorOf = schemas === undefined ? (generated ??= compileWhenAsked()) : compileWhenAsked(schemas);
  return sources.flatMap(({ file, kind, data }) => {
    const validator = validatorOf(kind);
    return validator(data) ? [] : [{ file, errors: validator.errors ?? [] }];
  });
}
