import type { DrawingFault } from './drawing.ts';
import type { Mark } from './marks.ts';
import type { PictureFault } from './shown-picture.ts';

/** A day unlike others as the hours of a site tell it: without hours it is closed. */
export interface SpecialDay {
  readonly days: string;
  readonly date: string;
  readonly opens?: string;
  readonly closes?: string;
  // What an item of any list is written from.
  readonly [field: string]: string | undefined;
}

type Fault =
  | {
      readonly kind: 'unknown-message';
      readonly key: string;
      readonly known: readonly string[];
      /** The number that chats are opened with. */
      readonly phone: string;
    }
  /** Words in braces of the message of that key. */
  | {
      readonly kind: 'unknown-placeholder';
      readonly key: string;
      readonly typed: string;
      readonly known: readonly string[];
    }
  /** Words in braces that no question beside the message has as its name, and a question that the message does not name. */
  | { readonly kind: 'unknown-slot'; readonly typed: string; readonly known: readonly string[] }
  | { readonly kind: 'unused-slot'; readonly slot: string; readonly text: string }
  /** `near` is the section that was meant: `/consulta#faq` for `/consulta/faq`. */
  | {
      readonly kind: 'unknown-route';
      readonly route: string;
      readonly known: readonly string[];
      readonly near?: string | undefined;
    }
  /** The address of a chat whose number lacks the code of this country, and the one with it. */
  | { readonly kind: 'chat-abroad'; readonly typed: string; readonly better: string }
  /** The address of a button, or the one that is `typed` in a text, is one of this very site: `to` is its page. */
  | { readonly kind: 'own-address'; readonly to: string; readonly typed?: string }
  | {
      readonly kind: 'unknown-anchor';
      /** Whether it is the page of the link itself. */
      readonly isHere: boolean;
      readonly anchor: string;
      readonly route: string;
      readonly known: readonly string[];
    }
  /** The section exists and is not shown today; `isKept` says that the link stays whatever the section wants. */
  | {
      readonly kind: 'hidden-anchor';
      readonly anchor: string;
      readonly route: string;
      readonly isKept: boolean;
    }
  /** The section is shown until a day, `30/11/2026`, and then not any more. `needed`: something waits for it. */
  | {
      readonly kind: 'ending-anchor';
      readonly anchor: string;
      readonly route: string;
      readonly date: string;
      readonly links: 'page' | 'drop' | 'kept' | 'needed';
    }
  | { readonly kind: 'missing-picture'; readonly file: string; readonly known: readonly string[] }
  /** Several pictures where one goes, of which the first is told. */
  | { readonly kind: 'several-pictures'; readonly typed: string; readonly first: string }
  /** The picture beside it, which is to be another, is this one. */
  | { readonly kind: 'same-picture'; readonly file: string }
  | { readonly kind: 'broken-picture'; readonly file: string; readonly fault: PictureFault }
  | { readonly kind: 'small-picture'; readonly file: string; readonly width: number; readonly least: number }
  | { readonly kind: 'missing-drawing'; readonly file: string; readonly known: readonly string[] }
  | { readonly kind: 'missing-icon'; readonly file: string; readonly known: readonly string[] }
  | { readonly kind: 'broken-drawing'; readonly file: string; readonly fault: DrawingFault }
  | { readonly kind: 'missing-alt'; readonly field: string }
  | { readonly kind: 'useless-alt'; readonly field: string; readonly alt: string }
  | { readonly kind: 'ended-offer'; readonly date: string }
  /** A link to a page whose last day has passed. */
  | { readonly kind: 'ended-target'; readonly route: string; readonly date: string }
  | { readonly kind: 'ending-offer'; readonly date: string; readonly days: number }
  /** A day on which something was, which has yet to come; `near` is the last such day of a year. */
  | { readonly kind: 'far-day'; readonly date: string; readonly near: string }
  | { readonly kind: 'price-above-original'; readonly price: string; readonly original: string }
  /** The price of before is that of now. */
  | { readonly kind: 'same-original'; readonly price: string }
  /** A product whose name says that nothing is left; `name` is without these words. */
  | { readonly kind: 'gone-in-name'; readonly name: string }
  /** The name of a day tells its hours, of which the day knows nothing and is closed. Without rows they are only promised. */
  | { readonly kind: 'hours-in-name'; readonly name: string; readonly rows: readonly SpecialDay[] }
  | { readonly kind: 'label-alone'; readonly label: string }
  /** The words of a button with an address in them: `label` is without it, and `given` where the button leads now. */
  | {
      readonly kind: 'address-in-label';
      readonly label: string;
      readonly href: string;
      readonly given: readonly string[];
    }
  /** The words of a link name one network, and its address is in another. */
  | { readonly kind: 'other-network'; readonly typed: string; readonly network: string }
  | { readonly kind: 'target-alone'; readonly target: string }
  | { readonly kind: 'words-without-price'; readonly field: string }
  | { readonly kind: 'note-without-phone' }
  | { readonly kind: 'no-second-phone' }
  // The chat is that of a landline; `mobile` is the second telephone, where that may be meant.
  | { readonly kind: 'landline-chat'; readonly number: string; readonly mobile?: string | undefined }
  /** An e-mail address at a well-known host whose name is mistyped. */
  | { readonly kind: 'mistyped-host'; readonly typed: string; readonly better: string }
  /** A mobile's number without its ninth digit; `better` has it. */
  | { readonly kind: 'short-mobile'; readonly number: string; readonly better: string }
  | { readonly kind: 'open-now-without-hours' }
  | { readonly kind: 'ends-before-start'; readonly from: string; readonly until: string }
  | { readonly kind: 'closes-before-opening'; readonly opens: string; readonly closes: string }
  /** A link in a text that leads nowhere. */
  | { readonly kind: 'broken-link'; readonly to: string; readonly meant: string | undefined }
  /** A link in a text with its target in the place of its words. */
  | { readonly kind: 'turned-link'; readonly typed: string; readonly better: string }
  /** A sign that visitors would see; `isShaped` says whether the field's text may be shaped at all. */
  | { readonly kind: 'visible-mark'; readonly mark: Mark; readonly isShaped: boolean }
  | { readonly kind: 'missing-file'; readonly file: string; readonly known: readonly string[] }
  // Lines that would run together; what they may be in one.
  | { readonly kind: 'lost-lines'; readonly joined?: string | undefined }
  /** Rows of a spreadsheet in a field of one line, in which their cells run together. */
  | { readonly kind: 'table-in-line' }
  | { readonly kind: 'street-in-district'; readonly typed: string }
  | { readonly kind: 'unknown-shared'; readonly name: string; readonly known: readonly string[] };

/** Something a field finds wrong once it knows the whole site. `content/validate/checks/complaints.ts` files it. */
export type Complaint = Fault & {
  /** The stretch of the field's text that it is about, where it is not all of it. */
  readonly phrase?: string | undefined;
  /** How often that stands in the text before the place that is meant. */
  readonly nth?: number | undefined;
};

/** A complaint that is explained by itself; for the other the lines around it have to be known. */
export type PlainComplaint = Exclude<Complaint, { readonly kind: 'hours-in-name' }>;
