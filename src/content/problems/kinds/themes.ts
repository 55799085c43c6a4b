import type { Clash } from '../../../fields/palette.ts';
import { error, toKnown, toNearest, type Choice, type KindsOf, type Meaning } from './kind.ts';

/** What can be wrong with the colours of themes, and with the site's mark and the drawing of its tab. */
export interface ThemeParameters {
  /** `isOwn`: the other colour stands in the theme too, by its field's name. */
  readonly lowContrast: Clash & { readonly isOwn: boolean };
  /** `themes` are those that there are, each with what it says of its colours. */
  readonly unknownTheme: Choice & { readonly themes: readonly Meaning[] };
  /** A colour by its name, the line with a tone of it, and the lines with tones of the colour before. */
  readonly colorWord: {
    readonly field: string;
    readonly typed: string;
    readonly line: string;
    readonly old: readonly { readonly name: string; readonly line: number }[];
    /** The light tone of the same colour as its line. */
    readonly tint?: string | undefined;
  };
  readonly missingDrawing: Choice;
  /** `isUnwritten`: no line names it, it is what every site has that says nothing else. */
  readonly missingIcon: Choice & { readonly isUnwritten?: boolean };
  /** `part` is what no page may hold; without it the file is no drawing at all. */
  readonly brokenDrawing: { readonly file: string; readonly part?: string | undefined };
  readonly drawingTooHeavy: { readonly file: string; readonly bytes: number; readonly most: number };
  readonly emptyDrawing: { readonly file: string };
}

export const themeKinds: KindsOf<ThemeParameters> = {
  lowContrast: error('P046', ({ color, passing }) => ({ from: color, to: passing })),
  unknownTheme: error('P017', toNearest, toKnown),
  colorWord: error('P018', undefined, ({ line, old }) => [
    { line },
    ...(old.length === 0 ? [] : [{ remove: old.map(({ name }) => name) }]),
  ]),
  missingDrawing: error('P047', toNearest, toKnown),
  missingIcon: error('P047', toNearest, toKnown),
  brokenDrawing: error('P047'),
  drawingTooHeavy: error('P047'),
  emptyDrawing: error('P047'),
};
