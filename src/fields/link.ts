import { z } from 'zod';
import { isDocument } from './document-name.ts';
import { formatDay } from './text.ts';
import type { PlainComplaint } from './complaint.ts';
import { withCountry } from './chat-country.ts';
import { withBehaviour, type Complaint, type FieldContext, type Parent, type Use } from './behaviour.ts';
import { isHost, repairAddress, repairAnchor, repairLink, repairMail } from './repair.ts';
import { asked } from './control.ts';
import { withoutCampaign } from './tracking.ts';

/** The form of a section's id: what stands behind `#` in an address. */
export const anchorPattern = /^[a-z][a-z0-9-]*$/;

/** The address of the page that answers for every address without one. No link leads there. */
export const notFoundRoute = '/404';

function divide(to: string, route: string): { route: string; anchor: string } {
  const [path = '', anchor = ''] = to.split('#', 2);
  return { route: path === '' ? route : path, anchor };
}

/**
 * Complaints about a link inside the site: an unknown route, an anchor that its page does not have, today or later, or a
 * page that has ended. One that is kept stays where its section wants links to it gone.
 */
export function checkLink(to: string, context: FieldContext, isKept = false): readonly PlainComplaint[] {
  const found = checkTarget(to, context, isKept);
  const { route } = divide(to, context.route);
  const last = context.endedPages.get(route);
  if (found.length > 0 || last === undefined || route === context.route) return found;
  return [{ kind: 'ended-target', route, date: formatDay(last) }];
}

/** `/consulta/faq` as the section of a page that has it. */
function findSection(route: string, { anchors }: FieldContext): string | undefined {
  const [, page = '', id = ''] = /^(\/(?:[^/]+(?=\/))?)\/?([^/]+)$/.exec(route) ?? [];
  const ids = anchors.get(page);
  return ids !== undefined && ids !== 'unknown' && ids.has(id) ? `${page}#${id}` : undefined;
}

function checkTarget(to: string, context: FieldContext, isKept: boolean): readonly PlainComplaint[] {
  const target = divide(to, context.route);
  const anchors = context.anchors.get(target.route);
  if (anchors === undefined) {
    return [
      {
        kind: 'unknown-route',
        route: target.route,
        known: [...context.anchors.keys()].filter((route) => route !== notFoundRoute),
        near: findSection(target.route, context),
      },
    ];
  }
  if (target.anchor === '' || anchors === 'unknown') return [];
  if (anchors.has(target.anchor)) {
    const end = context.endOf(target.route, target.anchor);
    return end === undefined
      ? []
      : [
          {
            kind: 'ending-anchor',
            ...target,
            date: formatDay(end.day),
            links: isKept ? 'kept' : end.links,
          },
        ];
  }
  const fate = context.hiddenAnchor(target.route, target.anchor);
  if (fate === undefined) {
    const isHere = target.route === context.route;
    return [{ kind: 'unknown-anchor', ...target, isHere, known: [...anchors] }];
  }
  return fate === 'drop' && !isKept ? [] : [{ kind: 'hidden-anchor', ...target, isKept }];
}

/** What becomes of a link whose section is not shown today. */
function fateOf({ route, anchor }: ReturnType<typeof divide>, context: FieldContext) {
  const shown = context.anchors.get(route);
  const isShown = shown === undefined || shown === 'unknown' || shown.has(anchor);
  return isShown ? undefined : context.hiddenAnchor(route, anchor);
}

/** Whether a link's section is not shown today, and wants the buttons that lead to it gone as well. */
export function isDropped(to: string | undefined, context: FieldContext): boolean {
  return to !== undefined && fateOf(divide(to, context.route), context) === 'drop';
}

/**
 * The final address of a link inside the site: a bare `#anchor` where it stays on the page, and the page alone while the
 * section is not shown.
 */
export function resolveLink(to: string, context: FieldContext): string {
  const target = divide(to, context.route);
  if (target.anchor === '' || fateOf(target, context) !== undefined) return target.route;
  return target.route === context.route ? `#${target.anchor}` : `${target.route}#${target.anchor}`;
}

/** The page that a link of a page leads to. */
export function readUse(to: string, route: string): Use {
  return { kind: 'page', name: divide(to, route).route };
}

/** The address that a text is which writes an e-mail. */
function mailIn(typed: string): string | undefined {
  return /^(?:mailto:)?[^\s/:]+@/i.test(typed.trim()) ? repairMail(typed) : undefined;
}

