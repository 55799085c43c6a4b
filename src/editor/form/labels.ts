import { capital, countOf, lookUp, wordFor, type Field } from '../../core/core.ts';

/** How the description of a field begins that goes by a word of many others, and is no such thing. */
const ofOther: Readonly<Record<string, RegExp>> = {
  // Figures and questions have a label as well as buttons.
  label: /^(?!.*botão)./s,
  days: /^O (?:nome|feriado) /,
  icon: /^O desenho da aba /,
  to: /^A página aonde /,
};

const isOfOther = ({ name, outline }: Pick<Field, 'name' | 'outline'>) =>
  lookUp(ofOther, name)?.test(outline.description) === true;

/**
 * A field's name as a form shows it: the word for it, or what its description begins with where that says something else.
 * Among the interface's words `phone` is no telephone, but what stands above one.
 */
export function labelOf(field: Pick<Field, 'name' | 'outline'>, around?: string | number): string {
  const { name, outline } = field;
  const word = name === 'theme' ? 'cores' : around === 'words' ? name : wordFor(name);
  const [start = name] = outline.description.split(/[.:,;]/);
  const said = isOfOther(field)
    ? start.replace(/^[AO] (?!que )/, '')
    : word === name
      ? start.replace(/^[AO] (?=\p{Ll}+$)/u, '')
      : word;
  return capital(said === '' ? name : said);
}

/** A list's name as a form shows it: what its items are, where no other name says more. */
export function legendOf(field: Pick<Field, 'name' | 'outline'>, noun: string): string {
  return field.name === 'items' ? capital(countOf(2, noun).replace(/^\d+ /, '')) : labelOf(field);
}
