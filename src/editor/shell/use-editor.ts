import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Catalogue, Told } from '../../core/core.ts';
import type { SentPicture } from '../form/shrink-picture.ts';
import { reduceWithNotes } from '../hours/follow-notes.ts';
import { carryHistory } from '../session/carry-history.ts';
import { carryOver, isClosed } from '../session/carry-over.ts';
import { joinDrafts } from '../session/join-drafts.ts';
import { isDirty, textOf, textsOf, type Session, type Texts } from '../session/session.ts';
import type { Outcome, Path, Store } from '../store/store.ts';
import type { Checked, ShownPage } from '../work/messages.ts';
import { useCheck, type Findings } from '../work/use-check.ts';
import type { Open } from './clash-dialog.tsx';
import type { Draft, Drafts, LeftDraft } from './drafts.ts';
import { findAddressed } from './address.ts';
import { isPage, pageShowing } from './knowledge.ts';
import { load, type Loaded } from './load.ts';
import { describeOthers, tellCut, tellOthers } from './others.ts';
import { OwnSaves } from './own-saves.ts';
import { begin, type Action, type State } from './state.ts';
import { useLastWords } from './use-leaving.ts';
import { isError, useSaving } from './use-saving.ts';

function baseOf({ files }: Loaded): Session['base'] {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) =>
      'text' in file ? [[path, { id: file.id, text: file.text }]] : [],
    ),
  );
}

/** The page that is shown; the texts of a large site are gathered only where they are asked for. */
function shownPage({ file, session, lastFile, listing: { today } }: State): Path {
  return isPage(file) ? file : pageShowing(file, textsOf(session), { today, last: lastFile });
}

/** The texts of a session, whatever has been done to get there. */
type Words = Pick<Session, 'base' | 'changed'>;

const overlays = new WeakMap<
  Texts,
  { readonly loaded: Loaded; readonly base: Words['base']; readonly texts: Texts }
>();

/** All that differs from the files that the worker has been given; for the same texts always the same. */
function overlay(loaded: Loaded, { base, changed }: Words): Texts {
  const known = overlays.get(changed);
  if (known?.loaded === loaded && known.base === base) return known.texts;
  const texts = differ(loaded, { base, changed });
  overlays.set(changed, { loaded, base, texts });
  return texts;
}

function differ({ files }: Loaded, session: Words): Texts {
  const paths = new Set([
    ...Object.keys(session.base),
    ...Object.keys(session.changed),
    ...Object.keys(files),
  ]);
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const file = files[path];
      const given = file === undefined ? null : 'text' in file ? file.text : undefined;
      const now = textOf(session, path);
      return given === undefined || given === now ? [] : [[path, now] as const];
    }),
  );
}

/** Keeps what is not saved in this browser, after each change. */
function useDraft({ keep }: Drafts, { base, changed }: Draft, taken: readonly LeftDraft[]): void {
  useEffect(() => {
    void keep({ base, changed }, taken).catch(() => undefined);
  }, [keep, base, changed, taken]);
}

const recovered = 'O que não tinha sido salvo da última vez está de volta.';
const waiting =
  'Outra janela tinha mudado os mesmos textos: o que estava nela também está guardado. Salve e recarregue a página para escolher o que fica.';

/** What the editor knows and can do. */
export interface Editor {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
  readonly checked: Checked | undefined;
  readonly catalogue: Catalogue | undefined;
  readonly watch: Findings['watch'];
  /** Makes a page of another text of the file that is edited; nothing where it would not be sound. */
  readonly preview: (text: string) => Promise<ShownPage | undefined>;
  /** The texts of all files as they are shown. */
  readonly texts: Readonly<Record<Path, string>>;
  /** The texts of all files with what was typed last, which may be still to be shown. */
  readonly latestTexts: () => Readonly<Record<Path, string>>;
  readonly errors: readonly Told[];
  readonly isSaving: boolean;
  /** Why nothing was saved, until it has been read. */
  readonly outcome: Outcome | undefined;
  /** What two people wrote at one place, until somebody has chosen. */
  readonly clash: Open | undefined;
  /** Saves, and gives the first error where one keeps it from that. */
  readonly save: () => Promise<Told | undefined>;
  readonly forget: () => void;
  /** Takes in what others have saved, if anything; what they did is told. */
  readonly refresh: () => void;
  /** Sends a picture at once: nothing shows it until a page that does is saved. */
  readonly send: (picture: SentPicture) => Promise<string | undefined>;
  readonly choose: (texts: Texts, left: Open) => void;
  /** Puts what is to be chosen from together anew, with the files as they are by now. */
  readonly retry: () => Promise<void>;
}

