import { catalogueOf, checkSite, openSite, type OpenSite } from './check-site.ts';
import type { Answer, Order, ShownPage } from './messages.ts';

const say = (answer: Answer) => postMessage(answer);

const lastSound = new Map<string, ShownPage>();

let site: OpenSite | undefined;

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'open') {
    site = openSite(order.files, order);
    say({ kind: 'catalogue', catalogue: catalogueOf(site) });
    return;
  }
  if (site === undefined) return;
  if (order.kind === 'preview') {
    const { shown } = checkSite(site, order.changed, order.shown);
    say({ kind: 'previewed', turn: order.turn, shown });
    return;
  }
  const { shown = lastSound.get(order.shown), ...checked } = checkSite(site, order.changed, order.shown);
  // A page with a mistake is seen as it last was sound.
  if (shown !== undefined) lastSound.set(order.shown, shown);
  say({ kind: 'checked', turn: order.turn, ...checked, shown });
});
