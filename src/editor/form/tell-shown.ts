import { dayForm, isoOf as writeIso } from '../../core/core.ts';

/** What decides whether a section or an item is shown; days as they are typed. */
interface Showing {
  readonly isHidden: boolean;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** A day as ISO, which sorts; nothing where it cannot be read. */
export function isoOf(day: string | undefined): string | undefined {
  return day !== undefined && dayForm.test(day) ? writeIso(day) : undefined;
}

/** Whether a last day comes before the first, both as they are typed. */
function areTurned(from: string | undefined, until: string | undefined): boolean {
  const [first, last] = [isoOf(from), isoOf(until)];
  return first !== undefined && last !== undefined && last < first;
}

/** When something is shown, in one sentence; nothing where it always is, or where the days make no sense. */
export function tellShown({ isHidden, from, until }: Showing, today: string): string | undefined {
  const hasDays = from !== undefined || until !== undefined;
  if (isHidden)
    return hasDays
      ? 'Não aparece até você mostrar de novo; as datas não contam enquanto isso.'
      : 'Não aparece até você mostrar de novo.';
  const [first, last] = [isoOf(from), isoOf(until)];
  const isUnread = (from !== undefined && first === undefined) || (until !== undefined && last === undefined);
  if (!hasDays || isUnread || areTurned(from, until)) return undefined;
  if (last !== undefined && last < today) return `Não aparece mais: o último dia foi ${until}.`;
  if (first !== undefined && first > today)
    return `Ainda não aparece: só ${last === undefined ? 'a partir de' : 'de'} ${from}${last === undefined ? '' : ` a ${until}`}.`;
  return last === undefined ? `Aparece desde ${from}.` : `Aparece até ${until}, com este dia.`;
}

/** What is wrong with days that decide nothing, both as they are typed; nothing of days that do, or of none. */
export function tellUnclear({ from, until }: Omit<Showing, 'isHidden'>): string | undefined {
  const unread = [from, until].find((day) => day !== undefined && isoOf(day) === undefined);
  if (unread !== undefined) return `“${unread}” não é uma data: escreva dia, mês e ano, como 31/01/2026.`;
  if (!areTurned(from, until)) return undefined;
  return `O último dia (${until}) vem antes do primeiro (${from}): mude um dos dois.`;
}

/** Whether something does not appear today, or will be gone later. */
export type Gone = 'now' | 'later';

/** When something that is shown on some days only does not appear, by its days as they are typed; nothing where it stays. */
export function whenGone(
  { isHidden, showFrom, showUntil }: { isHidden: boolean; showFrom: string; showUntil: string },
  today: string,
): Gone | undefined {
  const [first, last] = [isoOf(showFrom), isoOf(showUntil)];
  if (isHidden || (first !== undefined && first > today) || (last !== undefined && last < today))
    return 'now';
  return last === undefined ? undefined : 'later';
}
