import { inLine } from '../ui/in-line.ts';
import { isRecord, isUnwritten, readData, valueAt, type Catalogue } from '../../core/core.ts';
import type { Message } from '../form/desk.ts';
import { messagesIn } from '../form/usual-message.ts';
import type { FieldPath } from '../form/wishes.ts';
import { sectionsOf } from '../outline/describe-section.ts';
import { fieldsOf } from '../outline/operations.ts';
import type { Session, Texts } from '../session/session.ts';
import { isPage } from './knowledge.ts';
import type { Place } from './state.ts';

/** Shorter texts are said by many, and need not come from an example; in a section that is marked as one they do. In words. */
const leastWords = { unmarked: 4, marked: 2 } as const;

/** `há 2 semanas`: many say that of something else. */
const isAgo = /^h[áa] (?:\d+|uma?) \p{L}+$/iu;

/** Whether a text says something of the business: several words, a price, a day, a video, or that it is an example. */
const isTelling = (text: string, words: number) =>
  (text.split(' ').length >= words && !isAgo.test(text)) ||
  /^R\$|^\d\d\/\d\d\/\d{4}$|^https:|\bexemplo\b/i.test(text);

/** What many buttons say, in few words. */
const isOfButton = (name: string, value: unknown) =>
  name === 'label' && String(value).split(' ').length < leastWords.unmarked;

/** Where a button leads, and texts about a picture, which examples take from the site itself. */
const isOfSite = (name: string) => /^(?:href|validUntil|showUntil)$|alt$/i.test(name);

/** All texts but those of buttons and those about a picture; those of lists first: they name people and prices. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield inLine(data);
  if (typeof data !== 'object' || data === null) return;
  const fields = Object.entries(data).filter(([name, value]) => !isOfButton(name, value) && !isOfSite(name));
  const isList = ([, inner]: readonly [string, unknown]) => Array.isArray(inner);
  for (const [, inner] of [...fields.filter(isList), ...fields.filter((field) => !isList(field))])
    yield* textsIn(inner);
}

/** Examples are the same with each letter that somebody types. */
const told = new WeakMap<Catalogue, Map<string, ReadonlySet<string>>>();

