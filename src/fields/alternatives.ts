import { z } from 'zod';

const alternatives = z.object({
  fields: z.array(z.string()).readonly(),
  given: z.tuple([z.string(), z.string()]).readonly().optional(),
  /** The fields that go by the way out that the message tells first; without it, the second of the two. */
  drop: z.array(z.string()).readonly().optional(),
});

/** What a schema says of an object of whose `fields` exactly one is to be given: two are, or none is. */
export type Alternatives = z.output<typeof alternatives>;

/** Parameters of a schema's own issue that name alternatives. */
export function aboutAlternatives(named: Alternatives) {
  return { alternatives: named };
}

type Given = Readonly<Record<string, unknown>>;
type Parameters = Readonly<Record<string, unknown>>;

// What a refinement made by `needsOne` or `notBoth` refuses is what it names: a JSON Schema may say it too.
const exact = { isExact: true };

/** A refinement of an object that refuses it where none of some fields is given. */
export function needsOne(fields: readonly string[], error: string) {
  const isMet = (given: Given) => fields.some((field) => given[field] !== undefined);
  return [isMet, { error, params: { ...aboutAlternatives({ fields }), ...exact } }] as const;
}

interface Exclusion {
  /** Where this field is, an earlier refinement tells of it. */
  readonly unless?: string | undefined;
  readonly drop?: readonly string[] | undefined;
}

/** A refinement that refuses two fields side by side, at the second. */
export function notBoth(
  given: readonly [string, string],
  error: string,
  { unless = '', drop }: Exclusion = {},
) {
  const [first, second] = given;
  const isMet = (fields: Given) =>
    [first, second].some((field) => fields[field] === undefined) || fields[unless] !== undefined;
  const fields = given.toSorted();
  const path: PropertyKey[] = [second];
  const told = {
    error,
    path,
    params: { ...aboutAlternatives({ fields, given: [first, second], drop }), ...exact },
  };
  return [isMet, told] as const;
}

/** The alternatives that parameters of an exact refinement name. */
export function exactAlternatives(params: Parameters | undefined): Alternatives | undefined {
  return params?.['isExact'] === true ? alternatives.safeParse(params['alternatives']).data : undefined;
}

/** The alternatives that an issue names, if it is about some. */
export function alternativesOf(issue: z.core.$ZodIssue): Alternatives | undefined {
  if (issue.code !== 'custom') return undefined;
  return alternatives.safeParse(issue.params?.['alternatives']).data;
}

/** What the refinements of a schema name, those that say nothing of alternatives left out. */
export function alternativesIn(schema: z.core.$ZodType): readonly Alternatives[] {
  const checks = schema._zod.def.checks ?? [];
  // zod types the definition of a check by its kind, and ours of a refinement is `custom`.
  return checks.flatMap(
    (check) => exactAlternatives((check._zod.def as Partial<z.core.$ZodCustomDef>).params) ?? [],
  );
}
