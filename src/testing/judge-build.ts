import type { CheckedContent } from '../content/check.ts';
import { siteOf } from '../content/known/site.ts';
import { readBuiltSite } from '../crawl/built-site.ts';
import { judgeSite } from '../crawl/judge.ts';

/** All that is wrong with a folder that was built from checked content; each as one line. */
export async function judgeBuild(folder: string, checked: CheckedContent): Promise<readonly string[]> {
  // The sitemap leaves them out; the not-found page is none of the site's.
  const unlisted = siteOf(checked).pages.filter(
    ({ isNotFound, summary }) => !isNotFound && !summary.isListed,
  );
  return judgeSite(await readBuiltSite(folder), {
    publicFiles: checked.content.publicFiles ?? [],
    unlisted: unlisted.map(({ route }) => route),
  });
}
