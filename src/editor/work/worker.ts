import { checkSite, openSite, type OpenSite } from './check-site.ts';
import type { Checked, Order } from './messages.ts';

let site: OpenSite | undefined;

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'open') {
    site = openSite(order.files, order);
    return;
  }
  if (site === undefined) return;
  postMessage({ turn: order.turn, ...checkSite(site, order.changed, order.shown) } satisfies Checked);
});
