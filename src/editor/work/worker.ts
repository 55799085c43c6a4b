// oxlint-disable-next-line import/no-unassigned-import -- It has to be done before other modules make schemas.
import '../../core/without-eval.ts';
import type { Texts } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { catalogueOf, checkSite, lookInSteps, openSite, showEarly, type OpenSite } from './check-site.ts';
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

/** So long at most what is asked meanwhile has to wait, in milliseconds. */
const longest = 50;

/** Lets what was asked meanwhile have its turn. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Does all steps, and rests between them. */
async function walk(steps: Iterable<unknown>): Promise<void> {
  let began = performance.now();
  for (const _ of steps) {
    if (performance.now() - began < longest) continue;
    // oxlint-disable-next-line no-await-in-loop -- it is what the steps are for
    await rest();
    began = performance.now();
  }
}

/** The pages that were shown since the check that goes on began, each with the texts that it was made with last. */
const early = new Map<Path, { readonly changed: Texts; readonly shown: ShownPage }>();

/** Shows a page before the others have been looked at, where it is sound by itself. */
function show(opened: OpenSite, changed: Texts, path: Path): void {
  const shown = showEarly(opened, changed, path);
  if (shown === undefined) return;
  early.set(path, { changed, shown });
  say({ kind: 'shown', path, shown });
}

/** Checks a site, and lets who types go on seeing it: of thousands of pages the first look takes its time. */
async function check(opened: OpenSite, order: Extract<Order, { kind: 'check' }>): Promise<void> {
  const { turn, changed, shown: path } = order;
  early.clear();
  show(opened, changed, path);
  await walk(lookInSteps(opened, changed));
  const { shown, ...checked } = checkSite(opened, changed, path);
  if (shown !== undefined) lastSound.set(path, shown);
  // What was typed meanwhile is seen already.
  const seen = early.get(path);
  const newer = seen?.changed === changed ? undefined : seen?.shown;
  say({ kind: 'checked', turn, path, ...checked, shown: newer ?? shown ?? recall(opened, path) });
  if (site === opened) fitExamples(opened, order);
}

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'open') {
    site = openSite(order.files, order, site);
    fitted = undefined;
    say({ kind: 'catalogue', catalogue: catalogueOf(site) });
    return;
  }
  if (site === undefined) return;
  if (order.kind === 'check')
    check(site, order).catch((error: unknown) =>
      setTimeout(() => {
        // Only so does whoever asked hear of it.
        throw error;
      }),
    );
  else if (order.kind === 'show') show(site, order.changed, order.shown);
  else {
    const { shown } = checkSite(site, order.changed, order.shown);
    say({ kind: 'previewed', turn: order.turn, shown });
  }
});
