import type { Document, Element } from 'happy-dom';
import type { Purpose, Reference } from './reference.ts';
import { listAddressesInStyle, listStructuredAddresses } from './text-references.ts';

const attributes: Readonly<Record<string, Purpose>> = {
  'a href': 'link',
  'area href': 'link',
  'form action': 'link',
  'audio src': 'resource',
  'html data-app': 'resource',
  'html data-viewer': 'resource',
  'html data-page': 'resource',
  'iframe src': 'resource',
  'image href': 'resource',
  'img src': 'resource',
  'script src': 'resource',
  'source src': 'resource',
  'use href': 'resource',
  'video poster': 'resource',
  'video src': 'resource',
};

/** Meta tags whose content is an address, by name or property. */
const addressMeta = /^(og:(url|image|image:url|image:secure_url|video|audio)|twitter:(image|url))$/;
/** Links that say where something is; all others load it. */
const tellingLink = /^(canonical|alternate|prev|next)$/;

interface Found {
  readonly place: string;
  readonly address: string;
  readonly purpose: Purpose;
}

/** A candidate of a `srcset`. */
interface Candidate {
  readonly address: string;
  /** What it says of the picture, such as `720w`. */
  readonly descriptor: string;
}

/** Candidates of a `srcset` or `imagesrcset`. */
export function readCandidates(text: string): readonly Candidate[] {
  return text
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([address = '', descriptor = '']) => ({ address, descriptor }));
}

function readLink(element: Element, address: string): Found {
  const rel = element.getAttribute('rel') ?? '';
  return {
    place: `link ${rel}`,
    address,
    purpose: tellingLink.test(rel) ? 'absolute' : 'resource',
  };
}

function readMeta(element: Element, content: string): readonly Found[] {
  const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
  return addressMeta.test(name) ? [{ place: `meta ${name}`, address: content, purpose: 'absolute' }] : [];
}

/** Every attribute that holds an address is known by name, so that a new one is not passed over. */
function readUnknown(place: string, value: string): readonly Found[] {
  return /^(\/|https?:|\.\.?\/|javascript:|data:)/i.test(value)
    ? [{ place, address: value, purpose: 'none' }]
    : [];
}

function readAttribute(element: Element, name: string, value: string): readonly Found[] {
  const tag = element.localName;
  const place = `${tag} ${name}`;
  if (place === 'link href') return [readLink(element, value)];
  if (place === 'meta content') return readMeta(element, value);
  if (name === 'srcset' || name === 'imagesrcset')
    return readCandidates(value).map(({ address }) => ({ place, address, purpose: 'resource' }));
  if (place === 'html data-preload')
    return value.split(' ').map((address) => ({ place, address, purpose: 'resource' }));
  if (name === 'style') return listAddressesInStyle(value, place);
  const purpose = attributes[place.replace('xlink:', '')];
  return purpose ? [{ place, address: value, purpose }] : readUnknown(place, value);
}

function readContent(element: Element): readonly Found[] {
  const text = element.textContent;
  if (element.localName === 'style') return listAddressesInStyle(text, 'style');
  if (element.getAttribute('type') !== 'application/ld+json') return [];
  return listStructuredAddresses(JSON.parse(text));
}

/** All addresses in a document, in attributes, styles and structured data. */
export function listReferences(file: string, document: Document): readonly Reference[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.attributes].flatMap(({ name, value }) =>
      readAttribute(element, name.toLowerCase(), value ?? ''),
    );
    return [...own, ...readContent(element)].map((found) => Object.assign({ file }, found));
  });
}
