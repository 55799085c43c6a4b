import { fold } from '../../../fields/fold.ts';
import type { NamedDay } from '../../../fields/holidays.ts';
import { isoOf } from '../../../fields/repair-date.ts';
import { daysBetween } from '../../../fields/text.ts';

/** What says of a business that it is closed, in a text without accents; not that it does not do something: `não abrimos mão`. */
export const closing =
  /\b(?<!\b(?:nao|nunca|jamais|nem) )(?:fechad[oa]s?|fech(?:a|am|amos|aremos)(?! (?:as?|ao) (?:\d|meio)| mais cedo)|nao (?:(?:ha|havera|vamos|iremos|teremos) )?(?:abr|atend|funcion|exped)\w*(?! (?!(?:n[oa]s?|em|e|dias?|d[eoa]s?|aos?|as?|h[ao]je|amanha|mais|nest[ea]|ness[ea]|durante|apos|ate|por|devido|entre|pois|porque|mas|normalmente|excepcionalmente|presencial\w*|natal|ano|feriados?|vespera|sabados?|domingos?|segunda|terca|quarta|quinta|sexta|para)\b)[a-z]))\b/;

/** What says that it is open, for some of the time. */
export const opening =
  /\b(?<!\bnao )(?:atend(?:e|emos|eremos)|abert[oa]s?|abr(?:e|imos|iremos)|funciona(?:mos|remos)?|(?:vamos|iremos) (?:atender|abrir|funcionar))\b/;

/** What says that a business is open, and not that something else takes place. */
export const opensFor = /\b(?:atend\w+|abert[oa]s?|abr(?:e|imos|iremos)|funciona\w*|horario|expediente)\b/;

/** Whether a part of a sentence says that it is open as on any other day. */
export const isUsual = (part: string) =>
  /\b(?:normal(?:mente)?|de sempre|habitual)\b/.test(fold(part)) && opensFor.test(fold(part));

/** Whether what stands in the place of hours is that they are as on any other day, and nothing else. */
export const isUsualTime = (time: string) =>
  /^(?:(?:atendimento|horario|funcionamento|aberto) )?(?:normal(?:mente)?|de sempre|habitual)[.!]?$/.test(
    fold(time),
  );

/** What tells of a part of a day alone. */
export const partOfDay = /\b(?:d?[ae]|pela) (?:manha|tarde|noite)\b|\ba partir d/;

/** That a business closes at an hour of some day, and nothing else: orders, lists and fairs close as well. */
export const onlyClosing =
  /^(?=.*\bfech(?:amos|aremos)\b)(?:[\s,:º–-]|\b(?:n?os?|em|e|dias?|d?as?|d[eo]|ao|so|somente|apenas|excepcionalmente|atencao|vespera|natal|ano|novo|mais|cedo|meio|hoje|amanha|fechamos|fecharemos|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo)\b|[\d/]+(?![\d/])(?:h\d*(?!\d)|:\d\d)?)+$/;

/** A text with a stop for each picture: in a chat they end what is said before them. */
export const withStops = (text: string) => text.replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, ';');

/** Where something else is said, or another day begins. */
export const turning =
  /[()]|\s+(?:mas|por[eé]m)\s+|\s+e (?=abert|fechad|abr[ei]|atend|fech|n[aã]o )|,\s*(?=(?:e |no |em )*(?:(?:dias? )?\d|abert|fechad|abr[ei]|atend|fech|n[aã]o ))|\s+e (?=(?:no |em )*dias? )/i;

/** A day without a year is one that has just passed, and not the next such day, for so many days. */
export const justPassed = 30;

/** A day that a text names as the next such one, as that which has just passed where it gives no year. */
export function asMeant(date: string, text: string, today: string): string {
  const [year = '', ...others] = date.split('/').toReversed();
  const before = [...others.toReversed(), Number(year) - 1].join('/');
  const ago = daysBetween(isoOf(before), today);
  return !text.includes(year) && ago > 0 && ago <= justPassed ? before : date;
}

/** The days of a text that are still to come: of such as have just passed nobody means those of next year. */
export function toCome(days: readonly NamedDay[], text: string, today: string): readonly NamedDay[] {
  const isOver = days.every(({ date }) => isoOf(asMeant(date, text, today)) < today);
  return isOver ? [] : days.filter(({ date }) => isoOf(date) >= today);
}
