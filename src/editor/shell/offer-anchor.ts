import {
  insertSection,
  isRecord,
  matchItems,
  readData,
  readItem,
  renameAnchor,
  routeOfFile,
  setValue,
  valueAt,
  type Edit,
  type Told,
} from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { putAt } from '../form/wishes.ts';
import { describeSection, sectionsOf } from '../outline/describe-section.ts';
import { listWishes } from '../outline/operations.ts';
import { dataOf, pathOf } from './knowledge.ts';

type Texts = Readonly<Record<string, string>>;

/** The files as they were saved before what has been changed of them. */
export type Saved = Readonly<Record<string, { readonly text: string }>>;

/** A link whose section is not there. */
type LostAnchor = Told & { readonly kind: 'unknownAnchor' };

/** The section that a link led to, as its page had it when it was saved last. */
interface Lost {
  readonly file: string;
  readonly text: string;
  readonly sections: readonly unknown[];
  readonly place: number;
  readonly label: string;
}

function findLost({ parameters: { route, typed } }: LostAnchor, saved: Saved): Lost | undefined {
  const file = Object.keys(saved).find((path) => routeOfFile(path) === route);
  if (file === undefined) return undefined;
  const { text } = saved[file] ?? { text: '' };
  const sections = sectionsOf(readData(text));
  const place = sections.findIndex((section) => valueAt(section, ['id']) === typed);
  return place === -1
    ? undefined
    : { file, text, sections, place, label: describeSection(sections[place]).label };
}

/** A link in a text that leads to a section, with its words. */
const linkInText = /\[([^\]]*)\]\(([^)\s]*)\)/g;

/** What a field says whose links to a lost section lead elsewhere: in a text they may also end, and their words stay. */
function changeLinks(said: string, { parameters }: LostAnchor, to?: string): string | undefined {
  const { route, typed } = parameters;
  if (said.search(linkInText) === -1) return to;
  return said.replace(linkInText, (whole, words: string, target: string) => {
    if (target !== `#${typed}` && target !== `${route}#${typed}`) return whole;
    return to === undefined ? words : `[${words}](${to})`;
  });
}

/** Has the link lead elsewhere. */
function offerGoal(
  problem: LostAnchor,
  { to, label, where = '' }: { readonly to: string; readonly label: string; readonly where?: string },
): readonly Offer[] {
  const { path } = problem;
  if (path === undefined) return [];
  const edit = (text: string) =>
    putAt(text, path, changeLinks(String(valueAt(readData(text), path)), problem, to) ?? to, []);
  const said = `O link leva a ${label}${where}.`;
  return [
    { label: `Levar a ${label}${where}`, wish: { label: 'mudar o destino de um link', path, edit, said } },
  ];
}

/** The section where it was: as it was saved last. */
function offerSection({ file, text, place, label }: Lost): readonly Offer[] {
  const lines = readItem(text, ['sections'], place);
  if (lines === undefined) return [];
  const edit = (now: string) => {
    const count = sectionsOf(readData(now)).length;
    return insertSection(now, Math.min(place, count), lines);
  };
  const wish = { label: `trazer ${label} de volta`, file, edit, said: `${label} está de volta.` };
  return [{ label: `Trazer ${label} de volta`, wish }];
}

interface Renamed {
  readonly offer: Offer;
  /** The page of the section, and what that is called in its address now. */
  readonly file: string;
  readonly to: string;
  readonly label: string;
}

/** Has all links of pages that led to a section under its former name follow the one, in what is hidden too. */
function withOtherLinks(problem: LostAnchor, { offer, file, to, label }: Renamed, texts: Texts): Offer {
  const { typed: from } = problem.parameters;
  const own = pathOf(problem);
  const linking = Object.entries(texts).filter(
    ([name, text]) => name === file || (routeOfFile(name) !== undefined && text.includes(`#${from}`)),
  );
  const follow = (some: Texts) =>
    renameAnchor({ ...Object.fromEntries(linking), ...some }, { file, from, to });
  const all = follow({});
  if (!all.ok || all.links < 2) return offer;
  const others = Object.keys(all.texts).filter((name) => name !== own);
  const editOf =
    (name: string) =>
    (text: string): Edit => {
      const done = follow({ [name]: text });
      return done.ok ? { ok: true, text: done.texts[name] ?? text } : done;
    };
  const edit = (text: string): Edit => {
    const done = offer.wish.edit(text);
    return done.ok ? editOf(own)(done.text) : done;
  };
  return {
    label: `Levar os ${all.links} links a ${label}`,
    wish: {
      ...offer.wish,
      label: 'mudar o destino de links',
      edit,
      along: others.map((name) => ({ file: name, edit: editOf(name) })),
      said: `Os ${all.links} links levam a ${label}.`,
    },
  };
}

/** The section that its page has still, under another name or under none. */
function offerHere(problem: LostAnchor, lost: Lost, texts: Texts): readonly Offer[] {
  const sections = sectionsOf(readData(texts[lost.file] ?? ''));
  const at = matchItems(lost.sections, sections).find(({ before }) => before === lost.place)?.after;
  if (at === undefined) return [];
  const { route, typed, isHere } = problem.parameters;
  const id = valueAt(sections[at], ['id']);
  const { label } = describeSection(sections[at]);
  if (typeof id === 'string' && id !== '') {
    const goal = offerGoal(problem, { to: `${isHere ? '' : route}#${id}`, label });
    return goal.map((offer) => withOtherLinks(problem, { offer, file: lost.file, to: id, label }, texts));
  }
  const edit = (text: string) => putAt(text, ['sections', at, 'id'], typed, ['type', 'id']);
  const wish = {
    label: 'dar o nome de volta a uma seção',
    file: lost.file,
    edit,
    said: `${label} tem de novo o nome "${typed}".`,
  };
  return [{ label: `Devolver o nome "${typed}" à seção ${label}`, wish }];
}

