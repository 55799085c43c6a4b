import type { z } from 'zod';
import { outlineOf, type Choice, type Outline } from '../schema/outline.ts';
import { describeAlternatives } from './alternatives-schema.ts';
import { describeGroup, describeList, type ShapeSchema } from './shape-schema.ts';

type Zod = z.core.$ZodType;

/** A field as editors' tools read it. `errorMessage` and `patternErrorMessage` are VS Code's. */
export interface FieldSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  enumDescriptions?: readonly string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  examples?: readonly string[];
  errorMessage?: string;
  patternErrorMessage?: string;
}

function describeChoice(json: FieldSchema, { said, words, isYesNo }: Choice): void {
  const accepted = json.enum ?? [];
  // An `enum` says all that a type would, and two complaints about one word are one too many.
  delete json.type;
  if (isYesNo) {
    // As a pattern, so that only the two usual words are offered.
    delete json.enum;
    const examples = words.map(({ word }) => word);
    Object.assign(json, { type: ['string', 'boolean'], pattern: `^(${accepted.join('|')})$`, examples });
    Object.assign(json, { errorMessage: said, patternErrorMessage: said });
    return;
  }
  if (words.some(({ meaning }) => meaning !== ''))
    json.enumDescriptions = words.map(({ meaning }) => meaning);
  json.errorMessage = said ?? `Use um destes: ${accepted.join(', ')}.`;
}

/** Types as which VS Code may read what fits a pattern as text: `2004` is a number there, and `true` a yes. */
function typesFitting(pattern: RegExp): readonly string[] {
  const types = ['string'];
  if (['1.5', '5e-7'].some((digits) => pattern.test(digits))) types.push('number');
  // A few, a count, or a year.
  else if (['4', '15', '2004'].some((digits) => pattern.test(digits))) types.push('integer');
  if (pattern.test('true')) types.push('boolean');
  return types;
}

const someText = '[\\s\\S]';

function describeText(json: FieldSchema, { said: own }: Outline): void {
  const said = own ?? 'Escreva o texto na mesma linha; ele não pode ficar vazio.';
  const pattern = json.pattern ?? someText;
  delete json.format;
  if (!new RegExp(pattern).test('')) delete json.minLength;
  const types = typesFitting(new RegExp(pattern));
  json.type = types.length === 1 ? 'string' : types;
  json.pattern = pattern;
  json.errorMessage = said;
  json.patternErrorMessage = said;
}

/** Completes the JSON Schema of a field: it accepts what the checker accepts, and speaks Portuguese. */
export function describeField(json: FieldSchema & ShapeSchema, schema: Zod): void {
  // Wrappers and clones come after what they wrap, and carry its fields already.
  if (json.errorMessage !== undefined || json.const !== undefined) return;
  const outline = outlineOf(schema);
  if (outline.kind === 'group') {
    describeGroup(json, outline);
    describeAlternatives(json, schema);
  } else if (outline.kind === 'list') describeList(json, outline);
  else if (outline.kind === 'choice') describeChoice(json, outline);
  else if (outline.kind === 'text') describeText(json, outline);
}
