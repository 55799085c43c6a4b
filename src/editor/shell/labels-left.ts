import { fold, isRecord, linksTo, listTexts, readData, routeOfFile, valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Session, Texts } from '../session/session.ts';
import { dataBefore } from './former-values.ts';
import { dataOf } from './knowledge.ts';
import { ownTitle } from './name-file.ts';
import type { Place } from './state.ts';
import { findKin, stemOf, wordsOf } from './word-kin.ts';

/** A link to another page that is still called as what a page was about which is gone. */
interface LabelLeft {
  readonly label: string;
  /** Where the link leads now. */
  readonly to: string;
  readonly place: Place & { readonly path: FieldPath };
}

/** What is said of a link whose page was deleted, and which still is called as that. */
export const sayLabel = ({ label, to }: LabelLeft) =>
  `o link "${label}" leva agora ${to === '/' ? 'ao início do site' : `a ${to}`}, e ainda fala da página que você apagou.`;

type Step = Pick<Session['past'][number], 'before' | 'after'>;

/** The page that a step has deleted; nothing of one that has another name since. */
function findDeleted({ before, after }: Step): string | undefined {
  const isRenamed = Object.keys(after).some((file) => before[file] === null);
  return isRenamed ? undefined : Object.keys(after).find((file) => after[file] === null && routeOfFile(file));
}

/** The links of some data that are called by one of some names and lead to another page than those did. */
function* linksCalled(
  data: unknown,
  labels: ReadonlySet<string>,
  from: string,
  path: FieldPath = [],
): Generator<{ readonly label: string; readonly to: string; readonly path: FieldPath }> {
  if (!isRecord(data) && !Array.isArray(data)) return;
  const [label, to] = ['label', 'to'].map((name) => valueAt(data, [name]));
  const isOther = typeof to === 'string' && to.startsWith('/') && to.replace(/#.*$/, '') !== from;
  if (isOther && typeof label === 'string' && labels.has(label))
    yield { label, to, path: [...path, 'label'] };
  for (const [name, value] of Object.entries(data))
    yield* linksCalled(value, labels, from, [...path, Array.isArray(data) ? Number(name) : name]);
}

const titleIn = (data: unknown) => ownTitle(String(valueAt(data, ['title']) ?? ''));

/** The words of a deleted page's title that the title of the page where its links lead now does not have. */
function stemsOf(deleted: unknown, to: string, texts: Texts): readonly string[] {
  const file = Object.keys(texts).find((one) => routeOfFile(one) === (to.replace(/#.*$/, '') || '/'));
  const there = new Set(wordsOf(titleIn(dataOf(file ?? '', texts[file ?? ''] ?? null))).map(stemOf));
  return wordsOf(titleIn(deleted))
    .map(stemOf)
    .filter((stem) => stem.length > 3 && !there.has(stem));
}

/** The links that a step has led elsewhere with the page that it deleted, as far as they still speak of that. */
export function listLabelsLeft(step: Step, texts: Texts): readonly LabelLeft[] {
  const file = findDeleted(step);
  const deleted = file === undefined ? undefined : step.before[file];
  const route = routeOfFile(file ?? '');
  if (typeof deleted !== 'string' || route === undefined) return [];
  const old = Object.fromEntries(
    Object.entries(step.before).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
  );
  return Object.keys(old).flatMap((name) => {
    const data = dataOf(name, texts[name] ?? null);
    const links = linksTo({ [name]: old[name] ?? '' }, route);
    const before = dataBefore(old[name] ?? '');
    const labels = links.map(({ path }) => valueAt(before, [...path.slice(0, -1), 'label']));
    const called = new Set(labels.filter((label) => typeof label === 'string'));
    return [...linksCalled(data, called, route)].flatMap(({ label, to, path }) => {
      const isKin = findKin(label, stemsOf(readData(deleted), to, texts)) !== undefined;
      return isKin ? [{ label, to, place: { file: name, path } }] : [];
    });
  });
}

/** A text that still calls what a page was about which is gone. */
interface TitleLeft {
  readonly typed: string;
  readonly said: string;
  readonly place: Place & { readonly path: FieldPath };
}

/** What is said of such a text. */
export const sayTitle = ({ typed }: Pick<TitleLeft, 'typed'>) =>
  `ainda diz "${typed}", e você apagou a página sobre isso.`;

/** What so many texts say goes on without its page. */
const mostPlaces = 12;

/** What a page is called, without where that is: two words or more, since one alone is said of much else. */
function nameOfPage(data: unknown): string | undefined {
  const [name = ''] = titleIn(data).split(/ (?:em|n[ao]) |[,:]/);
  return name.trim().includes(' ') ? fold(name.trim()) : undefined;
}

/** The texts, besides the names of links, that still say what a page was called which a step has deleted; nothing while another page is called so. */
export function listTitlesLeft(step: Step, texts: Texts): readonly TitleLeft[] {
  const file = findDeleted(step);
  const deleted = file === undefined ? undefined : step.before[file];
  if (file === undefined || typeof deleted !== 'string' || typeof texts[file] === 'string') return [];
  const name = nameOfPage(dataBefore(deleted));
  if (name === undefined) return [];
  const saying = Object.entries(texts).filter(([, text]) => text !== null && fold(text).includes(name));
  const isAnothers = saying.some(([other, text]) => fold(titleIn(dataOf(other, text))).includes(name));
  const places = (isAnothers ? [] : saying).flatMap(([other, text]) =>
    listTexts(other, dataOf(other, text)).flatMap(({ path, said, isHidden }) => {
      const folded = fold(said);
      const at = folded.length === said.length && !isHidden ? folded.indexOf(name) : -1;
      const around = `${folded[at - 1] ?? ' '}${folded[at + name.length] ?? ' '}`;
      if (at === -1 || /[a-z0-9]/.test(around) || path.at(-1) === 'label' || path.at(-1) === 'keywords')
        return [];
      return [{ typed: said.slice(at, at + name.length), said, place: { file: other, path } }];
    }),
  );
  return places.length > mostPlaces ? [] : places;
}
