import { countOf, wordFor, type Field } from '../../core/core.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A field's name as a form shows it: the word for it, or what its description begins with. Among the interface's words
 * `phone` is no telephone, but what stands above one.
 */
export function labelOf(
  { name, outline }: Pick<Field, 'name' | 'outline'>,
  around?: string | number,
): string {
  const word = name === 'theme' ? 'cores' : around === 'words' ? name : wordFor(name);
  const said = word === name ? (outline.description.split(/[.:,;]/)[0] ?? name) : word;
  return capitalize(said === '' ? name : said);
}

/** A list's name as a form shows it: what its items are, where no other name says more. */
export function legendOf(field: Pick<Field, 'name' | 'outline'>, noun: string): string {
  return field.name === 'items' ? capitalize(countOf(2, noun).replace(/^\d+ /, '')) : labelOf(field);
}
