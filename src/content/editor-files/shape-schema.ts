import { count } from '../problems/wording.ts';
import type { Field, Group, List } from '../schema/outline.ts';

/** A group of fields or a list as editors' tools read it. */
export interface ShapeSchema {
  type?: string | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, ShapeSchema>>;
  required?: readonly string[];
  additionalProperties?: unknown;
  propertyNames?: object;
  minItems?: number;
  maxItems?: number;
  if?: object;
  then?: object;
  allOf?: readonly object[];
  errorMessage?: string;
  defaultSnippets?: readonly { readonly label: string; readonly body: unknown }[];
}

/** Asks for one field; VS Code takes the message from the schema that asks. */
function demand(field: string, description = ''): object {
  return { required: [field], errorMessage: `Falta o campo "${field}". ${description}`.trimEnd() };
}

/** Asks for fields in turn, so that what is missing in one place is told in one message. */
function demandInTurn(needed: readonly Field[]): readonly object[] {
  const names = needed.map(({ name }) => name);
  return needed.map(({ name, outline }, index) => {
    const demanded = demand(name, outline.description);
    return index === 0 ? demanded : { if: { required: names.slice(0, index) }, then: demanded };
  });
}

/** The needed fields of a group, each with a place to type in. */
function draftGroup(needed: readonly Field[]): Readonly<Record<string, string>> {
  return Object.fromEntries(needed.map(({ name }, index) => [name, `$${index + 1}`]));
}

/**
 * Words for a group of fields. A misspelt field that was needed is one mistake: what is missing is told only where
 * every field is known.
 */
export function describeGroup(json: ShapeSchema, { fields, others }: Group): void {
  json.errorMessage = 'Escreva os campos nas linhas de baixo, com recuo, como "nome: valor".';
  const needed = [...fields.values()].filter(({ isNeeded }) => isNeeded);
  const demands = demandInTurn(needed);
  if (others === undefined) {
    const known = [...fields.keys()];
    const errorMessage = `Este campo não vale aqui. Valem: ${known.join(', ')}.`;
    // VS Code offers the fields by their schemas already.
    json.propertyNames = { enum: known, errorMessage, doNotSuggest: true };
    delete json.additionalProperties;
    json.if = { propertyNames: { pattern: `^(${known.join('|')})$` } };
    json.then = { allOf: demands };
    if (demands.length === 0) {
      delete json.if;
      delete json.then;
    }
  } else if (demands.length > 0) json.allOf = demands;
  if (demands.length > 0)
    json.defaultSnippets = [{ label: 'os campos necessários', body: draftGroup(needed) }];
  delete json.required;
}

/** Nothing is in it, so that a list never holds one. */
const nothing = { not: {} };

/** Words for a list. Its size is asked for in ways that VS Code lets us word. */
export function describeList(json: ShapeSchema, { least, most }: List): void {
  json.errorMessage = 'Comece cada item em uma linha própria, com um traço na frente.';
  const sizes: object[] = [];
  if (least > 0) {
    const errorMessage = `Ponha pelo menos ${count(least, 'item', 'itens')}.`;
    sizes.push({ if: { maxItems: least - 1 }, then: { contains: nothing, errorMessage } });
  }
  if (most !== undefined) {
    const errorMessage = `Deixe no máximo ${count(most, 'item', 'itens')}.`;
    sizes.push({ if: { minItems: most + 1 }, then: { contains: nothing, errorMessage } });
  }
  if (sizes.length > 0) json.allOf = sizes;
  delete json.minItems;
  delete json.maxItems;
}
