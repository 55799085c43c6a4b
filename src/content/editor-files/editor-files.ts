import { makeReportSchema } from '../present/json-report.ts';
import { makeJsonSchemas } from './json-schema.ts';
import { makeSnippets } from './snippets.ts';

function write(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The generated files for editors' and developers' tools, by path in the project: JSON Schemas and snippets. */
export function makeEditorFiles(): Readonly<Record<string, string>> {
  const schemas = Object.entries(makeJsonSchemas()).map(([name, schema]) => [
    `schema/${name}`,
    write(schema),
  ]);
  return {
    ...Object.fromEntries(schemas),
    'schema/report.schema.json': write(makeReportSchema()),
    '.vscode/sections.code-snippets': write(makeSnippets()),
  };
}
