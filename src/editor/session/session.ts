import type { FileId, Path } from '../store/store.ts';

/** The texts of files; `null` for one that is not there. */
export type Texts = Readonly<Record<Path, string | null>>;

/** What is shown and has the focus: a page, and the place in it that a person works at. */
export interface Spot {
  readonly file: Path;
  /** The way in the file's data to the section, item or field. */
  readonly path: readonly (string | number)[];
}

/** One thing that a person did. */
export interface Step {
  /** In a person's words: `mover a seção Dúvidas`. */
  readonly label: string;
  readonly before: Texts;
  readonly after: Texts;
  /** Where it was done; there undo and redo lead. */
  readonly spot: Spot;
  /** Steps in a row with the same mark are one, as letters typed into a field are. */
  readonly mark?: string | undefined;
  /** Whether everything was saved once it was done. */
  readonly isSaved?: boolean;
}

/** A site while it is edited: its texts as they were read, as they are now, and what was done between. */
export interface Session {
  /** The files as the store gave them, each with its id. */
  readonly base: Readonly<Record<Path, { readonly id: FileId; readonly text: string }>>;
  /** What differs from the base, and nothing else. */
  readonly changed: Texts;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** A wish to change texts. */
interface Change {
  readonly label: string;
  readonly texts: Texts;
  readonly spot: Spot;
  readonly mark?: string | undefined;
}

/** A session in which nothing has been done. */
export function openSession(base: Session['base']): Session {
  return { base, changed: {}, past: [], future: [] };
}

/** A file's text as it is now; `null` when there is none. */
export function textOf({ base, changed }: Pick<Session, 'base' | 'changed'>, path: Path): string | null {
  const now = changed[path];
  return now === undefined ? (base[path]?.text ?? null) : now;
}

/** Every file that there is now. */
export function listPaths(session: Pick<Session, 'base' | 'changed'>): readonly Path[] {
  const paths = new Set([...Object.keys(session.base), ...Object.keys(session.changed)]);
  return [...paths].filter((path) => textOf(session, path) !== null).toSorted();
}

/** The texts of all files as they are in a session. */
export function textsOf(session: Pick<Session, 'base' | 'changed'>): Readonly<Record<Path, string>> {
  return Object.fromEntries(listPaths(session).map((path) => [path, textOf(session, path) ?? '']));
}

function put(session: Session, texts: Texts): Texts {
  const merged = Object.entries({ ...session.changed, ...texts });
  return Object.fromEntries(merged.filter(([path, text]) => text !== (session.base[path]?.text ?? null)));
}

function pick(session: Session, paths: readonly Path[]): Texts {
  return Object.fromEntries(paths.map((path) => [path, textOf(session, path)]));
}

/** Does one thing. Nothing is a step that changes no text; what was undone before is forgotten. */
export function change(session: Session, { label, texts, spot, mark }: Change): Session {
  const before = pick(session, Object.keys(texts));
  if (Object.entries(texts).every(([path, text]) => before[path] === text)) return session;
  const last = session.past.at(-1);
  const isMore = mark !== undefined && last?.mark === mark;
  const joined = isMore
    ? { before: { ...before, ...last.before }, after: { ...last.after, ...texts } }
    : { before, after: texts };
  const step: Step = { label, ...joined, spot, mark };
  const past = isMore ? [...session.past.slice(0, -1), step] : [...session.past, step];
  return { ...session, changed: put(session, texts), past, future: [] };
}

/** Has the last thing that was done change other texts along with its own. */
export function changeAlong(session: Session, texts: Texts): Session {
  const last = session.past.at(-1);
  if (last === undefined) return session;
  const before = { ...pick(session, Object.keys(texts)), ...last.before };
  const step: Step = { ...last, before, after: { ...last.after, ...texts } };
  return { ...session, changed: put(session, texts), past: [...session.past.slice(0, -1), step] };
}

/** Ends a row of steps that are one: what is typed next is a step of its own. */
export function rest(session: Session): Session {
  const last = session.past.at(-1);
  if (last?.mark === undefined) return session;
  return { ...session, past: [...session.past.slice(0, -1), { ...last, mark: undefined }] };
}

/** Takes the last step back; the same session where there is none. */
export function undo(session: Session): Session {
  const step = session.past.at(-1);
  if (step === undefined) return session;
  return {
    ...session,
    changed: put(session, step.before),
    past: session.past.slice(0, -1),
    future: [{ ...step, mark: undefined }, ...session.future],
  };
}

/** Does again what was undone last; the same session where there is nothing. */
export function redo(session: Session): Session {
  const [step, ...future] = session.future;
  if (step === undefined) return session;
  return { ...session, changed: put(session, step.after), past: [...session.past, step], future };
}

/** Whether there is something to save. */
export function isDirty({ changed }: Session): boolean {
  return Object.keys(changed).length > 0;
}

/**
 * The session once the store has saved some texts: they are the base from now on, and what was typed while they
 * travelled is still to be saved. Undo leads back over it.
 */
export function settle(session: Session, saved: Texts, ids: Readonly<Record<Path, FileId | null>>): Session {
  const now = pick(session, Object.keys(saved));
  const base = { ...session.base };
  for (const [path, text] of Object.entries(saved)) {
    const id = ids[path];
    if (text === null || id === null || id === undefined) delete base[path];
    else base[path] = { id, text };
  }
  const { past } = session;
  const last = past.at(-1);
  const noted = last === undefined ? past : [...past.slice(0, -1), { ...last, isSaved: true }];
  const settled = rest({ ...session, base, past: noted });
  return { ...settled, changed: put(settled, now) };
}

/** The session on a newer base of the store, with texts that carry what was done over to it, without steps. */
export function rebase(base: Session['base'], texts: Texts): Session {
  const session = openSession(base);
  return { ...session, changed: put(session, texts) };
}
