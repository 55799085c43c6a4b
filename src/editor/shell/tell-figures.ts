import { listed } from '../ui/listed.ts';
import {
  countPlaces,
  describeConflict,
  putIntoWords,
  readTime,
  routeOfFile,
  sayFigureAt,
  valueAt,
  type ClaimParameters,
  type Edit,
  type Places,
  type SaidAt,
  type Told,
} from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { dataOf, pathOf } from './knowledge.ts';
import { nameFile } from './name-file.ts';
import type { EditWish } from './state.ts';

type Texts = Readonly<Record<string, string>>;
type Along = NonNullable<EditWish['along']>;

/** A place by its page and its section, and where that is asked for by its field: `Início › Capa`. */
function namePlace({ file, path }: SaidAt, texts: Texts, isExact: boolean): string {
  const name = pathOf({ file });
  const data = dataOf(name, texts[name] ?? null);
  const route = /^(?:index|404)\.yaml$/.test(name) ? undefined : routeOfFile(name);
  // The hours of a day stand in two fields.
  const whole = path[0] === 'hours' && path[1] === 'week' ? path.slice(0, 3) : path;
  const field = isExact || path[0] !== 'sections' ? whole : path.slice(0, 2);
  const spot = describeConflict({ path: field, ours: '', theirs: '' }, data).replaceAll(', ', ' › ');
  return [route ?? nameFile(name, data).label, spot].filter(Boolean).join(' › ');
}

/** Places by their names, those of one section by their fields too. */
function namePlaces(places: readonly SaidAt[], texts: Texts): readonly string[] {
  const short = places.map((place) => namePlace(place, texts, false));
  const isAlone = (name: string) => short.indexOf(name) === short.lastIndexOf(name);
  const names = places.map((place, index) => {
    const name = short[index] ?? '';
    return isAlone(name) ? name : namePlace(place, texts, true);
  });
  return [...new Set(names)];
}

/** Places by their names, where a form says them. */
export const withNames = (places: Places, texts: Texts): Places => ({
  ...places,
  named: namePlaces(places.at, texts),
});

/** The places that tell it otherwise, all of them. */
const othersOf = ({ others, elsewhere }: ClaimParameters['disagrees']) => [
  others,
  ...elsewhere.map(({ places }) => places),
];

/** What is told of a figure or hours that others tell otherwise, with those places by their names and without the file. */
export function sayDisagreement(
  problem: Extract<Told, { readonly kind: 'disagrees' }>,
  texts: Texts,
): Pick<Told, 'message' | 'cure'> {
  const { said, alike, others, elsewhere } = problem.parameters;
  const parameters = {
    ...problem.parameters,
    alike: withNames(alike, texts),
    others: withNames(others, texts),
    elsewhere: elsewhere.map(({ said: there, places }) => ({
      said: there,
      places: withNames(places, texts),
    })),
  };
  const amount = othersOf(problem.parameters).reduce((sum, { at, more }) => sum + at.length + more, 0);
  const there = amount === 1 ? 'no outro lugar' : `nos outros ${amount} lugares`;
  const here = countPlaces(alike) === 0 ? 'só aqui' : 'aqui e onde está o mesmo';
  return {
    message: putIntoWords({ ...problem, parameters }).message,
    cure: `Deixe todos iguais: se o certo é "${said}", mude também ${there}; se não, mude ${here}. Se cada lugar tem mesmo o seu, anote isso.`,
  };
}

/** Writes the number of a figure in several places of one file, in the words of each. */
const writeIn =
  (places: readonly SaidAt[], said: string) =>
  (text: string): Edit =>
    places.reduce<Edit>((done, place) => (done.ok ? sayFigureAt(done.text, place, said) : done), {
      ok: true,
      text,
    });

/** Writes the number of a figure in several places, file by file. */
function writeAll(places: readonly SaidAt[], said: string): Along {
  const files = [...new Set(places.map(pathOf))];
  return files.map((file) => ({
    file,
    edit: writeIn(
      places.filter((place) => pathOf(place) === file),
      said,
    ),
  }));
}

const tried = new WeakMap<SaidAt, { readonly text: string; readonly said: string; readonly can: boolean }>();

/** Whether a place can say a number. It is tried once for each text of its file: with every letter this is asked again. */
function canWrite(place: SaidAt, said: string, texts: Texts): boolean {
  const text = texts[pathOf(place)] ?? '';
  const last = tried.get(place);
  if (last?.text === text && last.said === said) return last.can;
  const can = writeIn([place], said)(text).ok;
  tried.set(place, { text, said, can });
  return can;
}

