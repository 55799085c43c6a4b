import { wordFor, type Field } from '../../core/core.ts';

/** A field's name as a form shows it: the word for it, or what its description begins with. */
export function labelOf({ name, outline }: Pick<Field, 'name' | 'outline'>): string {
  const word = name === 'theme' ? 'cores' : wordFor(name);
  const said = word === name ? (outline.description.split(/[.:,;]/)[0] ?? name) : word;
  const label = said === '' ? name : said;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
