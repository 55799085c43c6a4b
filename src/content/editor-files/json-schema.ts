import { z } from 'zod';
import { page } from '../../fields/page.ts';
import { site } from '../../fields/site.ts';
import { theme } from '../../fields/theme.ts';
import { describeField, type FieldSchema } from './field-schema.ts';
import { blocks, type RegisteredBlock } from '../schema/registry.ts';
import { shareDefinitions } from './shared-definitions.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // zod types the keywords of its own making; VS Code knows a few more.
    override: ({ jsonSchema, zodSchema }) => describeField(jsonSchema as FieldSchema, zodSchema),
  });
  return made as JsonSchema;
}

const draft = 'http://json-schema.org/draft-07/schema#';

function summarise({ label, description }: RegisteredBlock): string {
  return `${label}: ${description}`;
}

function blockSchema(block: RegisteredBlock): JsonSchema {
  // Whole sections are offered as VS Code's own snippets.
  const { properties, defaultSnippets: _, ...made } = toJsonSchema(block.schema);
  const type = { const: block.type, description: summarise(block) };
  const { label: title, description } = block;
  return { ...made, title, description, properties: { ...properties, type } };
}

/** What holds for a section of any type. */
function anySection() {
  const registered = [...blocks.values()];
  const types = registered.map(({ type }) => type);
  return {
    type: 'object',
    errorMessage: 'Comece a seção com "- type: " e o tipo dela.',
    properties: {
      type: {
        description: 'O tipo da seção.',
        enum: types,
        enumDescriptions: registered.map(summarise),
        errorMessage: `Este tipo de seção não existe. Use um destes: ${types.join(', ')}.`,
      },
    },
    allOf: [{ required: ['type'], errorMessage: 'Falta dizer o tipo desta seção: comece-a com "- type: ".' }],
  };
}

/** Any section: its `type` chooses which fields hold. Shaped so that the YAML language server completes only those. */
function sectionSchema(): { readonly section: JsonSchema; readonly definitions: Record<string, JsonSchema> } {
  const registered = [...blocks.values()];
  const definitions = Object.fromEntries(registered.map((block) => [block.type, blockSchema(block)]));
  const section = anySection();
  const branches = registered.map(({ type }) => ({
    if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
    then: { $ref: `#/definitions/${type}` },
  }));
  return { section: { ...section, allOf: [...section.allOf, ...branches] } as JsonSchema, definitions };
}

function pageWith(section: JsonSchema): JsonSchema {
  const schema = toJsonSchema(page);
  const sections = { ...(schema.properties?.['sections'] as JsonSchema), items: section };
  return { ...schema, properties: { ...schema.properties, sections } };
}

/** The same schemas in pieces, each made by itself: of files, as far as no section's type decides, and of sections of a type. */
export const pieces = {
  page: () => pageWith(anySection() as JsonSchema),
  shared: () => anySection() as JsonSchema,
  theme: () => toJsonSchema(theme),
  site: () => toJsonSchema(site),
  section: blockSchema,
};

function complete(
  title: string,
  schema: JsonSchema,
  definitions: Record<string, JsonSchema> = {},
): JsonSchema {
  return { $schema: draft, title, ...shareDefinitions({ ...schema, definitions }) } as JsonSchema;
}

/** The JSON Schemas that editors' tools read, by file name. Generated from the zod schemas, never written by hand. */
export function makeJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const { section, definitions } = sectionSchema();
  return {
    'page.schema.json': complete('Página', pageWith(section), definitions),
    'section.schema.json': complete('Seção compartilhada', section, definitions),
    'theme.schema.json': complete('Tema', toJsonSchema(theme)),
    'site.schema.json': complete('Dados do site', toJsonSchema(site)),
  };
}
