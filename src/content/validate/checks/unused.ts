import { noPlace } from '../../problems/place.ts';
import { finding } from '../../problems/finding.ts';
import { page as pageSchema } from '../../../fields/page.ts';
import { site as siteSchema } from '../../../fields/site.ts';
import type { Use } from '../../../fields/behaviour.ts';
import { listUses } from '../../schema/fields.ts';
import type { Content } from '../../load/content.ts';
import type { PageInWork } from '../pages.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { createContext } from '../context.ts';
import type { HeadField, PartPlace } from './part-place.ts';
import { contextOf, type Survey, type SurveyedPage } from './links.ts';

/** What one page names of the site, each once; hidden sections count too, since they may come back. */
export function listPageUses(survey: Survey, page: PageInWork): readonly Use[] {
  const context = contextOf(survey, page);
  const ofFile = page.data === undefined ? [] : listUses(pageSchema, page.data, context);
  const ofSections = [...page.written, ...page.sections].flatMap(({ schema, data }) =>
    listUses(schema, data, context),
  );
  return [...new Map([...ofFile, ...ofSections].map((use) => [keyOf(use), use])).values()];
}

const keyOf = ({ kind, name }: Use) => `${kind} ${name}`;

/** A page, and what it names of the site. */
interface Using extends SurveyedPage {
  readonly uses: readonly Use[];
  readonly placeOf: (part: HeadField) => PartPlace;
}

/** What a site and its pages name, and the pages that another one leads to. Each page's is asked for once: it is unpacked then. */
function collectUses(ofSite: readonly Use[], pages: readonly Using[]) {
  const used = new Set(ofSite.map(keyOf));
  const reached = new Set(ofSite.flatMap(({ kind, name }) => (kind === 'page' ? [name] : [])));
  for (const { route, uses } of pages) {
    for (const use of uses) {
      used.add(keyOf(use));
      if (use.kind === 'page' && use.name !== route) reached.add(use.name);
    }
  }
  return { used, reached };
}

/** The picture's own path; that of the folder for several. */
export function pathOfPictures([name, ...more]: readonly string[]): string {
  return name === undefined || more.length > 0 ? 'public/images' : `public/images/${name}`;
}

/** Pictures, shared sections and pages that nothing leads to. Only asked once all else is right. */
export function checkUnused(survey: Survey, content: Content, pages: readonly Using[]): readonly Problem[] {
  const [home] = pages;
  if (home === undefined) return [];
  const ofSite = listUses(
    siteSchema,
    survey.site,
    createContext(survey.siteMap, survey.site, home.route, undefined),
  );
  const { used, reached } = collectUses(ofSite, pages);
  const isUsed = (kind: Use['kind'], name: string) => used.has(keyOf({ kind, name }));
  const pictures = content.pictures.map(({ name }) => name).filter((name) => !isUsed('picture', name));
  const shared = content.sources.filter(({ kind, name }) => kind === 'shared' && !isUsed('shared', name));
  const lonely = pages.filter(({ route, isNotFound }) => route !== '/' && !isNotFound && !reached.has(route));
  return [
    ...(pictures.length === 0
      ? []
      : [
          {
            ...finding('unusedPictures', { names: pictures }),
            file: pathOfPictures(pictures),
            range: noPlace,
          },
        ]),
    ...shared.map((source) => placeProblem(source, [], finding('unusedShared', { name: source.name }))),
    ...lonely.flatMap(({ route, placeOf }) => [{ ...finding('lonelyPage', { route }), ...placeOf('title') }]),
  ];
}
