import type { Beside, Catalogue } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import type { Path } from '../store/store.ts';
import type { Seen } from '../work/messages.ts';
import type { SentPicture } from './shrink-picture.ts';
import type { FieldPath } from './wishes.ts';

/** A message of the chat, and where its text is written. */
export interface Message {
  readonly key: string;
  readonly text: string;
  readonly file: Path;
  readonly path: FieldPath;
}

/** A page with the sections that links can lead to. */
export interface Target {
  readonly route: string;
  readonly title: string;
  readonly anchors: readonly { readonly id: string; readonly label: string }[];
}

/** What forms may ask of the site. */
export interface Knowledge {
  /** The day that the site is shown for, as ISO. */
  readonly today: string;
  readonly beside: Beside;
  /** The site's address in one line; missing while it cannot be read. */
  readonly address: string | undefined;
  /** The data of `site.yaml`, which stands in for what pages do not say. */
  readonly common: unknown;
  readonly messages: readonly Message[];
  /** Where links can lead, the page that is edited first. */
  readonly targets: readonly Target[];
  /** The address of the page that is edited; nothing for what several pages show. */
  readonly here: string | undefined;
  /** The blocks with examples that name what the site has; missing until it has been checked once. */
  readonly catalogue: Catalogue | undefined;
  /** Each theme by its name, with the colours that tell it from others. */
  readonly themes: readonly {
    readonly name: string;
    readonly label: string;
    readonly colors: readonly string[];
    /** The colour of large areas. */
    readonly strong: string | undefined;
  }[];
  /** Each shared section by its file's name, with what it is called. */
  readonly shared: readonly { readonly name: string; readonly label: string }[];
}

/** A way out of a problem, among which somebody has to choose. */
export interface Offer {
  readonly label: string;
  readonly wish: EditWish;
}

/** What is wrong, with the ways out of it beside its certain cure. */
export type Found = Seen & { readonly offers?: readonly Offer[] };

/** Other places that say of the same thing something else than a place says since it was changed. */
export interface Elsewhere {
  /** What they say, in a sentence that they end. */
  readonly told: string;
  readonly places: readonly {
    /** In a person's words. */
    readonly name: string;
    /** Has this one say what the place says now, where it may be changed alone. */
    readonly onFollow?: () => void;
  }[];
  /** What is done there, where it is not a change. */
  readonly verb?: 'Pôr';
  /** What the button for all says, where that is something else. */
  readonly label?: string;
  /** Has all of them say what the place says now; nothing where a person has to word them anew. */
  readonly onFollow?: () => void;
  /** Notes that they stay as they are, where that has to be noted. */
  readonly onApart?: () => void;
  /** Says that they speak of other things: they are told no more. */
  readonly onOther?: () => void;
}

/** What is said at a field that somebody may have to look at, with the way to the next such field. */
export interface FieldNote {
  readonly said: string;
  readonly next?: { readonly label: string; readonly onGo: () => void };
  /** Says that it is right as it is. */
  readonly onRight?: () => void;
}

/** What a form works on and with. */
export interface Desk {
  /** The data of the file that is edited. */
  readonly data: unknown;
  /** What is wrong with that file. */
  readonly problems: readonly Found[];
  readonly site: Knowledge;
  /** The field that was asked for, which gets the focus as the form opens. */
  readonly sought?: FieldPath | undefined;
  /** Where else the same thing has another value than a field has since it was changed; first those that have its former one. */
  readonly findElsewhere: (path: FieldPath) => readonly Elsewhere[];
  /** What is said at a field, wrong or not. */
  readonly noteAt: (path: FieldPath) => FieldNote | undefined;
  readonly onEdit: (wish: EditWish) => void;
  /** The data of the file as a wish would leave it; nothing where it would leave this file alone. */
  readonly tryOut: (wish: EditWish) => unknown;
  /** Sends a new picture to the site; says why it could not, if it could not. */
  readonly onSend: (picture: SentPicture) => Promise<string | undefined>;
  /** Leads to a field of any file. */
  readonly onGo: (file: Path, path: FieldPath) => void;
  /** Somebody left a field: what is typed next is another step. */
  readonly onRest: () => void;
}
