import type { Hash } from '../fields/hash.ts';
import type { SiteFacts } from '../fields/page-data.ts';
import { wordsOf } from '../defaults/words.ts';
import { makePolicy } from '../host/policy.ts';
import { escapeText } from './document.ts';

const style = 'body{font:1.25rem/1.6 sans-serif;margin:2rem}';

/** What visitors see who are offline: how to reach the business, and nothing that has to be fetched. */
function writePage(site: SiteFacts): string {
  const { name, phone, address } = site;
  const place = `${address.district}, ${address.city}, ${address.state}`;
  return [
    '<!doctype html><html lang=pt-BR><meta charset=utf-8>',
    `<meta name=viewport content="width=device-width"><title>${escapeText(name)}</title>`,
    `<style>${style}</style><h1>${escapeText(name)}</h1><p>${escapeText(wordsOf(site.words).offline)}`,
    `<p><a href="${escapeText(phone.href)}">${escapeText(phone.text)}</a><p>${escapeText(place)}`,
  ].join('');
}

/** The worker that answers a visit with that page where the network does not. It keeps nothing else, and nothing in a cache. */
function writeAnswering(site: SiteFacts, hash: Hash): string {
  const policy = makePolicy({ styles: [style], scripts: [], hasPixel: false, hash });
  const answer = {
    status: 503,
    headers: {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; ${/style-src [^;]+/.exec(policy)?.[0]}`,
    },
  };
  return `oninstall=()=>skipWaiting()
onactivate=e=>e.waitUntil(registration.navigationPreload?.enable())
onfetch=e=>{if(e.request.mode=='navigate')e.respondWith((async()=>{try{return await e.preloadResponse||await fetch(e.request)}catch{return new Response(${JSON.stringify(writePage(site))},${JSON.stringify(answer)})}})())}
`;
}

/** The worker that takes one away that visitors already have. */
const removing = `oninstall=()=>skipWaiting()
onactivate=e=>e.waitUntil(registration.unregister())
`;

/** The service worker of a site that says whether it wants one; a site that says nothing has none. */
export function writeWorker(site: SiteFacts, hash: Hash): string | undefined {
  if (site.offline === undefined) return undefined;
  return site.offline ? writeAnswering(site, hash) : removing;
}
