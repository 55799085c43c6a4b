import { isRecord } from '../../fields/is-record.ts';
import { notFoundRoute } from '../../fields/link.ts';
import { oldAddressPattern } from '../../fields/redirect.ts';
import { measureLikeness } from './match.ts';

/** A page's file with its data, where it can be read. */
interface PageVersion {
  readonly path: string;
  readonly data: unknown;
}

/** The address of a page's file, such as `consulta.yaml`. */
export function addressOf(path: string): string {
  const name = path.replace(/\.ya?ml$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** How much of a page has to be the same for it to be that page under another name, as git has it. */
const least = 0.5;

/** The new names of pages by their old ones: the likest pairs of those that went and those that came. */
export function findMoved(
  gone: readonly PageVersion[],
  come: readonly PageVersion[],
): ReadonlyMap<string, string> {
  const pairs = gone.flatMap((before) =>
    come.map((after) => ({
      before: before.path,
      after: after.path,
      // A file with another ending is the same page.
      likeness:
        addressOf(before.path) === addressOf(after.path) ? 1 : measureLikeness(before.data, after.data),
    })),
  );
  const moved = new Map<string, string>();
  for (const pair of pairs.toSorted((one, other) => other.likeness - one.likeness)) {
    const isFree = !moved.has(pair.before) && ![...moved.values()].includes(pair.after);
    if (isFree && pair.likeness >= least) moved.set(pair.before, pair.after);
  }
  return moved;
}

/** Lines for `site.yaml`, and whether they go below a line `redirects:` that is there. */
interface Offer {
  readonly lines: readonly string[];
  readonly isBelow: boolean;
}

function redirectsOf(site: unknown): unknown {
  return isRecord(site) ? site['redirects'] : undefined;
}

/** Those pages that went whose addresses lead nowhere now, though somebody could have them. */
export function listLost(gone: readonly string[], site: unknown): readonly string[] {
  const written = redirectsOf(site);
  const known = Array.isArray(written) ? written.map((one: unknown) => isRecord(one) && one['from']) : [];
  return gone.filter((path) => {
    const address = addressOf(path);
    return oldAddressPattern.test(address) && address !== notFoundRoute && !known.includes(address);
  });
}

/**
 * What `site.yaml` lacks for visitors with the addresses of pages that went: `moved` has the new names of some.
 * Nothing where each old address leads on, or where nobody could have it.
 */
export function offerRedirects(
  gone: readonly string[],
  moved: ReadonlyMap<string, string>,
  site: unknown,
): Offer | undefined {
  const isKept = (path: string) => addressOf(moved.get(path) ?? '') === addressOf(path);
  const lacking = listLost(gone, site).filter((path) => !isKept(path));
  if (lacking.length === 0) return undefined;
  const lines = lacking.flatMap((path) => {
    const target = addressOf(moved.get(path) ?? 'index.yaml');
    const to = oldAddressPattern.test(target) ? target : '/ # ou a página mais próxima';
    return [`  - from: ${addressOf(path)}`, `    to: ${to}`];
  });
  const isBelow = Array.isArray(redirectsOf(site));
  return { lines: isBelow ? lines : ['redirects:', ...lines], isBelow };
}
