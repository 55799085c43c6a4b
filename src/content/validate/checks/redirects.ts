import { checkLink, notFoundRoute } from '../../../fields/link.ts';
import type { Content } from '../../load/content.ts';
import { usualFolder } from '../../problems/content-folder.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate } from '../../source/source.ts';
import { createContext } from '../context.ts';
import type { SiteFile } from '../pages.ts';
import { explainComplaint } from './complaints.ts';
import type { Survey } from './links.ts';
import { findTaken } from './routes.ts';

type Redirect = NonNullable<SiteFile['redirects']>[number];

/** Disks and some hosts take `/Velho` for `/velho`. */
const fold = (address: string) => address.toLowerCase();

const routeIn = (to: string) => to.replace(/#.*$/, '');

/** What is served today at an old address. */
function findOwner({ pages }: Survey, content: Content, from: string): Finding | undefined {
  const name = fold(from).slice(1);
  const page = content.sources.find((source) => source.kind === 'page' && source.name === name);
  if (page !== undefined || name === notFoundRoute.slice(1)) {
    const known = page ?? pages.find(({ isNotFound }) => isNotFound)?.read().source;
    return finding('redirectTaken', {
      from,
      by: { page: known?.file ?? `${content.folder ?? usualFolder}/404.yaml` },
    });
  }
  const by = findTaken(name, content.publicFiles);
  return by && finding('redirectTaken', { from, by });
}

/** Where a chain of old addresses ends, or nothing where it never does. */
function findEnd(to: string, all: readonly Redirect[]): string | undefined {
  const seen = new Set<string>();
  for (let end = to; ;) {
    const route = fold(routeIn(end));
    const next = all.find(({ from }) => fold(from) === route);
    if (next === undefined) return end;
    if (seen.has(route)) return undefined;
    seen.add(route);
    end = next.to;
  }
}

/** What is wrong with where an old address leads. */
function judgeDestination(survey: Survey, { from, to }: Redirect): readonly Finding[] {
  const { site, siteMap } = survey;
  const known = [...siteMap.anchors.keys()].filter((route) => route !== notFoundRoute);
  const all = site.redirects ?? [];
  const isOld = !known.includes(routeIn(to)) && all.some((one) => fold(one.from) === fold(routeIn(to)));
  if (isOld) {
    const end = findEnd(to, all);
    return [
      end === undefined ? finding('redirectLoop', { from, known }) : finding('redirectChain', { to, end }),
    ];
  }
  const context = createContext(siteMap, site, notFoundRoute, undefined);
  return checkLink(to, context).map((complaint) => explainComplaint(complaint));
}

/** What is wrong with an old address itself: somebody has it, or it stood above. */
function judgeAddress(survey: Survey, content: Content, at: number): Problem | undefined {
  const { site, siteSource } = survey;
  const all = site.redirects ?? [];
  const from = all[at]?.from ?? '';
  const path = ['redirects', at, 'from'];
  const first = all.findIndex((one) => fold(one.from) === fold(from));
  if (first < at) {
    const other = { file: siteSource.file, range: locate(siteSource, ['redirects', first, 'from']) };
    return Object.assign(placeProblem(siteSource, path, finding('redirectTwice', { from })), { other });
  }
  const owner = findOwner(survey, content, from);
  return owner && placeProblem(siteSource, path, owner);
}

/** Old addresses that are still somebody's, that stand twice, or that do not lead straight to a page. */
export function checkRedirects(survey: Survey, content: Content): readonly Problem[] {
  const all = survey.site.redirects ?? [];
  const ofAddresses = all.flatMap((_, at) => judgeAddress(survey, content, at) ?? []);
  const ofDestinations = all.flatMap((redirect, at) =>
    judgeDestination(survey, redirect).map((found) =>
      placeProblem(survey.siteSource, ['redirects', at, 'to'], found),
    ),
  );
  return [...ofAddresses, ...ofDestinations];
}