function exampleTexts(type: unknown, catalogue: Catalogue, words: number): ReadonlySet<string> {
  const known = told.get(catalogue) ?? new Map<string, ReadonlySet<string>>();
  told.set(catalogue, known);
  const key = `${String(type)} ${words}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { examples = [] } = catalogue.blocks.find((block) => block.type === type) ?? {};
  const all = textsIn(examples.map(({ yaml }) => readData(fieldsOf(yaml))));
  const texts = new Set([...all].filter((text) => isTelling(text, words)));
  known.set(key, texts);
  return texts;
}

/** `Preços de exemplo.`, and nothing else. */
const saysExample = /^(?:[oa]s )?\p{L}+ (?:são )?de exemplo\.?$/iu;

/** Whether a field is the note of a section which says that it is an example, and no more: it goes with the mark of one. */
export function isExampleNote(name: string, value: unknown): boolean {
  return name === 'note' && saysExample.test(String(value).trim());
}

/** A section without the titles above its items, which say what they are and not who or how much, nor what goes with its mark. */
function withoutHead(section: unknown): unknown {
  const all = Object.entries(typeof section === 'object' && section !== null ? section : {});
  const isMarked = all.some(([name]) => name === 'placeholder');
  const fields = all.filter(([name, value]) => !isMarked || !isExampleNote(name, value));
  if (!fields.some(([name]) => name === 'items')) return Object.fromEntries(fields);
  return Object.fromEntries(fields.filter(([name]) => name !== 'title' && name !== 'eyebrow'));
}

/** The pictures of the items of some sections, with what is said of them. */
function picturesIn(sections: readonly unknown[]): readonly (readonly [picture: string, alt: string])[] {
  const lists = sections.flatMap((section) => Object.values(isRecord(section) ? section : {}));
  return lists.flatMap((list) =>
    (Array.isArray(list) ? list : []).flatMap((item) => {
      const [image, alt] = ['image', 'imageAlt'].map((name) => valueAt(item, [name]));
      return typeof image === 'string' && typeof alt === 'string' && image !== ''
        ? [[image, alt] as const]
        : [];
    }),
  );
}

/** The pictures of people and things in a section marked as an example that are still the example's: they are of nobody here. */
function listPictures(section: unknown, catalogue: Catalogue): readonly string[] {
  if (valueAt(section, ['placeholder']) === undefined) return [];
  const { examples = [] } = catalogue.blocks.find(({ type }) => type === valueAt(section, ['type'])) ?? {};
  const known = new Set(
    picturesIn(examples.map(({ yaml }) => readData(fieldsOf(yaml)))).map((picture) => picture.join('\n')),
  );
  const left = picturesIn([section]).filter((picture) => known.has(picture.join('\n')));
  return [...new Set(left.map(([, alt]) => `A foto: ${alt}`))];
}

/** The titles of the groups into which a section divides its items, be they of one word. */
function groupTitles(section: unknown): readonly string[] {
  const lists = Object.values(isRecord(section) ? section : {}).filter((list) => Array.isArray(list));
  const hasItems = (group: unknown) =>
    isRecord(group) && Object.values(group).some((list) => Array.isArray(list) && list.some(isRecord));
  return lists.flat().flatMap((group) => {
    const title = hasItems(group) ? valueAt(group, ['title']) : undefined;
    return typeof title === 'string' ? [title] : [];
  });
}

/** The titles of groups in a section marked as an example that are still the example's. */
function listTitles(section: unknown, catalogue: Catalogue): readonly string[] {
  if (valueAt(section, ['placeholder']) === undefined) return [];
  const { examples = [] } = catalogue.blocks.find(({ type }) => type === valueAt(section, ['type'])) ?? {};
  const known = new Set(examples.flatMap(({ yaml }) => groupTitles(readData(fieldsOf(yaml)))));
  return groupTitles(section).filter((title) => known.has(title));
}

/** What a section says in the very words of an example of its block, and of a marked one also the pictures that its items show. */
export function listLeft(section: unknown, catalogue: Catalogue | undefined): readonly string[] {
  if (catalogue === undefined) return [];
  const words = leastWords[valueAt(section, ['placeholder']) === undefined ? 'unmarked' : 'marked'];
  const known = exampleTexts(valueAt(section, ['type']), catalogue, words);
  const texts = [...new Set(textsIn(withoutHead(section)))].filter((text) => known.has(text));
  const titles = listTitles(section, catalogue).filter((title) => !texts.includes(title));
  // A price may be somebody's own by chance: what surely is an example's is told first.
  const [prices, others] = [true, false].map((isPrice) =>
    texts.filter((text) => text.startsWith('R$') === isPrice),
  );
  return [...titles, ...(others ?? []), ...listPictures(section, catalogue), ...(prices ?? [])];
}

const buttonsIn = (section: unknown): readonly unknown[] => {
  const buttons = valueAt(section, ['actions']);
  return Array.isArray(buttons) ? buttons : [];
};

/** A section's page, with its messages by their keys. */
interface Around {
  readonly page: unknown;
  readonly messages?: readonly Pick<Message, 'key' | 'text'>[];
}

/**
 * The buttons of a section marked as an example that are still called as the example's, or open the chat with the message that it came
 * with, where no other button of the page does.
 */
export function listButtons(
  section: unknown,
  catalogue: Catalogue | undefined,
  { page, messages = [] }: Around,
): readonly string[] {
  if (valueAt(section, ['placeholder']) === undefined) return [];
  const block = catalogue?.blocks.find(({ type }) => type === valueAt(section, ['type']));
  const known = (block?.examples ?? []).flatMap(({ yaml }) => buttonsIn(readData(fieldsOf(yaml))));
  const isKnown = (button: unknown, name: string) => {
    const value = valueAt(button, [name]);
    return value !== undefined && known.some((one) => valueAt(one, [name]) === value);
  };
  const all = [...messagesIn(page)];
  const isOwn = (key: unknown) => {
    const here = [...messagesIn(section)].filter((one) => one === key).length;
    return all.filter((one) => one === key).length > here;
  };
  return buttonsIn(section).flatMap((button) => {
    const [label, key] = ['label', 'chat'].map((name) => valueAt(button, [name]));
    const text = messages.find((one) => one.key === key)?.text;
    const opens = text === undefined ? '' : `abre o WhatsApp com ${quoteFirst([text])}`;
    if (isKnown(button, 'label')) return [`O botão: ${String(label)}${opens === '' ? '' : `, que ${opens}`}`];
    if (!isKnown(button, 'chat') || isOwn(key)) return [];
    return [`A mensagem do botão ${String(label)}${opens === '' ? '' : `: ele ${opens}`}`];
  });
}

/** What a page says that is still to be written: in its title, its description, and the words of examples. */
export function listUnwritten(page: unknown, catalogue: Catalogue | undefined): readonly string[] {
  const head = ['title', 'description'].map((name) => String(valueAt(page, [name]) ?? ''));
  return [...head.filter(isUnwritten), ...sectionsOf(page).flatMap((one) => listLeft(one, catalogue))];
}

/** Quotes the first of some texts; others are counted. */
export function quoteFirst([first = '', ...others]: readonly string[]): string {
  const start = first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first;
  const more = others.length === 0 ? '' : ` e mais ${others.length}`;
  return `“${start}”${more}`;
}

interface Saved {
  /** The texts of files that were saved. */
  readonly files: Texts;
  /** The whole site as it was before. */
  readonly base: Session['base'];
  /** What was done since the editor was opened. */
  readonly past: Session['past'];
  readonly catalogue: Catalogue | undefined;
}

/** The way to the first text in some data that says no more and no less than another. */
function findText(data: unknown, wanted: string, path: FieldPath = []): FieldPath | undefined {
  if (typeof data === 'string') return inLine(data) === wanted ? path : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const isList = Array.isArray(data);
  for (const [name, inner] of Object.entries(data)) {
    const found = findText(inner, wanted, [...path, isList ? Number(name) : name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Left {
  readonly text: string;
  /** Where the first of it stands. */
  readonly place: Place | undefined;
}

/** What an earlier version of a page brings back is a step of that name. */
export const restoring = 'trazer de volta a versão';

/** Who says that the words of a section are right has a step of that name. */
export const accepting = 'dizer que os textos já são os certos';

/** What sections said in the words of examples when somebody said that they are right. */
function acceptedIn({ past, catalogue }: Pick<Saved, 'past' | 'catalogue'>): readonly string[] {
  return past.flatMap(({ label, after, spot }) => {
    const index = label === accepting ? spot.path[1] : undefined;
    const text = after[spot.file];
    return typeof index === 'number' && typeof text === 'string'
      ? listLeft(sectionsOf(readData(text))[index], catalogue)
      : [];
  });
}

/** The pages' own texts: as they were saved, when the editor was opened, and those that were brought back. */
function ownTexts({ base, past }: Pick<Saved, 'base' | 'past'>): readonly (string | null)[] {
  const first = new Map<string, string | null>();
  for (const { before } of past)
    for (const [file, text] of Object.entries(before)) if (!first.has(file)) first.set(file, text);
  const restored = past.flatMap(({ label, after }) =>
    label.startsWith(restoring) ? Object.values(after) : [],
  );
  return [...Object.values(base).map(({ text }) => text), ...first.values(), ...restored];
}

/**
 * Says what in pages that were saved is still to be written, as far as no page of the site said it before, and nothing of a place
 * that is told of already.
 */
export function tellUnwritten({ files, base, past, catalogue }: Saved, toldAt?: Place): Left | undefined {
  const listIn = (text: string | null) => (text === null ? [] : listUnwritten(readData(text), catalogue));
  const pages = Object.entries(files).filter(([path]) => isPage(path));
  const said = pages.flatMap(([file, text]) => listIn(text).map((words) => ({ file, text, words })));
  const own = said.length === 0 ? [] : ownTexts({ base, past }).flatMap(listIn);
  const before = new Set([...own, ...acceptedIn({ past, catalogue })]);
  // A price or a name that is quoted alone says nothing of where it stands; the section's own note lists them all.
  const isClear = (one: string) => one.split(' ').length >= leastWords.unmarked;
  const isTold = ({ file, text, words }: (typeof said)[number]) =>
    file === toldAt?.file && findText(valueAt(readData(text ?? ''), toldAt.path), words)?.length === 0;
  const left = said.filter((one) => isClear(one.words) && !before.has(one.words) && !isTold(one));
  const [first] = left;
  if (first === undefined) return undefined;
  const path = findText(readData(first.text ?? ''), first.words);
  return {
    text: `Ainda é de exemplo: ${quoteFirst(left.map(({ words }) => words))}.`,
    place: path && { file: first.file, path },
  };
}
