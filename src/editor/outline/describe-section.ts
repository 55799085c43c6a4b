import { inLine } from '../ui/in-line.ts';
import { blocks, countOf, saysYes, valueAt } from '../../core/core.ts';
import type { Days, Reach } from './days-tool.tsx';

/** A section as the list of sections tells it. */
export interface SectionName {
  /** What the block is called: `Dúvidas`. */
  readonly label: string;
  /** What it holds: its title, or how many items. */
  readonly summary: string;
  readonly isHidden: boolean;
  /** What else is to be known of it at once: the days on which it is shown, and that it still has texts of an example. */
  readonly notes: readonly string[];
}

const titles = ['title', 'headline', 'text', 'intro', 'section'];

function titleOf(section: unknown): string | undefined {
  const found = titles.map((name) => valueAt(section, [name])).find((value) => typeof value === 'string');
  return typeof found === 'string' ? inLine(found) : undefined;
}

function countItems(section: unknown, type: string): string | undefined {
  const items = valueAt(section, ['items']);
  return Array.isArray(items) ? countOf(items.length, blocks.get(type)?.itemNoun ?? 'item') : undefined;
}

/** Whether a section is hidden, whatever its days. */
export const isHiddenSection = (section: unknown) => saysYes(valueAt(section, ['hidden']));

/** The days between which a section is shown, as they are typed. */
export function daysOf(section: unknown): Days {
  const dayAt = (name: keyof Days) => {
    const day = valueAt(section, [name]);
    return typeof day === 'string' ? day : '';
  };
  return { showFrom: dayAt('showFrom'), showUntil: dayAt('showUntil') };
}

/** The days of a section or an item in a few words each; of one that is hidden they would read as if it came back. */
export function noteDays(shown: unknown): readonly string[] {
  const { showFrom, showUntil } = daysOf(shown);
  return [
    ...(showFrom === '' ? [] : [`desde ${showFrom}`]),
    ...(showUntil === '' ? [] : [`até ${showUntil}`]),
  ];
}

function notesOf(section: unknown, isHidden: boolean): readonly string[] {
  return [
    ...(isHidden ? [] : noteDays(section)),
    ...(saysYes(valueAt(section, ['placeholder'])) ? ['textos de exemplo'] : []),
  ];
}

/** The shared section that a section of a page stands for, and what it is called. */
export interface Shared {
  readonly name: string;
  readonly section: unknown;
}

/** What says on which days a section is shown: itself, or the shared one it stands for where it has no days of its own. */
export function datedBy(section: unknown, shared: Shared | undefined): unknown {
  const { showFrom, showUntil } = daysOf(section);
  return shared?.section === undefined || showFrom + showUntil !== '' ? section : shared.section;
}

/** Where days that are given to a section of a page hold; nothing where it stands for no other. */
export function reachOf(section: unknown, shared: Shared | undefined): Reach | undefined {
  if (shared?.section === undefined) return undefined;
  const hasDays = (one: unknown) => noteDays(one).length > 0;
  if (hasDays(section)) return 'page';
  return hasDays(shared.section) ? 'pages' : 'either';
}

/** How a section of a page, read as data, is called; one that stands for a shared one as that is. */
export function describeSection(section: unknown, shared?: Shared): SectionName {
  const shown = shared?.section ?? section;
  const type = valueAt(shown, ['type']);
  const name = typeof type === 'string' ? type : '';
  const title = shared !== undefined && shared.section === undefined ? shared.name : titleOf(shown);
  const summary = [title, countItems(shown, name)].filter((part) => part !== undefined);
  const isHidden = [section, shared?.section].some(isHiddenSection);
  return {
    label: blocks.get(name)?.label ?? (name === '' ? 'Seção sem tipo' : name),
    summary: summary.join(' · '),
    isHidden,
    notes: [
      ...(shared === undefined ? [] : ['em várias páginas']),
      ...notesOf(section, isHidden),
      ...notesOf(shared?.section, isHidden),
    ],
  };
}

/** The sections of a file's data; of a shared section's file the one that it is. */
export function sectionsOf(data: unknown): readonly unknown[] {
  const sections = valueAt(data, ['sections']);
  return Array.isArray(sections) ? sections : [];
}
