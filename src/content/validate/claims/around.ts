import { dayWord } from '../../../fields/days-and-hours.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { plain } from '../../../fields/plain.ts';
import type { Path } from '../../problems/problem.ts';
import { valueAt } from '../../source/place.ts';
import { namesWhile } from './for-while.ts';
import { ofOther } from './hours.ts';

/** The names of fields that say what the others of their section or item are about. */
const heads = ['eyebrow', 'title', 'question'];

/** What stands above a field, without accents. */
function headsAbove(data: unknown, path: Path): readonly string[] {
  return path.flatMap((name, depth) => {
    const around = valueAt(data, path.slice(0, depth));
    const texts = isRecord(around) ? heads.map((head) => (head === name ? '' : around[head])) : [];
    return texts.flatMap((text) => (typeof text === 'string' ? plain(text) : []));
  });
}

/** Whether what stands above a field names a limited time. */
export const isBelowWhile = (data: unknown, path: Path): boolean => headsAbove(data, path).some(namesWhile);

/** A head that asks or tells when the business is open, and of nothing else. */
const ofHours = new RegExp(
  String.raw`^(?:e )?(?:qua(?:l|is) (?:e |sao )?)?(?:[oa]s? |noss[oa]s? )?(?:novos? )?horarios?(?: de (?:atendimento|funcionamento))?\W*$|(?<![a-z])(?:abr(?:em|imos)|atende(?:m|mos)|funciona(?:m|mos)) (?:aos?|n[oa]s?|em|de) (?:que )?(?:dias?|${dayWord})`,
);

/** Whether hours without any word beside them are the business's own: below a head about these, or beside a list of hours. */
export function isAboutHours(data: unknown, path: Path): boolean {
  const beside = valueAt(data, path.slice(0, -1));
  if (isRecord(beside) && Array.isArray(beside['hours'])) return true;
  const head = headsAbove(data, path).at(-1) ?? '';
  return ofHours.test(head) && !ofOther.test(head);
}
