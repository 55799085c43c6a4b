import { isRecord } from '../../fields/is-record.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Changes every field and item of a schema; `name` is the field's, or the list's and `-item`. */
function mapChildren(schema: Schema, name: string, change: (child: Schema, name: string) => Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (!isRecord(value)) return [key, value];
    if (key === 'items') return [key, change(value, `${name}-item`)];
    if (key !== 'properties' && key !== 'definitions') return [key, value];
    const fields = Object.entries(value).map(([field, child]) => [
      field,
      isRecord(child) ? change(child, field) : child,
    ]);
    return [key, Object.fromEntries(fields)];
  });
  return Object.fromEntries(entries);
}

/** A value in one spelling. What lies inside another is asked for again with each that is around it. */
function spell(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spell).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const known = spellings.get(value) ?? spellFields(value, Object.keys(value));
  spellings.set(value, known);
  return known;
}

const spellings = new WeakMap<Schema, string>();

function spellFields(schema: Schema, names: readonly string[]): string {
  return `{${names
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${spell(schema[name])}`)
    .join()}}`;
}

/** What a schema says but for its words, in one spelling: alike are those that say the same. */
function keyOf(schema: Schema): string {
  return spellFields(
    schema,
    Object.keys(schema).filter((name) => name !== 'description'),
  );
}

/** Below this a reference would be no shorter than what it stands for. */
const least = 60;

/** Names of the schemas that stand in several places, by what they say. What lies inside a repeated one counts once. */
function nameRepeated(root: Schema): ReadonlyMap<string, string> {
  const places = new Map<string, string[]>();
  const visit = (schema: Schema, name: string): Schema => {
    const key = keyOf(schema);
    const known = places.get(key);
    places.set(key, [...(known ?? []), name]);
    return known ? schema : mapChildren(schema, name, visit);
  };
  mapChildren(root, '', visit);
  const taken = new Set<string>();
  const repeated = [...places].filter(([key, names]) => names.length > 1 && key.length >= least);
  return new Map(
    repeated.map(([key, [first = '']]) => {
      let name = `_${first}`;
      for (let number = 2; taken.has(name); number += 1) name = `_${first}-${number}`;
      taken.add(name);
      return [key, name];
    }),
  );
}

/** Writes every schema that stands in several places once, as a definition. Descriptions stay where they are. */
export function shareDefinitions(root: Schema): Schema {
  const names = nameRepeated(root);
  const shared = new Map<string, Schema>();
  const replace = (schema: Schema, place: string): Schema => {
    const name = names.get(keyOf(schema));
    const { description, ...core } = schema;
    if (name === undefined) return mapChildren(schema, place, replace);
    if (!shared.has(name)) shared.set(name, mapChildren(core, place, replace));
    return { ...(description === undefined ? {} : { description }), $ref: `#/definitions/${name}` };
  };
  const replaced = mapChildren(root, '', replace);
  const definitions = {
    ...(isRecord(replaced['definitions']) ? replaced['definitions'] : {}),
    ...Object.fromEntries(shared),
  };
  return { ...replaced, definitions };
}
