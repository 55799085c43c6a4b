import { listTexts } from '../../core/core.ts';
import { nameField } from '../form/in-words.ts';
import type { WholeClash } from '../session/carry-over.ts';
import { describeTexts } from './changes.tsx';
import { namesIn } from './knowledge.ts';
import type { Author } from './own-saves.ts';

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

/** Who deleted what the other one has changed. */
const deletions = {
  person: ['Você apagou, e a outra pessoa mudou.', 'A outra pessoa apagou, e você mudou.'],
  window: ['Foi apagado aqui, e mudado em outra janela.', 'Foi apagado em outra janela, e mudado aqui.'],
} as const satisfies Record<Author, object>;

/** Why of two texts of a file only one can stand. */
export function tellWhole({ reason, ours }: WholeClash, author: Author): string {
  return reason ?? deletions[author][ours === null ? 0 : 1];
}

/** A line of a file as a form says it, even of a text that cannot be read: the field by its label, and what stands in it. */
function sayLine(line: string): string {
  const bare = line.trim().replace(/^- /, '');
  const [, name, value = ''] = /^([a-z][A-Za-z]*):(?:\s+(.*))?$/.exec(bare) ?? [];
  const said = (name === undefined ? bare : value).replace(/^(["'])(.*?)\1?$/, '$2');
  return name === undefined ? said : `${nameField(name)}: ${said}`.trim();
}

/** What one text says that the other does not, as lines. */
function showOwnLines(text: string, other: string): string {
  const known = new Set(other.split('\n'));
  const own = text.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  return own.length > 0 ? own.map(sayLine).join('\n') : '(nada a mais)';
}

/** What one has made of a file: its own lines, or in words what has changed, where the other one has deleted it. */
export function showWhole({ file, old, ours, theirs }: WholeClash, side: 'ours' | 'theirs'): string {
  const [text, other] = side === 'ours' ? [ours, theirs] : [theirs, ours];
  if (text === null) return gone;
  if (other !== null) return showOwnLines(text, other);
  const told = describeTexts({ [file]: old }, { [file]: text }, namesIn({ [file]: text }));
  return told.flatMap(({ changes }) => changes).join('\n') || '(só o jeito de escrever)';
}
