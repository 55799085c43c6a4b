import { valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Path } from '../store/store.ts';

/** By what it is known that a text of a copied page was said to be right there, wherever it is moved to. */
export const copiedKey = (file: Path, said: string) => `copied\n${file}\n${said}`;

/** By what it is known that others were said to speak of another thing than a field does with what it says now. */
export const apartKey = (file: Path, path: FieldPath, data: unknown) =>
  ['apart', file, ...path, String(valueAt(data, path))].join('\n');
