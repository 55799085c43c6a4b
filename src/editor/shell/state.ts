import { readData, type Edit } from '../../core/core.ts';
import {
  change,
  listPaths,
  openSession,
  redo,
  rest,
  settle,
  textOf,
  undo,
  type Session,
  type Spot,
  type Texts,
} from '../session/session.ts';
import { renamedTo } from '../session/carry-over.ts';
import { followPath } from '../session/follow-path.ts';
import type { FileId, Listing, Path } from '../store/store.ts';
import { sayRefusal } from './say-refusal.ts';

/** Something that is said once, until the next. */
export interface Notice {
  readonly tone: 'good' | 'bad';
  readonly text: string;
  /** More of it, for who wants to read it. */
  readonly lines?: readonly string[];
  /** The way back from what was done, offered beside it. */
  readonly back?: 'undo' | 'redo';
  /** The field that it speaks of, with a way there. */
  readonly place?: Place;
}

/** A field of a file. */
export interface Place {
  readonly file: Path;
  readonly path: Spot['path'];
}

/** All that the editor knows; what it shows follows from it. */
export interface State {
  readonly listing: Listing;
  readonly session: Session;
  /** The file that is edited. */
  readonly file: Path;
  /** The file that was edited before it. */
  readonly lastFile?: Path | undefined;
  /** The place of the section that is edited; nothing for the page's own fields. */
  readonly section: number | undefined;
  /** Grows with each wish to see the section in the page. */
  readonly sought: number;
  readonly notice: Notice | undefined;
  /** What was said to be right as it is while the editor is open, by the keys of `approved.ts`. */
  readonly approved: readonly string[];
  /** Where the field that was typed in last stands, once the changes of others have moved it. */
  readonly moved?: Spot['path'] | undefined;
}

/** A wish to change the text of a file, by one of the writers. */
export interface EditWish {
  readonly label: string;
  /** The file that is changed, where it is not the one that is edited. */
  readonly file?: Path | undefined;
  /** Other files that are changed in the same step, where their writers can. */
  readonly along?: readonly { readonly file: Path; readonly edit: (text: string) => Edit }[];
  /** Makes the change. Of letters typed in a row each makes it anew, on the text before the first. */
  readonly edit: (text: string) => Edit;
  readonly path?: Spot['path'];
  readonly mark?: string | undefined;
  /** The section that is edited afterwards, where it is another. */
  readonly section?: number | undefined;
  /** What is said once it is done. */
  readonly said?: string;
}

export type Action =
  | { readonly kind: 'edit'; readonly wish: EditWish }
  | {
      readonly kind: 'change';
      readonly label: string;
      readonly texts: Texts;
      readonly file: Path;
      readonly section?: number | undefined;
      /** What is said once it is done, and more of it for who wants to read that. */
      readonly said?: string | undefined;
      readonly lines?: readonly string[] | undefined;
      /** The field that is to be looked at then. */
      readonly place?: Place | undefined;
    }
  | {
      readonly kind: 'show';
      readonly file: Path;
      readonly section?: number | undefined;
      readonly isSought?: boolean;
    }
  /** `discard` goes back to what was saved last, in one step. */
  | { readonly kind: 'undo' | 'redo' | 'rest' | 'discard' }
  | {
      readonly kind: 'saved';
      readonly texts: Texts;
      readonly ids: Readonly<Record<Path, FileId | null>>;
      readonly head: string;
    }
  | {
      readonly kind: 'replace';
      readonly listing: Listing;
      readonly session: Session;
      readonly notice: Notice | undefined;
    }
  | { readonly kind: 'relist'; readonly listing: Listing }
  | { readonly kind: 'approve'; readonly key: string }
  | { readonly kind: 'notify'; readonly notice: Notice | undefined };

/** The editor as it opens: at the wanted file, or the home page, or the first there is. */
export function begin(listing: Listing, base: Session['base'], wanted: Path | undefined): State {
  const session = openSession(base);
  const file = wanted ?? ('index.yaml' in base ? 'index.yaml' : (Object.keys(base)[0] ?? 'index.yaml'));
  return { listing, session, file, section: undefined, sought: 0, notice: undefined, approved: [] };
}

/** The text that a wish starts from: as it was before the first of the letters that are typed in a row. */
function startOf({ session }: State, file: Path, mark: string | undefined): string {
  const last = session.past.at(-1);
  const before = mark !== undefined && last?.mark === mark ? last.before[file] : undefined;
  return before ?? textOf(session, file) ?? '';
}

/** Tells what was done by one step, with the way back at hand. */
const tellDone = (text: string, lines?: readonly string[], place?: Place): Notice => ({
  tone: 'good',
  text,
  back: 'undo',
  ...(lines && { lines }),
  ...(place && { place }),
});

