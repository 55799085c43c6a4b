import { repairMail } from '../../fields/repair.ts';
import { splitAddress } from '../../fields/split-address.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { meantBy } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { writeValue } from '../problems/wording.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';

const streets = ['address', 'street', 'rua'];

/** The address or the e-mail of the business in a section, which has it from `site.yaml`. */
export function findDatumOfSite({ source, base }: Checked, path: Path, key: string): Finding | undefined {
  const typed = valueAt(source.data, [...base, ...path, key]);
  const names = meantBy(key);
  if (source.kind === 'site' || source.kind === 'theme' || typeof typed !== 'string') return undefined;
  if (names.includes('email')) {
    const mail = repairMail(typed);
    return mail === undefined
      ? undefined
      : finding('datumOfSite', { field: 'email', lines: [`email: ${mail}`], isWhole: true });
  }
  if (!streets.some((name) => names.includes(name)) || !/\p{L}.*\d/u.test(typed)) return undefined;
  const parts = splitAddress(typed);
  const lines = Object.entries(parts ?? { street: typed }).map(
    ([name, part]) => `${name}: ${writeValue(part)}`,
  );
  return finding('datumOfSite', { field: 'address', lines, isWhole: parts !== undefined });
}
