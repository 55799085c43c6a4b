import { inLine } from '../ui/in-line.ts';
import { isRecord, plainText, valueAt, writeDays } from '../../core/core.ts';
import { isHiddenSection } from '../outline/describe-section.ts';
import { hoursIn } from '../hours/find-hours.ts';
import type { Path } from '../store/store.ts';

type FieldPath = readonly (string | number)[];

/** A text as it is compared with what the page shows: without marks, and however it is broken into lines. */
export const bare = (text: string) => inLine(plainText(text));

/** Whether a text is what was pressed: all of it, or one of its lines, each of which the page may show by itself. */
function says(text: string, sought: string): boolean {
  if (bare(text) === sought) return true;
  return (
    text.includes('\n') && text.split('\n').some((line) => bare(line.replace(/^\s*[-•]\s/, '')) === sought)
  );
}

function findText(data: unknown, sought: string): FieldPath | undefined {
  if (typeof data === 'string') return says(data, sought) ? [] : undefined;
  if (!isRecord(data) && !Array.isArray(data)) return undefined;
  for (const [name, value] of Object.entries(data)) {
    // Nobody presses what is hidden, though it may say the same.
    if (isHiddenSection(value)) continue;
    const found = findText(value, sought);
    if (found) return [Array.isArray(data) ? Number(name) : name, ...found];
  }
  return undefined;
}

/** The only price of a few words, such as `De: R$ 150,00`: the page says what it is before it. */
function priceIn(text: string): string | undefined {
  const prices = text.length > 40 ? [] : (text.match(/R\$\s?\d[\d.,]*/g) ?? []);
  return prices.length === 1 ? prices[0] : undefined;
}

/** The place in a section that says what was pressed on the page: the first of some texts that one says, the nearest first. */
export function findPressed(data: unknown, texts: readonly string[]): FieldPath | undefined {
  for (const text of [...texts, ...texts.flatMap((one) => priceIn(one) ?? [])]) {
    const sought = bare(text);
    const found = sought === '' ? undefined : findText(data, sought);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A field of a file. */
interface Place {
  readonly file: Path;
  readonly path: FieldPath;
}

/** Parts of `site.yaml` that no page shows: they name what others say. */
const unseen: readonly string[] = ['claims', 'figures', 'placeholders', 'redirects'];

function seenOf(site: unknown): unknown {
  return isRecord(site)
    ? Object.fromEntries(Object.entries(site).filter(([name]) => !unseen.includes(name)))
    : site;
}

/** The hours of the whole site that one of some texts is made from: the row, or all of them; nothing where it has none. */
function findHours(site: unknown, texts: readonly string[]): FieldPath | undefined {
  const rows = hoursIn('site.yaml', site).filter(({ path: [first] }) => first === 'hours');
  const row = rows.find(({ days, said }) =>
    texts.some((text) => text === said || text.toLowerCase() === writeDays(days)),
  );
  return rows.length === 0 ? undefined : row ? [...row.path, 'opens'] : ['hours'];
}

interface Pressed {
  readonly page: Path;
  readonly part: 'header' | 'footer';
  readonly texts: readonly string[];
  /** Whether it tells hours, which may be written in other words than it has. */
  readonly isHours: boolean;
  /** Whether it calls the business, often by a sign alone. */
  readonly isCall: boolean;
}

/**
 * Where what was pressed in the head or the foot of a page is written: in that part of the page's own file, in that of
 * `site.yaml`, or elsewhere in it, such as the telephone; else the part itself.
 */
export function findAround(
  dataOf: (file: Path) => unknown,
  { page, part, texts, isHours, isCall }: Pressed,
): Place {
  const site = dataOf('site.yaml');
  const inPart = (file: Path): Place | undefined => {
    const found = findPressed(valueAt(dataOf(file), [part]), texts);
    return found && { file, path: [part, ...found] };
  };
  if (isCall && typeof valueAt(site, ['phone']) === 'string') return { file: 'site.yaml', path: ['phone'] };
  // The last line of each foot is made of what the business is called and is.
  if (part === 'footer' && texts.some((text) => bare(text).startsWith('©')))
    return { file: 'site.yaml', path: ['name'] };
  const own = inPart(page) ?? inPart('site.yaml');
  if (own !== undefined) return own;
  const common = (isHours ? findHours(site, texts) : undefined) ?? findPressed(seenOf(site), texts);
  if (common !== undefined) return { file: 'site.yaml', path: common };
  const isOwn = valueAt(dataOf(page), [part]) !== undefined;
  return { file: isOwn ? page : 'site.yaml', path: [part] };
}
