import { textOf, type Session, type Texts } from '../session/session.ts';
import type { Loaded } from './load.ts';

/** The texts of a session, whatever has been done to get there. */
type Words = Pick<Session, 'base' | 'changed'>;

const overlays = new WeakMap<
  Texts,
  { readonly loaded: Loaded; readonly base: Words['base']; readonly texts: Texts }
>();

/** All that differs from the files that the worker has been given; for the same texts always the same. */
export function overlay(loaded: Loaded, { base, changed }: Words): Texts {
  const known = overlays.get(changed);
  if (known?.loaded === loaded && known.base === base) return known.texts;
  const texts = differ(loaded, { base, changed });
  overlays.set(changed, { loaded, base, texts });
  return texts;
}

function differ({ files }: Loaded, session: Words): Texts {
  const paths = new Set([
    ...Object.keys(session.base),
    ...Object.keys(session.changed),
    ...Object.keys(files),
  ]);
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const file = files[path];
      const given = file === undefined ? null : 'text' in file ? file.text : undefined;
      const now = textOf(session, path);
      return given === undefined || given === now ? [] : [[path, now] as const];
    }),
  );
}
