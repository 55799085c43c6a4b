import { capital, countOf, wordFor, type Field } from '../../core/core.ts';

/** Whether a `label` is no button's: figures and questions have one as well. */
const isOfOther = ({ name, outline }: Pick<Field, 'name' | 'outline'>) =>
  name === 'label' && outline.description !== '' && !outline.description.includes('botão');

/**
 * A field's name as a form shows it: the word for it, or what its description begins with where that says something else.
 * Among the interface's words `phone` is no telephone, but what stands above one.
 */
export function labelOf(field: Pick<Field, 'name' | 'outline'>, around?: string | number): string {
  const { name, outline } = field;
  const word = name === 'theme' ? 'cores' : around === 'words' ? name : wordFor(name);
  const [start = name] = outline.description.split(/[.:,;]/);
  const said = word === name || isOfOther(field) ? start.replace(/^[AO] (?=\p{Ll}+$)/u, '') : word;
  return capital(said === '' ? name : said);
}

/** A list's name as a form shows it: what its items are, where no other name says more. */
export function legendOf(field: Pick<Field, 'name' | 'outline'>, noun: string): string {
  return field.name === 'items' ? capital(countOf(2, noun).replace(/^\d+ /, '')) : labelOf(field);
}
