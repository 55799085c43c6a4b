import type { PageData, Redirect } from '../../fields/page-data.ts';
import type { CheckedContent } from '../check-content.ts';
import type { Content } from '../load/content.ts';
import type { Problem } from '../problems/problem.ts';
import type { CheckedPage } from '../validate/validate.ts';
import { listShown, summarise, type PageSummary, type ShownPictures } from './summary.ts';

/** A sound page of a site: what is made beside the pages knows it by its summary, and its data is made when asked for. */
export interface SitePage {
  readonly route: string;
  readonly isNotFound: boolean;
  readonly summary: PageSummary;
  /** Read anew each time: of all pages it is much. */
  readonly shown: ShownPictures;
  readonly make: () => PageData;
  /** Whether its file still has the times that it had when it was looked at. */
  readonly isUntouched: () => boolean;
  /** The page before it is made, with the places of what it says. */
  readonly read: () => CheckedPage;
}

/** A site that was checked, and that need not be in memory as a whole. */
export interface Site {
  readonly content: Content;
  readonly problems: readonly Problem[];
  /** In the order of their files; none where a problem blocks the build. */
  readonly pages: readonly SitePage[];
  readonly redirects: readonly Redirect[];
}

/** A site of which all is in memory. */
export function siteOf({ content, validated, pages, redirects }: CheckedContent): Site {
  const { problems, siteMap } = validated;
  const made = new Map(pages.map((page) => [page.route, page]));
  return {
    content,
    problems,
    redirects,
    pages: validated.pages.flatMap((checked): SitePage[] => {
      const { route, isNotFound } = checked;
      const page = made.get(route);
      if (page === undefined) return [];
      const whole = () => ({ data: page, text: JSON.stringify(page) });
      let summary: PageSummary | undefined;
      return [
        {
          route,
          isNotFound,
          isUntouched: () => true,
          get summary() {
            summary ??= summarise(whole(), checked, siteMap.today);
            return summary;
          },
          get shown() {
            return listShown(whole());
          },
          make: () => page,
          read: () => checked,
        },
      ];
    }),
  };
}
