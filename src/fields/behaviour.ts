import { z } from 'zod';
import type { Complaint } from './complaint.ts';
import type { Drawing, DrawingFault } from './drawing.ts';
import type { Part } from './divide-price.ts';
import type { NamedPrice } from './several-prices.ts';
import type { Repair } from './repair.ts';
import type { Picture, PictureFault } from './shown-picture.ts';

export type { Complaint } from './complaint.ts';

/** What a field may ask about the site while it is checked or resolved. Nothing here depends on zod, YAML or files. */
export interface FieldContext {
  /** Address of the page that holds the field, such as `/contato`. */
  readonly route: string;
  /** Where the site itself stands. */
  readonly url: string;
  readonly phone: string;
  readonly otherPhone?: string | undefined;
  /** The number that chats are opened with. */
  readonly chatPhone: string;
  readonly email: string;
  readonly address: string;
  /** Whether the site says when the business is open. */
  readonly hasHours: boolean;
  /** The day in São Paulo the site is made for, as ISO (`2026-01-31`). */
  readonly today: string;
  /** Every route of the site, with the anchors that exist on it, as far as its file can be read. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string> | 'unknown'>;
  /** What becomes of links to a section that exists and is not shown today; nothing for any other id. */
  hiddenAnchor(route: string, anchor: string): 'page' | 'drop' | undefined;
  /** The message for a key where the field stands, or the default one when the key is unknown. */
  message(key: string): { readonly text: string; readonly isKnown: boolean };
  readonly messageKeys: readonly string[];
  /** The last day of a section that is shown today and has one, and what becomes of links to it then. */
  endOf(route: string, anchor: string): { readonly day: string; readonly links: 'page' | 'drop' } | undefined;
  /** A picture in those of the wanted widths that it has; in its own when it is narrower. */
  picture(file: string, widths?: readonly number[]): Picture | undefined;
  readonly pictureFiles: readonly string[];
  /** Why a file of that name cannot be shown as a picture, if there is one. */
  pictureFault(file: string): PictureFault | undefined;
  /** A drawing beside the pictures, as far as it could be read. */
  drawing(file: string): Drawing | DrawingFault | undefined;
  readonly drawingFiles: readonly string[];
  /** The drawings that the site serves as they are, as paths below `public/`. */
  readonly iconFiles: readonly string[];
  /** Bytes of each file that visitors may be offered, by its path below `public/files`. */
  readonly downloads: ReadonlyMap<string, number>;
  /** The last day of each page that has ended, by route. */
  readonly endedPages: ReadonlyMap<string, string>;
  /** The names of the files in `pages/_shared`, without extension. */
  readonly sharedSections: readonly string[];
}

/** The fields beside the one that is checked. */
export type Parent = Readonly<Record<string, unknown>>;

/** What a field does beyond its shape: a check against the whole site, and its final value. */
export interface Behaviour {
  /** `parent` is the object that holds the field. */
  check?(value: unknown, context: FieldContext, parent: Parent): readonly Complaint[];
  /** `value` has its children resolved; `typed` is as it was parsed. */
  resolve?(value: unknown, context: FieldContext, parent: Parent, typed: unknown): unknown;
  /** Whether a list leaves this item out, today. */
  isLeftOut?(value: unknown, context: FieldContext): boolean;
  /** What a value in the wrong form was most likely meant to be. */
  repair?: Repair;
  /** Fields that may be beside it and that a value in the wrong form belongs to, with the value as it is written there. */
  other?(typed: string, beside: Readonly<Record<string, unknown>>): readonly Part[];
  /** The fields beside it, and itself, among which a value in the wrong form is to be divided: one way or more, the best first. */
  divide?(typed: string): readonly (readonly Part[])[];
  /** What a text holds besides the value, for a note beside it. */
  rest?(typed: string): { readonly value: string; readonly rest: string } | undefined;
  /** The values that a text holds of which the field takes one, each with the words for it. */
  several?(typed: string): readonly NamedPrice[];
  /** Whether a day tells what was: one without its year is then the last such day, not the next. */
  isPast?: boolean;
  /** What a value that has more than one meaning may stand for, of which nobody but the editor knows. */
  either?(typed: string): readonly string[];
  /** What of the site the value uses. */
  uses?(value: unknown, context: FieldContext): Use | readonly Use[] | undefined;
}

/** Something of the site that a field names. */
export interface Use {
  readonly kind: 'page' | 'picture' | 'shared';
  /** A route, a file in `public/images`, or the name of a shared section. */
  readonly name: string;
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
    resolve?: (value: z.output<S>, context: FieldContext, parent: Parent, typed: z.output<S>) => unknown;
    isLeftOut?: (value: z.output<S>, context: FieldContext) => boolean;
    repair?: Repair;
    other?: Behaviour['other'];
    divide?: Behaviour['divide'];
    rest?: Behaviour['rest'];
    several?: Behaviour['several'];
    isPast?: boolean;
    either?: Behaviour['either'];
    uses?: (value: z.output<S>, context: FieldContext) => Use | readonly Use[] | undefined;
  },
): S {
  // Behaviours are called only with data that this very schema has parsed.
  behaviours.add(schema, { behaviour });
  return schema;
}
