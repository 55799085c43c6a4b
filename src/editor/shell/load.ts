import type { Session } from '../session/session.ts';
import type { Listing, Path, Store, StoredFile } from '../store/store.ts';

/** All files of a site, as the store gave them. */
export interface Loaded {
  readonly listing: Listing;
  readonly files: Readonly<Record<Path, StoredFile>>;
}

/** Reads a whole site. */
export async function load(store: Store): Promise<Loaded> {
  const listing = await store.list();
  return { listing, files: await store.read(Object.keys(listing.files)) };
}

/** The texts of a site as they were read; a file that is no text is none of them. */
export function baseOf({ files }: Loaded): Session['base'] {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) =>
      'text' in file ? [[path, { id: file.id, text: file.text }]] : [],
    ),
  );
}
