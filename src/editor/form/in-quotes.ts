import { listed } from '../ui/listed.ts';

/** The beginning of a text, where it is long. */
export const shorten = (text: string) => (text.length > 30 ? `${text.slice(0, 29).trimEnd()}…` : text);

/** Words as a sentence names them: each between quotation marks. */
export const inQuotes = (some: readonly string[]) => listed.format(some.map((one) => `“${one}”`));
