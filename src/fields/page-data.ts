import type { OfferCatalog, WithContext } from 'schema-dts';
import type { z } from 'zod';
import type { OwnWords } from '../defaults/words.ts';
import type { Drawing } from './drawing.ts';
import type { footer, header } from './layout.ts';
import type { Note } from './markup.ts';
import type { meta } from './meta.ts';
import type { ThemeColors } from './palette.ts';
import type { Action, Placement, Resolved } from './resolved.ts';
import type { Opening } from './schedule.ts';

/** A section ready to be shown. Its own fields are known only to its view. */
export interface SectionData extends Placement {
  readonly id?: string | undefined;
  readonly tone?: 'plain' | 'tint' | 'strong' | undefined;
  readonly lazy?: boolean | undefined;
}

/** Facts of the business that header, footer and some blocks show. */
export interface SiteFacts {
  readonly name: string;
  /** What schema.org calls a business of this kind, and the name that other data has for it. */
  readonly business: { readonly types: string | readonly string[]; readonly id: string };
  readonly tagline: string;
  readonly url: string;
  /** The mark beside the name, where the site has one. */
  readonly logo?: Drawing | undefined;
  /** The drawing of the browser's tab, as a path below `public/`, where it is another than `favicon.svg`. */
  readonly icon?: string | undefined;
  readonly phone: { readonly text: string; readonly href: string; readonly note: Note };
  readonly email: { readonly text: string; readonly href: string; readonly note: Note };
  /** A second number, where there is one. */
  /** The telephone of who is on call day and night, where it is the second one. */
  readonly dutyPhone?: { readonly href: string };
  readonly otherPhone?: { readonly text: string; readonly href: string; readonly note?: Note | undefined };
  readonly address: {
    /** As it is typed, where it is. */
    readonly street?: string | undefined;
    /** The part of the town, with the street before it. */
    readonly district: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  /** When it is open, where the site says so. */
  readonly hours?: Opening | undefined;
  /** Whether visitors who are offline are answered; `false` takes away what answered them. */
  readonly offline?: boolean | undefined;
  /** The number of Meta's pixel, where the site has one. */
  readonly pixel?: string | undefined;
  /** Words of the interface that the site says in its own way. */
  readonly words?: OwnWords | undefined;
  readonly social: readonly { readonly name: string; readonly href: string }[];
}

export type Header = Omit<Resolved<z.output<typeof header>>, 'messages'> & {
  /** The window, in rem, from which its links stand in it rather than in the menu, where a tablet's has no room. */
  readonly fold?: number | 'never' | undefined;
};
export type Footer = Resolved<z.output<typeof footer>>;

/** All that a page shows: what `resolve` makes, what its file of data carries and what `Page` renders. */
export interface PageData {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** The theme's name and its colours. */
  readonly theme: string;
  readonly colors: ThemeColors;
  readonly site: SiteFacts;
  /** The language of its sections, as HTML names it, where that is not the site's. */
  readonly language?: string | undefined;
  readonly header: Header;
  readonly footer: Footer;
  /** The chat button that floats on wide screens, where the page has one. */
  readonly floating?: Action | undefined;
  /** What stands in the bar at the foot of phones' screens, where the page has one. */
  readonly thumbBar?: readonly Action[] | undefined;
  readonly analytics: boolean;
  readonly meta: Resolved<z.output<typeof meta>>;
  /** Address of the picture that networks show for a shared link, where the site is built with such pictures. */
  readonly share?: string | undefined;
  /** What the page sells, where search engines are to know. */
  readonly offers?: WithContext<OfferCatalog> | undefined;
  /** Whether the page answers for an address that does not exist. */
  readonly isNotFound: boolean;
  readonly sections: readonly SectionData[];
}

/** An old address and where its visitors are led. */
export interface Redirect {
  readonly from: string;
  /** An address of the site, perhaps with a section. */
  readonly to: string;
  /** The title of the page there. */
  readonly title: string;
  /** The one address of the page there, complete. */
  readonly canonical: string;
}
