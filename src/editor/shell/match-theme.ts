import { mainColors, matchColors, putField, readData, removeField, type Edit } from '../../core/core.ts';
import { writtenColors } from '../form/unsaid-color.ts';
import type { EditWish } from './state.ts';

/** What makes the colours of a theme's file one again. */
interface Matching {
  /** The first main colour that is another now. */
  readonly changed: string | undefined;
  /** Colours of a main colour from before that go. */
  readonly outgrown: number;
  /** All colours that go, or become the nearest that can be told from the others. */
  readonly colors: number;
  readonly wish: EditWish;
}

/** How a theme's colours come to match after some of them changed; nothing where they do, or cannot be read. */
export function matchTheme(text: string, saved?: string): Matching | undefined {
  const written = writtenColors(readData(text));
  if (written === undefined) return undefined;
  const before = saved === undefined ? undefined : writtenColors(readData(saved));
  const changes = [...matchColors(written, before)];
  if (changes.length === 0) return undefined;
  const changed = mainColors.find((role) => before !== undefined && before[role] !== written[role]);
  const outgrown = changes.filter(([, color]) => color === undefined).length;
  const edit = (now: string) =>
    changes.reduce<Edit>(
      (done, [role, color]) => {
        if (!done.ok) return done;
        return color === undefined
          ? removeField(done.text, [role])
          : putField(done.text, { path: [role], value: color });
      },
      { ok: true, text: now },
    );
  return {
    changed,
    outgrown,
    colors: changes.length,
    wish: { label: 'combinar as cores', edit, said: 'As cores combinam.' },
  };
}
