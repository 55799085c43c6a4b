import { useMemo } from 'react';
import { describeMoment } from '../history/moment.ts';
import { useHistory } from '../history/use-history.ts';
import { textOf, textsOf } from '../session/session.ts';
import type { Store } from '../store/store.ts';
import { restoring } from './left-examples.ts';
import { sayRestored } from './say-restored.ts';
import type { Editor } from './use-editor.ts';

/** The earlier versions of the page that is edited, the one that stands in its place, and how it comes back. */
export function useVersions(store: Store, { state, dispatch, preview, refresh }: Editor) {
  const { file, listing, session } = state;
  const versions = useHistory({ store, file, head: listing.head, preview });
  const { seen, listed } = versions;
  const still = useMemo(
    () => (seen?.sight.kind === 'page' ? { id: seen.version.id, shown: seen.sight.shown } : undefined),
    [seen],
  );
  return {
    versions,
    still,
    /** Opens them, of the page as it is kept by now: what others have saved is taken in. */
    open() {
      // What was said before would lie over what brings one back.
      dispatch({ kind: 'notify', notice: undefined });
      refresh();
      versions.open();
    },
    canBringBack: seen !== undefined && seen.sight.text !== textOf(session, file),
    /** Makes the text of the version that is seen the text of now, in one step. */
    bringBack() {
      if (seen === undefined || typeof listed !== 'object') return;
      const moment = describeMoment(seen.version.when, listed.now);
      const label = `${restoring} de ${moment}`;
      dispatch({ kind: 'change', label, texts: { [file]: seen.sight.text }, file });
      const before = textOf(session, file) ?? '';
      const text = sayRestored({ moment, before, now: seen.sight.text, texts: textsOf(session) });
      dispatch({ kind: 'notify', notice: { tone: 'good', text } });
      versions.close();
    },
  };
}
