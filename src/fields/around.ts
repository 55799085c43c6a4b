/**
 * What people write around a text that they send, and is no part of it. All that divides a pasted text asks here, so that what one
 * of them knows all do.
 */

/** A line that a letter begins with, and no text for visitors. */
export const greeting =
  /^(?:(?:[oO]i+|[oO]l[áa]|[bB]om dia|[bB]oa (?:tarde|noite)|[pP]rezad[ao]s?)(?!\p{L})(?:,?\s\p{Ll}+|,\s\p{L}+|\s\p{Lu}\p{Ll}+(?=[,!:]))?|(?:[pP]essoal|[gG]ente|[mM]eninas)(?=[,!:]))(?:,?\s(?:tudo (?:bem|certo|bom)|como vai).*|[,!\s].{2,60}:|!\s\p{L}(?:egue|ode|onsegue|oloca|[õo]e|ota|tualiza|roca|avor)[^\d$]{0,60})?[\s,!?.:]*$/u;

/** A line that a letter ends with, be it above who has written it. */
export const farewell =
  /^(?:bjs?|beij\p{L}+|abs|abra[çc]os?|att|atenciosamente|cordialmente|obrigad\p{L}+|obg|valeu|vlw|at[ée] (?:mais|logo)|qualquer (?:d[úu]vida|coisa))(?!\p{L})[^\d$]*$/iu;

/** The same before other words on their line: a sign ends it, or a face. */
const greetingBefore =
  /^(?:oi+|ol[áa]|bom dia|boa (?:tarde|noite)|pessoal|gente|meninas)(?!\p{L})(?:,?\s(?:pessoal|gente|meninas|tudo (?:bem|bom|certo)|td bem))?\s?(?:[!?.,:]|\p{Extended_Pictographic}|\uFE0F)+(?:\s+(?:tudo (?:bem|bom|certo)|td bem)\s?[!?.,]+)?\s+(?=\S)/iu;

/** A greeting with which a text begins, and the text without it. */
export function apartFromGreeting(text: string): { readonly greeted: string; readonly said: string } {
  const [before = ''] = greetingBefore.exec(text) ?? [];
  return { greeted: before.trim(), said: text.slice(before.length) };
}

/** A text without signs at its ends that only draw the eye. */
export const withoutDrawings = (text: string): string =>
  text
    .replace(/^(?:\p{Extended_Pictographic}|[\uFE0F\u200D\s])+/u, '')
    .replace(/(?:\p{Extended_Pictographic}|[\uFE0F\u200D\s])+$/u, '');
