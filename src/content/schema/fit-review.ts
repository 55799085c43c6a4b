import { ago } from '../../fields/ago.ts';
import { ofPortal, readMail, signing, type Mail } from '../../fields/around.ts';
import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { fold } from '../../fields/fold.ts';
import { readMessages } from '../../fields/marks.ts';
import { isoOf } from '../../fields/repair-date.ts';
import { isAccepted } from './fields.ts';
import { longestName, readDay, textOf, type Parts } from './fit-parts.ts';
import { formatDay, shiftDay } from '../../fields/text.ts';
import { fieldsIn, namesIn, type Field, type Outline } from './outline.ts';
import { splitItem } from './split-item.ts';

const stars =
  /\(?(?<![\d,./])([1-5])\/5(?![\d/])\)?|(?<![\d,.])([1-5])(?:,0)?\s?[★⭐]\uFE0F?(?![★⭐])|[★⭐]\uFE0F?\s?([1-5])(?:,0)?(?![\d,.])|[★⭐]\uFE0F?(?:\s?[★⭐☆]\uFE0F?)*|(?<![\d,.])([1-5])(?:,0)?\s+estrelas?(?!\p{L})|(?<!\p{L})nota:?\s([1-5])(?!\d|[,.]\d)/iu;
const when = new RegExp(
  String.raw`\(?(${ago.source})\)?|\(?\b(\d{1,2}\/\d{1,2}(?:\/\d{4})?)\b\)?|((?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\p{L}* de \d{4})`,
  'iu',
);
/** Words in quotes that are a line of their own, but for what stands beside them behind a sign. */
const quoted = /(?<=^|[-–—:★⭐)]\s*)[“"]([^“”"]{10,})[”"](?=\s*(?:$|[-–—(,★⭐\d]|h[áa]\s))/mu;
/** `2 meses atrás`, as `há 2 meses`. */
const past =
  /(?<!h[áa] )(?<![\p{L}\d])((?:um|uma|\d{1,2}) (?:dias?|semanas?|m[eê]s(?:es)?|anos?)) atr[áa]s/iu;

/** Where people praise, and nobody's name. */
const portal = /^(?:google|facebook|instagram|doctoralia|reclame aqui)$/i;

/** Where something was said, beside who said it. */
const saidAt = /(?<!\p{L})(?:no|pelo|via)\s+(?:google|facebook|instagram|whatsapp|zap)(?!\p{L})/iu;

const edges = /^[\s,;:–—-]+|[\s,;:–—-]+$/gu;

/** Words, and who says them behind a dash. */
const signed = /^(.{10,}?)\s+[-–—]\s*(\p{Lu}[^.!?:–—]{1,60})$/su;
const signature = /^[-–—]\s*(?=\p{Lu})/u;

/** Words, and who says them behind a farewell, perhaps with the day. */
const parting =
  /^(?<praise>.{10,}?)(?:(?<=[!.?])|(?=[\s,;–-]))[\s,;–-]*(?:[bB]js?|[bB]eij(?:o|os|inhos?|[ãa]o)|[aA]bs|[aA]bra[çc]os?|[aA]tt|[aA]ss(?:inado)?)(?!\p{L})[\s,.:!–-]*(?<who>\p{Lu}[^\d★⭐!?]{1,60}?)[\s,;.–-]*(?<day>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?[\s.!]*$/su;

/** Who says the words, before a colon. */
const speaking = /^(?<who>\p{Lu}[^:!?\d★⭐\n]{1,60}):\s+(?<praise>.{10,})$/su;

/** The same behind a dash. */
const dashed =
  /^(?<praise>.{10,}?)\s+[-–—]\s*(?<who>\p{Lu}[^\d★⭐!?.:–—]{1,60}?)[\s,;(-]*(?<day>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?\)?[\s.]*$/su;

/** A day at the end of praise, and how many stars. */
const dayAtEnd = /[\s,;(–-]+(?<day>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\)?[\s.]*$/u;
const starsAtEnd =
  /(?:(?<![\p{L}\d,.]|de\s)(?:nota:?\s)?[1-5](?:,0)?\s?)?[★⭐](?:[★⭐☆\s]|\uFE0F)*$|(?<![\p{L}\d,.]|de\s)(?:nota:?\s[1-5]|[1-5](?:,0)?\s?(?:\/\s?5|estrelas?))\s*$/iu;

/** Praise without the stars at its end, be they signs, a number or both, and these. */
function apartFromStars(praise: string): readonly [said: string, marks: string] {
  const [last = ''] = starsAtEnd.exec(praise) ?? [];
  const bare = praise.slice(0, praise.length - last.length).replace(/[\s,;–-]+$/u, '');
  const [first = ''] = last === '' ? [] : (starsAtEnd.exec(bare) ?? []);
  return [bare.slice(0, bare.length - first.length).replace(/[\s,;–-]+$/u, ''), `${first} ${last}`.trim()];
}

/** What a letter begins with, or praise itself. */
const opening =
  /^(?:gente|pessoal|oi+|ol[áa]|bom dia|boa (?:tarde|noite)|muit[oa]|obrigad[oa]s?|parab[ée]ns|adorei|amei|super|nota|[óo]tim[oa]s?|excelente)(?!\p{L})/iu;

/** The name of somebody. */
const somebody = /^\p{Lu}[\p{L}.]+(?:\s+(?:d[aeo]s?|e(?:\s[ao])?|\p{Lu}[\p{L}.]*)){0,4}$/u;

/** `mãe da Lua`: whose somebody is. */
const related = /^\p{Ll}+\s+d[aeo]s?\s+\p{Lu}/u;

/** What stands beside the praise: who, how many stars, and when. */
interface Beside {
  readonly who: string;
  readonly rating: string | undefined;
  /** As it is written. */
  readonly typed: string | undefined;
}

function readBeside(typed: string): Beside {
  const text = withoutChatMarks(typed)
    .replace(past, 'há $1')
    .replaceAll(/\s+[-–—]\s+/g, ', ')
    .replaceAll(/\s+\(([^()]*\p{L}[^()]*)\)/gu, ', $1');
  const [marks, ...digits] = stars.exec(text) ?? [];
  const rating =
    digits.find((digit) => digit !== undefined) ??
    (marks === undefined ? undefined : String(marks.match(/[★⭐]/gu)?.length));
  const [, some, day, month] = when.exec(text.replace(stars, '')) ?? [];
  const who = text
    .replace(stars, ' ')
    .replace(when, ' ')
    .replace(saidAt, ' ')
    .replaceAll(edges, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s?,)+/g, ',');
  const called = who.replaceAll(edges, '').replace(/\s+(?:em|(?:no )?dia)$/i, '');
  return { who: called, rating, typed: some ?? day ?? month };
}

/** Praise before a farewell with a name, or behind a name and a colon; only with a sign that it is one: stars, a day or whose somebody is. */
function divideNamed(whole: string): { readonly praise: string; readonly beside: Beside } | undefined {
  const found = (parting.exec(whole) ?? speaking.exec(whole) ?? dashed.exec(whole))?.groups;
  const { praise = '', who = '', day: behind } = found ?? {};
  const day = behind ?? dayAtEnd.exec(praise)?.groups?.['day'] ?? '';
  const [said, marks] = apartFromStars(praise.replace(dayAtEnd, ''));
  const beside = readBeside(
    `${who.trim().replaceAll(/\s*\n\s*/g, ', ')} ${stars.exec(marks)?.[0] ?? ''} ${day}`,
  );
  const [name = '', whose = ''] = beside.who.split(/,\s+/);
  const isSure = somebody.test(name) && (marks !== '' || day !== '' || related.test(whose));
  return isSure && said !== '' ? { praise: said, beside } : undefined;
}

/** The praise, and what stands beside it: around the quotes, behind a dash, or on the first line and those that say nothing else. */
function divide(lines: readonly string[]): { readonly praise: string; readonly beside: Beside } | undefined {
  // Several rows of stars are of several people.
  if (lines.filter((line) => /[★⭐]/u.test(line)).length > 1) return undefined;
  const whole = lines.join('\n');
  const said = quoted.exec(whole)?.[1];
  if (said !== undefined)
    return { praise: said, beside: readBeside(whole.replace(quoted, ' ').replaceAll('\n', ', ')) };
  const told = divideNamed(whole);
  if (told !== undefined) return told;
  const filled = lines.filter((line) => line !== '');
  const [only = '', ...more] = filled;
  if (more.length === 0) {
    const lead = /^(?:[★⭐☆]|\uFE0F|\s)+/u.exec(only)?.[0] ?? '';
    // `⭐⭐⭐⭐⭐ Ana M. — Muito bom! há 2 dias`
    const [, who = '', words = ''] =
      /^([^–—:-]{3,40}?)\s*(?:[–—-]|:)\s+(.{10,})$/su.exec(only.slice(lead.length)) ?? [];
    const [said = ''] = when.exec(words) ?? [];
    // A word alone may well be the praise.
    if (lead.trim() !== '' && who.includes(' ') && somebody.test(who.trim()))
      return {
        praise: words
          .replace(said, '')
          .replaceAll(/\s{2,}/g, ' ')
          .trim(),
        beside: readBeside(`${lead}${who} ${said}`),
      };
    const [, praise, signer] = signed.exec(only.slice(lead.length)) ?? [];
    return praise === undefined || signer === undefined
      ? undefined
      : { praise, beside: readBeside(`${lead}${signer}`) };
  }
  const last = filled.at(-1) ?? '';
  if (signature.test(last)) {
    const praise = lines.slice(0, lines.lastIndexOf(last)).join('\n').trim();
    return { praise, beside: readBeside(last) };
  }
  const isBeside = (line: string, at: number) => at === 0 || (line !== '' && readBeside(line).who === '');
  const [heads, words] = [true, false].map((wanted) =>
    lines.filter((line, at) => isBeside(line, at) === wanted).join(wanted ? ', ' : '\n'),
  );
  return { praise: words?.trim() ?? '', beside: readBeside(heads ?? '') };
}

const daysIn: Readonly<Record<string, number>> = { d: 1, s: 7, m: 30, a: 365 };

/** About which day was `há 2 semanas`. */
function dayOf(typed: string, today: string): string | undefined {
  const [, count = '', unit = ''] = /^h[áa] (\d{1,2}|uma?) (\p{L})/iu.exec(typed) ?? [];
  const days = (/^\d/.test(count) ? Number(count) : 1) * (daysIn[unit.toLowerCase()] ?? 0);
  return days === 0 ? undefined : formatDay(shiftDay(today, -days));
}

/** What the field for the day makes of what was written; nothing where it would be lost, but for a day that it asks for. */
function dateFor(field: Field | undefined, typed: string | undefined, today: string): Parts | undefined {
  if (typed === undefined) return {};
  const date = /^\d/.test(typed) ? readDay(typed, today) : typed;
  if (field === undefined || date === undefined) return undefined;
  // Nobody praises ahead of time.
  if (/^\d/.test(date) && isoOf(date) > today) return undefined;
  if (isAccepted(field.outline.schema, date)) return { [field.name]: date };
  const day = dayOf(typed, today);
  return day !== undefined && isAccepted(field.outline.schema, day) ? { [field.name]: day } : undefined;
}

/** Praise that came by e-mail: its head says who sent it and on which day, where nobody signs below. */
function fitMail(item: Outline, mail: Mail, today: string): Parts | undefined {
  const lines = mail.said.split('\n').map((line) => line.trim());
  const day = mail.sent === undefined ? undefined : readDay(mail.sent, today);
  const dated = day === undefined ? undefined : fitReview(item, [...lines, day], today);
  const signed = dated ?? fitReview(item, lines, today);
  const text = textOf(item);
  const { from } = mail;
  if (signed !== undefined || text === undefined || from === undefined || !somebody.test(from)) return signed;
  // A signature says once more who has sent it.
  const first = from.split(' ')[0] ?? '';
  while (lines.length > 1 && [first, from, ''].includes(lines.at(-1) ?? '')) lines.pop();
  if (lines.length > 1 && signing.test(lines.at(-1) ?? '')) lines.pop();
  const dateField = fieldsIn(item).find(({ name }) => name === 'date');
  return { name: from, [text.name]: lines.join('\n').trim(), ...dateFor(dateField, day, today) };
}

/** `sandra.b: Adorei!`, as a network shows who writes, by a name of its own or a person's. */
const posted = /^(?<who>@?[\p{L}\d._]{3,30}|\p{Lu}[^:!?\d★⭐\n]{1,60}?):\s+(?<praise>.{10,})$/su;

/** A name of a network's own, which no word is. */
const handle = /^@?(?=.*[._\d])[\p{Ll}\d._]{3,30}$/u;

/** `ontem 21:14`, the line that a network puts below what somebody wrote. */
const stamp = /^(?<day>ontem|hoje|\d{1,2}\/\d{1,2}(?:\/\d{4})?)(?:,?\s(?:[àa]s\s)?\d{1,2}(?::|h)\d{2})?$/i;

/** A message as a network shows it: who, a colon and the praise, above the line that tells when. */
function fitPosted(item: Outline, lines: readonly string[], today: string): Parts | undefined {
  const [last = '', ...above] = lines.filter((line) => line !== '').toReversed();
  const { day = '' } = stamp.exec(last)?.groups ?? {};
  const { who = '', praise = '' } = posted.exec(above.toReversed().join('\n'))?.groups ?? {};
  const [text, field] = [textOf(item), fieldsIn(item).find(({ name }) => name === 'date')];
  const isSure = day !== '' && (handle.test(who) || (somebody.test(who) && !opening.test(who)));
  const back = { hoje: 0, ontem: 1 }[day.toLowerCase()];
  const typed = back === undefined ? day : formatDay(shiftDay(today, -back));
  const date = isSure ? dateFor(field, typed, today) : undefined;
  return date && text && { name: who, [text.name]: praise, ...date };
}

/** Less than that is an answer rather than praise. In letters. */
const shortestPraise = 10;

/** What a chat copies in the place of a picture. */
const leftOut = /^[^\S\n]*[‹<](?:m[íi]dia oculta|arquivo de m[íi]dia oculto)[›>][^\S\n]*$/gimu;

/** Whether a writer is called like the business: one whole name may be the beginning of the other. */
function isBusiness(who: string, business: string): boolean {
  const [one, other] = [who, business].map((name) => `${fold(name).trim()} `);
  return business.trim() !== '' && (one?.startsWith(other ?? '') || other?.startsWith(one ?? '')) === true;
}

/**
 * Praise as a chat copies it, with who wrote each message and when: that of one person is told once. Nothing where a number or the
 * business wrote, something is asked, or one answers another: that is a conversation.
 */
export function fitChat(
  item: Outline,
  text: string,
  { today, business }: { readonly today: string; readonly business: string },
): readonly Parts[] | undefined {
  const [words, field] = [textOf(item), fieldsIn(item).find(({ name }) => name === 'date')];
  const isPraised = words !== undefined && ['name', 'rating'].every((name) => namesIn(item).includes(name));
  const all = isPraised ? readMessages(text) : [];
  const turns = all.filter(({ who }, at) => who !== all[at - 1]?.who);
  const isTalk =
    turns.length > new Set(turns.map(({ who }) => who)).size ||
    all.some(({ who, said }) => said.includes('?') || isBusiness(who, business));
  const messages = all
    .map(({ who, day, said }) => ({ who, day, said: said.replaceAll(leftOut, '').trim() }))
    .filter(({ said }) => said !== '');
  const people = isTalk ? [] : [...new Set(messages.map(({ who }) => who))];
  const items = people.flatMap((who) => {
    const own = messages.filter((message) => message.who === who);
    const said = own.map((message) => message.said).join('\n');
    const date = dateFor(field, own[0]?.day, today);
    const isSaid = said.length >= shortestPraise && /^\p{Lu}/u.test(who) && who.length <= longestName;
    return isSaid && date && words ? [{ name: who, [words.name]: said, ...date }] : [];
  });
  return people.length > 0 && items.length === people.length ? items : undefined;
}

/** Who praises, how many stars, when, and the words: in quotes, below the name, or before it. */
export function fitReview(item: Outline, said: readonly string[], today: string): Parts | undefined {
  const lines = said.filter((line) => !ofPortal.test(line));
  const text = textOf(item);
  const mail = namesIn(item).includes('rating') ? readMail(lines.join('\n')) : undefined;
  if (mail !== undefined) return fitMail(item, mail, today);
  if (text === undefined || !['name', 'rating'].every((name) => namesIn(item).includes(name)))
    return undefined;
  const dateField = fieldsIn(item).find(({ name }) => name === 'date');
  // With stars it comes from where people review.
  const shown = stars.test(lines.join('\n')) ? undefined : fitPosted(item, lines, today);
  if (shown !== undefined) return shown;
  const split = lines.length === 1 ? splitItem(item, lines[0] ?? '') : undefined;
  // Before stars may stand the praise itself.
  const isNamed = somebody.test(split?.['name']?.split(/,|\s\(/)[0] ?? '');
  if (split !== undefined && 'rating' in split && isNamed) {
    const day = 'date' in split ? {} : dateFor(dateField, when.exec(lines[0] ?? '')?.[1], today);
    return day && { ...split, ...day };
  }
  const { praise = '', beside } = divide(lines) ?? {};
  const date = dateFor(dateField, beside?.typed, today);
  const [, name = '', who] = /^([^,]+?)(?:,\s+(.+))?$/u.exec(beside?.who ?? '') ?? [];
  if (beside === undefined || date === undefined || praise === '') return undefined;
  if (Number(beside.rating ?? 1) > 5) return undefined;
  if (
    !somebody.test(name) ||
    portal.test(name) ||
    portal.test(who ?? '') ||
    opening.test(name) ||
    beside.who.length > longestName
  )
    return undefined;
  // Without any sign of praise the first line is of a letter rather than about somebody.
  const isSigned = beside.rating !== undefined || beside.typed !== undefined || quoted.test(lines.join('\n'));
  if (!isSigned && who !== undefined && !related.test(who)) return undefined;
  const isApart = who !== undefined && namesIn(item).includes('who');
  return {
    name: isApart ? name : beside.who,
    ...(isApart && { who }),
    [text.name]: praise,
    ...(beside.rating !== undefined && { rating: beside.rating }),
    ...date,
  };
}
