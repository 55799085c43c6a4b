import { behaviourFor, isAccepted } from './fields.ts';
import { fieldsIn, namesIn, type Outline } from './outline.ts';

type Parts = Readonly<Record<string, string>>;

const isNameOf = (item: Outline) => fieldsIn(item).find(({ name }) => ['title', 'name'].includes(name));

/** What a line says of a price, and nothing else: the price, with the words around it where the item has fields for them. */
function priceIn(item: Outline, line: string): Parts | undefined {
  const schema = fieldsIn(item).find(({ name }) => name === 'price')?.outline.schema;
  if (schema === undefined || !/R\$|reais/i.test(line)) return undefined;
  const typed = line
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^(?:valor|preço)(?:es|s)?\s*:?\s*(?=R\$|\d|a partir)/iu, '')
    .replace(/[^\p{L}\d)]+$/u, '');
  const behaviour = behaviourFor(schema);
  const price = behaviour?.repair?.(typed) ?? typed;
  if (isAccepted(schema, price)) return { price };
  const ways = behaviour?.divide?.(typed).map((way) => way.map(({ field, value }) => [field, value] as const));
  const way = ways?.find((parts) => parts.every(([name]) => namesIn(item).includes(name)));
  return way && Object.fromEntries(way);
}

/**
 * A message of a chat that tells one item: its name on the first line, its price alone on another, and what is said of it on all
 * others. Nothing without a price, with several, or where the item has no field for the other lines.
 */
export function fitMessage(item: Outline, message: string): Parts | undefined {
  const [first = '', ...others] = message
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const priced = others.flatMap((line, at) => {
    const parts = priceIn(item, line);
    return parts === undefined ? [] : [{ parts, at }];
  });
  const [only, ...more] = priced;
  const name = isNameOf(item);
  const title = first.replace(/^\*{1,2}([^*]+)\*{1,2}$/, '$1').trim();
  if (name === undefined || only === undefined || more.length > 0 || priceIn(item, first) !== undefined)
    return undefined;
  const rest = others.toSpliced(only.at, 1).join('\n').replaceAll(/\n{3,}/g, '\n\n').trim();
  const text = fieldsIn(item).find(({ outline }) => outline.kind === 'text' && outline.control === 'long');
  if (!isAccepted(name.outline.schema, title) || (rest !== '' && text === undefined)) return undefined;
  return { [name.name]: title, ...(rest === '' || text === undefined ? {} : { [text.name]: rest }), ...only.parts };
}
