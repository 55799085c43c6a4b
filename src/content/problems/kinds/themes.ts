import type { Clash } from '../../../fields/palette.ts';
import { error, type KindsOf } from './kind.ts';

/** What can be wrong with the colours of themes. */
export interface ThemeParameters {
  /** `isOwn`: the other colour stands in the theme too, by its field's name. */
  readonly lowContrast: Clash & { readonly isOwn: boolean };
}

export const themeKinds: KindsOf<ThemeParameters> = {
  lowContrast: error('P046', ({ color, passing }) => ({ from: color, to: passing })),
};
