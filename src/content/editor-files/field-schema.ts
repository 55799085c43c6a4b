import type { z } from 'zod';
import { meaningsOf } from '../../fields/choice.ts';
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

type Say = (issue: object) => unknown;

/** The schema's own message for what does not fit, as its author wrote it. */
function messageOf(schema: Zod): string | undefined {
  // Every schema of this project is one of zod's own classes.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const checks = ('checks' in def ? def.checks : undefined) ?? [];
  // zod makes a function of each text; none of ours reads the issue that it is called with.
  const sayings = [def.error, ...checks.map((check) => check._zod.def.error)] as readonly (Say | undefined)[];
  return sayings.map((say) => say?.({})).find((said) => typeof said === 'string');
}

const yesNo = ['sim', 'não'] as const;

function describeChoice(json: FieldSchema, schema: Zod, words: readonly unknown[]): void {
  const said = messageOf(schema);
  // An `enum` says all that a type would, and two complaints about one word are one too many.
  delete json.type;
  if (yesNo.every((word) => words.includes(word))) {
    // As a pattern, so that only the two usual words are offered.
    delete json.enum;
    Object.assign(json, { type: ['string', 'boolean'], pattern: `^(${words.join('|')})$`, examples: yesNo });
    Object.assign(json, { errorMessage: said, patternErrorMessage: said });
    return;
  }
  const meanings = meaningsOf(schema);
  if (meanings) json.enumDescriptions = words.map((word) => meanings[String(word)] ?? '');
  json.errorMessage = said ?? `Use um destes: ${words.join(', ')}.`;
}

/** Types as which VS Code may read what fits a pattern as text: `2004` is a number there, and `true` a yes. */
function typesFitting(pattern: RegExp): readonly string[] {
  const types = ['string'];
  if (pattern.test('1.5')) types.push('number');
  else if (pattern.test('15')) types.push('integer');
  if (pattern.test('true')) types.push('boolean');
  return types;
}

const someText = '[\\s\\S]';

function describeText(json: FieldSchema, schema: Zod): void {
  const said = messageOf(schema) ?? 'Escreva o texto na mesma linha; ele não pode ficar vazio.';
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
  if (json.type === 'array') describeList(json);
  else if (json.type === 'object') describeGroup(json);
  else if (json.enum !== undefined) describeChoice(json, schema, json.enum);
  else if (json.type === 'string') describeText(json, schema);
}
