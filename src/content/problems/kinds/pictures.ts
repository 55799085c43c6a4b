import { error, hint, toNearest, toWrite, warning, type Choice, type KindsOf } from './kind.ts';

/** What can be wrong with pictures. Sizes in pixels unless they say otherwise. */
export interface PictureParameters {
  /** `unshown`: what its name says that it is, which no page shows. */
  readonly missingPicture: Choice & {
    readonly unshown?: { readonly format: string; readonly isFilm: boolean } | undefined;
  };
  /** Several pictures where one goes, of which the first is told. */
  readonly severalPictures: { readonly typed: string; readonly first: string };
  /** A picture that stands on both sides of a pair. */
  readonly samePicture: { readonly file: string };
  readonly missingAlt: { readonly field: string };
  readonly uselessAlt: { readonly field: string; readonly alt: string };
  /** A description that the picture `here` and another, `there`, share: where it stands beside that one. */
  readonly sameDescription: {
    readonly field: string;
    readonly alt: string;
    readonly here: string;
    readonly there: string;
    readonly place: string;
  };
  readonly notAPicture: { readonly file: string };
  /** `format` as people name it, such as `GIF`. */
  readonly unsupportedPicture: { readonly file: string; readonly format: string };
  readonly wrongExtension: { readonly file: string; readonly format: string };
  readonly tooManyPixels: { readonly file: string; readonly width: number; readonly height: number };
  readonly pictureTooHeavy: { readonly file: string; readonly megabytes: number };
  readonly scriptInDrawing: { readonly file: string };
  readonly smallPicture: { readonly file: string; readonly width: number; readonly least: number };
  /** Files and limit in bytes. */
  readonly heavyPictures: {
    readonly pictures: readonly { readonly name: string; readonly bytes: number }[];
    readonly most: number;
  };
}

export const pictureKinds: KindsOf<PictureParameters> = {
  missingPicture: error('P024', toNearest),
  severalPictures: error('P024', ({ typed, first }) => ({ from: typed, to: first })),
  samePicture: warning('P031'),
  missingAlt: error('P025', undefined, ({ field }) => ({ add: [`${field}: …`] })),
  uselessAlt: warning('P025', undefined, ({ field }) => ({ add: [`${field}: …`] })),
  sameDescription: hint('P025', undefined, toWrite),
  notAPicture: error('P034'),
  unsupportedPicture: error('P034'),
  wrongExtension: error('P034'),
  tooManyPixels: error('P034'),
  pictureTooHeavy: error('P034'),
  scriptInDrawing: error('P034'),
  smallPicture: warning('P035'),
  heavyPictures: hint('P045'),
};
