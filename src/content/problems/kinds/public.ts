import { error, hint, warning, type KindsOf } from './kind.ts';

/** Files that are not served for one reason. */
export interface LeftOut {
  /** Paths below the folder, one or more. */
  readonly paths: readonly string[];
}

/** What can be wrong with files that are served as they are. Paths are below `public/`. */
export interface PublicParameters {
  readonly leftover: LeftOut;
  readonly dotted: LeftOut;
  readonly link: LeftOut;
  readonly odd: LeftOut;
  readonly badName: { readonly path: string };
  readonly foreignPage: { readonly path: string };
  readonly closedPhoto: { readonly path: string };
  readonly reserved: { readonly path: string };
}

export const publicKinds: KindsOf<PublicParameters> = {
  leftover: hint('P060'),
  dotted: hint('P060'),
  link: warning('P060'),
  odd: warning('P060'),
  badName: error('P061'),
  foreignPage: error('P062'),
  closedPhoto: error('P063'),
  reserved: error('P064'),
};
