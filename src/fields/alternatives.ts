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

/** The alternatives that an issue names, if it is about some. */
export function alternativesOf(issue: z.core.$ZodIssue): Alternatives | undefined {
  if (issue.code !== 'custom') return undefined;
  return alternatives.safeParse(issue.params?.['alternatives']).data;
}
