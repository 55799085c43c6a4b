import { dayNames, listTexts, readData, saysYes, secondPhone, valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Session, Texts } from '../session/session.ts';
import { dataOf } from './knowledge.ts';

interface Saved {
  readonly files: Texts;
  readonly base: Session['base'];
  readonly texts: Texts;
}

/** What texts say of the whole day or of a duty, against what the site's hours say since they were changed. */
interface DutyLeft {
  /** Whether the hours tell of somebody at any hour now. */
  readonly isAlways: boolean;
  /** The words of the first of the places. */
  readonly typed: string;
  readonly places: readonly { readonly file: string; readonly path: FieldPath }[];
}

/** Whether a business is open at any hour of every day. */
function isOpenAlways(week: unknown): boolean {
  const rows: readonly unknown[] = Array.isArray(week) ? week : [];
  const whole = rows.filter(
    (row) =>
      valueAt(row, ['opens']) === '00:00' && /^(?:00:00|23:59)$/.test(String(valueAt(row, ['closes']))),
  );
  return dayNames.every((day) =>
    whole.some((row) => {
      const days = valueAt(row, ['days']);
      return Array.isArray(days) && days.includes(day);
    }),
  );
}

/** Whether somebody is there at any hour, or on duty; nothing where the site has no hours. */
function isAlways(site: unknown): boolean | undefined {
  const hours = valueAt(site, ['hours']);
  if (hours === undefined) return undefined;
  const duty = valueAt(hours, ['duty']);
  return saysYes(duty) || duty === secondPhone || isOpenAlways(valueAt(hours, ['week']));
}

/** That it goes on all day: such words alone, or behind a duty, not how long something lasts or takes. */
const allDay =
  /^24\s?(?:h|hs|horas)$|(?<!\p{L})(?:plant|emerg|urg|atend|abert)\p{L}*(?![^.!?;\n]{0,40}(?<!\p{L})(?:em|até|por|cada|de|das|após|durante|nas|com|há)\s24)[^.!?;\n]{0,40}?(?<![\d/])24\s?(?:h|hs|horas)(?![\p{L}\d]|\s(?:de|antes|depois|após|úteis))/iu;

/** Whether a figure is of something else, which lasts or takes as long. */
function isOtherFigure(data: unknown, path: FieldPath): boolean {
  const label = path.at(-1) === 'value' ? valueAt(data, [...path.slice(0, -1), 'label']) : undefined;
  return typeof label === 'string' && !/(?<!\p{L})(?:plant|emerg|urg|atend|abert)/iu.test(label);
}

const noDuty = /(?<!\p{L})não (?:temos|há|fazemos|oferecemos)(?: mais)? plantão(?!\p{L})/iu;

/** What stands in words for search engines and in messages is looked at last. */
const isAside = (path: FieldPath) => /^(?:meta|messages)$/.test(String(path[0]));

/** The texts that still say that somebody is there at any hour, or the opposite, where the site's hours have just been changed to say otherwise. */
export function findDutyLeft({ files, base, texts }: Saved): DutyLeft | undefined {
  const [text, old] = [files['site.yaml'], base['site.yaml']?.text];
  if (typeof text !== 'string' || typeof old !== 'string') return undefined;
  const [before, now] = [readData(old), dataOf('site.yaml', text)].map(isAlways);
  if (before === undefined || now === undefined || before === now) return undefined;
  const against = now ? noDuty : allDay;
  const found = Object.entries(texts).flatMap(([file, one]) => {
    if (typeof one !== 'string' || !(now ? /plantão/i : /24/).test(one)) return [];
    const data = dataOf(file, one);
    return listTexts(file, data).flatMap(({ path, said, isHidden }) => {
      const [typed] = isHidden || isOtherFigure(data, path) ? [] : (against.exec(said.trim()) ?? []);
      return typed === undefined ? [] : [{ file, path, typed }];
    });
  });
  const [first, ...others] = [
    ...found.filter(({ path }) => !isAside(path)),
    ...found.filter(({ path }) => isAside(path)),
  ];
  return first && { isAlways: now, typed: first.typed, places: [first, ...others] };
}
