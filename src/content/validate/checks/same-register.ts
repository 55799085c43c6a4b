import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate, type Source } from '../../source/source.ts';
import { groupBy } from '../claims/group.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';

/** Somebody with the number of a register, as plain data. */
export interface Registered {
  readonly name: string;
  readonly register: string;
  /** The way to the number. */
  readonly path: Path;
}

const hasRegister = (item: unknown) => isRecord(item) && item['register'] !== undefined;

function peopleIn({ data, base }: CheckedSection): readonly Registered[] {
  if (data['hidden'] === true) return [];
  return Object.entries(data).flatMap(([list, items]) => {
    if (!Array.isArray(items) || !items.some(hasRegister)) return [];
    return items.flatMap((item: unknown, index): readonly Registered[] => {
      const { name, register, hidden } = isRecord(item) ? item : {};
      if (typeof name !== 'string' || typeof register !== 'string' || hidden === true) return [];
      return [{ name, register, path: [...base, list, index, 'register'] }];
    });
  });
}

/** The people with a number of a register in a page's own sections. */
export const listRegistered = ({ written }: PageInWork): readonly Registered[] => written.flatMap(peopleIn);

/** Whoever names people: a page, or a section that several share. */
interface Naming {
  readonly people: readonly Registered[];
  readonly read: () => { readonly source: Source };
}

interface NamedBy extends Registered {
  readonly by: Naming;
}

/** A number however it is written: `CRMV-RS 12.345` as `crmvrs12345`; nothing without enough digits. */
function keyOf({ register }: Registered): string {
  const key = fold(register).replaceAll(/[^\p{L}\d]/gu, '');
  return /\d{3}/.test(key) ? key : '';
}

/** What stands before a name. */
const title = /^(?:dra|sra|profa?|dona|seu)$/;

const wordsOf = ({ name }: Registered) =>
  (fold(name).match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2 && !title.test(word));

/** Whether two names may be of one person: all words of one stand in the other. */
function isOne(one: Registered, other: Registered): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return few.every((word) => many.includes(word));
}

function tell(one: NamedBy, first: NamedBy): Problem {
  const [{ source: here }, { source: there }] = [one.by.read(), first.by.read()];
  const { name, register } = one;
  const range = locate(there, first.path);
  const mistake = finding('sameRegister', {
    name,
    register,
    other: first.name,
    place: here === there ? undefined : there.file,
  });
  return { ...placeProblem(here, one.path, mistake), other: { file: there.file, range } };
}

/** One number of a register beside two people: told at each but the first. */
export function checkSameRegisters(
  pages: readonly Naming[],
  shared: readonly CheckedSection[],
): readonly Problem[] {
  const sections = shared.map((section): Naming => {
    const { source } = section;
    return { people: peopleIn(section), read: () => ({ source }) };
  });
  const all = [...pages, ...sections].flatMap((by) => by.people.map((one): NamedBy => ({ ...one, by })));
  return groupBy(all, keyOf).flatMap(([first, ...others]) =>
    first === undefined || keyOf(first) === ''
      ? []
      : others.filter((one) => !isOne(one, first)).map((one) => tell(one, first)),
  );
}
