import type { DrawingFault } from './drawing.ts';
import type { PictureFault } from './shown-picture.ts';

/** Something a field finds wrong once it knows the whole site. `content/validate/checks/complaints.ts` files it. */
export type Complaint =
  | { readonly kind: 'unknown-message'; readonly key: string; readonly known: readonly string[] }
  | { readonly kind: 'unknown-route'; readonly route: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknown-anchor';
      readonly anchor: string;
      readonly route: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'missing-picture'; readonly file: string; readonly known: readonly string[] }
  | { readonly kind: 'broken-picture'; readonly file: string; readonly fault: PictureFault }
  | { readonly kind: 'small-picture'; readonly file: string; readonly width: number; readonly least: number }
  | { readonly kind: 'missing-drawing'; readonly file: string; readonly known: readonly string[] }
  | { readonly kind: 'missing-icon'; readonly file: string; readonly known: readonly string[] }
  | { readonly kind: 'broken-drawing'; readonly file: string; readonly fault: DrawingFault }
  | { readonly kind: 'missing-alt'; readonly field: string }
  | { readonly kind: 'useless-alt'; readonly field: string; readonly alt: string }
  | { readonly kind: 'ended-offer'; readonly date: string }
  | { readonly kind: 'ending-offer'; readonly date: string; readonly days: number }
  | { readonly kind: 'price-above-original'; readonly price: string; readonly original: string }
  | { readonly kind: 'ends-before-start'; readonly from: string; readonly until: string }
  | { readonly kind: 'closes-before-opening'; readonly opens: string; readonly closes: string }
  | { readonly kind: 'unknown-shared'; readonly name: string; readonly known: readonly string[] };
