import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Catalogue, Told } from '../../core/core.ts';
import type { SentPicture } from '../form/shrink-picture.ts';
import { isDirty, textsOf, type Texts } from '../session/session.ts';
import type { Outcome, Path, Store } from '../store/store.ts';
import type { Checked, ShownPage } from '../work/messages.ts';
import { useCheck, type Findings } from '../work/use-check.ts';
import type { Open } from './clash-dialog.tsx';
import type { Drafts } from './drafts.ts';
import { isPage, pageShowing } from './knowledge.ts';
import type { Loaded } from './load.ts';
import { overlay } from './overlay.ts';
import { OwnSaves } from './own-saves.ts';
import { restoreDrafts } from './restore-drafts.ts';
import type { Action, State } from './state.ts';
import { useDraft, useLastWords } from './use-leaving.ts';
import { sayUnsent } from './say-unsent.ts';
import { useLatest } from './use-latest.ts';
import { useMerging } from './use-merging.ts';
import { useQuickState } from './use-quick-state.ts';
import { isError, useSaving } from './use-saving.ts';

/** The page that is shown; the texts of a large site are gathered only where they are asked for. */
function shownPage({ file, session, lastFile, listing: { today } }: State): Path {
  return isPage(file) ? file : pageShowing(file, textsOf(session), { today, last: lastFile });
}

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

/** The editor at work over a store: what is typed is checked, kept and saved, and what others save is let in. */
export function useEditor(store: Store, first: Loaded, drafts: Drafts): Editor {
  const [ownSaves] = useState(() => new OwnSaves(first.listing.place));
  const [restored] = useState(() => restoreDrafts(first, drafts.left, ownSaves));
  const { state, dispatch, latest, told: tellAtOnce } = useQuickState(restored.state);
  const { listing, session, file } = state;
  const { loaded, takeIn, unchosen, lastUnchosen, ...merging } = useMerging({
    store,
    first,
    restored,
    ownSaves,
    dispatch,
    latest,
    isUnsaved: isDirty(session),
  });
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
  useDraft(drafts, unchosen ?? session, restored.taken);
  const unsaved = useCallback(() => lastUnchosen() ?? latest().session, [lastUnchosen, latest]);
  useLastWords(drafts, unsaved, restored.taken);
  useEffect(() => {
    for (const { letGo } of restored.left) letGo();
  }, [restored.left]);

  const { isSaving, outcome, save, forget } = useSaving({
    store,
    dispatch,
    latest,
    settle,
    takeIn,
    ownSaves,
    catalogue: useLatest(catalogue),
  });

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
    ...merging,
    save,
    forget,
    send: async ({ name, bytes }) => {
      const sent = await store.commit({ base: { files: {} }, files: {}, pictures: { [name]: bytes } });
      // Its answer may be lost, or its name another's by now: what is there tells.
      const listing = await store.list().catch(() => undefined);
      if (listing !== undefined) dispatch({ kind: 'relist', listing });
      const isThere = listing?.beside.pictures.some((picture) => picture.name === name) === true;
      return isThere && sent.kind !== 'refused' ? undefined : sayUnsent(sent);
    },
  };
}
