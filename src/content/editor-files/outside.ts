import { Ajv, type ErrorObject } from 'ajv';
import { makeJsonSchemas } from './json-schema.ts';
import type { Source } from '../source/source.ts';

const schemaNames = {
  page: 'page.schema.json',
  shared: 'section.schema.json',
  site: 'site.schema.json',
  theme: 'theme.schema.json',
} as const;

/** Compiles the generated JSON Schemas as an outside tool would, in ajv's strict mode. */
export function compileSchemas(schemas: Readonly<Record<string, object>> = makeJsonSchemas()) {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });
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

function compileEach(schemas?: Readonly<Record<string, object>>) {
  const compile = compileSchemas(schemas);
  return { page: compile('page'), shared: compile('shared'), site: compile('site'), theme: compile('theme') };
}

/** The generated schemas, compiled once: that takes longer than all the rest of a check. */
let generated: ReturnType<typeof compileEach> | undefined;

/** Where our own checker accepts a file that the JSON Schema refuses: always our fault, never the editor's. */
export function findDisagreements(
  sources: readonly Source[],
  schemas?: Readonly<Record<string, object>>,
): readonly { readonly file: string; readonly errors: readonly ErrorObject[] }[] {
  const validators = schemas === undefined ? (generated ??= compileEach()) : compileEach(schemas);
  return sources.flatMap(({ file, kind, data }) => {
    const validator = validators[kind];
    return validator(data) ? [] : [{ file, errors: validator.errors ?? [] }];
  });
}
