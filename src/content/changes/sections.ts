import { saysYes } from '../../fields/text.ts';
import { isRecord } from '../../fields/is-record.ts';
import { blocks } from '../schema/registry.ts';
import { compareRecords, describeMove } from './compare.ts';
import { findMoved, matchEntries, measureLikeness, type Identity } from './match.ts';

type Sections = readonly unknown[];

function fieldOf(section: unknown, field: string): string | undefined {
  const value = isRecord(section) ? section[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

const typeOf: Identity = (section) => fieldOf(section, 'type');

const identities: readonly Identity[] = [
  (section) => {
    const id = fieldOf(section, 'id');
    return id === undefined ? undefined : `${typeOf(section)}#${id}`;
  },
  (section) => {
    const title = fieldOf(section, 'title') ?? fieldOf(section, 'section');
    return title === undefined ? undefined : `${typeOf(section)} ${title}`;
  },
];

/** What its block is called: `Dúvidas`. */
function labelOf(section: unknown): string {
  const type = typeOf(section);
  return type === undefined ? 'sem tipo' : (blocks.get(type)?.label ?? type);
}

/** A section by its block and what it is called, where it is called anything. */
function describeSection(section: unknown): string {
  const label = labelOf(section);
  const title = fieldOf(section, 'title') ?? fieldOf(section, 'section') ?? fieldOf(section, 'id');
  return title === undefined ? label : `${label} "${title}"`;
}

/** The file of the shared section that a section stands for. */
function sharedBy(section: unknown): string | undefined {
  const field = blocks.get(typeOf(section) ?? '')?.replacedBy;
  return field === undefined ? undefined : fieldOf(section, field);
}

/** A section in a sentence: by its block, and by its title too where the page has several of that block; a shared one by its file. */
function nameSection(section: unknown, all: Sections): string {
  const shared = sharedBy(section);
  if (shared !== undefined) return `seção compartilhada "${shared}"`;
  const isAlone = all.filter((other) => typeOf(other) === typeOf(section)).length < 2;
  return `seção ${isAlone ? labelOf(section) : describeSection(section)}`;
}

function compareSection(before: unknown, after: unknown, name: string): readonly string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  const { hidden: _before, ...left } = before;
  const { hidden: _after, ...right } = after;
  const [wasHidden, isHidden] = [saysYes(fieldOf(before, 'hidden')), saysYes(fieldOf(after, 'hidden'))];
  const shown =
    wasHidden === isHidden ? [] : [`a ${name} ${isHidden ? 'fica escondida' : 'volta a aparecer'}`];
  return [...shown, ...compareRecords(left, right, { phrase: ` da ${name}`, type: typeOf(after) })];
}

/** The sections of a page that are in one of its versions alone, and the pairs of those that are in both. */
function divide(before: Sections, after: Sections) {
  const pairs = matchEntries(before, after, { identities, kindOf: typeOf });
  const kept = {
    before: new Set(pairs.map((pair) => pair.before)),
    after: new Set(pairs.map((pair) => pair.after)),
  };
  return {
    pairs,
    added: [...after.entries()].filter(([place]) => !kept.after.has(place)),
    lost: before.filter((_, place) => !kept.before.has(place)),
  };
}

/** Two versions of a page's sections; `page` names it in a sentence. */
export interface PageSections {
  readonly page: string;
  readonly before: Sections;
  readonly after: Sections;
}

/** The sections that went from one page to another: by what they were, and by what they are now. */
export interface Journeys {
  readonly went: ReadonlyMap<unknown, string>;
  readonly came: ReadonlyMap<unknown, { readonly page: string; readonly old: unknown }>;
}

/** How much of a section has to be the same for it to be that section on another page. */
const leastShared = 0.5;

/** Finds the sections that one page lost and another one has now, the likest first. */
export function findJourneys(pages: readonly PageSections[]): Journeys {
  const divided = pages.map(({ page, before, after }) => ({ page, ...divide(before, after) }));
  const likely = divided.flatMap((from) =>
    from.lost.flatMap((old) =>
      divided
        .filter((to) => to !== from)
        .flatMap((to) =>
          to.added
            .filter(([, now]) => typeOf(old) === typeOf(now))
            .map(([, now]) => ({ from, to, old, now, likeness: measureLikeness(old, now) })),
        ),
    ),
  );
  const went = new Map<unknown, string>();
  const came = new Map<unknown, { readonly page: string; readonly old: unknown }>();
  for (const one of likely.toSorted((a, b) => b.likeness - a.likeness)) {
    if (one.likeness < leastShared || went.has(one.old) || came.has(one.now)) continue;
    went.set(one.old, one.to.page);
    came.set(one.now, { page: one.from.page, old: one.old });
  }
  return { went, came };
}

/** What differs between two versions of a page's sections, in the order a reviewer wants it: moved, changed, new, gone. */
export function compareSections(
  { before, after }: PageSections,
  { went, came }: Journeys,
): readonly string[] {
  const { pairs, added, lost } = divide(before, after);
  return [
    ...findMoved(pairs).map(
      (pair) => `a ${nameSection(after[pair.after], after)} ${describeMove(pair.before, pair.after)}`,
    ),
    ...pairs.flatMap((pair) =>
      compareSection(before[pair.before], after[pair.after], nameSection(before[pair.before], before)),
    ),
    ...added.map(([place, section]) => {
      const page = came.get(section)?.page;
      const at = `na posição ${place + 1}`;
      if (page === undefined) return `seção nova: ${describeSection(section)}, ${at}`;
      return `a ${nameSection(section, after)} veio da ${page} e está ${at}`;
    }),
    ...added.flatMap(([, section]) =>
      compareSection(came.get(section)?.old, section, nameSection(section, after)),
    ),
    ...lost.map((section) => {
      const goal = went.get(section);
      // What is shared goes on elsewhere.
      const end = sharedBy(section) === undefined ? 'é apagada' : 'sai desta página';
      return `a ${nameSection(section, before)} ${goal === undefined ? end : `vai para a ${goal}`}`;
    }),
  ];
}
