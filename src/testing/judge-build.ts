import type { CheckedContent } from '../content/check.ts';
import { readBuiltSite } from '../crawl/built-site.ts';
import { judgeSite } from '../crawl/judge.ts';
import { listUnlisted } from '../publish/sitemap.ts';

/** All that is wrong with a folder that was built from checked content; each as one line. */
export async function judgeBuild(folder: string, checked: CheckedContent): Promise<readonly string[]> {
  return judgeSite(await readBuiltSite(folder), {
    publicFiles: checked.content.publicFiles ?? [],
    unlisted: listUnlisted(checked),
  });
}
