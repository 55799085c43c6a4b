/** A picture as a page shows it. Variants live at `${base}-${width}.avif` and `.webp`. */
export interface Picture {
  /** Root-relative address without width and extension, with the content's hash in it. */
  readonly base: string;
  /** Widths in pixels of the variants, ascending. */
  readonly widths: readonly number[];
  /** Size in pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour as `#rrggbb`, shown until the picture is there; `transparent` where one can see through it. */
  readonly color: string;
  /** The part that stays in sight where the picture is cut, as a CSS position; the middle when not given. */
  readonly focus?: string | undefined;
}

/** Why a file cannot be shown as a picture. */
export type PictureFault =
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'unsupported'; readonly format: string }
  | { readonly kind: 'wrong-extension'; readonly format: string }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'too-heavy'; readonly megabytes: number };
