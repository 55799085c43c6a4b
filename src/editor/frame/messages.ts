import type { ShownPage } from '../work/messages.ts';

/** What is to be in view: the head or the foot of the page, or what says one of some texts in the section at a place. */
export type Look =
  | { readonly part: 'header' | 'footer' }
  | { readonly place: number; readonly texts: readonly string[] };

/** What the frame is told by the editor around it. */
export type ToFrame =
  /** Nothing is shown for a page that never was sound. `still` names a page that is only looked at: nothing on it is marked. */
  | { readonly kind: 'show'; readonly shown: ShownPage | undefined; readonly still?: string | undefined }
  /** Marks the section at a place of the file, and brings it into view when `sought` is another number than before. */
  | { readonly kind: 'select'; readonly place: number | undefined; readonly sought: number }
  /** Brings something into view as soon as the page has it. */
  | { readonly kind: 'look'; readonly look: Look };

/** What the frame says. */
export type FromFrame =
  | { readonly kind: 'ready' }
  /** Somebody pressed something in the section at a place of the file: what it says, and what stands around it. */
  | { readonly kind: 'press'; readonly place: number; readonly texts: readonly string[] }
  /** Somebody pressed something of the page's head or foot: likewise. */
  | {
      readonly kind: 'press-around';
      readonly part: 'header' | 'footer';
      readonly texts: readonly string[];
      /** Whether it tells hours: what stands in a table there, or says whether it is open now. */
      readonly isHours: boolean;
      /** Whether it calls the business. */
      readonly isCall: boolean;
    }
  /** A key that means something to the editor: undo, redo, save. */
  | { readonly kind: 'key'; readonly key: 'undo' | 'redo' | 'save' };
