import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { carryHistory } from '../session/carry-history.ts';
import { carryOver, isClosed } from '../session/carry-over.ts';
import { isDirty, textOf, type Session, type Texts } from '../session/session.ts';
import type { Store } from '../store/store.ts';
import type { Open } from './clash-dialog.tsx';
import type { Draft } from './drafts.ts';
import { baseOf, load, type Loaded } from './load.ts';
import { describeOthers, tellCut, tellMoved, tellOthers } from './others.ts';
import type { OwnSaves } from './own-saves.ts';
import { waiting, type Restored } from './restore-drafts.ts';
import type { Action, State } from './state.ts';
import { useLatest } from './use-latest.ts';

interface Merging {
  readonly store: Store;
  readonly first: Loaded;
  readonly restored: Restored;
  readonly ownSaves: OwnSaves;
  readonly dispatch: (action: Action) => void;
  readonly latest: () => State;
  readonly isUnsaved: boolean;
}

/** Merges what others save into what is done here, and keeps what clashes until somebody has chosen. */
export function useMerging({ store, first, restored, ownSaves, dispatch, latest, isUnsaved }: Merging) {
  const [loaded, setLoaded] = useState(first);
  const [clash, setClash] = useState<Open | undefined>(restored.clash);
  // What is to be chosen from is in no text of the session. Until it is chosen, what stood before is kept.
  const [unchosen, setUnchosen] = useState<Draft | undefined>(restored.unchosen);
  const lastUnchosen = useLatest(unchosen);
  const tell = useRef<() => State['notice']>(() =>
    restored.left.length > 0 ? { tone: 'good', text: waiting } : undefined,
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
      // What becomes of a page that clashes is still to be chosen.
      const moved = isWhole ? tellMoved(latest().file, own.base, carried.session.base) : undefined;
      const cut = [moved, isCut && tellCut(history.past.length)].filter(Boolean).join(' ') || undefined;
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
      // A photo that came into the site's list has changed nothing that was read.
      const isChanged = Object.keys({ ...own.base, ...carried.session.base }).some(
        (path) => own.base[path]?.id !== carried.session.base[path]?.id,
      );
      if (isWhole && isTold && isChanged) dispatch({ kind: 'notify', notice: tell.current() });
      await isOpened;
      return { isClosed: isWhole, changes, author, cut };
    },
    [store, dispatch, latest, ownSaves],
  );

  const refresh = useCallback(() => {
    const look = async () => {
      if ((await store.head()) !== latest().listing.head) await takeIn(true);
    };
    void look().catch(() => undefined);
  }, [store, latest, takeIn]);
  useOthers(isUnsaved || unchosen !== undefined, refresh);

  return {
    loaded,
    takeIn,
    clash,
    unchosen,
    lastUnchosen,
    refresh,
    async retry() {
      const draft = lastUnchosen();
      if (draft === undefined) return;
      await takeIn(true, { past: [], future: [], ...draft }).catch(() => undefined);
    },
    choose(picked: Texts, left: Open) {
      for (const [path, text] of Object.entries(picked))
        dispatch({
          kind: 'change',
          label: 'escolher o que fica',
          texts: { [path]: text },
          // A page that stays though another has deleted it was the one in hand.
          file: text !== null && textOf(latest().session, path) === null ? path : latest().file,
        });
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
