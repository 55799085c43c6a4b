import { z } from 'zod';

/** How a form asks for a text of a kind: what is not named here is one line. */
export type Control =
  | 'long'
  | 'number'
  | 'price'
  | 'phone'
  | 'date'
  | 'picture'
  | 'file'
  | 'link'
  | 'anchor'
  | 'address'
  | 'message'
  | 'theme';

const controls = z.registry<{ readonly control: Control }>();

/** Tells forms how to ask for a field, and returns its schema. */
export function asked<S extends z.ZodType>(control: Control, schema: S): S {
  // Opaque to zod's types, as what a registry holds may depend on them.
  (controls as z.core.$ZodRegistry<{ readonly control: Control }>).add(schema as z.ZodType, { control });
  return schema;
}

/** How forms ask for a schema, or for the one it was made from by `.describe()`. */
export function controlOf(schema: z.core.$ZodType): Control | undefined {
  return controls.get(schema)?.control;
}
