import { dayNames, listTexts, readData, readDays, readTime, splitDays, valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Session, Texts } from '../session/session.ts';
import { dataOf } from './knowledge.ts';

interface Saved {
  readonly files: Texts;
  readonly base: Session['base'];
  readonly texts: Texts;
}

/** A text that tells of one thing the hours which the site had before, and has no more. */
interface WeekLeft {
  readonly file: string;
  readonly path: FieldPath;
  /** The days and hours as typed. */
  readonly typed: string;
}

const closed = 'fechado';

/** The site's hours on each day, from Monday on, as `08:00-12:00 13:30-18:00`; nothing where it has none. */
function timesOf(site: unknown): readonly string[] | undefined {
  const week = valueAt(site, ['hours', 'week']);
  if (!Array.isArray(week)) return undefined;
  return dayNames.map((name) => {
    const rows: readonly unknown[] = week.filter((row) => {
      const days = valueAt(row, ['days']);
      return Array.isArray(days) && days.includes(name);
    });
    const spans = rows.map((row) => `${valueAt(row, ['opens'])}-${valueAt(row, ['closes'])}`);
    return spans.length === 0 ? closed : spans.toSorted().join(' ');
  });
}

/** What tells the hours of something, behind its name: those of the business itself are told elsewhere. */
const behindName =
  /^(?!(?:noss[oa] |nov[oa] )?(?:hor[áa]rio|atend|funciona|abert|abrimos|expediente))(?<name>\p{L}[^:\n]{0,60}):\s+(?<hours>.{5,80})$/imu;

/** Hours need a figure and the name of a day. */
const mayTell = /:\s+.{0,40}(?:seg|ter|qua|qui|sex|s[áa]b|dom).{0,60}\d/i;

/**
 * The texts that tell of one thing, `Oficina: terça a sábado, 9h às 18h`, exactly the hours which the site's own had on these days until
 * now: whether it has the new ones too only a person can say.
 */
export function findWeekLeft({ files, base, texts }: Saved): readonly WeekLeft[] {
  const [text, old] = [files['site.yaml'], base['site.yaml']?.text];
  if (typeof text !== 'string' || typeof old !== 'string') return [];
  const [before, now] = [readData(old), dataOf('site.yaml', text)].map(timesOf);
  if (before === undefined || now === undefined || before.join() === now.join()) return [];
  return Object.entries(texts).flatMap(([file, one]) => {
    if (typeof one !== 'string' || !mayTell.test(one)) return [];
    return listTexts(file, dataOf(file, one)).flatMap(({ path, said, isHidden }): readonly WeekLeft[] => {
      const typed = isHidden ? '' : (behindName.exec(said)?.groups?.['hours'] ?? '').replace(/[.!]$/, '');
      const [names, hours] = (typed === '' ? undefined : splitDays(typed)) ?? [];
      const [days, time] = [readDays(names ?? '') ?? [], readTime(hours ?? '')];
      const wasSo = time !== undefined && days.length > 0 && days.every((day) => before[day] === time);
      return wasSo && days.some((day) => now[day] !== time) ? [{ file, path, typed }] : [];
    });
  });
}
