import { isRecord } from '../../fields/is-record.ts';
import { z } from 'zod';
import { page } from '../../fields/page.ts';
import { site } from '../../fields/site.ts';
import { theme } from '../../fields/theme.ts';
import { blocks } from './registry.ts';
import type { SourceKind } from '../problems/problem.ts';

/** What may be written at a place, as far as its indentation is concerned. */
export type Shape =
  | { readonly kind: 'map'; readonly fields: Readonly<Record<string, Shape>>; readonly isOpen: boolean }
  | { readonly kind: 'list'; readonly item: Shape; readonly isSections: boolean }
  | { readonly kind: 'text' }
  | { readonly kind: 'any' };

const any: Shape = { kind: 'any' };

function shapeFrom(json: unknown): Shape {
  if (!isRecord(json)) return any;
  if (json['type'] === 'array') return { kind: 'list', item: shapeFrom(json['items']), isSections: false };
  if (json['type'] !== 'object') return json['type'] === undefined ? any : { kind: 'text' };
  const fields = isRecord(json['properties']) ? Object.entries(json['properties']) : [];
  const isOpen = isRecord(json['additionalProperties']);
  return {
    kind: 'map',
    isOpen,
    fields: Object.fromEntries(fields.map(([name, one]) => [name, shapeFrom(one)])),
  };
}

function shapeOfSchema(schema: z.ZodType): Shape {
  return shapeFrom(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

const known = new Map<string, Shape>();

/** Shapes take longer to make than to use. */
function remember(name: string, make: () => Shape): Shape {
  const shape = known.get(name) ?? make();
  known.set(name, shape);
  return shape;
}

/** The shape of a section by its type; anything for a type that does not exist. */
export function shapeOfSection(type: string): Shape {
  const block = blocks.get(type);
  if (block === undefined) return any;
  return remember(type, () => shapeOfSchema(block.schema));
}

/** The shape of a whole file. */
export function shapeOfFile(kind: SourceKind, text: string): Shape {
  if (kind === 'site') return remember('.site', () => shapeOfSchema(site));
  if (kind === 'theme') return remember('.theme', () => shapeOfSchema(theme));
  if (kind === 'shared') return shapeOfSection(/^\s*type:\s*([\w-]+)/m.exec(text)?.[1] ?? '');
  const shape = remember('.page', () => shapeOfSchema(page));
  if (shape.kind !== 'map') return shape;
  return { ...shape, fields: { ...shape.fields, sections: { kind: 'list', item: any, isSections: true } } };
}

function namesIn(shape: Shape): readonly string[] {
  if (shape.kind === 'list') return namesIn(shape.item);
  if (shape.kind !== 'map') return [];
  const inner = Object.values(shape.fields).flatMap(namesIn);
  return [...Object.keys(shape.fields), ...inner];
}

let names: ReadonlySet<string> | undefined;

/** Whether any file may hold a field of this name. */
export function isFieldName(name: string): boolean {
  names ??= new Set(
    [...[...blocks.keys()].map(shapeOfSection), shapeOfFile('page', ''), shapeOfFile('site', '')].flatMap(
      namesIn,
    ),
  );
  return names.has(name);
}

function countIssues(schema: z.ZodType, data: unknown): number {
  return schema.safeParse(data).error?.issues.length ?? 0;
}

/** How many mistakes a file's data has by its own fields; the rest of the site is not asked. */
export function countMistakes(kind: SourceKind, data: unknown): number {
  if (!isRecord(data)) return 1;
  const ofSection = (section: unknown) => {
    const block = isRecord(section) ? blocks.get(String(section['type'])) : undefined;
    return block === undefined ? 1 : countIssues(block.schema, section);
  };
  if (kind === 'site') return countIssues(site, data);
  if (kind === 'theme') return countIssues(theme, data);
  if (kind === 'shared') return ofSection(data);
  const sections = Array.isArray(data['sections']) ? data['sections'] : [];
  return sections.reduce<number>((sum, section) => sum + ofSection(section), countIssues(page, data));
}
