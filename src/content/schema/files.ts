import { isRecord } from '../../fields/is-record.ts';
import type { z } from 'zod';
import { page } from '../../fields/page.ts';
import { site } from '../../fields/site.ts';
import { theme } from '../../fields/theme.ts';
import { fieldsIn, namesIn, outlineOf, walkOutline, type Field, type Outline } from './outline.ts';
import { blocks } from './registry.ts';
import type { SourceKind } from '../problems/problem.ts';

/** The outline of a section by its type; nothing for a type that does not exist. */
export function outlineOfSection(type: string): Outline | undefined {
  const block = blocks.get(type);
  return block && outlineOf(block.schema);
}

const wholeFiles = { page, site, theme } as const;

/** The outline of a whole file; nothing for a shared section of a type that does not exist. */
export function outlineOfFile(kind: SourceKind, text: string): Outline | undefined {
  if (kind !== 'shared') return outlineOf(wholeFiles[kind]);
  return outlineOfSection(/^\s*type:\s*([\w-]+)/m.exec(text)?.[1] ?? '');
}

/** Whether a list is that of a page's sections, each of which says by its type what it is. */
export function isSections(outline: Outline): boolean {
  return outline.kind === 'list' && outline.item.kind === 'any';
}

let fields: readonly Field[] | undefined;

/** All fields that any file may hold. */
function allFields(): readonly Field[] {
  const schemas = () => [...[...blocks.values()].map(({ schema }) => schema), ...Object.values(wholeFiles)];
  fields ??= schemas().flatMap((schema) => Array.from(walkOutline(outlineOf(schema))));
  return fields;
}

let names: ReadonlySet<string> | undefined;

/** Whether any file may hold a field of this name. */
export function isFieldName(name: string): boolean {
  names ??= new Set(allFields().map((field) => field.name));
  return names.has(name);
}

/** Whether a field of this name holds a long text somewhere, which has bold words. */
export function isLongText(name: string): boolean {
  return allFields().some(
    (field) => field.name === name && field.outline.kind === 'text' && field.outline.control === 'long',
  );
}

/** Whether a field of this name holds a long text in a section of a type, or anywhere where the type has none of that name. */
export function isLongTextIn(type: string, name: string): boolean {
  const section = outlineOfSection(type);
  const named = section === undefined ? [] : [...walkOutline(section)].filter((field) => field.name === name);
  return named.length === 0
    ? isLongText(name)
    : named.some(({ outline }) => outline.kind === 'text' && outline.control === 'long');
}

/** Whether every field of this name is a text of one line. */
export function isShortText(name: string): boolean {
  const named = allFields().filter((field) => field.name === name);
  return (
    named.length > 0 && named.every(({ outline }) => outline.kind === 'text' && outline.control !== 'long')
  );
}

/** Whether a field of this name is answered with yes or no. */
export function isYesNoName(name: string): boolean {
  return allFields().some(
    (field) => field.name === name && field.outline.kind === 'choice' && field.outline.isYesNo,
  );
}

/** Whether a field of this name holds a list somewhere. */
export function isListName(name: string): boolean {
  return allFields().some((field) => field.name === name && field.outline.kind === 'list');
}

/** The first text that a group of this name may say beside some of its fields; nothing where no such group has them all. */
export function findPlainField(group: string, beside: readonly string[]): string | undefined {
  const groups = allFields().filter(({ name, outline }) => name === group && outline.kind === 'group');
  const fitting = groups.find(({ outline }) => beside.every((name) => namesIn(outline).includes(name)));
  return fieldsIn(fitting?.outline).find(
    ({ name, outline }) => outline.kind === 'text' && !beside.includes(name),
  )?.name;
}

/** The list of a section of a type whose items have a field, where there is only one that `isFree`. */
export function findListOf(
  type: string,
  field: string,
  isFree: (name: string) => boolean,
): string | undefined {
  const lists = fieldsIn(outlineOfSection(type)).filter(
    ({ name, outline }) => outline.kind === 'list' && namesIn(outline.item).includes(field) && isFree(name),
  );
  return lists.length === 1 ? lists[0]?.name : undefined;
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
  if (kind === 'shared') return ofSection(data);
  if (kind !== 'page') return countIssues(wholeFiles[kind], data);
  const sections = Array.isArray(data['sections']) ? data['sections'] : [];
  return sections.reduce<number>((sum, section) => sum + ofSection(section), countIssues(page, data));
}