const insidePattern = /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?)?(#[a-z][a-z0-9-]*)?$/;

function readAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** The link inside the site at `url` that a complete address of it is; nothing for any other address. */
export function ownLink(address: string, url: string): string | undefined {
  const [there, site] = [readAddress(withoutCampaign(address)), readAddress(url)];
  if (there === undefined || site === undefined) return undefined;
  const to = `${there.pathname.replace(/(?<=.)\/$/, '')}${there.hash}`;
  const isOwn = there.host.replace(/^www\./, '') === site.host.replace(/^www\./, '');
  return isOwn && insidePattern.test(to) ? to : undefined;
}

/** The page of the site in an address of this computer, where the site is looked at before it is published. */
function pageSeenHere(typed: string): string | undefined {
  const [, to] = /^(?:https?:\/\/)+(?:127\.0\.0\.1|localhost)(?::\d+)?(\/.*)$/i.exec(typed.trim()) ?? [];
  return to !== undefined && insidePattern.test(to) ? to : undefined;
}

/** Of a button's complete address nobody asks whether the site has its page, and of a chat's whom it reaches. */
function checkOwnAddress(address: string, { url }: FieldContext, button: Parent): readonly Complaint[] {
  const better = withCountry(address);
  if (better !== undefined) return [{ kind: 'chat-abroad', typed: address, better }];
  const to = 'label' in button ? ownLink(address, url) : undefined;
  return to === undefined ? [] : [{ kind: 'own-address', to }];
}

function insideLink(isKept: boolean) {
  return asked(
    'link',
    withBehaviour(
      z
        .string()
        .regex(insidePattern, {
          error:
            'Escreva um endereço do site, como /consulta, ou o id de uma seção entre aspas, como "#faq".',
        })
        .min(1)
        .brand<'link'>(),
      {
        check: (to, context) => checkLink(to, context, isKept),
        resolve: resolveLink,
        repair: (typed, ids) => repairLink(pageSeenHere(typed) ?? typed, ids),
        other: (typed, beside) => {
          if (isDocument.test(typed.trim()))
            return [{ field: 'file', value: typed.trim().replace(/^.*\//, '') }];
          const mail = mailIn(typed);
          if (mail !== undefined) return [{ field: 'mail', value: mail }];
          const isAddress = /^(https?:|www\.|@)/i.test(typed.trim()) || isHost.test(typed.trim());
          const address = isAddress ? repairAddress(typed, [], beside) : undefined;
          return address === undefined ? [] : [{ field: 'href', value: address }];
        },
        uses: (to, { route }) => readUse(to, route),
      },
    ),
  );
}

/** A link inside the site: `/route`, `"#anchor"` or `"/route#anchor"`. */
export const link = insideLink(false);

/** The same where a section cannot do without it: it stays when the section that it leads to is not shown. */
export const keptLink = insideLink(true);

/** A complaint about a section that goes before what needs it. */
function checkNeeded(to: string, { route, endOf }: FieldContext, { showUntil }: Parent) {
  const anchor = to.slice(1);
  const day = endOf(route, anchor)?.day;
  if (day === undefined || (typeof showUntil === 'string' && showUntil <= day)) return [];
  return [{ kind: 'ending-anchor', anchor, route, date: formatDay(day), links: 'needed' } as const];
}

/** The id of another section of the same page, such as `"#faq"`; resolved to the id alone. A contract of the block proves it. */
export const anchor = asked(
  'anchor',
  withBehaviour(
    z
      .string()
      .regex(/^#[a-z][a-z0-9-]*$/, { error: 'Escreva o id da seção entre aspas, como "#faq".' })
      .brand<'link'>(),
    { check: checkNeeded, resolve: (to) => to.slice(1), repair: repairAnchor },
  ),
);

/** Signs that could break out of an address, or lead elsewhere than it seems. */
const unclear = String.raw`\s<>"'\\^\x60{|}`;

/**
 * `https://`, a host without a name before it, and what follows the host. Browsers take `https:a.example` for an
 * address of the page's own folder, and `https:\\a.example` for another site: both slashes have to stand there.
 */
const plainAddress = new RegExp(String.raw`^\s*https:\/\/[^${unclear}/?#@]+([/?#][^${unclear}]*)?\s*$`);

const addressMessages = {
  begin: 'Escreva o endereço completo, começando com https://',
  copyAgain:
    'Copie o endereço de novo da barra do navegador: este tem um sinal que esconde para onde ele leva.',
};

/** Both slashes and the beginning of a host stand where they belong: the fault comes later. */
function begins(address: unknown): boolean {
  return typeof address === 'string' && /^https:\/\/[^/?#\\]/.test(address);
}

function tellAddress(address: unknown): string {
  if (begins(address)) return addressMessages.copyAgain;
  const profile = /^@([\w.]+)$/.exec(String(address).trim())?.[1];
  return profile === undefined
    ? addressMessages.begin
    : `${addressMessages.begin}. No Instagram, por exemplo: https://www.instagram.com/${profile}`;
}

/** Whether browsers can read the address, and its host is one that others can reach. */
function hasPublicHost(address: string): boolean {
  const host = readAddress(address)?.hostname;
  return host !== undefined && z.regexes.domain.test(host);
}

/** The complete address of another site, on https. */
export const webAddress = asked(
  'address',
  withBehaviour(
    z
      .string()
      .trim()
      .regex(plainAddress, {
        error: ({ input }) => tellAddress(input),
        abort: true,
      })
      .refine(hasPublicHost, { error: addressMessages.begin }),
    {
      check: checkOwnAddress,
      repair: repairAddress,
      other: (typed) => {
        const mail = mailIn(typed);
        if (mail !== undefined) return [{ field: 'mail', value: mail }];
        const page = pageSeenHere(typed);
        if (page !== undefined) return [{ field: 'to', value: page }];
        if (/^[/#]/.test(typed.trim()) && insidePattern.test(typed.trim()))
          return [{ field: 'to', value: `"${typed.trim()}"` }];
        return isDocument.test(typed.trim()) && !/^https?:/i.test(typed.trim())
          ? [{ field: 'file', value: typed.trim().replace(/^.*\//, '') }]
          : [];
      },
    },
  ),
);

const siteAddressMessage =
  'Escreva só o começo do endereço, de https:// até o nome do site, como https://www.exemplo.com.br.';

/** The address of the site: its host alone, since those of the pages are put behind it. */
export const siteAddress = asked(
  'address',
  withBehaviour(
    z
      .string()
      .trim()
      .regex(new RegExp(String.raw`^\s*https:\/\/[^${unclear}/?#@]+\/?\s*$`), {
        error: siteAddressMessage,
        abort: true,
      })
      .refine(hasPublicHost, { error: siteAddressMessage }),
    { repair: (typed) => /^https:\/\/[^/?#]+/.exec(repairAddress(typed) ?? typed.trim())?.[0] },
  ),
);
