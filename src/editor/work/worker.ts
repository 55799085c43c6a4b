// oxlint-disable-next-line import/no-unassigned-import -- It has to be done before other modules make schemas.
import '../../core/without-eval.ts';
import { catalogueOf, checkSite, openSite, showEarly, type OpenSite } from './check-site.ts';
import type { Answer, Order, ShownPage } from './messages.ts';

const say = (answer: Answer) => postMessage(answer);

/** Each page as it last was sound; nothing for one that was opened broken. */
const lastSound = new Map<string, ShownPage | undefined>();

let site: OpenSite | undefined;

/** The data of the site that examples were fitted to last; nothing of those that it was opened with. */
let fitted: string | null | undefined;

/** Fits the examples anew once somebody has left the data of the site, whose names and addresses are others now. */
function fitExamples(opened: OpenSite, { changed, shown }: Extract<Order, { kind: 'check' }>): void {
  const data = changed['site.yaml'];
  if (shown === 'site.yaml' || data === fitted) return;
  fitted = data;
  say({ kind: 'catalogue', catalogue: catalogueOf(opened, changed) });
}

/** A page with a mistake is seen as it last was sound: before the mistake, or as it was opened. */
function recall(opened: OpenSite, path: string): ShownPage | undefined {
  if (!lastSound.has(path)) lastSound.set(path, checkSite(opened, {}, path).shown);
  return lastSound.get(path);
}

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'open') {
    site = openSite(order.files, order, site);
    fitted = undefined;
    say({ kind: 'catalogue', catalogue: catalogueOf(site) });
    return;
  }
  if (site === undefined) return;
  if (order.kind === 'preview') {
    const { shown } = checkSite(site, order.changed, order.shown);
    say({ kind: 'previewed', turn: order.turn, shown });
    return;
  }
  const { turn, shown: path } = order;
  const early = showEarly(site, order.changed, path);
  if (early !== undefined) say({ kind: 'shown', path, shown: early });
  const { shown, ...checked } = checkSite(site, order.changed, path);
  if (shown !== undefined) lastSound.set(path, shown);
  say({ kind: 'checked', turn, path, ...checked, shown: shown ?? recall(site, path) });
  fitExamples(site, order);
});
