import { finding } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import type { NamedLink } from '../source/place-problem.ts';
import { findNamedLink } from './named-link.ts';

/** What of a page says how it is called. */
interface Titled {
  readonly route: string;
  readonly head: { readonly title: string | undefined };
}

/** Leads a link that was written as a page's title to that page, where its words alone would make an address of no page. */
export function meetTitles(problems: readonly Problem[], pages: readonly Titled[]): readonly Problem[] {
  let links: readonly NamedLink[] | undefined;
  return problems.map((problem) => {
    const told = problem.kind === 'repairableForm' ? problem.parameters : undefined;
    // An address of before is nobody's page, whatever page it sounds like.
    if (told === undefined || told.field === 'from' || !/^\/[a-z0-9-]+$/.test(told.meant)) return problem;
    if (pages.some(({ route }) => route === told.meant)) return problem;
    links ??= pages.map(({ route, head }) => ({ label: head.title?.split('|')[0] ?? '', to: route }));
    const to = findNamedLink(told.typed, links);
    if (to === undefined) return problem;
    const line = told.line.replace(told.meant, () => to);
    const { edit, ...rest } = problem;
    return {
      ...rest,
      ...finding('repairableForm', { ...told, meant: to, line }),
      ...(edit && { edit: { ...edit, text: edit.text.replace(told.meant, () => to) } }),
    };
  });
}
