import { secondPhone } from '../../fields/called-phone.ts';
import { formatPhone } from '../../fields/format-phone.ts';
import { isDrawing } from '../../fields/drawing.ts';
import type { Hash } from '../../fields/hash.ts';
import { isRecord } from '../../fields/is-record.ts';
import { describeKind } from '../../fields/business.ts';
import { footer as footerSchema, header as headerSchema } from '../../fields/layout.ts';
import { withNumbers } from '../../fields/markup.ts';
import { meta as metaSchema } from '../../fields/meta.ts';
import type { Footer, Header, PageData, SectionData, SiteFacts } from '../../fields/page-data.ts';
import {
  createContext,
  headerContext,
  streetOf,
  type PageContext,
  type SiteMap,
} from '../validate/context.ts';
import { findFold, rowOf } from '../validate/menu-fit.ts';
import { resolveFields } from '../schema/fields.ts';
import { floatingAction, thumbActions } from './chat-actions.ts';
import { makeOpening } from './opening.ts';
import { makeOffers, type SellingSection } from './offers.ts';
import { shareAddress } from './share-address.ts';
import type { CheckedPage, CheckedSection, SiteFile, Validated } from '../validate/validate.ts';

/** Lays one mapping over another field by field; lists and texts are replaced whole. */
function overlay<Data>(under: Data, over: Data | undefined): Data {
  if (!isRecord(under) || !isRecord(over)) return over ?? under;
  const merged: Record<string, unknown> = { ...under };
  for (const [name, value] of Object.entries(over)) merged[name] = overlay(merged[name], value);
  // Both layers have been parsed by the same schema, whose fields are all optional.
  return merged as Data;
}

function describePhone(phone: string) {
  return { text: formatPhone(phone), href: `tel:${phone.replace(/[^\d+]/g, '')}` };
}

function siteFacts(site: SiteFile, { drawing, today }: SiteMap): SiteFacts {
  const logo = site.logo === undefined ? undefined : drawing(site.logo);
  return {
    name: site.name,
    business: describeKind(site.business),
    tagline: site.tagline,
    url: site.url.replace(/\/$/, ''),
    ...(logo !== undefined && isDrawing(logo) && { logo }),
    ...(site.icon !== undefined && { icon: site.icon }),
    phone: { ...describePhone(site.phone), note: withNumbers(site.phoneNote) },
    ...(site.otherPhone !== undefined && {
      otherPhone: {
        ...describePhone(site.otherPhone),
        note: withNumbers(site.otherPhoneNote ?? '') || undefined,
      },
    }),
    ...(site.hours?.duty === secondPhone &&
      site.otherPhone !== undefined && { dutyPhone: { href: describePhone(site.otherPhone).href } }),
    email: { text: site.email, href: `mailto:${site.email}`, note: withNumbers(site.emailNote) },
    address: { ...site.address, district: streetOf(site.address) },
    social: site.social,
    ...(site.hours !== undefined && { hours: makeOpening(site.hours, today) }),
    ...(site.pixel !== undefined && { pixel: site.pixel }),
    ...(site.offline !== undefined && { offline: site.offline }),
    ...(site.words !== undefined && { words: site.words }),
  };
}

/** Where a section's maps open, if it shows another place than the site's own; in the site's town unless it names it. */
function placeOf({ data }: CheckedSection, { city, state }: SiteFile['address']): Partial<PageContext> {
  const { address } = data;
  if (typeof address !== 'string') return {};
  return { address: address.includes(city) ? address : `${address}, ${city}, ${state}` };
}

function resolveSections(
  sections: readonly CheckedSection[],
  context: PageContext,
  address: SiteFile['address'],
): readonly SectionData[] {
  const counts = new Map<string, number>();
  const opening = sections.find(({ block }) => block.isPreface !== true);
  return sections.map((section) => {
    const { type, titlesPage } = section.block;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const fields = resolveFields(section.schema, section.data, { ...context, ...placeOf(section, address) });
    const level = titlesPage === true && section === opening ? 1 : 2;
    // The fields belong to the view of this type; shared code reads only what SectionData names.
    return { ...(fields as SectionData), type, key: `${type}-${count}`, level };
  });
}

/** The sections of a page that sell something, as their views receive them. */
function listSelling(page: CheckedPage, sections: readonly SectionData[]): readonly SellingSection[] {
  return page.sections.flatMap(({ block: { sells } }, index) =>
    sells === undefined ? [] : [{ sells, fields: { ...sections[index] } }],
  );
}

/** Search engines read the site's hours, unless they are told others. */
function withHours(meta: NonNullable<SiteFile['meta']>, { hours }: SiteFile): typeof meta {
  const { structuredData } = meta;
  if (hours === undefined || structuredData === undefined) return meta;
  return { ...meta, structuredData: { openingHours: hours.week, ...structuredData } };
}

function resolveContent(page: CheckedPage, site: SiteFile, siteMap: SiteMap): Omit<PageData, 'share'> {
  const { route, data, colors } = page;
  const context = createContext(siteMap, site, route, data.messages);
  const { messages, ...header } = overlay(site.header, data.header);
  const fold = findFold(rowOf(header, site, context));
  const footer = overlay(site.footer, data.footer);
  const meta = withHours(overlay(site.meta ?? {}, data.meta), site);
  const sections = resolveSections(page.sections, context, site.address);
  const facts = siteFacts(site, siteMap);
  return {
    route,
    title: data.title,
    description: data.description,
    theme: data.theme,
    colors,
    site: facts,
    ...(data.language !== undefined && { language: data.language }),
    // `resolveFields` keeps the schema's shape and makes each field final, which is what Resolved says.
    header: {
      ...(resolveFields(headerSchema, header, headerContext(context, messages)) as Header),
      ...(fold !== undefined && { fold }),
    },
    footer: resolveFields(footerSchema, footer, context) as Footer,
    ...((data.floating ?? site.floating) === true ? { floating: floatingAction(context, site) } : {}),
    ...((data.thumbBar ?? site.thumbBar) === true ? { thumbBar: thumbActions(context, site) } : {}),
    analytics: data.analytics === true,
    meta: resolveFields(metaSchema, meta, context) as PageData['meta'],
    isNotFound: page.isNotFound,
    ...(meta.structuredData?.offers === true && { offers: makeOffers(listSelling(page, sections), facts) }),
    sections,
  };
}

/** What pages are resolved with. */
interface Resolving {
  readonly site: SiteFile;
  readonly siteMap: SiteMap;
  /** Names share pictures. */
  readonly hash: Hash;
  /** Whether pages have such pictures; they do unless told. */
  readonly hasShares?: boolean | undefined;
}

/** Makes a sound page's final data. */
export function resolvePage(
  page: CheckedPage,
  { site, siteMap, hash, hasShares = true }: Resolving,
): PageData {
  const made = resolveContent(page, site, siteMap);
  return hasShares ? { ...made, share: shareAddress(made, hash) } : made;
}

/** Makes every sound page's final data. Without a sound `site.yaml` there is none. */
export function resolve(
  { site, siteMap, pages }: Validated,
  hash: Hash,
  hasShares = true,
): readonly PageData[] {
  if (site === undefined) return [];
  return pages.map((page) => resolvePage(page, { site, siteMap, hash, hasShares }));
}
