import { isRecord } from '../../fields/is-record.ts';
import { blocks } from '../schema/registry.ts';
import { compareRecords, describeMove } from './compare.ts';
import { findMoved, matchEntries, type Identity } from './match.ts';

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

/** A section in a sentence: by its block, and by its title too where the page has several of that block. */
function nameSection(section: unknown, all: Sections): string {
  const isAlone = all.filter((other) => typeOf(other) === typeOf(section)).length < 2;
  return `seção ${isAlone ? labelOf(section) : describeSection(section)}`;
}

const isYes = (word: string | undefined) => word !== undefined && /^(sim|true|yes)$/i.test(word);

function compareSection(before: unknown, after: unknown, name: string): readonly string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  const { hidden: _before, ...left } = before;
  const { hidden: _after, ...right } = after;
  const [wasHidden, isHidden] = [isYes(fieldOf(before, 'hidden')), isYes(fieldOf(after, 'hidden'))];
  const shown =
    wasHidden === isHidden ? [] : [`a ${name} ${isHidden ? 'foi escondida' : 'voltou a aparecer'}`];
  return [...shown, ...compareRecords(left, right, { phrase: ` da ${name}`, type: typeOf(after) })];
}

/** What differs between two versions of a page's sections, in the order a reviewer wants it: moved, changed, new, gone. */
export function compareSections(before: Sections, after: Sections): readonly string[] {
  const pairs = matchEntries(before, after, { identities, kindOf: typeOf });
  const kept = {
    before: new Set(pairs.map((pair) => pair.before)),
    after: new Set(pairs.map((pair) => pair.after)),
  };
  const added = [...after.entries()].filter(([place]) => !kept.after.has(place));
  const lost = before.filter((_, place) => !kept.before.has(place));
  return [
    ...findMoved(pairs).map(
      (pair) => `a ${nameSection(after[pair.after], after)} ${describeMove(pair.before, pair.after)}`,
    ),
    ...pairs.flatMap((pair) =>
      compareSection(before[pair.before], after[pair.after], nameSection(before[pair.before], before)),
    ),
    ...added.map(([place, section]) => `seção nova: ${describeSection(section)}, na posição ${place + 1}`),
    ...lost.map((section) => `a ${nameSection(section, before)} foi apagada`),
  ];
}
