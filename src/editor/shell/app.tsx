import { useEffect, useState } from 'react';
import type { Store } from '../store/store.ts';
import { Theme } from '../ui/theme.tsx';
import { Desktop } from './desktop.tsx';
import { findDraft, type Draft } from './drafts.ts';
import { load, type Loaded } from './load.ts';
import { Message } from './message.tsx';

/** Reads a whole site, and what was left unsaved of it in this browser. */
async function open(store: Store) {
  const loaded = await load(store);
  return { loaded, draft: await findDraft(loaded.listing.place) };
}

/** The editor over a store. */
export function App({ store }: { readonly store: Store }) {
  const [opened, setOpened] = useState<{ readonly loaded: Loaded; readonly draft: Draft | undefined }>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    open(store).then(setOpened, () => setHasFailed(true));
  }, [store, attempt]);
  return (
    <>
      <Theme />
      {opened !== undefined && <Desktop store={store} first={opened.loaded} draft={opened.draft} />}
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
