import type { z } from 'zod';
import { exactAlternatives, type Alternatives } from '../../fields/alternatives.ts';
import type { ShapeSchema } from './shape-schema.ts';

/** What a schema refuses about fields of which one is to be given, in its author's words. */
interface Rule extends Alternatives {
  readonly said: string;
}

function rulesOf(schema: z.core.$ZodType): readonly Rule[] {
  const checks = schema._zod.def.checks ?? [];
  return checks.flatMap((check): readonly Rule[] => {
    // zod types the definition of a check by its kind, and ours of a refinement is `custom`.
    const { params, error } = check._zod.def as Partial<z.core.$ZodCustomDef>;
    const named = exactAlternatives(params);
    const said: unknown = error?.({ code: 'custom' } as never);
    return named === undefined || typeof said !== 'string' ? [] : [{ ...named, said }];
  });
}

/** The fault that a rule tells, and what refuses it with the author's words. */
function writeRule({ fields, given, said: errorMessage }: Rule): {
  readonly fault: object;
  readonly refusal: object;
} {
  if (given === undefined) {
    const [first = ''] = fields;
    const fault = { allOf: fields.map((field) => ({ not: { required: [field] } })) };
    return { fault, refusal: { required: [first], errorMessage } };
  }
  const second = {
    pattern: `^(?!${given[1]}$)`,
    errorMessage,
    patternErrorMessage: errorMessage,
    doNotSuggest: true,
  };
  return { fault: { required: given }, refusal: { propertyNames: second } };
}

/**
 * Asks for exactly one of the fields that a group's schema names as alternatives. What is misspelt or missing besides is
 * told first, and of several such faults one.
 */
export function describeAlternatives(json: ShapeSchema, schema: z.core.$ZodType): void {
  const rules = rulesOf(schema).map(writeRule);
  if (rules.length === 0) return;
  const inTurn = rules.reduceRight<object | undefined>(
    (rest, { fault, refusal }) => ({ if: fault, then: refusal, ...(rest && { else: rest }) }),
    undefined,
  );
  const needed = (json.defaultSnippets ?? []).flatMap(({ body }) => Object.keys(Object(body)));
  json.allOf = [{ if: { ...json.if, required: needed }, then: inTurn }];
}
