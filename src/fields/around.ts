/**
 * What people write around a text that they send, and is no part of it. All that divides a pasted text asks here, so that what one
 * of them knows all do.
 */

/** A line that a letter begins with, and no text for visitors. */
export const greeting =
  /^(?:(?:[oO]i+e*|[oO]l[áa]|[bB]om dia|[bB]oa (?:tarde|noite)|[pP]rezad[ao]s?)(?!\p{L})(?:,?\s\p{Ll}+|,\s\p{L}+|\s\p{Lu}\p{Ll}+(?=[,!:]))?|(?:[pP]essoal|[gG]ente|[mM]eninas)(?=[,!:]))(?:,?\s(?:tudo (?:bem|certo|bom)|como vai).*|[,!]?\sseguem?(?!\p{L})[^\d$]{0,60}|[,!\s].{2,60}:|!\s\p{L}(?:egue|ode|onsegue|oloca|[õo]e|ota|tualiza|roca|avor)[^\d$]{0,60})?[\s,!?.:]*$/u;

/** A line that a letter ends with, be it above who has written it. */
export const farewell =
  /^(?:bjs?|beij\p{L}+|abs|abra[çc]os?|att|atenciosamente|cordialmente|obrigad\p{L}+|obg|valeu|vlw|at[ée] (?:mais|logo)|qualquer (?:d[úu]vida|coisa))(?!\p{L})[^\d$]*$/iu;

/** What a letter is about, on its first line, without the rest of a head. */
export const subject = /^(?:assunto|subject)\s?:/i;

/** A farewell alone on its line, with which a signature begins. */
export const signing = /^(?:att|atenciosamente|cordialmente|abs|abra[çc]os?|bjs?|beijos)[\s,.!]*$/i;

/** A greeting before other words on its line: a sign ends it, or a face. */
const greetingBefore =
  /^(?:oi+e*|ol[áa]|bom dia|boa (?:tarde|noite)|pessoal|gente|meninas)(?!\p{L})(?:,?\s(?:pessoal|gente|meninas|tudo (?:bem|bom|certo)|td bem)|\s\p{L}{2,15}(?=[!,:]))?\s?(?:[!?.,:]|\p{Extended_Pictographic}|\uFE0F)+(?:\s+(?:tudo (?:bem|bom|certo)|td bem)\s?[!?.,]+)?\s+(?=\S)/iu;

/** A greeting with which a text begins, and the text without it. */
export function apartFromGreeting(text: string): { readonly greeted: string; readonly said: string } {
  const [before = ''] = greetingBefore.exec(text) ?? [];
  return { greeted: before.trim(), said: text.slice(before.length) };
}

/** What asks somebody to put on the page what stands behind it. */
const asking =
  /^(?:(?:por favor|pode|poderia|d[áa] pra)[,\s]+)?(?:p[õo]e|p[ôo]r|coloca\p{L}?|bota\p{L}?|adiciona\p{L}?|inclui\p{L}?|acrescenta\p{L}?|publica\p{L}?)\s(?:(?:a[íi]|l[áa]|pra mim|mais|tamb[ée]m|tbm?)\s)*(?:n[oa]s?\s(?:nosso\s)?(?:site|p[áa]gina|servi[çc]os)(?:\s?:|\s(?:tamb[ée]m|tbm?))?)\s+(?:(?:o|a|um|uma|esse|essa)\s(?:servi[çc]o\s(?:novo\s)?)?)?(?:novo\s?[,:.!]\s*)?(?:(?:por favor|pfv?)[\s,:.!]+)?(?=\S)/iu;

/** What a text asks somebody to do with it, before what is for the page: `põe no site o`. */
export function apartFromRequest(text: string): { readonly asked: string; readonly said: string } {
  const [before = ''] = asking.exec(text) ?? [];
  return { asked: before.trim(), said: text.slice(before.length) };
}

/** A text without signs at its ends that only draw the eye. */
export const withoutDrawings = (text: string): string =>
  text
    .replace(/^(?:\p{Extended_Pictographic}|[\uFE0F\u200D\s])+/u, '')
    .replace(/(?:\p{Extended_Pictographic}|[\uFE0F\u200D\s])+$/u, '');

