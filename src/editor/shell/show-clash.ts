import { listTexts } from '../../core/core.ts';

const gone = '(apagado)';

/** Fields of which the value is a switch or a choice, and no text. */
const isSwitch = /^(?:hidden|whenHidden|lazy|tel|soldOut|openNow|kind|popular)$/;

/** A value of a clash as somebody reads it: of a section or an item the texts that a person wrote. */
export function showValue(value: unknown): string {
  if (value === undefined) return gone;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return `na posição ${value + 1}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const texts = listTexts('', value).filter(({ path }) => !isSwitch.test(String(path.at(-1))));
  return texts.map(({ said }) => said).join('\n') || '(sem textos)';
}

/** What one text of a file says that the other does not, as lines; nothing of the other where one was deleted. */
export function showOwnLines(text: string | null, other: string | null): string {
  if (text === null) return gone;
  const known = new Set(other?.split('\n'));
  const own = text.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  return own.length > 0 ? own.join('\n') : '(nada a mais)';
}
