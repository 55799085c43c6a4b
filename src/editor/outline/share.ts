import {
  blocks,
  insertSection,
  readData,
  readItem,
  removeSection,
  toSlug,
  valueAt,
  type SiteEdit,
} from '../../core/core.ts';
import { describeSection, sectionsOf } from './describe-section.ts';
import { ownMessages, withMessages } from './own-messages.ts';

type Texts = Readonly<Record<string, string>>;

/** The block that stands for a shared section, and its field with the name of that. */
const standIn = [...blocks].find(([, { replacedBy }]) => replacedBy !== undefined);

const refusal: SiteEdit = {
  ok: false,
  reason: 'Esta seção não pode ir para todas as páginas: copie-a em cada uma.',
};

function freeName(texts: Texts, section: unknown): string {
  const { label, summary } = describeSection(section);
  const stem = toSlug(summary.split(' · ')[0] ?? '') || toSlug(label) || 'secao';
  let name = stem;
  for (let number = 2; `_shared/${name}.yaml` in texts; number += 1) name = `${stem}-${number}`;
  return name;
}

/** The first line of a shared section's file, for editors that know schemas; as another one has it. */
function headOf(texts: Texts): string {
  const other = Object.entries(texts).find(([path]) => path.startsWith('_shared/'))?.[1] ?? '';
  return /^# yaml-language-server:.*\n/.exec(other)?.[0] ?? '';
}

/** What stands on a page for a shared section. */
export function standFor(name: string): string {
  return standIn === undefined ? '' : `type: ${standIn[0]}\n${standIn[1].replacedBy}: ${name}\n`;
}

interface Sharing {
  readonly from: string;
  readonly index: number;
  /** The other pages that are to show it. */
  readonly pages: readonly string[];
}

/** Where a section stands on a page that has others: as far from the end as on its own page, or as far from the start. */
function placeAmong(others: readonly unknown[], index: number, own: readonly unknown[]): number {
  const below = own.length - 1 - index;
  return below < index ? Math.max(0, others.length - below) : Math.min(index, others.length);
}

/**
 * Has pages show a section of one of them at the same place, counted from the nearer end: it stands in a file of its own
 * from then on.
 */
export function shareSection(texts: Texts, { from, index, pages }: Sharing): SiteEdit {
  const text = texts[from] ?? '';
  const lines = readItem(text, ['sections'], index);
  if (lines === undefined || standIn === undefined) return refusal;
  const own = sectionsOf(readData(text));
  const name = freeName(texts, own[index]);
  const stand = standFor(name);
  const changed: Record<string, string> = {
    [`_shared/${name}.yaml`]: `${headOf(texts)}${lines.trimEnd()}\n`,
  };
  const messages = ownMessages(text, index);
  const site = texts['site.yaml'] ?? '';
  const ofSite = valueAt(readData(site), ['messages']);
  // What the site says already under that name it goes on saying: there each page has its own.
  const isFree = [...messages.keys()].every((key) => valueAt(ofSite, [key]) === undefined);
  if (isFree && messages.size > 0) changed['site.yaml'] = withMessages(site, messages);
  for (const page of [from, ...pages]) {
    const old = isFree ? (texts[page] ?? '') : withMessages(texts[page] ?? '', messages);
    const place = page === from ? index : placeAmong(sectionsOf(readData(old)), index, own);
    const put = insertSection(old, place, stand);
    const edit = put.ok && page === from ? removeSection(put.text, index + 1) : put;
    if (!edit.ok) return { ok: false, reason: `${page}: ${edit.reason}` };
    changed[page] = edit.text;
  }
  return { ok: true, texts: changed, links: 0 };
}
