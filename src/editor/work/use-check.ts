import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Catalogue } from '../../core/core.ts';
import type { Texts } from '../session/session.ts';
import type { Listing, Path, StoredFile } from '../store/store.ts';
import { CheckClient } from './check-client.ts';
import type { Checked, ShownPage } from './messages.ts';

interface Wish {
  readonly listing: Listing;
  readonly files: Readonly<Record<Path, StoredFile>>;
  readonly changed: Texts;
  readonly shown: Path;
}

type Watcher = (shown: ShownPage) => void;

/** What a worker beside the page finds: the editor never waits for it. */
export interface Findings {
  readonly checked: Checked | undefined;
  readonly catalogue: Catalogue | undefined;
  /** Asks before anything is rendered, so that the page need not wait for the form. */
  readonly ask: (changed: Texts, shown: Path) => void;
  /** Makes a page with these texts, to be looked at; nothing where it would not be sound. */
  readonly preview: (changed: Texts, shown: Path) => Promise<ShownPage | undefined>;
  /** Calls back with each page as soon as it is made. Returns how to stop. */
  readonly watch: (watcher: Watcher) => () => void;
}

/** Has a site checked with every change. */
export function useCheck({ listing, files, changed, shown }: Wish): Findings {
  const [checked, setChecked] = useState<Checked>();
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [client] = useState(() => new CheckClient());
  useEffect(
    () =>
      client.listen((answer) => {
        if (answer.kind === 'catalogue') setCatalogue(answer.catalogue);
        // What is typed next goes before what is told of it.
        else if (answer.kind === 'checked') startTransition(() => setChecked(answer));
      }),
    [client],
  );
  useEffect(() => () => client.close(), [client]);
  useEffect(
    () => client.open({ files, beside: listing.beside, today: listing.today }),
    [client, listing, files],
  );
  useEffect(() => client.ask({ changed, shown }), [client, listing, files, changed, shown]);
  const ask = useCallback<Findings['ask']>(
    (texts, page) => client.ask({ changed: texts, shown: page }),
    [client],
  );
  const preview = useCallback<Findings['preview']>(
    (texts, page) => client.preview({ changed: texts, shown: page }),
    [client],
  );
  const watch = useCallback<Findings['watch']>(
    (watcher) =>
      client.listen((answer) => {
        if (answer.kind === 'checked' && answer.shown !== undefined) watcher(answer.shown);
      }),
    [client],
  );
  return { checked, catalogue, ask, preview, watch };
}
