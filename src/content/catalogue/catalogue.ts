import { fold } from '../../fields/fold.ts';
import { action, actionShape } from '../../fields/action.ts';
import { itemShape } from '../../fields/item.ts';
import { section } from '../../fields/section.ts';
import type { Content } from '../load/content.ts';
import { examples } from '../schema/examples.ts';
import { fitExample } from '../schema/fit-example.ts';
import { blocks } from '../schema/registry.ts';
import { outlineOf, type Field, type Group, type List, type Outline } from '../schema/outline.ts';
import { surroundingsOf } from '../validate/surroundings.ts';

/** A field as the catalogue's tables show it. */
export interface CatalogueField {
  /** The way to it from the section: `items › title`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** What may be written: `texto`, `lista de 1 a 40`, `sim ou não`, or the form that is asked for. */
  readonly accepts: string;
  /** For a list, how many items it takes: `de 1 a 40`. */
  readonly amount?: string | undefined;
  /** What stands there when nothing is written, if anything does. */
  readonly fallback?: string | undefined;
  /** Whether it is a list whose items carry a button's fields beside their own. */
  readonly isWithButton: boolean;
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

const buttonFields = Object.keys(actionShape);

function hasButtonFields(outline: Outline): outline is Group {
  return outline.kind === 'group' && buttonFields.every((name) => outline.fields.has(name));
}

const usual: Readonly<Record<string, { readonly description?: string | undefined }>> = actionShape;

/** Whether a field is one of a button's that the group carries beside its own, in the usual words. */
function isButtonField(group: Group, { name, outline }: Field): boolean {
  const isOne = hasButtonFields(group) && buttonFields.includes(name);
  return isOne && outline.description === usual[name]?.description;
}

/** Whether a group is a button: it has no fields but a button's, and those that say when an item is shown. */
function isButton(outline: Outline): boolean {
  const known = [...buttonFields, ...Object.keys(itemShape)];
  return hasButtonFields(outline) && [...outline.fields.keys()].every((name) => known.includes(name));
}

function countItems({ least, most }: List): string | undefined {
  if (most === undefined) return least > 0 ? `pelo menos ${least}` : undefined;
  if (least === most) return `exatamente ${most}`;
  return least > 0 ? `de ${least} a ${most}` : `até ${most}`;
}

/** Whether the items of a list carry a button's fields beside their own. */
function isWithButton({ item }: List): boolean {
  return !isButton(item) && hasButtonFields(item);
}

function describeForm(outline: Outline): string {
  if (outline.kind === 'list') {
    const amount = countItems(outline);
    const name = isButton(outline.item) ? 'lista de botões' : 'lista';
    const counted = amount === undefined ? name : `${name}, ${amount}`;
    return isWithButton(outline) ? `${counted}; cada item pode ter um botão` : counted;
  }
  if (outline.kind === 'group') return isButton(outline) ? 'um botão' : 'um grupo de campos';
  if (outline.kind === 'choice') return outline.isYesNo ? 'sim ou não' : 'uma destas palavras';
  return outline.said ?? 'texto';
}

function rowOf({ name, isNeeded, outline }: Field, above: string): CatalogueField {
  return {
    name: `${above}${name}`,
    isRequired: isNeeded,
    description: outline.description,
    accepts: describeForm(outline),
    amount: outline.kind === 'list' ? countItems(outline) : undefined,
    fallback: outline.fallback,
    isWithButton: outline.kind === 'list' && isWithButton(outline),
    words: outline.kind === 'choice' && !outline.isYesNo ? outline.words : [],
  };
}

/** The fields of a group as rows, what is inside after what holds it. */
function* listRows(group: Group, isWanted: (field: Field) => boolean, above = ''): Generator<CatalogueField> {
  for (const field of [...group.fields.values()].filter(isWanted)) {
    const { outline, name } = field;
    yield rowOf(field, above);
    const inner = outline.kind === 'list' ? outline.item : outline;
    // An item may carry a button's fields beside its own; only those with words of their own are told here.
    if (inner.kind === 'group' && !isButton(inner))
      yield* listRows(inner, (one) => !isButtonField(inner, one), `${above}${name} › `);
  }
}

/** The fields of a schema that are wanted by their names, as rows. */
export function listFields(
  schema: Parameters<typeof outlineOf>[0],
  isWanted: (name: string) => boolean,
): readonly CatalogueField[] {
  const outline = outlineOf(schema);
  return outline.kind === 'group' ? [...listRows(outline, ({ name }) => isWanted(name))] : [];
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

/**
 * All blocks with their fields and examples. Everything comes from schemas and example files; for a site, examples name
 * what it has.
 */
export function makeCatalogue(content?: Content): Catalogue {
  const anySection = section({});
  const site = content && surroundingsOf(content);
  const fit = (example: CatalogueExample) =>
    site === undefined ? example : { ...example, yaml: fitExample(example.yaml, site) };
  const common = Object.keys(anySection.shape);
  return {
    blocks: [...blocks.values()].map(({ type, label, description, schema }) => ({
      type,
      label,
      description,
      fields: listFields(schema, (name) => !common.includes(name)),
      examples: listExamples(type).map(fit),
    })),
    common: listFields(anySection, (name) => name !== 'type'),
    button: listFields(action, () => true),
  };
}
