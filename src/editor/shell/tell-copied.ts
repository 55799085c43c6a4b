import { describeConflict, fold, listTexts, valueAt, type SiteText } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import { cameAs } from '../session/came-as.ts';
import type { Session, Texts } from '../session/session.ts';
import { dataOf, isPage } from './knowledge.ts';
import { nameFile, ownTitle } from './name-file.ts';
import type { Place } from './state.ts';

interface Saved {
  /** What was saved last. */
  readonly files: Texts;
  /** The whole site as it is. */
  readonly texts: Texts;
  readonly past: Session['past'];
  /** What was told before; what is told now is put there. */
  readonly known: Set<string>;
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

const wordsOf = (text: string) => fold(text).match(/[a-z]{5,}/g) ?? [];

/** What a word has in common with its kin: `reform` of `reformas` and `reformar`. */
const stemOf = (word: string) => word.replace(/(?:[cs]oes|[cs]ao|[aeo]s|[aeios])$/, '').slice(0, 8);

const titleOf = (data: unknown) => ownTitle(String(valueAt(data, ['title']) ?? ''));

/** So many texts letter by letter alike make a copy of a page. */
const leastAlike = 4;

/** The page whose texts a page has most of, where it has so many that it is a copy of it. */
function findOriginal(file: string, { texts }: Saved): unknown {
  const longIn = (name: string) => {
    const said = listSaid(name, dataOf(name, texts[name] ?? null)).filter((one) => one.said.length > 20);
    return said.map((one) => one.said);
  };
  const own = new Set(longIn(file));
  let best: { readonly name: string; readonly count: number } | undefined;
  for (const name of Object.keys(texts)) {
    if (name === file || !isPage(name)) continue;
    const count = longIn(name).filter((one) => own.has(one)).length;
    if (count >= leastAlike && count > (best?.count ?? 0)) best = { name, count };
  }
  return best && dataOf(best.name, texts[best.name] ?? null);
}

/** The stems of what one page is about, and neither another that was made of it nor the site as a whole. */
function subjectOf(original: unknown, copy: unknown, { texts }: Saved): readonly string[] {
  const site = dataOf('site.yaml', texts['site.yaml'] ?? null);
  const titles = Object.keys(texts)
    .filter(isPage)
    .map((name) => wordsOf(titleOf(dataOf(name, texts[name] ?? null))).map(stemOf));
  const own = new Set(wordsOf(titleOf(copy)).map(stemOf));
  // What the whole site is about says nothing of one page, save where its title begins with it.
  const ofSite = new Set(wordsOf(String(valueAt(site, ['tagline']) ?? '')).map(stemOf));
  const isCommon = (stem: string) => titles.filter((stems) => stems.includes(stem)).length > 2;
  return [...new Set(wordsOf(titleOf(original)).map(stemOf))].filter(
    (stem, at) => stem.length > 3 && !own.has(stem) && !isCommon(stem) && (at === 0 || !ofSite.has(stem)),
  );
}

/** The first word of a text that is kin to some others, as it is written. */
function findKin(text: string, stems: readonly string[]): string | undefined {
  return text.match(/\p{L}+/gu)?.find((word) => stems.some((stem) => fold(word).startsWith(stem)));
}

/** Says of a page that was made as a copy and then saved where it still speaks of what the other page is about. */
export function tellCopied(saved: Saved): { readonly text: string; readonly place: Place } | undefined {
  const { files, past, known } = saved;
  for (const [file, text] of Object.entries(files)) {
    const isMade = isPage(file) && cameAs({ past }, file) !== undefined;
    const original = isMade ? findOriginal(file, saved) : undefined;
    if (original === undefined || text === null) continue;
    const data = dataOf(file, text);
    const stems = subjectOf(original, data, saved);
    const left = listSaid(file, data).flatMap(({ path, said }) => {
      const word = path[0] === 'title' ? undefined : findKin(said, stems);
      return word === undefined ? [] : [{ path, word }];
    });
    // What is seen comes before what search engines read.
    const isSeen = ({ path }: { readonly path: FieldPath }) => seen.has(path[0] ?? '');
    const [first, ...others] = [...left.filter(isSeen), ...left.filter((one) => !isSeen(one))];
    if (first === undefined) continue;
    const name = describeConflict({ path: first.path, ours: '', theirs: '' }, data);
    const more =
      others.length === 0 ? '' : ` Há mais ${others.length} ${others.length === 1 ? 'lugar' : 'lugares'}.`;
    const says = `Falta conferir – ${nameFile(file, data).label}, ${name}: a página é uma cópia, e aqui ainda se fala de “${first.word}”.${more}`;
    // It is told once of each word: what else is to be told of the page has its turn.
    const key = `copied ${file} ${first.word}`;
    if (known.has(key)) continue;
    known.add(key);
    return { text: says, place: { file, path: first.path } };
  }
  return undefined;
}
