import { insertSection, readData, readItem, routeOfFile, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { putAt } from '../form/wishes.ts';
import { describeSection, sectionsOf } from '../outline/describe-section.ts';
import { listWishes } from '../outline/operations.ts';

type Texts = Readonly<Record<string, string>>;

/** The files as they were saved last. */
export type Saved = Readonly<Record<string, { readonly text: string }>>;

/** A link whose section is not there. */
export type LostAnchor = Told & { readonly kind: 'unknownAnchor' };

/** The section that the page had when it was saved last, to be put where it was. */
function offerSection({ parameters: { route, typed } }: LostAnchor, saved: Saved): readonly Offer[] {
  const file = Object.keys(saved).find((path) => routeOfFile(path) === route);
  const { text } = saved[file ?? ''] ?? { text: '' };
  const sections = sectionsOf(readData(text));
  const place = sections.findIndex((section) => valueAt(section, ['id']) === typed);
  const lines = place === -1 ? undefined : readItem(text, ['sections'], place);
  if (lines === undefined) return [];
  const { label } = describeSection(sections[place]);
  const edit = (now: string) => {
    const count = sectionsOf(readData(now)).length;
    return insertSection(now, Math.min(place, count), lines);
  };
  const wish = { label: `trazer ${label} de volta`, file, edit, said: `${label} está de volta.` };
  return [{ label: `Trazer ${label} de volta`, wish }];
}

/** The section where it is now: on the one other page that has it. */
function offerNewPlace({ path, parameters: { route, typed } }: LostAnchor, texts: Texts): readonly Offer[] {
  const found = Object.entries(texts).flatMap(([file, text]) => {
    const there = routeOfFile(file);
    if (there === undefined || there === route) return [];
    const section = sectionsOf(readData(text)).find((one) => valueAt(one, ['id']) === typed);
    return section === undefined ? [] : [{ to: `${there}#${typed}`, label: describeSection(section).label }];
  });
  const [first, ...others] = found;
  if (first === undefined || others.length > 0 || path === undefined) return [];
  const { to, label } = first;
  const wish = {
    label: 'mudar o destino de um link',
    path,
    edit: (text: string) => putAt(text, path, to, []),
    said: `O link leva a ${label}, na outra página.`,
  };
  return [{ label: `Levar a ${label} na outra página`, wish }];
}

/** The file without the link that a problem is about, where that is an item whose only task is to lead there. */
export function offerWithout({ path = [], file }: Told, texts: Texts): readonly Offer[] {
  const at = path.findLastIndex((name) => typeof name === 'number');
  if (at === -1 || !['links', 'actions'].includes(String(path[at - 1]))) return [];
  const data = readData(texts[file.replace(/^pages\//, '')] ?? '');
  const wish = listWishes.remove(data, path.slice(0, at), Number(path[at]));
  return [{ label: 'Tirar o link', wish: { ...wish, label: 'tirar um link', said: 'O link saiu.' } }];
}

type HiddenAnchor = Told & { readonly kind: 'hiddenAnchor' };

/** Has a link go with the section that it leads to, as long as that is not shown; a shared section decides for itself. */
export function offerToDrop({ parameters }: HiddenAnchor, texts: Texts): readonly Offer[] {
  const { route, anchor, isKept } = parameters;
  const file = Object.keys(texts).find((path) => routeOfFile(path) === route);
  const sections = sectionsOf(readData(texts[file ?? ''] ?? ''));
  const place = sections.findIndex((section) => valueAt(section, ['id']) === anchor);
  if (isKept || file === undefined || place === -1) return [];
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

/** The ways out of a link whose section is not there: to where it is now, or with it as it was saved last; or without the link. */
export function offersForAnchor(problem: LostAnchor, texts: Texts, saved: Saved): readonly Offer[] {
  const [there] = offerNewPlace(problem, texts);
  const without = offerWithout(problem, texts);
  return there === undefined ? [...without, ...offerSection(problem, saved)] : [there, ...without];
}
