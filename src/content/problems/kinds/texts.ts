import type { Mark } from '../../../fields/marks.ts';
import { error, warning, type KindsOf, type None } from './kind.ts';

/** What can be wrong with how a text is shaped. */
export interface TextParameters {
  /** `meant` is the target that was most likely meant. */
  readonly brokenTextLink: { readonly to: string; readonly meant?: string | undefined };
  /** A sign that visitors would see as it was typed; in a field that is not `isShaped` there is no bold and no link. */
  readonly visibleMark: { readonly mark: Mark; readonly isShaped: boolean };
  readonly lostLines: None;
  /** A street, where the part of the town belongs. */
  readonly streetInDistrict: { readonly typed: string };
}

export const textKinds: KindsOf<TextParameters> = {
  brokenTextLink: error('P022', ({ to, meant }) =>
    meant === undefined ? undefined : { from: `](${to})`, to: `](${meant})` },
  ),
  visibleMark: warning('P048', ({ mark: { typed, better } }) =>
    better === undefined ? undefined : { from: typed, to: better },
  ),
  lostLines: warning('P048'),
  streetInDistrict: warning('P018'),
};
