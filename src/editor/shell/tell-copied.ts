import {
  describeConflict,
  isRecord,
  isSamePath,
  listTexts,
  targets,
  valueAt,
  type SiteText,
} from '../../core/core.ts';
import type { FieldNote } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { cameAs } from '../session/came-as.ts';
import type { Session, Texts } from '../session/session.ts';
import { copiedKey } from './approved.ts';
import { dataBefore } from './former-values.ts';
import { dataOf, isPage } from './knowledge.ts';
import { nameFile, ownTitle } from './name-file.ts';
import type { Place } from './state.ts';
import { findKin, stemOf, wordsOf } from './word-kin.ts';

interface Saved {
  /** What was saved last. */
  readonly files: Texts;
  /** The whole site as it is. */
  readonly texts: Texts;
  readonly past: Session['past'];
  /** What was told before; what is told now is put there. */
  readonly known: Set<string>;
  /** What was said to be right as it is. */
  readonly approved?: readonly string[];
}

/** What visitors see of a page, or send. */
const seen: ReadonlySet<string | number> = new Set(['sections', 'messages', 'header', 'footer']);

/** All that a page says, but for the names of its links. */
function listSaid(file: string, data: unknown): readonly SiteText[] {
  return listTexts(file, data).filter(({ path }) => {
    const around = valueAt(data, path.slice(0, -1));
    const isLink = valueAt(around, ['to']) !== undefined || valueAt(around, ['href']) !== undefined;
    return !(isLink && path.at(-1) === 'label');
  });
}

const titleOf = (data: unknown) => ownTitle(String(valueAt(data, ['title']) ?? ''));

/** So many texts letter by letter alike make a copy of a page. */
const leastAlike = 4;

/** So many make one of a section, which has few. */
const leastInSection = 2;

/** The page whose texts a page, or a section of one, had most of as it came, where it had so many that it is a copy of it. */
function findOriginal(file: string, came: unknown, texts: Texts, least: number): unknown {
  const longIn = (name: string, data: unknown) =>
    listSaid(name, data).flatMap(({ said }) => (said.length > 20 ? [said] : []));
  const own = new Set(longIn(file, came));
  let best: { readonly name: string; readonly count: number } | undefined;
  for (const name of Object.keys(texts)) {
    if (name === file || !isPage(name)) continue;
    const count = longIn(name, dataOf(name, texts[name] ?? null)).filter((one) => own.has(one)).length;
    if (count >= least && count > (best?.count ?? 0)) best = { name, count };
  }
  return best && dataOf(best.name, texts[best.name] ?? null);
}

/** The stems of what one page is about, and neither another that was made of it nor the site as a whole. */
function subjectOf(original: unknown, copy: unknown, texts: Texts): readonly string[] {
  const site = dataOf('site.yaml', texts['site.yaml'] ?? null);
  const titles = Object.keys(texts)
    .filter(isPage)
    .map((name) => wordsOf(titleOf(dataOf(name, texts[name] ?? null))).map(stemOf));
  const own = new Set(wordsOf(titleOf(copy)).map(stemOf));
  // What the whole site is about says nothing of one page, save where its title begins with it; that of the home page is the site's own.
  const isHome = original === dataOf('index.yaml', texts['index.yaml'] ?? null);
  const ofSite = new Set(wordsOf(String(valueAt(site, ['tagline']) ?? '')).map(stemOf));
  const isCommon = (stem: string) => titles.filter((stems) => stems.includes(stem)).length > 2;
  return [...new Set(wordsOf(titleOf(original)).map(stemOf))].filter(
    (stem, at) =>
      stem.length > 3 && !own.has(stem) && !isCommon(stem) && ((at === 0 && !isHome) || !ofSite.has(stem)),
  );
}

/** Of so few pages nobody can say what the whole site speaks of. */
const leastOthers = 3;

