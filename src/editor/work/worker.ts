import { catalogueOf, checkSite, openSite, type OpenSite } from './check-site.ts';
import type { Answer, Order } from './messages.ts';

const say = (answer: Answer) => postMessage(answer);

let site: OpenSite | undefined;

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'open') {
    site = openSite(order.files, order);
    say({ kind: 'catalogue', catalogue: catalogueOf(site) });
    return;
  }
  if (site === undefined) return;
  say({ kind: 'checked', turn: order.turn, ...checkSite(site, order.changed, order.shown) });
});
