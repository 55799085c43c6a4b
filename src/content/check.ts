import type { Content } from './load/content.ts';
import { load, type Places } from './load/load.ts';
import { sha256 } from './pictures/digest.ts';
import { resolve } from './resolve/resolve.ts';
import { validate, type Conditions, type Validated } from './validate/validate.ts';
import type { PageData } from '../fields/page-data.ts';

/** The outcome of the chain up to rendering. */
export interface CheckedContent {
  readonly content: Content;
  readonly validated: Validated;
  /** The sound pages, final. */
  readonly pages: readonly PageData[];
}

/** Runs the chain once: load, validate, resolve. Dev server, build, checker and tests all come through here. */
export async function check(places: Places, conditions: Conditions): Promise<CheckedContent> {
  const content = await load(places);
  const validated = validate(content, conditions);
  return { content, validated, pages: resolve(validated, sha256) };
}
