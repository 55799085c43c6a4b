import { listed } from '../ui/listed.ts';
import { readData, routeOfFile, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { addItem } from '../form/wishes.ts';
import type { Step } from '../session/session.ts';
import { dataOf, pathOf } from './knowledge.ts';
import { leadsTo } from './menus-elsewhere.ts';
import { nameFile } from './name-file.ts';

type Texts = Readonly<Record<string, string>>;

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

const putting = (place: string) => `pôr a página no ${place}`;

/** Where pages are linked from: the site's parts, and what they are called. */
const placesOf = [
  ['header', 'menu'],
  ['footer', 'rodapé'],
] as const;

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
  const wish = { label: putting(place), file: 'site.yaml', edit };
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
  return placesOf.flatMap((place) => offerIn(route, text, texts, place));
}

type Done = readonly Pick<Step, 'label' | 'spot'>[];

/** Whether a page was put into a part of the site from its form. */
const isPut = (past: Done, file: string, place: string) =>
  past.some(({ label, spot }) => spot.file === file && label === putting(place));

/** Once a page was put into the menu or the foot: what is offered for the other, and what is said of the two. */
export function offerOther(
  file: string,
  texts: Texts,
  past: Done,
): { readonly said: string; readonly offers: readonly Offer[] } | undefined {
  const route = routeOfFile(file);
  if (route === undefined || !placesOf.some(([, place]) => isPut(past, file, place))) return undefined;
  const site = dataOf('site.yaml', texts['site.yaml'] ?? null);
  const isIn = ([part]: (typeof placesOf)[number]) => leadsTo(site, part, route);
  const [done, left] = [placesOf.find(isIn), placesOf.find((place) => !isIn(place))];
  if (done === undefined || left === undefined) return undefined;
  const said = `A página está no ${done[1]}, e ainda não está no ${left[1]}.`;
  return { said, offers: offerIn(route, texts[file] ?? '', texts, left) };
}

interface Site {
  readonly problems: readonly Told[];
  readonly texts: Texts;
  readonly past: Done;
}

/** The menus that have no room for all their links once a page was put into them. */
export function listFull(
  file: string,
  { problems, texts, past }: Site,
): readonly { readonly file: string; readonly name: string }[] {
  const route = routeOfFile(file);
  if (route === undefined || !isPut(past, file, 'menu')) return [];
  return problems.flatMap((problem) => {
    const there = pathOf(problem);
    if (problem.kind !== 'menuTooWide' || problem.severity !== 'warning') return [];
    const data = dataOf(there, texts[there] ?? null);
    if (!leadsTo(data, 'header', route)) return [];
    const { links, fits } = problem.parameters;
    return [{ file: there, name: `${nameFile(there, data).label}: cabem ${fits} de ${links}` }];
  });
}
