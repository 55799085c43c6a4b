import { describeConflict, readData, valueAt, type Told } from '../../core/core.ts';
import { inWords } from '../form/in-words.ts';
import { sectionsOf } from '../outline/describe-section.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Texts } from '../session/session.ts';
import { isPage, pathOf } from './knowledge.ts';
import { nameFile } from './name-file.ts';
import type { Place } from './state.ts';

/** What the checker says of figures, prices and hours that are not the same in two places. */
const disagreement = 'P043';

/** Whether something is told of what its page says twice: here and in another place, or by its days. */
const isDoubt = ({ code, kind }: Pick<Told, 'code' | 'kind'>) =>
  code === disagreement || ['endsBeforeReturn', 'endToldOn', 'renewedOffers'].includes(kind);

/** What is told of one field, and asked once that was changed: a menu that is no longer seen, a chat on a landline. */
const changing: Readonly<Partial<Record<Told['kind'], FieldPath>>> = {
  landlineChat: ['phone'],
  menuTooWide: ['header', 'links'],
  twiceInMenu: ['header', 'links'],
};

/** Whether a warning is of a text, or of the two fields of an item, that were not in their file before it was saved. */
function isOfNewText({ kind, severity, file, path = [] }: Doubt, { files, before }: Saved): boolean {
  const [was, is] = [before(pathOf({ file })), files[pathOf({ file })] ?? null];
  const isOfTwo = kind === 'otherNetwork';
  const place = isOfTwo ? path.slice(0, -1) : path;
  const text = is === null || severity !== 'warning' ? undefined : valueAt(readData(is), place);
  if ((typeof text !== 'string' && !isOfTwo) || text === '') return false;
  return was === null || !JSON.stringify(readData(was)).includes(JSON.stringify(text));
}

/** Whether something was written into a section whose offers have ended: visitors read that it has. */
function isWrittenIntoEnded({ kind, file, path = [] }: Doubt, { files, before }: Saved): boolean {
  const text = kind === 'endedOffer' ? files[pathOf({ file })] : undefined;
  if (typeof text !== 'string') return false;
  const was = before(pathOf({ file }));
  const former = was === null ? [] : sectionsOf(readData(was)).map((section) => JSON.stringify(section));
  return !former.includes(JSON.stringify(valueAt(readData(text), path.slice(0, 2))));
}

/** Whether what is told of a field comes of what was saved. */
function isFresh(doubt: Doubt, saved: Saved): boolean {
  const { kind, severity, file } = doubt;
  const { files, before } = saved;
  if (isWrittenIntoEnded(doubt, saved)) return true;
  const path = changing[kind];
  if (path === undefined) return isOfNewText(doubt, saved);
  if (kind === 'menuTooWide' && severity !== 'warning') return false;
  const [was, is] = [before(pathOf({ file })), files[pathOf({ file })] ?? null].map((text) =>
    text === null ? undefined : JSON.stringify(valueAt(readData(text), path)),
  );
  return was !== is;
}

/** Whether what is told of a file is held against another one that was saved. */
const isOfSaved = ({ kind, other }: Doubt, files: Texts) =>
  kind === 'notAsDeclared'
    ? 'site.yaml' in files
    : (kind === 'toldPrice' || kind === 'stillFree') && other !== undefined && pathOf(other) in files;

type Doubt = Pick<Told, 'code' | 'file' | 'kind' | 'message' | 'other' | 'path' | 'severity'>;

interface Saved {
  /** What was saved last. */
  readonly files: Texts;
  /** A file's text as it is now, saved or not. */
  readonly textNow: (file: string) => string | null;
  /** A file's text as it was saved before. */
  readonly before: (file: string) => string | null;
  /** What was told before; what is told now is put there. */
  readonly known: Set<string>;
}

/**
 * Says where what was saved still tells something else than another place, or has a new text with a warning, with the first of them: of
 * pages that were not saved, where they have other hours or figures than the site's data have now.
 */
export function tellDisagreement(
  problems: readonly Doubt[],
  saved: Saved,
): { readonly text: string; readonly place: Place } | undefined {
  const { files, textNow, known } = saved;
  const found = problems.flatMap((problem) => {
    const { message, path = [] } = problem;
    const file = pathOf(problem);
    const text = textNow(file);
    const isTold = isPage(file) || file === 'site.yaml' || file.startsWith('_shared/');
    const isThere = problem.kind === 'dayLeftOut' && pathOf({ file: problem.other?.file ?? '' }) in files;
    const isSaved = isThere || file in files || isOfSaved(problem, files);
    const isAsked = isDoubt(problem) || isFresh(problem, saved);
    if (!isAsked || !isTold || !isSaved || typeof text !== 'string') return [];
    const data = readData(text);
    const name = describeConflict({ path, ours: '', theirs: '' }, data);
    const said = `${nameFile(file, data).label}${name === '' ? '' : `, ${name}`}: ${inWords(message)}`;
    return [{ said, place: { file, path } }];
  });
  const [first, ...others] = found.filter(({ said }) => !known.has(said));
  for (const { said } of found) known.add(said);
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` Há mais ${others.length}, com aviso no lugar.`;
  const end = /[\p{L}\d]$/u.test(first.said) ? '.' : '';
  return { text: `Falta conferir – ${first.said}${end}${more}`, place: first.place };
}
