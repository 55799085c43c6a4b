import { nameOf, type Parts } from './fit-parts.ts';
import { namesIn, type Outline } from './outline.ts';

/** `Retorno ..... grátis`: what stands in a price's place, where an item has a field for it. */
export function fitAsked(item: Outline, line: string): Parts | undefined {
  const name = nameOf(item)?.name;
  const [, called = '', words = ''] =
    /^(\p{L}[^$]{1,59}?)(?:[\s.:_–—-]*[.:_–—-]\s*|\s+)(gr[áa]tis|gratuit[oa]|cortesia|a combinar|(?:sob )?consult(?:a|e|ar)|(?:valor )?sob (?:or[çc]amento|avalia[çc][ãa]o))$/iu.exec(
      line.trim(),
    ) ?? [];
  return name === undefined || called === '' || !namesIn(item).includes('priceText')
    ? undefined
    : { [name]: called, priceText: words };
}
