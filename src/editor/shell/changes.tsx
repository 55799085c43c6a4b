import { describeChanges, readData, type FileChanges, type Version } from '../../core/core.ts';
import type { Texts } from '../session/session.ts';
import { Lines } from './lines.tsx';
import type { Names } from './knowledge.ts';
import { nameFile } from './name-file.ts';
import { sayChange } from './say-change.ts';

const encoder = new TextEncoder();

function toVersion(texts: Texts): Version {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => (text === null ? [] : [[path, encoder.encode(text)]])),
  );
}

/**
 * What changes between the texts of some files, in plain words, each file by the name it is chosen by. Lines to write
 * into a file are nothing for here.
 */
export function describeTexts(before: Texts, after: Texts, names: Names): readonly FileChanges[] {
  const told = describeChanges(toVersion(before), toVersion(after)).filter(
    ({ paste }) => paste === undefined,
  );
  // Texts of earlier days: what is read of them is not kept, as that of the newest is.
  const nameOf = (path: string) => nameFile(path, readData(after[path] ?? before[path] ?? '')).label;
  return told.map(({ path, place, changes }) => ({
    path,
    place: path === undefined ? place : nameOf(path),
    changes: changes.map((change) => sayChange(change, names)),
  }));
}

/** The lines that change, for who wants to see them. */
export function ChangedLines({ before, after }: { readonly before: Texts; readonly after: Texts }) {
  return (
    <details>
      <summary>Ver as linhas</summary>
      {Object.entries(after).map(([path, text]) => (
        <Lines key={path} path={path} before={before[path] ?? ''} after={text ?? ''} />
      ))}
    </details>
  );
}
