import { blocks, countOf, isRecord, valueAt } from '../../core/core.ts';

/** A section as the list of sections tells it. */
export interface SectionName {
  /** What the block is called: `Dúvidas`. */
  readonly label: string;
  /** What it holds: its title, or how many items. */
  readonly summary: string;
  readonly isHidden: boolean;
}

const titles = ['title', 'headline', 'text', 'intro', 'section'];

function titleOf(section: unknown): string | undefined {
  const found = titles.map((name) => valueAt(section, [name])).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.replace(/\s+/g, ' ').trim() : undefined;
}

function countItems(section: unknown, type: string): string | undefined {
  const items = valueAt(section, ['items']);
  return Array.isArray(items) ? countOf(items.length, blocks.get(type)?.itemNoun ?? 'item') : undefined;
}

/** How a section of a page, read as data, is called. */
export function describeSection(section: unknown): SectionName {
  const type = valueAt(section, ['type']);
  const name = typeof type === 'string' ? type : '';
  const summary = [titleOf(section), countItems(section, name)].filter((part) => part !== undefined);
  return {
    label: blocks.get(name)?.label ?? (name === '' ? 'Seção sem tipo' : name),
    summary: summary.join(' · '),
    isHidden: isRecord(section) && ['sim', 'Sim', 'SIM', 'true', 'yes'].includes(String(section['hidden'])),
  };
}

/** The sections of a file's data; of a shared section's file the one that it is. */
export function sectionsOf(data: unknown): readonly unknown[] {
  const sections = valueAt(data, ['sections']);
  return Array.isArray(sections) ? sections : [];
}
