import { fold } from '../../fields/fold.ts';
import { actionShape } from '../../fields/action.ts';
import { section } from '../../fields/section.ts';
import { examples } from '../schema/examples.ts';
import { makeJsonSchemas } from '../editor-files/json-schema.ts';
import { blocks } from '../schema/registry.ts';
import { neededFields, sizeOf, type Shaped } from '../editor-files/shape-schema.ts';

/** A field as the catalogue's tables show it. */
export interface CatalogueField {
  /** The way to it from the section: `items › title`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** What may be written: `texto`, `lista de 1 a 40`, `sim ou não`, or the form that is asked for. */
  readonly accepts: string;
  /** The words to choose from, each with what it means. */
  readonly words: readonly { readonly word: string; readonly meaning: string }[];
}

/** An example with its address and the YAML to copy. */
export interface CatalogueExample {
  readonly name: string;
  readonly route: string;
  readonly yaml: string;
}

export interface CatalogueBlock {
  readonly type: string;
  readonly label: string;
  readonly description: string;
  readonly fields: readonly CatalogueField[];
  readonly examples: readonly CatalogueExample[];
}

/** Every block, and the fields that are told once for all of them. */
export interface Catalogue {
  readonly blocks: readonly CatalogueBlock[];
  readonly common: readonly CatalogueField[];
  readonly button: readonly CatalogueField[];
}

interface Schema extends Shaped {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly pattern?: string;
  readonly examples?: readonly string[];
  readonly patternErrorMessage?: string;
  readonly $ref?: string;
}

type Definitions = Readonly<Record<string, Schema>>;

const buttonFields = Object.keys(actionShape);

function hasButtonFields({ properties = {} }: Schema): boolean {
  return buttonFields.every((name) => name in properties);
}

function isButtonField(item: Schema, name: string): boolean {
  const usual: Readonly<Record<string, { readonly description?: string | undefined }>> = actionShape;
  const isOne = hasButtonFields(item) && buttonFields.includes(name);
  return isOne && item.properties?.[name]?.description === usual[name]?.description;
}

function isButton(schema: Schema): boolean {
  return hasButtonFields(schema) && Object.keys(schema.properties ?? {}).length === buttonFields.length;
}

function countItems(schema: Schema): string {
  const { least, most } = sizeOf(schema);
  if (most === undefined) return least > 0 ? `, pelo menos ${least}` : '';
  if (least === most) return `, exatamente ${most}`;
  return least > 0 ? `, de ${least} a ${most}` : `, até ${most}`;
}

function describeForm(schema: Schema, items: Schema | undefined): string {
  if (items !== undefined) return `${isButton(items) ? 'lista de botões' : 'lista'}${countItems(schema)}`;
  if (schema.properties) return isButton(schema) ? 'um botão' : 'um grupo de campos';
  if (schema.enum) return 'uma destas palavras';
  if (schema.examples) return schema.examples.join(' ou ');
  return schema.pattern === '[\\s\\S]' ? 'texto' : (schema.patternErrorMessage ?? 'texto');
}

/** Walks a section's schema to rows, what is inside after what holds it. */
class FieldLister {
  readonly #definitions: Definitions;

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  #follow(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const { $ref, ...own } = schema;
    return { ...this.#follow(this.#definitions[$ref.replace('#/definitions/', '')] ?? {}), ...own };
  }

  list(given: Schema, isWanted: (name: string) => boolean, above = ''): readonly CatalogueField[] {
    const followed = this.#follow(given);
    const { properties = {} } = followed;
    const needed = neededFields(followed);
    const names = Object.keys(properties).filter(isWanted);
    return names.flatMap((name) =>
      this.#row(`${above}${name}`, properties[name] ?? {}, needed.includes(name)),
    );
  }

  #row(name: string, given: Schema, isRequired: boolean): readonly CatalogueField[] {
    const schema = this.#follow(given);
    const items = schema.items && this.#follow(schema.items);
    const meanings = schema.enumDescriptions ?? [];
    const words = (schema.enum ?? []).map((word, index) => ({ word, meaning: meanings[index] ?? '' }));
    const carriesButton = items !== undefined && !isButton(items) && hasButtonFields(items);
    const accepts = `${describeForm(schema, items)}${carriesButton ? '; cada item pode ter um botão' : ''}`;
    const own = { name, isRequired, description: schema.description ?? '', accepts, words };
    const inner = items ?? schema;
    if (inner.properties === undefined || isButton(inner)) return [own];
    // An item may carry a button's fields beside its own; only those with words of their own are told here.
    const isTold = (field: string) => !isButtonField(inner, field);
    return [own, ...this.list(inner, isTold, `${name} › `)];
  }
}

function addressOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The addresses of the catalogue all begin so. */
export const catalogueRoute = '/_blocks';

function listExamples(type: string): readonly CatalogueExample[] {
  return (examples.get(type) ?? []).map(({ name, yaml }) => ({
    name,
    route: `${catalogueRoute}/${type}/${addressOf(name)}`,
    yaml,
  }));
}

/** The example at an address of the catalogue, if there is one. */
export function findExample(route: string): CatalogueExample | undefined {
  return [...examples.keys()].flatMap(listExamples).find((example) => example.route === route);
}

/** All blocks with their fields and examples. Everything comes from schemas and example files. */
export function makeCatalogue(): Catalogue {
  // The generated JSON Schema, of which the lister reads what `Schema` names.
  const { definitions } = makeJsonSchemas()['section.schema.json'] as { readonly definitions: Definitions };
  const lister = new FieldLister(definitions);
  const common = Object.keys(section({}).shape);
  const [anyBlock = {}] = [...blocks.keys()].map((type) => definitions[type] ?? {});
  return {
    blocks: [...blocks.values()].map(({ type, label, description }) => ({
      type,
      label,
      description,
      fields: lister.list(definitions[type] ?? {}, (name) => !common.includes(name)),
      examples: listExamples(type),
    })),
    common: lister.list(anyBlock, (name) => common.includes(name) && name !== 'type'),
    button: lister.list(Object.values(definitions).find(isButton) ?? {}, () => true),
  };
}
