import type { FieldContext } from '../../fields/behaviour.ts';
import type { PictureFault } from '../../fields/shown-picture.ts';
import { offerPicture, type PictureFile } from '../pictures/picture-file.ts';
import type { SiteFile } from './pages.ts';

/** What the whole site offers to links, pictures and shared sections. */
export interface SiteMap {
  /** The day in São Paulo as ISO. */
  readonly today: string;
  readonly anchors: FieldContext['anchors'];
  readonly hiddenAnchor: FieldContext['hiddenAnchor'];
  readonly endOf: FieldContext['endOf'];
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Why files among the pictures cannot be shown, by name. */
  readonly pictureFaults: ReadonlyMap<string, PictureFault>;
  readonly drawing: FieldContext['drawing'];
  readonly drawingFiles: readonly string[];
  readonly iconFiles: readonly string[];
  readonly downloads: FieldContext['downloads'];
  readonly endedPages: FieldContext['endedPages'];
  readonly sharedSections: readonly string[];
}

type Messages = SiteFile['messages'];

/** Chat messages, the nearest first: the header's, the page's, the site's. */
function createMessageBook(layers: readonly (Messages | undefined)[]) {
  const given = layers.filter((layer) => layer !== undefined);
  const find = (key: string) =>
    key === 'default'
      ? undefined
      : given
          .map((layer) => (Object.hasOwn(layer, key) ? layer[key] : undefined))
          .find((text) => text !== undefined);
  const defaultKey = given.map((layer) => layer.default).find((key) => key !== undefined);
  return {
    messageKeys: [...new Set(given.flatMap(Object.keys))].filter((key) => key !== 'default'),
    message(key: string) {
      const text = find(key);
      return { text: text ?? find(defaultKey ?? '') ?? '', isKnown: text !== undefined };
    },
    layers: given,
  };
}

/** A field's view of the site from one page. */
export interface PageContext extends FieldContext {
  readonly layers: readonly Messages[];
}

/** Street and part of the town, or that alone. */
export function streetOf({ street, district }: SiteFile['address']): string {
  return street === undefined ? district : `${street}, ${district}`;
}

/** The whole address of a site in one line, as maps are asked for it. */
export function formatAddress(address: SiteFile['address']): string {
  const { city, state, postalCode } = address;
  return `${streetOf(address)}, ${city}, ${state}, CEP ${postalCode}`;
}

/** The context of a page's fields. `messages` are the page's own. */
export function createContext(
  siteMap: SiteMap,
  site: SiteFile,
  route: string,
  messages: Messages | undefined,
): PageContext {
  return {
    route,
    today: siteMap.today,
    url: site.url,
    phone: site.phone,
    otherPhone: site.otherPhone,
    chatPhone: site.whatsapp ?? site.phone,
    email: site.email,
    address: formatAddress(site.address),
    hasHours: site.hours !== undefined,
    anchors: siteMap.anchors,
    hiddenAnchor: siteMap.hiddenAnchor,
    endOf: siteMap.endOf,
    picture(file, widths) {
      const picture = siteMap.pictures.get(file);
      return picture && offerPicture(picture, widths ?? [picture.width]);
    },
    pictureFault: (file) => siteMap.pictureFaults.get(file),
    pictureFiles: [...siteMap.pictures.keys()],
    drawing: siteMap.drawing,
    drawingFiles: siteMap.drawingFiles,
    iconFiles: siteMap.iconFiles,
    downloads: siteMap.downloads,
    endedPages: siteMap.endedPages,
    sharedSections: siteMap.sharedSections,
    ...createMessageBook([messages, site.messages]),
  };
}

/** The same page seen from its header, whose messages go first. */
export function headerContext(context: PageContext, messages: Messages | undefined): PageContext {
  return { ...context, ...createMessageBook([messages, ...context.layers]) };
}
