import type { Hash } from '../fields/hash.ts';
import type { PageData, Redirect } from '../fields/page-data.ts';
import type { Content } from './load/content.ts';
import { resolveRedirects } from './resolve/redirects.ts';
import { resolve } from './resolve/resolve.ts';
import { validate, type Conditions, type Validated } from './validate/validate.ts';

/** The outcome of the chain up to rendering. */
export interface CheckedContent {
  readonly content: Content;
  readonly validated: Validated;
  /** The sound pages, final. */
  readonly pages: readonly PageData[];
  readonly redirects: readonly Redirect[];
}

/** Runs the chain on content that has been read: validate, resolve. */
export function checkContent(content: Content, conditions: Conditions, hash: Hash): CheckedContent {
  const validated = validate(content, conditions);
  const pages = resolve(validated, hash, conditions.hasShares);
  const titleOf = (route: string) => validated.pages.find((page) => page.route === route)?.data.title;
  return { content, validated, pages, redirects: resolveRedirects({ ...validated, titleOf }) };
}
