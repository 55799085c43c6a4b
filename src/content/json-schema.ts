import { z } from 'zod';
import { page } from '../fields/page.ts';
import { site } from '../fields/site.ts';
import { blocks } from './registry.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const yesNoWords = ['sim', 'não'] as const;

/**
 * VS Code reads `2004` as a number and `true` as yes or no where the checker reads text:
 * what accepts text accepts these too. A pattern holds for text only, so it is kept.
 */
function acceptScalars(schema: JsonSchema): void {
  if (schema.type !== 'string') return;
  if (schema.enum === undefined && schema.const === undefined) {
    schema.type = ['string', 'number', 'boolean'] as unknown as 'string';
  } else if (schema.enum !== undefined && yesNoWords.every((word) => schema.enum?.includes(word))) {
    delete schema.type;
    schema.enum = [...schema.enum, true, false];
  }
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      acceptScalars(jsonSchema);
      // What an address may be is told by its pattern; `format` would need another validator's opinion.
      delete jsonSchema.format;
    },
  });
  return made as JsonSchema;
}

const draft = 'http://json-schema.org/draft-07/schema#';

/** Any section: its `type` chooses which fields hold. Shaped so that the YAML language server completes only those. */
function sectionSchema(): { readonly section: JsonSchema; readonly definitions: Record<string, JsonSchema> } {
  const registered = [...blocks.values()];
  const definitions = Object.fromEntries(
    registered.map((block) => [
      block.type,
      { ...toJsonSchema(block.schema), title: block.label, description: block.description },
    ]),
  );
  const section = {
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'O tipo da seção.',
        enum: registered.map(({ type }) => type),
        enumDescriptions: registered.map(({ label, description }) => `${label}: ${description}`),
      },
    },
    allOf: registered.map(({ type }) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      then: { $ref: `#/definitions/${type}` },
    })),
  } as JsonSchema;
  return { section, definitions };
}

function complete(title: string, schema: JsonSchema, definitions?: Record<string, JsonSchema>): JsonSchema {
  return { $schema: draft, title, ...schema, ...(definitions && { definitions }) } as JsonSchema;
}

/** The JSON Schemas that editors' tools read, by file name. Generated from the zod schemas, never written by hand. */
export function makeJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const { section, definitions } = sectionSchema();
  const pageSchema = toJsonSchema(page);
  const sections = { ...(pageSchema.properties?.['sections'] as JsonSchema), items: section };
  return {
    'page.schema.json': complete(
      'Página',
      { ...pageSchema, properties: { ...pageSchema.properties, sections } },
      definitions,
    ),
    'section.schema.json': complete('Seção compartilhada', section, definitions),
    'site.schema.json': complete('Dados da clínica', toJsonSchema(site)),
  };
}
