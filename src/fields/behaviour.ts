import { z } from 'zod';
import type { Picture } from './resolved.ts';

/** What a field may ask about the site while it is checked or resolved. Nothing here depends on zod, YAML or files. */
export interface FieldContext {
  /** Address of the page that holds the field, such as `/banhoetosa`. */
  readonly route: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** The day in São Paulo the site is made for, as ISO (`2026-01-31`). */
  readonly today: string;
  /** Every route of the site, with the anchors that exist on it, as far as its file can be read. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string> | 'unknown'>;
  /** The message for a key where the field stands, or the default one when the key is unknown. */
  message(key: string): { readonly text: string; readonly isKnown: boolean };
  readonly messageKeys: readonly string[];
  picture(file: string): Picture | undefined;
  readonly pictureFiles: readonly string[];
  /** The names of the files in `pages/_shared`, without extension. */
  readonly sharedSections: readonly string[];
}

/** Something a field finds wrong once it knows the whole site. Its wording is the catalogue's, in `content/messages.ts`. */
export type Complaint =
  | { readonly kind: 'unknown-message'; readonly key: string; readonly known: readonly string[] }
  | { readonly kind: 'unknown-route'; readonly route: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknown-anchor';
      readonly anchor: string;
      readonly route: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'missing-picture'; readonly file: string; readonly known: readonly string[] }
  | { readonly kind: 'missing-alt' }
  | { readonly kind: 'ended-offer'; readonly date: string }
  | { readonly kind: 'unknown-shared'; readonly name: string; readonly known: readonly string[] };

/** The fields beside the one that is checked. */
export type Parent = Readonly<Record<string, unknown>>;

/** What a field does beyond its shape: a check against the whole site, and its final value. */
export interface Behaviour {
  /** `parent` is the object that holds the field. */
  check?(value: unknown, context: FieldContext, parent: Parent): readonly Complaint[];
  resolve?(value: unknown, context: FieldContext): unknown;
}

// A registry of its own, because `.meta()` would leak into the JSON Schema. What it holds is opaque to zod's types.
const behaviours = z.registry<{ readonly behaviour: unknown }>();

/** The behaviour of a schema, or of the one it was made from by `.describe()`. */
export function behaviourOf(schema: z.core.$ZodType): Behaviour | undefined {
  // Only `withBehaviour` writes to the registry.
  return behaviours.get(schema)?.behaviour as Behaviour | undefined;
}

/** Gives a schema its behaviour and returns it. The functions see the schema's parsed output. */
export function withBehaviour<S extends z.ZodType>(
  schema: S,
  behaviour: {
    check?: (value: z.output<S>, context: FieldContext, parent: Parent) => readonly Complaint[];
    resolve?: (value: z.output<S>, context: FieldContext) => unknown;
  },
): S {
  // Behaviours are called only with data that this very schema has parsed.
  behaviours.add(schema, { behaviour });
  return schema;
}
