import { nameOf, type Parts } from './fit-parts.ts';
import { namesIn, type Outline } from './outline.ts';

/** Behind a sign. */
const signed =
  /^(?<called>\p{L}[^$]{1,59}?)[\s.:_–—-]*[.:_–—-]\s*(?<words>gr[áa]tis|gratuit[oa]|cortesia|a combinar|(?:sob )?consult(?:a|e|ar)|(?:valor )?sob (?:or[çc]amento|avalia[çc][ãa]o))$/iu;

/** Behind a space alone only what is no word of a name. */
const bare =
  /^(?<called>\p{L}[^$]{1,59}?(?<!\s(?:sob|d[aeo]s?|su[ao]|n[ao]|a|o|frete)))\s+(?<words>gr[áa]tis|a combinar|consultar|sob (?:consulta|or[çc]amento|avalia[çc][ãa]o))$/iu;

/** `Retorno ..... grátis`: what stands in a price's place, where an item has a field for it. */
export function fitAsked(item: Outline, line: string): Parts | undefined {
  const name = nameOf(item)?.name;
  const { called = '', words = '' } = (signed.exec(line.trim()) ?? bare.exec(line.trim()))?.groups ?? {};
  return name === undefined || called === '' || !namesIn(item).includes('priceText')
    ? undefined
    : { [name]: called, priceText: words };
}
