import {
  isAccepted,
  readData,
  repairTyped,
  setValue,
  valueAt,
  type Edit,
  type Outline,
} from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { shorten } from './in-quotes.ts';
import type { FieldPath } from './wishes.ts';

/** What a field that takes no words may take out of a text: an e-mail address, a telephone, or the address of a page. */
const values: readonly RegExp[] = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /(?<![\d/.-])(?:\+\d{1,3}[\s.-]?)?\(?0?\d{2}\)?[\s.-]?9?[\s.-]?\d{4}[\s.-]?\d{4}(?![\d/-])/g,
  /(?<!\S)(?:https?:\/\/|www\.)[^\s<>"]{3,300}/gi,
];

const examples = ['nome@exemplo.com.br', '+55 54 90000-0000', 'https://www.exemplo.com.br'];

/** Whether a field takes a value of such a form, and no words. */
export const isOfOneForm = ({ schema }: Outline): boolean =>
  !isAccepted(schema, 'Palavras de um texto') && examples.some((one) => isAccepted(schema, one));

/** A field of one line keeps no line breaks, or makes spaces of them. */
const bare = (said: unknown) => (typeof said === 'string' ? said.replaceAll(/\s+/g, '') : '');

/** A longer value is cut on the button. In letters. */
const longest = 60;

interface PastedValue {
  readonly text: string;
  readonly path: FieldPath;
  readonly outline: Outline;
}

/** The one value that a field takes out of a text of more than that, which was pasted into it; nothing where it takes words, or several are told. */
export function wishOnly(data: unknown, { text, path, outline }: PastedValue): EditWish | undefined {
  if (!isOfOneForm(outline)) return undefined;
  const isPasted = (given: unknown) => bare(valueAt(given, path)) === bare(text);
  const found = values
    .flatMap((form) => text.match(form) ?? [])
    .map((typed) => repairTyped(outline, typed) ?? typed)
    .filter((value) => isAccepted(outline.schema, value));
  const [only, ...more] = new Set(found);
  if (only === undefined || more.length > 0 || bare(only) === bare(text) || !isPasted(data)) return undefined;
  return {
    label: `deixar só ${only.length > longest ? shorten(only) : only}`,
    said: 'Ficou só o que este campo pede.',
    path,
    edit: (now): Edit => (isPasted(readData(now)) ? setValue(now, path, only) : { ok: true, text: now }),
  };
}