function makeEdit(state: State, wish: EditWish): State {
  const { label, path = [], mark, section, said, along = [], file = state.file } = wish;
  const edit = wish.edit(startOf(state, file, mark));
  if (!edit.ok) return { ...state, notice: { tone: 'bad', text: sayRefusal(edit.reason) } };
  const spot = { file: state.file, path };
  const others = along.flatMap((one) => {
    const made = one.edit(textOf(state.session, one.file) ?? '');
    return made.ok ? [[one.file, made.text] as const] : [];
  });
  const texts = { ...Object.fromEntries(others), [file]: edit.text };
  const session = change(state.session, { label, texts, spot, mark });
  const notice = said === undefined ? undefined : tellDone(said);
  const sought = state.sought + (section === undefined ? 0 : 1);
  return { ...state, session, notice, section: section ?? state.section, sought };
}

/** Where the last step was done, for undo and redo to lead there; to a file that is there again before all. */
function goTo(
  state: State,
  session: Session,
  spot: Spot | undefined,
  [text, wayOut]: readonly [string, 'undo' | 'redo'],
): State {
  const notice: Notice = { tone: 'good', text, back: wayOut };
  if (spot === undefined || session === state.session) return { ...state, session };
  const isThere = (path: Path) => textOf(session, path) !== null;
  const back = listPaths(session).filter((path) => textOf(state.session, path) === null);
  const file = [...back, spot.file, state.file].find(isThere) ?? 'index.yaml';
  const section = spot.path[0] === 'sections' && typeof spot.path[1] === 'number' ? spot.path[1] : undefined;
  return { ...state, session, file, section, sought: state.sought + 1, notice };
}

function discard(state: State): State {
  const { session } = state;
  const saved = Object.keys(session.changed).map((path) => [path, session.base[path]?.text ?? null] as const);
  const texts = Object.fromEntries(saved);
  const spot = { file: state.file, path: [] };
  const left = change(session, { label: 'descartar as mudanças', texts, spot });
  const file = textOf(left, state.file) === null ? 'index.yaml' : state.file;
  const notice = tellDone('As mudanças foram descartadas.');
  return { ...state, session: left, file, section: undefined, notice };
}

/** The editor on what others have saved: what is edited stays the same section and field, wherever they put it. */
function replace(state: State, { listing, session, notice }: Action & { readonly kind: 'replace' }): State {
  const next = { ...state, listing, session, notice };
  const [old, now] = [textOf(state.session, state.file), textOf(session, state.file)];
  if (now === null) {
    const to = renamedTo(state.file, state.session.base, session.base);
    return to === undefined ? { ...next, file: 'index.yaml', section: undefined } : { ...next, file: to };
  }
  if (old === null || old === now) return next;
  const follow = (path: Spot['path']) => followPath(readData(old), readData(now), path);
  const place = state.section === undefined ? undefined : follow(['sections', state.section])?.[1];
  const section = typeof place === 'number' ? place : undefined;
  const typed = state.session.past.at(-1)?.spot;
  if (typed?.file !== state.file || typed.path[1] !== state.section) return { ...next, section };
  const moved = follow(typed.path);
  return String(moved) === String(typed.path) ? { ...next, section } : { ...next, section, moved };
}

/** Whether another file is opened as a whole: a shared one is to be looked at wherever the page shows it. */
const isOpened = (
  state: State,
  { file, section }: { readonly file: Path; readonly section?: number | undefined },
) => section === undefined && file !== state.file;

/** What becomes of the editor when something is done. */
export function reduce(state: State, action: Action): State {
  const next = follow(state, action);
  return next.file === state.file ? next : { ...next, lastFile: state.file };
}

function follow(state: State, action: Action): State {
  const { session } = state;
  switch (action.kind) {
    case 'edit':
      return makeEdit(state, action.wish);
    case 'change': {
      const { label, texts, file, section, said, lines, place } = action;
      const spot = { file, path: section === undefined ? [] : ['sections', section] };
      const changed = change(session, { label, texts, spot });
      const notice = said === undefined ? undefined : tellDone(said, lines, place);
      const isSought = section !== undefined || isOpened(state, { file, section });
      const sought = state.sought + (isSought ? 1 : 0);
      return { ...state, session: changed, file, section, sought, notice };
    }
    case 'show':
      return {
        ...state,
        session: rest(session),
        file: action.file,
        section: action.section,
        sought: state.sought + (action.isSought === true || isOpened(state, action) ? 1 : 0),
        notice: undefined,
      };
    case 'undo': {
      const step = session.past.at(-1);
      return goTo(state, undo(session), step?.spot, [`Desfeito: ${step?.label}.`, 'redo']);
    }
    case 'redo': {
      const step = session.future[0];
      return goTo(state, redo(session), step?.spot, [`Refeito: ${step?.label}.`, 'undo']);
    }
    case 'discard':
      return discard(state);
    case 'rest': {
      const rested = rest(session);
      return rested === session ? state : { ...state, session: rested };
    }
    case 'saved': {
      const listing = { ...state.listing, head: action.head };
      const notice = { tone: 'good', text: 'Salvo.' } as const;
      return { ...state, listing, session: settle(session, action.texts, action.ids), notice };
    }
    case 'replace':
      return replace(state, action);
    case 'approve':
      return { ...state, approved: [...state.approved, action.key] };
    case 'relist':
      return { ...state, listing: action.listing };
    default:
      return { ...state, notice: action.notice };
  }
}
