import { useEffect, useState } from 'react';
import type { Store } from '../store/store.ts';
import { Theme } from '../ui/theme.tsx';
import { Desktop } from './desktop.tsx';
import { load, type Loaded } from './load.ts';
import { Message } from './message.tsx';

/** The editor over a store. */
export function App({ store }: { readonly store: Store }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    load(store).then(setLoaded, (error: unknown) =>
      setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [store, attempt]);
  return (
    <>
      <Theme />
      {loaded !== undefined && <Desktop store={store} first={loaded} />}
      {loaded === undefined && fault !== undefined && (
        <Message
          title="O site não pôde ser aberto"
          text="Veja se o programa que mostra o site (npm start) ainda está aberto, e tente de novo. Nada se perdeu."
          onRetry={() => {
            setFault(undefined);
            setAttempt(attempt + 1);
          }}
        />
      )}
      {loaded === undefined && fault === undefined && <Message title="Abrindo o site…" text="" />}
    </>
  );
}
