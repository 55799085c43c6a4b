import { checkContent, type CheckedContent } from './check-content.ts';
import { load, type Places } from './load/load.ts';
import { sha256 } from './pictures/digest.ts';
import type { Conditions } from './validate/validate.ts';

export type { CheckedContent } from './check-content.ts';

/** Runs the chain once on a folder: load, validate, resolve. Dev server, build, checker and tests all come through here. */
export async function check(places: Places, conditions: Conditions): Promise<CheckedContent> {
  return checkContent(await load(places), conditions, sha256);
}
