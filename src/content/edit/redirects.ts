import { valueAt } from '../source/place.ts';
import { insertData } from './insert.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { readData } from './parse.ts';
import { putField } from './put-field.ts';
import { removeField } from './remove-field.ts';
import { removeItem } from './remove.ts';

const list = ['redirects'] as const;

function listOldAddresses(site: string): readonly string[] {
  const redirects = valueAt(readData(site), list);
  return (Array.isArray(redirects) ? redirects : []).map((one) => String(valueAt(one, ['from'])));
}

/** Takes an old address away from `site.yaml`, for a page that has it now. Without it the text stays. */
export function removeRedirect(site: string, from: string): Edit {
  const known = listOldAddresses(site);
  const index = known.findIndex((address) => address.toLowerCase() === from);
  if (index === -1) return { ok: true, text: site };
  return known.length === 1 ? removeField(site, list) : removeItem(site, list, index);
}

/** Leads an old address to another one, in `site.yaml`. */
export function addRedirect(site: string, redirect: { readonly from: string; readonly to: string }): Edit {
  const cleared = removeRedirect(site, redirect.from);
  if (!cleared.ok) return cleared;
  const redirects = valueAt(readData(cleared.text), list);
  if (redirects === undefined) return putField(cleared.text, { path: list, value: [redirect] });
  if (!Array.isArray(redirects)) return refuse(reasons.noList('redirects'));
  return insertData(cleared.text, list, redirects.length, redirect);
}