/** What stands before a question, with its number where it has one: `P:`, `Pergunta 2 -`. */
export const askedSign =
  /^\*{0,2}(?:p|pergunta)\s?(\d{0,2})\s?(?::\*{0,2}\s*|(?:[.)]|[-–—](?=\s))\*{0,2}\s+)/i;

/** What stands before an answer, as in a chat; `R.` is a street's as well. */
export const answerSign = /^\*{0,2}(?:r|resposta)\s?\d{0,2}\s?(?::\*{0,2}\s*|(?:\)|[-–—](?=\s))\*{0,2}\s+)/i;

/** A question with one mark at its end, however many were typed: `Dói??` as `Dói?`. */
export const withOneMark = (question: string): string => question.replace(/[?!]*\?[?!]*$/, '?');

/** `4 - ` or `3) ` before what it counts. */
export const counting = /^\d{1,2}\s?(?:[.)º]|[-–—](?=\s))\s*(?=\p{Lu})/u;

/** A line that a site of reviews puts below who writes there. */
export const ofPortal =
  /^(?:local guide|guia local)(?:\s*[·•-].*)?$|^\d+\s(?:avalia[çc][õo]es|fotos)(?:\s*[·•-].*)?$/iu;

/** A line that only says how to reach who has written. */
const contact =
  /^(?:(?:tel(?:efone)?|fone|cel(?:ular)?|whats(?:app)?|zap|e-?mail|site)[\s.:]*)?(?:\+?[\d\s().-]{8,20}|[\w.+-]{1,60}@[\w.-]{3,60}|(?:https?:\/\/|www\.)\S+)$/iu;

/** The name of whoever signs, on a line of its own below a farewell. */
const signer = /^\p{Lu}[\p{L}.]{0,20}(?:\s(?:d[aeo]s?|\p{Lu}[\p{L}.]{0,20})){0,5}$/u;

/** A line of the head that programs put above a letter, and what it says. */
const mailLine =
  /^\*{0,2}(?<what>de|from|enviad[oa](?:\sem)?|data|date|sent|para|to|cc|cco|bcc|assunto|subject|responder\spara|reply-to):\*{0,2}(?:\s+(?<told>\S.*))?$/iu;

/** What stands above that head in a letter that was handed on, and nothing else. */
const handedOn =
  /^[-_\s]{0,20}(?:mensagem (?:original|encaminhada)|forwarded message|original message|in[íi]cio da mensagem \p{L}+|begin forwarded message)?[-_:\s]{0,20}$/iu;

/** What a telephone puts below a letter. */
const sentWith = /^(?:enviado (?:do|pelo|via|a partir d[eo])|sent from|obter o|get)\s.{3,60}$/iu;

/** The day in a line of such a head. */
const mailDay =
  /\d{1,2}º?\sde\s\p{L}{3,9}\.?\sde\s\d{4}|(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}|(?<!\d)\d{4}-\d\d-\d\d/u;

/** A letter with the head that a program put above it. */
export interface Mail {
  /** What somebody wrote above the head, and the lines of the head. */
  readonly above: readonly string[];
  readonly head: readonly string[];
  /** Who sent it, as the head says, and on which day, as it is written there. */
  readonly from: string | undefined;
  readonly sent: string | undefined;
  /** The letter, without what says how to reach who wrote it or on what it was written. */
  readonly said: string;
  readonly below: readonly string[];
}

