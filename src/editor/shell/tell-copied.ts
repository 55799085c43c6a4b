import { describeConflict, isRecord, readData, valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Session, Texts } from '../session/session.ts';
import { isPage } from './knowledge.ts';
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

interface Said {
  readonly path: FieldPath;
  readonly text: string;
}

/** Fields that say nothing to a visitor: names, places, pictures, and the words for another page. */
const silent = new Set(['type', 'id', 'to', 'href', 'theme', 'icon', 'variant', 'chat', 'section', 'image']);

/** What visitors see of a page, or send. */
const seen: ReadonlySet<string | number> = new Set(['sections', 'messages', 'header', 'footer']);

/** All that a page says, but for the names of its links. */
function* saidIn(data: unknown, path: FieldPath = []): Generator<Said> {
  if (typeof data === 'string') yield { path, text: data };
  if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* saidIn(item, [...path, index]);
  if (!isRecord(data)) return;
  const isLink = data['to'] !== undefined || data['href'] !== undefined;
  for (const [name, value] of Object.entries(data))
    if (!silent.has(name) && !(isLink && name === 'label')) yield* saidIn(value, [...path, name]);
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[a-z]{5,}/g) ?? [];

/** What a word has in common with its kin: `reform` of `reformas` and `reformar`. */
const stemOf = (word: string) => word.replace(/(?:[cs]oes|[cs]ao|[aeo]s|[aeios])$/, '').slice(0, 8);

const titleOf = (data: unknown) => ownTitle(String(valueAt(data, ['title']) ?? ''));

/** So many texts letter by letter alike make a copy of a page. */
const leastAlike = 4;

/** The page whose texts a page has most of, where it has so many that it is a copy of it. */
function findOriginal(file: string, { texts }: Saved): unknown {
  const longIn = (data: unknown) =>
    [...saidIn(data)].filter(({ text }) => text.length > 20).map(({ text }) => text);
  const own = new Set(longIn(readData(texts[file] ?? '')));
  let best: { readonly data: unknown; readonly count: number } | undefined;
  for (const [name, text] of Object.entries(texts)) {
    if (name === file || !isPage(name) || text === null) continue;
    const data = readData(text);
    const count = longIn(data).filter((one) => own.has(one)).length;
    if (count >= leastAlike && count > (best?.count ?? 0)) best = { data, count };
  }
  return best?.data;
}

/** The stems of what one page is about, and neither another that was made of it nor the site as a whole. */
function subjectOf(original: unknown, copy: unknown, { texts }: Saved): readonly string[] {
  const titles = Object.entries(texts)
    .filter(([name]) => isPage(name))
    .map(([, text]) => wordsOf(titleOf(readData(text ?? ''))).map(stemOf));
  const own = new Set(wordsOf(titleOf(copy)).map(stemOf));
  const isCommon = (stem: string) => titles.filter((stems) => stems.includes(stem)).length > 2;
  return [...new Set(wordsOf(titleOf(original)).map(stemOf))].filter(
    (stem) => stem.length > 3 && !own.has(stem) && !isCommon(stem),
  );
}

/** The first word of a text that is kin to some others, as it is written. */
function findKin(text: string, stems: readonly string[]): string | undefined {
  return text.match(/\p{L}+/gu)?.find((word) => stems.some((stem) => plain(word).startsWith(stem)));
}

/** Says of a page that was made as a copy and then saved where it still speaks of what the other page is about. */
export function tellCopied(saved: Saved): { readonly text: string; readonly place: Place } | undefined {
  const { files, past, known } = saved;
  const made = new Set(
    past.flatMap(({ before }) =>
      Object.entries(before).flatMap(([file, text]) => (text === null ? file : [])),
    ),
  );
  for (const [file, text] of Object.entries(files)) {
    const original = made.has(file) && isPage(file) && text !== null ? findOriginal(file, saved) : undefined;
    if (original === undefined || text === null) continue;
    const data = readData(text);
    const stems = subjectOf(original, data, saved);
    const left = [...saidIn(data)].flatMap(({ path, text: said }) => {
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
    if (known.has(says)) continue;
    known.add(says);
    return { text: says, place: { file, path: first.path } };
  }
  return undefined;
}
