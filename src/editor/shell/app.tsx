import { useEffect, useState } from 'react';
import type { Store } from '../store/store.ts';
import { Theme } from '../ui/theme.tsx';
import { Desktop } from './desktop.tsx';
import { openDrafts, type Drafts } from './drafts.ts';
import { load, type Loaded } from './load.ts';
import { Message } from './message.tsx';
import { windowName } from './window-name.ts';

/** Reads a whole site, and what was left unsaved of it in this browser. */
async function open(store: Store) {
  // Of windows that open at the same time, as after a crash, each is to have its own.
  void windowName().catch(() => undefined);
  const loaded = await load(store);
  return { loaded, drafts: await openDrafts(loaded.listing.place) };
}

/** The editor over a store. */
export function App({ store }: { readonly store: Store }) {
  const [opened, setOpened] = useState<{ readonly loaded: Loaded; readonly drafts: Drafts }>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    open(store).then(setOpened, () => setHasFailed(true));
  }, [store, attempt]);
  return (
    <>
      <Theme />
      {opened !== undefined && <Desktop store={store} first={opened.loaded} drafts={opened.drafts} />}
      {opened === undefined && hasFailed && (
        <Message
          title="O site não pôde ser aberto"
          text="Veja se o programa que mostra o site (npm start) ainda está aberto, e tente de novo. Nada se perdeu."
          onRetry={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        />
      )}
      {opened === undefined && !hasFailed && <Message title="Abrindo o site…" text="" />}
    </>
  );
}