/** A text as a letter with its head: nothing of one without lines that say who sent it, and an address or when and about what. */
export function readMail(text: string): Mail | undefined {
  const lines = text.trim().split(/\r?\n/);
  const filled = lines.map((line) => line.trim());
  const start = filled.findIndex((line) => mailLine.test(line));
  const above = filled.slice(0, Math.max(start, 0)).filter((line) => line !== '');
  if (start < 0 || above.length > longestAbove) return undefined;
  const isOfHead = (line: string) => mailLine.test(line) || (contact.test(line) && line.includes('@'));
  const length = filled.slice(start).findIndex((line) => !isOfHead(line));
  const head = filled.slice(start, length < 0 ? filled.length : start + length);
  const told = head.map((line) => mailLine.exec(line)?.groups ?? {});
  const find = (what: RegExp) => told.find((one) => what.test(one['what'] ?? ''))?.['told'];
  const from = find(/^(?:de|from)$/i);
  const when = find(/^(?:enviad|data|date|sent)/i);
  // Anybody may be written `De:`; an address, or an hour above a subject, only a letter's head has.
  const isDated = when !== undefined && /\d{1,2}[:h]\d{2}/.test(when) && find(/^(?:assunto|subject)$/i);
  if (from === undefined || head.length < 2 || !(/\S@\S/.test(from) || isDated)) return undefined;
  const kept = lines.slice(start + head.length);
  const below: string[] = [];
  const isBelow = (line: string) => line === '' || contact.test(line) || sentWith.test(line);
  while (kept.length > 0 && isBelow(kept.at(-1)?.trim() ?? '')) below.unshift(kept.pop()?.trim() ?? '');
  const name = /^["']?([^"'<>[\]()@]{2,60}?)["']?\s*(?:[<[(].*)?$/u.exec(from)?.[1];
  const [sent] = mailDay.exec(when ?? '') ?? [];
  return {
    above,
    head,
    from: name?.trim(),
    sent: sent?.replace('.', ''),
    said: kept.join('\n').trim(),
    below: below.filter((line) => line !== ''),
  };
}

/** So many lines may stand above the head of a letter: a word to a colleague, and that it is handed on. */
const longestAbove = 4;

/** A text without the head of a letter, in which visitors would read somebody's address. */
export function withoutMailHead(text: string): string {
  const mail = readMail(text);
  return mail === undefined
    ? text
    : [
        ...mail.above.filter((line) => !handedOn.test(line)),
        mail.said,
        ...mail.below.filter((line) => !sentWith.test(line)),
      ]
        .join('\n')
        .trim();
}

/** A longer line that thanks is one for visitors. In letters. */
const longestFarewell = 30;

/** How a text is read that may be signed. */
interface Letter {
  /** Whether who has signed is what it tells: praise keeps its end, and a person the lines behind the farewell. */
  readonly of: 'praise' | 'person' | 'thing';
}

/** The lines of a text without those that are only around it, and these. */
export function apartFromAround(
  text: string,
  { of }: Letter,
): { readonly said: string; readonly left: readonly string[] } {
  const mail = readMail(text);
  if (mail !== undefined) {
    const { said, left } = apartFromAround(mail.said, { of });
    const out = [...mail.above, ...mail.head, ...left, ...mail.below];
    // Of praise the head says who sent it, and when.
    const ends = of === 'praise' ? said.split('\n').filter((line) => signing.test(line.trim())) : [];
    return { said: of === 'praise' ? text : said, left: [...out, ...ends] };
  }
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  const isFilled = (line: string) => line.trim() !== '';
  const [left, kept]: [string[], string[]] = [[], [...lines]];
  // Behind a greeting somebody may well ask something.
  const isGreeting = (line: string) => greeting.test(line) && !apartFromGreeting(line).said.includes('?');
  const isAround = (line: string) =>
    isGreeting(line) || (of === 'person' && farewell.test(line)) || (left.length === 0 && subject.test(line));
  while (kept.filter(isFilled).length > 1 && (!isFilled(kept[0] ?? '') || isAround(kept[0]?.trim() ?? '')))
    left.push(kept.shift() ?? '');
  if (of === 'praise') {
    const own = kept.filter((line) => !ofPortal.test(line.trim()));
    return {
      said: own.join('\n'),
      left: [...left, ...kept.filter((line) => !own.includes(line))].filter(isFilled),
    };
  }
  const isBelow = (line: string) => !isFilled(line) || contact.test(line.trim());
  const below: string[] = [];
  while (kept.filter(isFilled).length > 1 && isBelow(kept.at(-1) ?? '')) below.unshift(kept.pop() ?? '');
  const isFarewell = (line: string) => farewell.test(line) || /^[-–—_]{2,}$/u.test(line);
  const end = kept.findIndex(
    (line, at) => at > 0 && line.length < longestFarewell && isFarewell(line.trim()),
  );
  const isEnd = end > 0 && kept.slice(end + 1).every((line) => !isFilled(line) || signer.test(line.trim()));
  const cut = of === 'thing' && isEnd ? end : kept.length;
  // What is told with an address of its own keeps that, where nobody signs.
  const isOut = of === 'person' || cut < kept.length;
  return {
    said: [...kept.slice(0, cut), ...(isOut ? [] : below)].join('\n').trim(),
    left: [...left, ...kept.slice(cut), ...(isOut ? below : [])].filter(isFilled).map((line) => line.trim()),
  };
}
