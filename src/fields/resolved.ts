import type { z } from 'zod';
import type { IconName } from './icon.ts';
import type { Passage } from './markup.ts';
import type { Picture } from './shown-picture.ts';
import type { Video } from './read-video.ts';

export type ActionKind = 'chat' | 'route' | 'anchor' | 'maps' | 'tel' | 'mail' | 'link' | 'file';

/** A button or link with its final address. */
export interface Action {
  readonly label: string;
  readonly shortLabel?: string | undefined;
  /** Follows the label where it is read aloud or without its page, not on the screen. */
  readonly labelDetail?: string | undefined;
  readonly kind: ActionKind;
  readonly href: string;
  readonly icon?: IconName | undefined;
  readonly variant?: 'primary' | 'secondary' | 'emergency' | 'chat' | undefined;
  readonly showOn?: 'wide' | 'small' | undefined;
}

/** Where words of a text lead. */
export type LinkTarget = Pick<Action, 'kind' | 'href'>;

/** A shaped text: one of a single paragraph without marks is that text. */
export type RichText = string | readonly Passage<LinkTarget>[];

/** The last day of an offer, and whether it has passed on the day that the site is made for. */
export interface LastDay {
  readonly date: string;
  readonly isOver: boolean;
}

type ActionKey =
  | 'label'
  | 'shortLabel'
  | 'labelDetail'
  | 'chat'
  | 'to'
  | 'maps'
  | 'tel'
  | 'mail'
  | 'href'
  | 'file'
  | 'icon'
  | 'variant'
  | 'showOn';

/** What a view receives for what an editor wrote: pictures, links and actions are final, all else is as parsed. */
export type Resolved<T> =
  T extends z.core.$brand<'picture'>
    ? Picture
    : T extends z.core.$brand<'video'>
      ? Video
      : T extends z.core.$brand<'last-day'>
        ? LastDay
        : T extends z.core.$brand<'rich-text'>
          ? RichText
          : T extends z.core.$brand<'link'>
            ? string
            : T extends z.core.$brand<'action'>
              ? Action
              : T extends z.core.$brand<'item'>
                ? { readonly [K in Exclude<keyof T, ActionKey | symbol>]: Resolved<T[K]> } & {
                    readonly action?: Action | undefined;
                  }
                : T extends readonly (infer Item)[]
                  ? readonly Resolved<Item>[]
                  : T extends object
                    ? { readonly [K in keyof T]: Resolved<T[K]> }
                    : T;

/** Where a section stands on its page. */
export interface Placement {
  readonly type: string;
  /** Unique on the page and stable while sections move: type and count, such as `cards-2`. */
  readonly key: string;
  /** Level of the section's own heading: 1 for the block that titles the page, else 2. */
  readonly level: 1 | 2;
}
