import { readData, routeOfFile, valueAt } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { addItem } from '../form/wishes.ts';

type Texts = Readonly<Record<string, string>>;

const listed = new Intl.ListFormat('pt-BR');

/** The page's own name in its title, as menus say it: without the business's, and without the town's. */
function nameOf(text: string, route: string, site: string): string {
  const title = valueAt(readData(text), ['title']);
  const city = valueAt(readData(site), ['address', 'city']);
  const [name = ''] = typeof title === 'string' ? title.split(/ [|–—] /) : [];
  const town = typeof city === 'string' ? ` em ${city}` : '';
  const own = name.trim();
  const short = town !== '' && own.endsWith(town) ? own.slice(0, -town.length).trim() : own;
  return short === '' ? route : short;
}

/** The files of pages whose own links stand in the place of the site's. */
function listOwn(texts: Texts, part: 'header' | 'footer'): readonly string[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    const isPage = routeOfFile(file) !== undefined;
    return isPage && Array.isArray(valueAt(readData(text), [part, 'links'])) ? [file] : [];
  });
}

function nameRoutes(files: readonly string[]): string {
  return listed.format(files.flatMap((file) => routeOfFile(file) ?? []));
}

function sayWhereNot(own: readonly string[]): string {
  if (own.length === 0) return '';
  const named = `${nameRoutes(own)} ${own.length === 1 ? 'tem' : 'têm'}`;
  return ` ${named} os seus próprios links, e lá ela não aparece.`;
}

/** The link to a page in the menu or the foot of the site, and where pages have their own, in all of them at once. */
function offerIn(
  route: string,
  text: string,
  texts: Texts,
  [part, place]: readonly ['header' | 'footer', string],
): readonly Offer[] {
  const label = nameOf(text, route, texts['site.yaml'] ?? '');
  const own = listOwn(texts, part);
  const edit = (one: string) => addItem(one, [part, 'links'], { label, to: route });
  const tail = 'Em Dados do site dá para encurtar o nome e mudar a ordem.';
  const wish = { label: `pôr a página no ${place}`, file: 'site.yaml', edit };
  const some = {
    label: own.length === 0 ? `Pôr no ${place}` : `Pôr no ${place}, menos em ${nameRoutes(own)}`,
    wish: { ...wish, said: `"${label}" está no ${place} do site.${sayWhereNot(own)} ${tail}` },
  };
  if (own.length === 0) return [some];
  const along = own.map((file) => ({ file, edit }));
  const all = {
    label: `Pôr no ${place} de todas as páginas`,
    wish: {
      ...wish,
      along,
      said: `"${label}" está no ${place} de todas as páginas. Em Dados do site dá para encurtar o nome, também nas páginas com ${place} próprio.`,
    },
  };
  return [all, some];
}

/** The link to a page that none leads to, in the menu or the foot of the site. */
export function offerLink(route: string, text: string, texts: Texts): readonly Offer[] {
  return [
    ...offerIn(route, text, texts, ['header', 'menu']),
    ...offerIn(route, text, texts, ['footer', 'rodapé']),
  ];
}
