import { findDisagreements } from './agreement.ts';
import { textOfFile, type BuiltSite } from './built-site.ts';
import { listReferences } from './document-references.ts';
import { checkPictures } from './pictures.ts';
import { findRedirectFaults } from './redirects.ts';
import { follow, type Reference, type Target } from './reference.ts';
import { listTextReferences } from './text-references.ts';

/** What a crawl saw of a site. */
interface Crawl {
  /** All that is broken, each as one line. */
  readonly faults: readonly string[];
  /** All addresses, so that a test can tell that there were some. */
  readonly references: readonly Reference[];
  /** How often a picture was compared with what is said of it. */
  readonly pictures: number;
}

/** Files that nothing on the site needs to name: hosts read them, or browsers, crawlers and people ask for them by name. */
const known = [
  '_headers',
  '_redirects',
  'deploy/vercel.json',
  'deploy/.vitrine.json',
  '404.html',
  'robots.txt',
  'favicon.ico',
  'licenses.txt',
  'version.json',
  'sw.js',
];

function hasId(site: BuiltSite, file: string, id: string): boolean {
  const document = site.documents.get(file);
  if (document) return [...document.querySelectorAll('[id]')].some((element) => element.id === id);
  return textOfFile(site, file).includes(` id="${id}"`);
}

function findFault(site: BuiltSite, target: Target): string | undefined {
  if ('fault' in target) return target.fault;
  if ('isOutside' in target) return undefined;
  const { file, fragment } = target;
  if (site.redirects.has(file)) return 'leads to an old address';
  if (fragment === undefined) return undefined;
  return hasId(site, file, fragment) ? undefined : `names an id that ${file} does not have`;
}

function findBrokenLinks(site: BuiltSite, references: readonly Reference[]): readonly string[] {
  return references.flatMap((reference) => {
    const { file, place, address } = reference;
    const fault = findFault(site, follow(site, reference));
    return fault === undefined ? [] : [`${file}: ${place} "${address}" ${fault}`];
  });
}

/**
 * Files that nothing reaches. Documents are where visitors begin. The table of headers reaches nothing: it lists
 * scripts, and would hide one that no page uses.
 */
function findOrphans(site: BuiltSite, references: readonly Reference[]): readonly string[] {
  const links = references.flatMap((reference) => {
    const target = follow(site, reference);
    return 'file' in target ? [{ from: reference.file, to: target.file }] : [];
  });
  const reached = new Set([...known, ...site.documents.keys(), ...site.redirects.keys()]);
  // A set takes in what is added while it is gone through.
  for (const file of reached)
    for (const { to } of links.filter(({ from }) => from === file && from !== '_headers')) reached.add(to);
  return [...site.files.keys()]
    .filter((file) => !reached.has(file.replace(/\.(br|gz)$/, '')))
    .map((file) => `${file}: nothing leads here`);
}

/** Follows every address of a finished site, on disk, and compares what its files say of one another. */
export async function crawl(site: BuiltSite): Promise<Crawl> {
  const references = [
    ...[...site.documents].flatMap(([file, document]) => listReferences(file, document)),
    ...[...site.files.keys()].flatMap((file) => listTextReferences(site, file)),
  ];
  const pictures = await checkPictures(site);
  const faults = [
    ...findBrokenLinks(site, references),
    ...findOrphans(site, references),
    ...findDisagreements(site),
    ...findRedirectFaults(site),
    ...pictures.faults,
  ];
  return { faults, references, pictures: pictures.compared };
}
