import { insertSection, readData, readItem, routeOfFile, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
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

/** The file without the link that a problem is about, where that is an item whose only task is to lead there. */
export function offerWithout({ path = [], file }: Told, texts: Texts): readonly Offer[] {
  const at = path.findLastIndex((name) => typeof name === 'number');
  if (at === -1 || !['links', 'actions'].includes(String(path[at - 1]))) return [];
  const data = readData(texts[file.replace(/^pages\//, '')] ?? '');
  const wish = listWishes.remove(data, path.slice(0, at), Number(path[at]));
  return [{ label: 'Tirar o link', wish: { ...wish, label: 'tirar um link', said: 'O link saiu.' } }];
}

/** The ways out of a link whose section is not there: without the link, or with the section as it was saved last. */
export function offersForAnchor(problem: LostAnchor, texts: Texts, saved: Saved): readonly Offer[] {
  return [...offerWithout(problem, texts), ...offerSection(problem, saved)];
}
