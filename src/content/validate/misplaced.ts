import type { z } from 'zod';
import { elementOf, fieldsOf, schemaAt, shapeOf } from '../schema/fields.ts';
import type { Home } from '../problems/kinds/fields.ts';
import type { Path } from '../problems/problem.ts';

function hasField(schema: z.core.$ZodType | undefined, key: string): boolean {
  return schema !== undefined && fieldsOf(schema).includes(key);
}

/** The place of a field's exact name one level further in or out, where it is known there. */
export function findHome(schema: z.core.$ZodType, path: Path, key: string): Home | undefined {
  const here = schemaAt(schema, path);
  const inner = Object.entries((here && shapeOf(here)) ?? {}).find(([, field]) => {
    return hasField(elementOf(field) ?? field, key);
  });
  if (inner !== undefined) return { in: 'field', name: inner[0] };
  for (let length = path.length - 1; length >= 0; length -= 1) {
    if (hasField(schemaAt(schema, path.slice(0, length)), key)) return { in: 'outside' };
  }
  return undefined;
}
