import type { Complaint, PlainComplaint } from '../../../fields/complaint.ts';
import type { DrawingFault } from '../../../fields/drawing.ts';
import type { PictureFault } from '../../../fields/shown-picture.ts';
import { repairPhone } from '../../../fields/repair.ts';
import { findHidden } from '../../problems/characters.ts';
import { yearMeant } from '../../problems/days.ts';
import { choose, finding, type Finding } from '../../problems/finding.ts';
import type { GoneLines } from '../../problems/kinds/kind.ts';
import type { MessageHome } from '../../problems/kinds/messages.ts';
import { isMistyped, nearestPicture } from '../../problems/nearest.ts';
import { quote } from '../../problems/wording.ts';
import { tellTooEarly } from '../too-early.ts';

/** Whether a text is a message to send rather than the name of one. */
function isMessage(typed: string): boolean {
  return typed.trim().split(/\s+/).length >= 3;
}

/** A key that no message has. */
function freeKey(known: readonly string[]): string {
  let number = 1;
  while (known.includes(`mensagem${number}`)) number += 1;
  return `mensagem${number}`;
}

/** The number that a text is, or that a link to a chat opens, as `+55 54 90000-0000`. */
function chatNumber(typed: string): string | undefined {
  return repairPhone(typed) ?? (/^\+\d{2} \d{2} [\d-]+$/.test(typed) ? typed : undefined);
}

export function explainMessage(
  { key, known, phone }: Extract<Complaint, { kind: 'unknown-message' }>,
  home?: MessageHome,
): Finding {
  const number = chatNumber(key);
  const isChat = /^https?:\/\/|wa\.me|whatsapp/i.test(key);
  if (number !== undefined || isChat) {
    const [first = '…'] = known;
    const href = number === undefined ? key.trim() : `https://wa.me/${number.replaceAll(/\D/g, '')}`;
    const line = number === phone ? `chat: ${first}` : `href: ${href}`;
    return finding('numberAsMessage', { line, isOwn: number === phone, key: first });
  }
  return isMessage(key)
    ? finding('messageAsKey', { message: key, key: freeKey(known), home })
    : finding('unknownMessage', { ...choose(key, known), home });
}

function explainPicture(file: string, fault: PictureFault): Finding {
  switch (fault.kind) {
    case 'not-a-picture':
      return finding('notAPicture', { file });
    case 'unsupported':
      return finding('unsupportedPicture', { file, format: fault.format });
    case 'wrong-extension':
      return finding('wrongExtension', { file, format: fault.format });
    case 'too-many-pixels':
      return finding('tooManyPixels', { file, width: fault.width, height: fault.height });
    case 'too-heavy':
      return finding('pictureTooHeavy', { file, megabytes: fault.megabytes });
  }
}

function explainDrawing(file: string, fault: DrawingFault): Finding {
  switch (fault.kind) {
    case 'no-drawing':
      return finding('brokenDrawing', { file });
    case 'empty':
      return finding('emptyDrawing', { file });
    case 'part':
      return finding('brokenDrawing', { file, part: fault.part });
    case 'too-heavy':
      return finding('drawingTooHeavy', { file, bytes: fault.bytes, most: fault.most });
  }
}

/** Endings of what no page shows in a photo's place, although editors have photos so, and of films. */
const unshown =
  /\.(?<format>gif|heic|heif|bmp|tiff?|psd|dng|pdf|docx?|pptx?|(?<film>mp4|m4v|mov|avi|webm|mkv|3gp))$/i;

function unshownAs(name: string) {
  const { format, film } = unshown.exec(name.trim())?.groups ?? {};
  return format === undefined
    ? undefined
    : { unshown: { format: format.toUpperCase(), isFilm: film !== undefined } };
}

function explainMissingPicture(typed: string, known: readonly string[]): Finding {
  const nearest = nearestPicture(typed, known);
  return nearest !== undefined && findHidden(nearest).length > 0
    ? finding('hiddenInPicture', { name: nearest })
    : finding('missingPicture', { typed, known, nearest, ...unshownAs(typed) });
}

/** The only page whose address is another with words more or less: `/horarios-de-verao` for `/horarios`. */
function likeRoute(route: string, known: readonly string[]): string | undefined {
  const name = route.slice(1);
  if (name === '') return undefined;
  const isLike = (other: string) =>
    other.startsWith(`${route}-`) ||
    other.endsWith(`-${name}`) ||
    (other.length > 1 && (route.startsWith(`${other}-`) || route.endsWith(`-${other.slice(1)}`)));
  const [only, ...more] = known.filter(isLike);
  return more.length === 0 ? only : undefined;
}

/** A link to a section that is not there. One that is only alike may be another: the section may have gone. */
function explainAnchor(
  { route, anchor, isHere, known }: Extract<Complaint, { kind: 'unknown-anchor' }>,
  gone: GoneLines | undefined,
): Finding {
  const { nearest } = choose(anchor, known);
  const isTypo = nearest !== undefined && isMistyped(anchor, nearest);
  return finding('unknownAnchor', {
    route,
    isHere,
    gone,
    typed: anchor,
    known,
    nearest: isTypo ? nearest : undefined,
  });
}

/**
 * What a field finds wrong once it knows the whole site, as a mistake of the catalogue. `gone` are the lines of a link that go with
 * what it led to.
 */
