import { z } from 'zod';

/** What a field may tell about the business, with the data it holds then. */
interface Statements {
  /** A text of the business's own, which may hold figures and hours among other words. */
  readonly prose: string;
  /** A number and what it counts. */
  readonly figure: { readonly value: string; readonly label: string };
  /** Opening hours as people read them, one row a period. */
  readonly hours: readonly { readonly days: string; readonly time: string }[];
  /** Opening hours in one line, such as `Segunda a sábado 8h–18h`. */
  readonly 'hours-line': string;
  /** Opening hours as search engines read them. */
  readonly 'opening-hours': readonly {
    readonly days: readonly string[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Days unlike others, each with what holds on it, and with its date where it has one. */
  readonly 'special-days': readonly {
    readonly days: string;
    readonly date?: string | undefined;
    readonly time: string;
  }[];
  readonly rating: string | number;
  readonly 'review-count': number;
  readonly founded: string;
}

export type StatementKind = keyof Statements;

const statements = z.registry<{ readonly kind: StatementKind }>();

/** Marks a field as telling something that holds for the whole site. The given schema itself stays as it was. */
export function stating<Kind extends StatementKind, S extends z.ZodType<Statements[Kind]>>(
  kind: Kind,
  schema: S,
): S {
  const marked = schema.clone();
  statements.add(marked, { kind });
  return marked;
}

/** What a schema, or the one it was made from by `.describe()`, tells about the business, if anything. */
export function statementOf(schema: z.core.$ZodType): StatementKind | undefined {
  return statements.get(schema)?.kind;
}
