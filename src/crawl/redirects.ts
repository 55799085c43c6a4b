import type { Document } from 'happy-dom';
import { locate, textOfFile, type BuiltSite } from './built-site.ts';

function attributeOf(document: Document, selector: string, name: string): string | undefined {
  return document.querySelector(selector)?.getAttribute(name) ?? undefined;
}

/** Where a document leads by itself. */
function destinationOf(document: Document): string | undefined {
  const refresh = attributeOf(document, 'meta[http-equiv="refresh"]', 'content');
  return /^0; url=(\/.*)$/.exec(refresh ?? '')?.[1];
}

/** What is wrong with where an address leads: at once to a page, and to an id that it has. */
function findDestinationFault(site: BuiltSite, to: string): string | undefined {
  const [path = '', id] = to.split('#', 2);
  const found = locate(site, path);
  if ('fault' in found) return found.fault;
  const page = site.documents.get(found.file);
  if (page === undefined) return 'is no page';
  const isThere = id === undefined || [...page.querySelectorAll('[id]')].some((one) => one.id === id);
  return isThere ? undefined : `names an id that ${found.file} does not have`;
}

function findDocumentFaults(site: BuiltSite, document: Document): readonly string[] {
  const to = destinationOf(document);
  if (to === undefined) return ['leads nowhere at once'];
  const fault = findDestinationFault(site, to);
  const rows = [
    ['canonical', attributeOf(document, 'link[rel=canonical]', 'href'), site.url + to.replace(/#.*$/, '')],
    ['link', attributeOf(document, 'a', 'href'), to],
    ['robots', attributeOf(document, 'meta[name=robots]', 'content'), 'noindex'],
  ] as const;
  return [
    ...(fault === undefined ? [] : [`"${to}" ${fault}`]),
    ...rows
      .filter(([, told, due]) => told !== due)
      .map(([name, told, due]) => `${name} is "${told}", not "${due}"`),
  ];
}

/** Rules of `_redirects` that say something else than the document at their address. */
function findRuleFaults(site: BuiltSite): readonly string[] {
  const rules = textOfFile(site, '_redirects').split('\n').filter(Boolean);
  return rules.flatMap((rule) => {
    const [from = '', to] = rule.split(' ');
    const document = site.redirects.get(`${from.slice(1)}.html`);
    const due = document && destinationOf(document);
    return due === to ? [] : [`_redirects: ${from} leads to "${to}", and its document to "${due}"`];
  });
}

/** Documents at old addresses that do not lead on as hosts and search engines need it. */
export function findRedirectFaults(site: BuiltSite): readonly string[] {
  const ofDocuments = [...site.redirects].flatMap(([file, document]) =>
    findDocumentFaults(site, document).map((fault) => `${file}: ${fault}`),
  );
  return [...ofDocuments, ...findRuleFaults(site)];
}