/** What a section is, and what it says without its name: its heading, where it has one. */
function printOf(section: unknown): string {
  if (!isRecord(section)) return '';
  const { id: _, type, title, ...said } = section;
  return JSON.stringify(typeof title === 'string' ? [type, title] : [type, said]);
}

const onPage = (route: string) => (route === '/' ? ' no Início' : ` em ${route}`);

/** The section of that name on the one page which has it, where the page that the link leads to never had one; a copied page has lost its own. */
function offerNamesake(problem: LostAnchor, texts: Texts, saved: Saved): readonly Offer[] {
  const { route, typed } = problem.parameters;
  if (!Object.keys(saved).some((file) => routeOfFile(file) === route)) return [];
  const found = Object.entries(texts).flatMap(([file, text]) => {
    const there = routeOfFile(file);
    const section = sectionsOf(dataOf(file, text)).find((one) => valueAt(one, ['id']) === typed);
    if (there === undefined || section === undefined) return [];
    return [{ to: `${there}#${typed}`, label: describeSection(section).label, where: onPage(there) }];
  });
  const [first, ...others] = found;
  return first === undefined || others.length > 0 ? [] : offerGoal(problem, first);
}

/** Where other pages have the very section: its address there, and whether it has come since. */
function listElsewhere({ file, sections, place }: Lost, texts: Texts, saved: Saved) {
  const wanted = printOf(sections[place]);
  const isIt = (section: unknown) => printOf(section) === wanted;
  return Object.entries(texts).flatMap(([other, text]) => {
    const route = routeOfFile(other);
    const section = other === file ? undefined : sectionsOf(dataOf(other, text)).find(isIt);
    const id = valueAt(section, ['id']);
    if (route === undefined || section === undefined || typeof id !== 'string') return [];
    const before = dataOf(`saved ${other}`, saved[other]?.text ?? null);
    const hasCome = !sectionsOf(before).some(isIt);
    return [{ to: `${route}#${id}`, route, label: describeSection(section).label, hasCome }];
  });
}

/** The file without the link that a problem is about, where that is an item whose only task is to lead there. */
export function offerWithout(problem: Told, texts: Texts): readonly Offer[] {
  const { path = [] } = problem;
  const at = path.findLastIndex((name) => typeof name === 'number');
  if (at === -1 || !['links', 'actions'].includes(String(path[at - 1]))) return [];
  const data = readData(texts[pathOf(problem)] ?? '');
  const wish = listWishes.remove(data, path.slice(0, at), Number(path[at]));
  return [{ label: 'Tirar o link', wish: { ...wish, label: 'tirar um link', said: 'O link saiu.' } }];
}

interface Led {
  readonly route: string;
  readonly anchor: string;
}

/** Has a link go with the section that it leads to, as long as that is not shown; a shared section decides for itself. */
export function offerToDrop({ route, anchor }: Led, texts: Texts): readonly Offer[] {
  const file = Object.keys(texts).find((path) => routeOfFile(path) === route);
  const sections = sectionsOf(readData(texts[file ?? ''] ?? ''));
  const place = sections.findIndex((section) => valueAt(section, ['id']) === anchor);
  if (file === undefined || place === -1) return [];
  const field = ['sections', place, 'whenHidden'];
  const order = ['type', 'id', 'hidden', 'showFrom', 'showUntil', 'whenHidden'];
  const { label } = describeSection(sections[place]);
  const wish = {
    label: 'esconder os links com a seção',
    file,
    edit: (text: string) => putAt(text, field, 'drop', order),
    said: `Os links para ${label} somem enquanto a seção não aparece.`,
  };
  return [{ label: 'Esconder também os links', wish }];
}

/** The words of the links to a lost section alone. */
function offerWords(problem: LostAnchor, texts: Texts): readonly Offer[] {
  const { path = [] } = problem;
  const said = valueAt(readData(texts[pathOf(problem)] ?? ''), path);
  const words = typeof said === 'string' ? changeLinks(said, problem) : undefined;
  if (words === undefined || words === said) return [];
  const edit = (text: string) => setValue(text, path, words);
  const wish = { label: 'tirar um link', path, edit, said: 'O link saiu, e as palavras ficaram.' };
  return [{ label: 'Tirar o link', wish }];
}

/** The ways out of a link whose section is not there: to where it is now, or with it as it was saved last; or without the link. */
export function offersForAnchor(problem: LostAnchor, texts: Texts, saved: Saved): readonly Offer[] {
  const lost = findLost(problem, saved);
  const without = [...offerWithout(problem, texts), ...offerWords(problem, texts)];
  if (lost === undefined) return [...offerNamesake(problem, texts, saved), ...without];
  const here = offerHere(problem, lost, texts);
  if (here.length > 0) return [...here, ...without];
  const all = listElsewhere(lost, texts, saved);
  const come = all.filter(({ hasCome }) => hasCome);
  const [there, ...others] = come.length > 0 ? come : all;
  const goal =
    there === undefined || others.length > 0
      ? []
      : offerGoal(problem, { ...there, where: onPage(there.route) });
  return [...goal, ...without, ...(come.length > 0 ? [] : offerSection(lost))];
}