/**
 * A state whose next one is told before it is rendered: the worker begins while React is still at the form, which may
 * come later.
 */
function useQuickState(first: State) {
  const [state, setState] = useState(first);
  const current = useRef(first);
  const listener = useRef<(state: State) => void>(undefined);
  const dispatch = useCallback((action: Action) => {
    const next = reduceWithNotes(current.current, action);
    if (next === current.current) return;
    current.current = next;
    listener.current?.(next);
    setState(next);
  }, []);
  const told = useCallback((listen: (state: State) => void) => {
    listener.current = listen;
    listen(current.current);
  }, []);
  const latest = useCallback(() => current.current, []);
  return { state, dispatch, latest, told };
}

/** Reads what a value is by now, for what goes on while it changes. */
function useLatest<Value>(value: Value): () => Value {
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);
  return useCallback(() => current.current, []);
}

/** The editor as it opens, with what was left unsaved in this browser. */
function beginWith(first: Loaded, drafts: readonly LeftDraft[], ownSaves: OwnSaves) {
  const base = baseOf(first);
  const state = begin(first.listing, base, findAddressed(base));
  const { carried, unchosen, taken, left } = joinDrafts(drafts, base);
  if (carried === undefined) return { state, clash: undefined, unchosen, taken, left };
  const text = left.length > 0 ? `${recovered} ${waiting}` : recovered;
  const notice = { tone: 'good', text } as const;
  return {
    state: { ...state, session: carried.session, notice },
    clash: unchosen && {
      ...carried,
      author: ownSaves.authorOf(unchosen.base, base, Object.keys(unchosen.changed)),
    },
    unchosen,
    taken,
    left,
  };
}

