import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { blocks } from '../schema/registry.ts';
import { valueAt } from '../source/place.ts';
import type { Source } from '../source/source.ts';
import { makeJsonSchemas } from './json-schema.ts';

const schemaNames = {
  page: 'page.schema.json',
  shared: 'section.schema.json',
  site: 'site.schema.json',
  theme: 'theme.schema.json',
} as const;

/** Reads JSON Schemas as an outside tool would, in ajv's strict mode. */
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
export function compileSchemas(schemas: Readonly<Record<string, object>> = makeJsonSchemas()) {
  const ajv = makeAjv({});
  return (kind: Source['kind']) => ajv.compile(schemas[schemaNames[kind]] ?? {});
}

/** A schema for a section of any type: what holds for all of them, and a branch for each type. */
interface SectionSchema {
  readonly allOf: readonly { readonly if?: unknown; readonly then?: unknown }[];
}

/** A schema without its branches for types of sections: each type's stands in the definitions under its name. */
function withoutTypes(schema: object, kind: Source['kind']): object {
  const prune = (section: SectionSchema) => ({
    ...section,
    allOf: section.allOf.filter((one) => !('if' in one)),
  });
  // Ours are shaped so, and a test compares what is found with what the whole of each finds.
  if (kind === 'shared') return prune(schema as SectionSchema);
  if (kind !== 'page') return schema;
  const page = schema as { readonly properties: { readonly sections: { readonly items: SectionSchema } } };
  const sections = { ...page.properties.sections, items: prune(page.properties.sections.items) };
  return { ...schema, properties: { ...page.properties, sections } };
}

/** The sections of a file's data with their paths, as JSON pointers. */
function sectionsOf(
  data: unknown,
  kind: Source['kind'],
): readonly (readonly [path: string, section: unknown])[] {
  if (kind === 'shared') return [['', data]];
  const sections = kind === 'page' ? valueAt(data, ['sections']) : undefined;
  return Array.isArray(sections) ? sections.map((section, at) => [`/sections/${at}`, section]) : [];
}

/** Validates files, each schema compiled in the pieces that they need: all types of sections would take longer than all the rest of a check. */
class Outside {
  readonly #ajv = makeAjv({ validateSchema: false, inlineRefs: false, code: { optimize: false } });
  readonly #schemas: Readonly<Record<string, object>>;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(schemas: Readonly<Record<string, object>>) {
    this.#schemas = schemas;
    for (const [name, schema] of Object.entries(schemas)) this.#ajv.addSchema(schema, name);
  }

  #find(name: string, schema: () => object): ValidateFunction {
    const known = this.#compiled.get(name) ?? this.#ajv.compile(schema());
    this.#compiled.set(name, known);
    return known;
  }

  listErrors({ kind, data }: Source): readonly ErrorObject[] {
    const name = schemaNames[kind];
    const schema = this.#schemas[name] ?? {};
    const whole = this.#find(kind, () => withoutTypes(schema, kind));
    const ofTypes = sectionsOf(data, kind).flatMap(([path, section]) => {
      const type = valueAt(section, ['type']);
      if (typeof type !== 'string' || !blocks.has(type)) return [];
      const ofType = this.#find(`${kind} ${type}`, () => ({ $ref: `${name}#/definitions/${type}` }));
      if (ofType(section)) return [];
      return (ofType.errors ?? []).map((error) =>
        Object.assign(error, { instancePath: path + error.instancePath }),
      );
    });
    return [...(whole(data) ? [] : (whole.errors ?? [])), ...ofTypes];
  }
}

let generated: Outside | undefined;

/** Where our own checker accepts a file that the JSON Schema refuses: always our fault, never the editor's. */
export function findDisagreements(
  sources: readonly Source[],
  schemas?: Readonly<Record<string, object>>,
): readonly { readonly file: string; readonly errors: readonly ErrorObject[] }[] {
  const outside =
    schemas === undefined ? (generated ??= new Outside(makeJsonSchemas())) : new Outside(schemas);
  return sources.flatMap((source) => {
    const errors = outside.listErrors(source);
    return errors.length === 0 ? [] : [{ file: source.file, errors }];
  });
}