export function explainComplaint(complaint: PlainComplaint, gone?: GoneLines): Finding {
  switch (complaint.kind) {
    case 'unknown-message':
      return explainMessage(complaint);
    case 'unknown-placeholder':
      return finding('unknownPlaceholder', choose(complaint.typed, complaint.known));
    case 'unknown-slot':
      return finding('unknownSlot', choose(complaint.typed, complaint.known));
    case 'unused-slot':
      return finding('unusedSlot', {
        slot: complaint.slot,
        better: `${complaint.text.trim()} ${complaint.slot}`,
      });
    case 'unknown-route':
      return finding('unknownRoute', {
        ...choose(complaint.route, complaint.known),
        ...(complaint.near !== undefined && { nearest: complaint.near }),
        renamed: likeRoute(complaint.route, complaint.known),
        gone,
      });
    case 'chat-abroad':
      return finding('chatAbroad', { typed: complaint.typed, better: complaint.better });
    case 'own-address':
      return complaint.typed === undefined
        ? finding('ownAddress', { to: quote(complaint.to) })
        : finding('ownTextAddress', { typed: complaint.typed, to: complaint.to });
    case 'unknown-anchor': {
      return explainAnchor(complaint, gone);
    }
    case 'hidden-anchor':
      return finding('hiddenAnchor', {
        anchor: complaint.anchor,
        route: complaint.route,
        isKept: complaint.isKept,
      });
    case 'ending-anchor':
      return finding(
        'endingAnchor',
        {
          anchor: complaint.anchor,
          route: complaint.route,
          date: complaint.date,
          links: complaint.links,
        },
        complaint.links === 'needed' ? 'warning' : 'hint',
      );
    case 'unknown-shared':
      return finding('unknownShared', choose(complaint.name, complaint.known));
    case 'missing-picture':
      return explainMissingPicture(complaint.file, complaint.known);
    case 'several-pictures':
      return finding('severalPictures', { typed: complaint.typed, first: complaint.first });
    case 'same-picture':
      return finding('samePicture', { file: complaint.file });
    case 'broken-picture':
      return explainPicture(complaint.file, complaint.fault);
    case 'missing-drawing':
      return finding('missingDrawing', choose(complaint.file, complaint.known));
    case 'missing-icon':
      return finding('missingIcon', choose(complaint.file, complaint.known));
    case 'broken-drawing':
      return explainDrawing(complaint.file, complaint.fault);
    case 'small-picture': {
      const { file, width, least } = complaint;
      return finding('smallPicture', { file, width, least });
    }
    case 'missing-alt':
      return finding('missingAlt', { field: complaint.field });
    case 'useless-alt':
      return finding('uselessAlt', { field: complaint.field, alt: complaint.alt });
    case 'broken-link':
      return finding('brokenTextLink', { to: complaint.to, meant: complaint.meant });
    case 'turned-link':
      return finding('turnedLink', { typed: complaint.typed, better: complaint.better });
    case 'visible-mark': {
      const { mark, isShaped } = complaint;
      if (isShaped && mark.better !== undefined && /^(?:apart|missigned)-link$/.test(mark.kind))
        return finding('looseLink', {
          typed: mark.typed,
          better: mark.better,
          isApart: mark.kind === 'apart-link',
        });
      return finding('visibleMark', { mark, isShaped });
    }
    case 'street-in-district':
      return finding('streetInDistrict', { typed: complaint.typed });
    case 'missing-file':
      return finding('missingFile', choose(complaint.file, complaint.known));
    case 'table-in-line':
      return finding('tableInLine', {});
    case 'lost-lines':
      return finding('lostLines', { joined: complaint.joined });
    case 'ended-target':
      return finding('endedTarget', { route: complaint.route, date: complaint.date });
    case 'ended-offer':
      return finding('endedOffer', { date: complaint.date });
    case 'ending-offer':
      return finding('endingOffer', { date: complaint.date, days: complaint.days });
    case 'far-day':
      return finding('farDay', { date: complaint.date, near: complaint.near });
    case 'price-above-original':
      return finding('priceAboveOriginal', { price: complaint.price, original: complaint.original });
    case 'same-original':
      return finding('sameOriginal', { price: complaint.price });
    case 'target-alone':
      return finding('targetAlone', { target: complaint.target });
    case 'address-in-label': {
      const { label, href, given } = complaint;
      return finding('addressInLabel', { label, href, given });
    }
    case 'other-network':
      return finding('otherNetwork', { typed: complaint.typed, network: complaint.network });
    case 'label-alone':
      return finding('labelAlone', { label: complaint.label });
    case 'gone-in-name':
      return finding('goneInName', { name: complaint.name });
    case 'words-without-price':
      return finding('wordsWithoutPrice', { field: complaint.field });
    case 'landline-chat':
      return finding('landlineChat', { number: complaint.number, mobile: complaint.mobile });
    case 'mistyped-host':
      return finding('mistypedHost', { typed: complaint.typed, better: complaint.better });
    case 'short-mobile':
      return finding('shortMobile', { number: complaint.number, better: complaint.better });
    case 'no-second-phone':
      return finding('noSecondPhone', {});
    case 'note-without-phone':
      return finding('noteWithoutPhone', {});
    case 'open-now-without-hours':
      return finding('openNowWithoutHours', {});
    case 'ends-before-start':
      return finding('endsBeforeStart', {
        from: complaint.from,
        until: complaint.until,
        year: yearMeant(complaint.from, complaint.until),
      });
    case 'closes-before-opening':
      return tellTooEarly(complaint.opens, complaint.closes);
  }
}
