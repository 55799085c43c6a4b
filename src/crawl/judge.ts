import { textOfFile, type BuiltSite } from './built-site.ts';
import { crawl } from './crawl.ts';
import { findPolicyFaults } from './policy.ts';
import { findInvalidHtml, findOutlineFault, headingLevels } from './valid-html.ts';
import { findOverweight } from './weights.ts';

/** What the content decides, and no built file tells. */
interface Circumstances {
  /** Files of the public folder that are copied as they are: nothing on the site has to name them. */
  readonly publicFiles: readonly string[];
  /** Routes of pages that exist and are kept from search engines. */
  readonly unlisted: readonly string[];
}

/** What is wrong with one document's markup. */
function findMarkupFaults(site: BuiltSite, file: string): readonly string[] {
  const html = textOfFile(site, file);
  const outline = findOutlineFault(headingLevels(html));
  const faults = [...findInvalidHtml(html), ...(outline === undefined ? [] : [outline])];
  return faults.map((fault) => `${file}: ${fault}`);
}

/**
 * All that is wrong with a built site, whatever its content: broken addresses, disagreeing files, invalid HTML, policies
 * that do not fit, weights over the ceilings. Each as one line.
 */
export async function judgeSite(site: BuiltSite, circumstances: Circumstances): Promise<readonly string[]> {
  const { publicFiles, unlisted } = circumstances;
  const expected = new Set([
    ...publicFiles.flatMap((file) =>
      ['', '.br', '.gz'].map((ending) => `${file}${ending}: nothing leads here`),
    ),
    ...unlisted.map((route) => `sitemap.xml: lacks "${site.url}${route}"`),
  ]);
  const { faults } = await crawl(site);
  return [
    ...faults.filter((fault) => !expected.has(fault)),
    ...[...site.documents.keys(), ...site.redirects.keys()].flatMap((file) => findMarkupFaults(site, file)),
    ...findPolicyFaults(site),
    ...findOverweight(site),
  ];
}