/** The other places of what a declaration says, with another figure: those that go along once that is declared. */
function writeAlong({ said, others }: ClaimParameters['notAsDeclared'], texts: Texts): Along {
  // The declaration itself is written by other means.
  const isInSite = others.at.some((place) => pathOf(place) === 'site.yaml');
  const isAll = others.more === 0 && others.at.every((place) => canWrite(place, said, texts));
  return isInSite || !isAll ? [] : writeAll(others.at, said);
}

const sayWritten = (said: string, places: readonly SaidAt[], texts: Texts) =>
  `"${said}" está agora também em ${listed.format(namePlaces(places, texts))}.`;

/** A place of a declaration in words: `Início › sobre` of `/#sobre`. */
const nameScope = (scope: string) =>
  scope === 'site'
    ? 'Dados do site'
    : scope === 'structuredData'
      ? 'dados para buscadores'
      : scope.replace(/^\/(?=#|\s|$)/, 'Início').replace('#', ' › ');

/** The other figures that are declared for what one counts, each with where it holds. */
function listApart(
  { topics, said, declared }: ClaimParameters['notAsDeclared'],
  texts: Texts,
): readonly string[] {
  const claims = valueAt(dataOf('site.yaml', texts['site.yaml'] ?? null), ['claims']);
  return (Array.isArray(claims) ? claims : []).flatMap((claim: unknown) => {
    const [subject, value, where] = ['subject', 'value', 'where'].map((name) => valueAt(claim, [name]));
    const isApart = topics.some((topic) => topic.subject === subject) && value !== declared && value !== said;
    const scopes = Array.isArray(where) ? where.map((scope) => nameScope(String(scope))) : [];
    return isApart && scopes.length > 0 ? [`"${String(value)}" em ${listed.format(scopes)}`] : [];
  });
}

/**
 * Whether what is declared for a place is known to nobody else: no other place says it, and others have figures of their own, so that
 * it is likely the declaration that is behind.
 */
export function isLeftBehind(parameters: ClaimParameters['notAsDeclared'], texts: Texts): boolean {
  const isFigure = readTime(parameters.said) === undefined;
  return isFigure && countPlaces(parameters.others) === 0 && listApart(parameters, texts).length > 0;
}

/** What goes along with a figure that is declared anew, and what is said once it is. */
export function followDeclared(
  parameters: ClaimParameters['notAsDeclared'],
  texts: Texts,
): Pick<EditWish, 'along' | 'said'> {
  const { said, others } = parameters;
  const along = writeAlong(parameters, texts);
  const told = along.length === 0 ? [] : [sayWritten(said, others.at, texts)];
  const apart = listApart(parameters, texts);
  const still =
    apart.length === 0 ? [] : [`Continua anotado ${listed.format(apart)}: se mudou lá também, mude lá.`];
  return { along, said: ['Anotado em Dados do site.', ...told, ...still].join(' ') };
}

/** How a figure or hours unlike what is declared for its place are put right, by the buttons below. */
export function cureUndeclared(parameters: ClaimParameters['notAsDeclared'], texts: Texts): string {
  const { said, alike, others } = parameters;
  const nameAll = (places: Places) => listed.format(namePlaces(places.at, texts));
  if (isLeftBehind(parameters, texts)) {
    const apart = listed.format(listApart(parameters, texts));
    return `Está anotado também ${apart}. Se "${said}" é o certo aqui, diga isso; se não, corrija aqui:`;
  }
  const also = countPlaces(alike) === 0 ? '' : ` e em ${nameAll(alike)}`;
  const isAlong = writeAlong(parameters, texts).length > 0;
  const along = isAlong ? `, e o número muda também em ${nameAll(others)}` : '';
  const first = isAlong || countPlaces(others) === 0 ? '' : `mude também em ${nameAll(others)}, e `;
  return `Corrija aqui${also}. Se "${said}" é o certo, ${first}diga isso aqui${along}:`;
}

/** Writes a figure where it is told otherwise too, in one step: in no place for which its own is noted. */
export function offerThere(
  { parameters, path = [] }: Extract<Told, { readonly kind: 'disagrees' }>,
  texts: Texts,
): readonly Offer[] {
  const { said } = parameters;
  const groups = othersOf(parameters);
  if (groups.some(({ more }) => more > 0)) return [];
  const all = groups.flatMap(({ at }) => at);
  const can = all.filter((place) => !place.isDeclared && canWrite(place, said, texts));
  const [first, ...along] = writeAll(can, said);
  if (first === undefined) return [];
  const some = `em ${listed.format(namePlaces(can, texts))}`;
  const every = can.length === 1 ? 'lá' : `nesses ${can.length} lugares`;
  const where = can.length === all.length ? every : some;
  const label = `escrever "${said}" nos outros lugares`;
  const wish = { ...first, along, label, path, said: sayWritten(said, can, texts) };
  return [{ label: `Escrever "${said}" também ${where}`, wish }];
}
