import { claimParts } from '../../../fields/claim.ts';

/** Where a text stands: on a page, or in `site.yaml` when there is no route. */
export interface Scope {
  readonly route?: string | undefined;
  /** The id of a section. */
  readonly anchor?: string | undefined;
  readonly part?: (typeof claimParts)[number] | undefined;
}

/** A place as a declaration names it: `/consulta#contato`, `/consulta footer`, `footer` or `site`. */
export function readScope(text: string): Scope {
  const [first = '', second] = text.split(' ');
  const name = first.startsWith('/') ? second : first;
  const part = claimParts.find((known) => known === name);
  if (!first.startsWith('/')) return { part };
  const [route, anchor] = first.split('#');
  return { route, anchor, part };
}

/** The same place in the words of `readScope`, ready for a line of YAML. */
export function formatScope({ route, anchor, part }: Scope): string {
  if (route === undefined) return part ?? 'site';
  if (anchor !== undefined) return `"${route}#${anchor}"`;
  return part === undefined ? route : `${route} ${part}`;
}

/** Whether a declaration for one place holds in another: a page holds all its sections and parts. */
export function covers(declared: Scope, { route, anchor, part }: Scope): boolean {
  if (declared.route !== route) return false;
  if (declared.anchor !== undefined) return declared.anchor === anchor;
  return declared.part === undefined || declared.part === part;
}

/** Whether a place is a part of a page or of `site.yaml`: what is declared for it goes before what holds for the whole. */
export function isPart({ anchor, part }: Scope): boolean {
  return anchor !== undefined || part !== undefined;
}
