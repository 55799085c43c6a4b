import { setValue, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { dataOf } from './knowledge.ts';

type Texts = Readonly<Record<string, string>>;

/** Signs all titles with the site's name that are signed with another one. */
export function offerName(
  { name, former }: Extract<Told, { readonly kind: 'formerName' }>['parameters'],
  texts: Texts,
): Offer {
  const along = Object.entries(texts).flatMap(([file, text]) => {
    const title = valueAt(dataOf(file, text), ['title']);
    if (typeof title !== 'string' || !title.endsWith(` | ${former}`)) return [];
    const signed = `${title.slice(0, -former.length)}${name}`;
    return [{ file, edit: (now: string) => setValue(now, ['title'], signed) }];
  });
  return {
    label: `Trocar no título de ${along.length} páginas`,
    wish: {
      file: 'site.yaml',
      label: 'trocar o nome nos títulos',
      along,
      said: `O título de ${along.length} páginas termina agora em "${name}".`,
      edit: (text) => ({ ok: true, text }),
    },
  };
}