/** The editor at work over a store: what is typed is checked, kept and saved, and what others save is let in. */
export function useEditor(store: Store, first: Loaded, drafts: Drafts): Editor {
  const [ownSaves] = useState(() => new OwnSaves(first.listing.place));
  const [begun] = useState(() => beginWith(first, drafts.left, ownSaves));
  const [loaded, setLoaded] = useState(first);
  const { state, dispatch, latest, told: tellAtOnce } = useQuickState(begun.state);
  const [clash, setClash] = useState<Open | undefined>(begun.clash);
  // What is to be chosen from is in no text of the session. Until it is chosen, what stood before is kept.
  const [unchosen, setUnchosen] = useState<Draft | undefined>(begun.unchosen);
  const { listing, session, file } = state;
  const { checked, catalogue, ask, settle, preview, watch } = useCheck({ listing, files: loaded.files });
  // A site that was opened anew is asked about anew.
  useEffect(
    () => tellAtOnce((next) => ask(overlay(loaded, next.session), shownPage(next))),
    [tellAtOnce, ask, loaded, listing],
  );
  const { base, changed } = session;
  // Whoever leaves a field has changed no text.
  const texts = useMemo(() => textsOf({ base, changed }), [base, changed]);
  const errors = useMemo(() => (checked?.problems ?? []).filter(isError), [checked]);
  useDraft(drafts, unchosen ?? session, begun.taken);
  const lastUnchosen = useLatest(unchosen);
  const unsaved = useCallback(() => lastUnchosen() ?? latest().session, [lastUnchosen, latest]);
  useLastWords(drafts, unsaved, begun.taken);
  useEffect(() => {
    for (const { letGo } of begun.left) letGo();
  }, [begun.left]);

  const tell = useRef<() => State['notice']>(() =>
    begun.left.length > 0 ? { tone: 'good', text: waiting } : undefined,
  );
  const opened = useRef<() => void>(undefined);
  useEffect(() => opened.current?.(), [loaded]);
  const takeIn = useCallback(
    async (isTold: boolean, again?: Session) => {
      const now = await load(store);
      // What was typed while it came is carried over too.
      const own = again ?? latest().session;
      const carried = carryOver(own, baseOf(now));
      const isOpened = new Promise<void>((resolve) => {
        opened.current = resolve;
      });
      const isWhole = isClosed(carried);
      const changes = describeOthers(own.base, carried.session.base);
      const author = ownSaves.authorOf(own.base, carried.session.base);
      const { isCut, ...history } = carryHistory(own, carried.session.base);
      const cut = isCut ? tellCut(history.past.length) : undefined;
      tell.current = () =>
        tellOthers(changes, isDirty(latest().session) ? 'merged' : 'fresh', { author, own: cut });
      // A letter typed meanwhile would go to the place that its field had before.
      flushSync(() => {
        setLoaded(now);
        const session = { ...carried.session, ...history };
        dispatch({ kind: 'replace', listing: now.listing, session, notice: undefined });
        // Until somebody has chosen the two are not together; in the same step, so that the draft is never without them.
        setClash(
          isWhole
            ? undefined
            : {
                ...carried,
                author: ownSaves.authorOf(own.base, carried.session.base, Object.keys(own.changed)),
              },
        );
        setUnchosen(isWhole ? undefined : own);
      });
      if (isWhole && isTold) dispatch({ kind: 'notify', notice: tell.current() });
      await isOpened;
      return { isClosed: isWhole, changes, author, cut };
    },
    [store, dispatch, latest, ownSaves],
  );
  const { isSaving, outcome, save, forget } = useSaving({
    store,
    dispatch,
    latest,
    settle,
    takeIn,
    ownSaves,
    catalogue: useLatest(catalogue),
  });

  const refresh = useCallback(() => {
    const look = async () => {
      if ((await store.head()) !== latest().listing.head) await takeIn(true);
    };
    void look().catch(() => undefined);
  }, [store, latest, takeIn]);
  useOthers(isDirty(session) || unchosen !== undefined, refresh);

  return {
    state,
    dispatch,
    checked,
    catalogue,
    watch,
    preview: (text) =>
      preview(
        { ...overlay(loaded, session), [file]: text },
        pageShowing(file, { ...texts, [file]: text }, { today: listing.today, last: state.lastFile }),
      ),
    texts,
    latestTexts: () => textsOf(latest().session),
    errors,
    isSaving,
    outcome,
    clash,
    save,
    forget,
    refresh,
    send: async ({ name, bytes }) => {
      const sent = await store.commit({ base: { files: {} }, files: {}, pictures: { [name]: bytes } });
      if (sent.kind === 'refused') return sent.reason;
      if (sent.kind !== 'saved') return 'A foto não chegou. Tente de novo.';
      dispatch({ kind: 'relist', listing: await store.list() });
      return undefined;
    },
    async retry() {
      const draft = lastUnchosen();
      if (draft === undefined) return;
      await takeIn(true, { past: [], future: [], ...draft }).catch(() => undefined);
    },
    choose(picked, left) {
      for (const [path, text] of Object.entries(picked))
        dispatch({ kind: 'change', label: 'escolher o que fica', texts: { [path]: text }, file });
      const isOpen = left.clashes.length + left.wholeClashes.length > 0;
      setClash(isOpen ? left : undefined);
      if (isOpen) return;
      setUnchosen(undefined);
      dispatch({ kind: 'notify', notice: tell.current() });
    },
  };
}

/** Looks whether somebody else has saved, when the window comes back to the front. Who has typed hears of it on saving. */
function useOthers(isUnsaved: boolean, refresh: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && !isUnsaved && refresh();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [isUnsaved, refresh]);
}
