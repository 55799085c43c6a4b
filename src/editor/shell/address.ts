import { useEffect } from 'react';
import type { Path } from '../store/store.ts';

const hashOf = (file: Path) => `#${encodeURI(file)}`;

/** The file that the window's address names behind its `#`; nothing where the site has none such. */
export function findAddressed(files: Readonly<Record<Path, unknown>>): Path | undefined {
  return Object.keys(files).find((file) => hashOf(file) === location.hash);
}

/**
 * Keeps the file that is edited in the window's address: a bookmark leads to it, and the window comes back to it when it is
 * loaded anew. An address that is typed or pressed is followed.
 */
export function useAddress(
  file: Path,
  files: Readonly<Record<Path, unknown>>,
  onFile: (file: Path) => void,
): void {
  useEffect(() => history.replaceState(null, '', hashOf(file)), [file]);
  useEffect(() => {
    const follow = () => {
      const wanted = findAddressed(files);
      if (wanted !== undefined) onFile(wanted);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [files, onFile]);
}