/** Whether half of the other pages, or three of them and a third of all, speak of something more than once: then so may the copy. */
function isGeneral(
  stem: string,
  file: string,
  { original, texts }: { readonly original: unknown; readonly texts: Texts },
): boolean {
  const others = Object.keys(texts).flatMap((name) => {
    const data = name !== file && isPage(name) ? dataOf(name, texts[name] ?? null) : original;
    return data === original ? [] : [listSaid(name, data)];
  });
  const saying = others.filter((said) => said.filter((one) => findKin(one.said, [stem])).length > 1);
  const isOfMany = saying.length >= leastOthers && saying.length * 3 >= others.length;
  return isOfMany || (others.length >= leastOthers && saying.length * 2 >= others.length);
}

/** Whether a text is what somebody else has said of the business, or who it was. */
function isPraise(data: unknown, path: FieldPath): boolean {
  const around = valueAt(data, path.slice(0, -1));
  const isItem = typeof path.at(-2) === 'number';
  return isItem && ['rating', 'comment'].some((name) => valueAt(around, [name]) !== undefined);
}

/** A text without what it quotes at length. */
const withoutQuotes = (said: string) => said.replaceAll(/[“"][^“”"]{20,}[”"]/g, ' ');

/** What has come as a copy: a whole page, or a section of another. */
type Whole = 'page' | 'section';

/** A text of a copied page or section that still speaks of another page's subject, and the word by which it does. */
interface Copied {
  readonly path: FieldPath;
  readonly said: string;
  readonly word: string;
  readonly of: Whole;
}

const countSections = (text: string) => text.match(/^\s*- type:/gm)?.length ?? 0;

/** The sections that one step each has put into a file which was there already, as they came. */
function* sectionsCome(file: string, past: Session['past']): Generator<unknown> {
  for (const { before, after } of past) {
    const [old, now] = [before[file], after[file]];
    if (typeof old !== 'string' || typeof now !== 'string' || countSections(now) !== countSections(old) + 1)
      continue;
    const [had, has] = [old, now].map((text) => valueAt(dataBefore(text), ['sections']));
    if (!Array.isArray(had) || !Array.isArray(has)) continue;
    const known = new Set(had.map((section) => JSON.stringify(section)));
    const [fresh, ...more] = has.filter((section) => !known.has(JSON.stringify(section)));
    // What comes with example texts has them of its own, be they as good for another page.
    const isExample = valueAt(fresh, ['placeholder']) !== undefined;
    if (fresh !== undefined && more.length === 0 && !isExample) yield { sections: [fresh] };
  }
}

/** Each button of some data that opens the chat with a message, by where it says which. */
function* listChats(
  data: unknown,
  path: FieldPath,
): Generator<{ readonly path: FieldPath; readonly key: string }> {
  if (Array.isArray(data)) for (const [at, one] of data.entries()) yield* listChats(one, [...path, at]);
  else if (isRecord(data))
    for (const [name, one] of Object.entries(data))
      if (name === 'chat' && typeof one === 'string') yield { path: [...path, name], key: one };
      else yield* listChats(one, [...path, name]);
}

/** What the buttons of a page's sections send that the whole site says, as texts at these buttons. */
function listSent(data: unknown, site: unknown): readonly Pick<SiteText, 'path' | 'said'>[] {
  return [...listChats(valueAt(data, ['sections']), ['sections'])].flatMap(({ path, key }) => {
    const said = valueAt(site, ['messages', key]);
    const isOwn = valueAt(data, ['messages', key]) !== undefined;
    return isOwn || typeof said !== 'string' ? [] : [{ path, said }];
  });
}

/** What visitors press or send, what they see, and then what search engines read. */
function rankOf(data: unknown, path: FieldPath): number {
  const around = valueAt(data, path.slice(0, -1));
  if (path[0] === 'messages' || targets.some((name) => valueAt(around, [name]) !== undefined)) return 0;
  return seen.has(path[0] ?? '') ? 1 : 2;
}

/** What came as a copy, and the least of its texts by which it is known as one. */
function* listCame(file: string, past: Session['past']) {
  const text = cameAs({ past }, file);
  if (text !== undefined) yield { came: dataBefore(text), of: 'page', least: leastAlike } as const;
  for (const came of sectionsCome(file, past)) yield { came, of: 'section', least: leastInSection } as const;
}

/**
 * The texts of a page, or of a section of one, that came as a copy which still speak of what the other page is about: those that
 * stand there as they came. What was written since was written for this page.
 */
export function listCopied(
  file: string,
  { texts, past, approved = [] }: Pick<Saved, 'texts' | 'past' | 'approved'>,
): readonly Copied[] {
  if (!isPage(file)) return [];
  const data = dataOf(file, texts[file] ?? null);
  const site = dataOf('site.yaml', texts['site.yaml'] ?? null);
  const left = [...listCame(file, past)].flatMap(({ came, of, least }) => {
    const original = findOriginal(file, came, texts, least);
    if (original === undefined) return [];
    const stems = subjectOf(original, data, texts).filter(
      (stem) => !isGeneral(stem, file, { original, texts }),
    );
    const saidIn = (some: unknown) => [...listSaid(file, some), ...listSent(some, site)];
    const old = new Set(saidIn(came).map(({ said }) => said));
    return saidIn(data).flatMap(({ path, said }) => {
      const isOf = of === 'page' ? path[0] !== 'title' : path[0] === 'sections';
      const isOwn = isOf && old.has(said) && !isPraise(data, path);
      const word = isOwn ? findKin(withoutQuotes(said), stems) : undefined;
      const isRight = approved.includes(copiedKey(file, said));
      return word === undefined || isRight ? [] : [{ path, said, word, of }];
    });
  });
  const once = left.filter(({ path }, at) => left.findIndex((one) => isSamePath(one.path, path)) === at);
  return once.toSorted((one, other) => rankOf(data, one.path) - rankOf(data, other.path));
}

const countPlaces = (count: number) => `mais ${count} ${count === 1 ? 'lugar' : 'lugares'}`;

const says = ({ word, of }: Copied) =>
  `a ${of === 'page' ? 'página' : 'seção'} é uma cópia, e aqui ainda se fala de “${word}”.`;

/** Says at a field of a copied page or section why it is to be looked at, with the way to the next of them. */
export function noteCopied(
  copied: readonly Copied[],
  path: FieldPath,
  { onGo, onRight }: { readonly onGo: (path: FieldPath) => void; readonly onRight: (said: string) => void },
): FieldNote | undefined {
  const at = copied.findIndex((one) => isSamePath(one.path, path));
  const [here, next] = [copied[at], copied[(at + 1) % copied.length]];
  if (here === undefined || next === undefined) return undefined;
  const said = `Confira: ${says(here)}`;
  const approve = () => onRight(here.said);
  if (copied.length === 1) return { said, onRight: approve };
  return {
    said,
    onRight: approve,
    next: { label: `Ir ao próximo (há ${countPlaces(copied.length - 1)})`, onGo: () => onGo(next.path) },
  };
}

/** Says of a page that was made as a copy, or has a section which was, and then saved where it still speaks of what the other page is about. */
export function tellCopied({
  files,
  known,
  ...saved
}: Saved): { readonly text: string; readonly place: Place } | undefined {
  for (const [file, text] of Object.entries(files)) {
    const [first, ...others] = text === null ? [] : listCopied(file, saved);
    if (first === undefined) continue;
    const data = dataOf(file, text);
    const name = describeConflict({ path: first.path, ours: '', theirs: '' }, data);
    const more = others.length === 0 ? '' : ` Há ${countPlaces(others.length)}.`;
    // It is told once of each word and as many places: what else is to be told of the page has its turn.
    const key = `copied ${file} ${first.word} ${others.length}`;
    if (known.has(key)) continue;
    known.add(key);
    return {
      text: `Falta conferir – ${nameFile(file, data).label}, ${name}: ${says(first)}${more}`,
      place: { file, path: first.path },
    };
  }
  return undefined;
}
