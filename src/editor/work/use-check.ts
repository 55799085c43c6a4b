import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Catalogue } from '../../core/core.ts';
import type { Texts } from '../session/session.ts';
import type { Listing, Path, StoredFile } from '../store/store.ts';
import { CheckClient } from './check-client.ts';
import type { Checked, ShownPage } from './messages.ts';

interface Site {
  readonly listing: Listing;
  readonly files: Readonly<Record<Path, StoredFile>>;
}

type Watcher = (shown: ShownPage | undefined, path: Path) => void;

/** What a worker beside the page finds: the editor never waits for it. */
export interface Findings {
  readonly checked: Checked | undefined;
  readonly catalogue: Catalogue | undefined;
  /** Has the site checked with these texts, and a page shown. */
  readonly ask: (changed: Texts, shown: Path) => void;
  /** What was found in the texts that were asked about last; nothing where no worker could tell. */
  readonly settle: () => Promise<Checked | undefined>;
  /** Makes a page with these texts, to be looked at; nothing where it would not be sound. */
  readonly preview: (changed: Texts, shown: Path) => Promise<ShownPage | undefined>;
  /** Calls back with each page as soon as it is made, with nothing for one that never was sound. Returns how to stop. */
  readonly watch: (watcher: Watcher) => () => void;
}

/** A worker that knows a site. */
export function useCheck({ listing, files }: Site): Findings {
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
        if (answer.kind === 'checked' || answer.kind === 'shown') watcher(answer.shown, answer.path);
      }),
    [client],
  );
  return { checked, catalogue, ask, settle: client.settle, preview, watch };
}
