import { error, type KindsOf, type None } from './kind.ts';

/** What keeps a site from its launch. */
export interface LaunchParameters {
  /** `name` is an entry of `placeholders`. */
  readonly listed: { readonly name: string };
  readonly exampleSection: None;
  readonly exampleText: None;
  /** A text of a block's example that nobody has replaced. */
  readonly leftExample: None;
  readonly exampleAddress: None;
  readonly examplePhone: None;
  readonly drawnPicture: { readonly file: string };
  readonly invented: { readonly without: string; readonly what: string };
  readonly missingShareImage: None;
}

export const launchKinds: KindsOf<LaunchParameters> = {
  listed: error('P090'),
  exampleSection: error('P090'),
  exampleText: error('P090'),
  leftExample: error('P090'),
  exampleAddress: error('P090'),
  examplePhone: error('P090'),
  drawnPicture: error('P090'),
  invented: error('P090'),
  missingShareImage: error('P091'),
};
