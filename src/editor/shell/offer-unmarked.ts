import { findMarks, readData, setValue, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { dataOf } from './knowledge.ts';

type VisibleMark = Extract<Told, { readonly kind: 'visibleMark' }>;
type Mark = VisibleMark['parameters']['mark'];

interface Said {
  readonly label: string;
  /** Nothing where what the checker says is as good without the file. */
  readonly cure?: string;
}

const outOfText = 'Tirar do texto';

/** What takes marks of a kind out of a text, for all of them at once, and what is said above its button. */
const ways: Readonly<Partial<Record<Mark['kind'], Said>>> = {
  'chat-stamp': {
    label: 'Tirar as datas e os nomes',
    cure: 'É o que o WhatsApp põe antes de cada mensagem copiada.',
  },
  letter: {
    label: 'Tirar o que é do e-mail',
    cure: 'Parece um e-mail copiado inteiro, com a saudação e a assinatura.',
  },
  'line-break-tag': { label: 'Começar ali uma linha', cure: 'Na página isto não separa nada.' },
  'open-bold': {
    label: 'Tirar os sinais',
    cure: 'Se é negrito, feche-o também com **, sem espaço por dentro: **assim**. Se não:',
  },
  'quoted-line': { label: 'Tirar os sinais', cure: 'O sinal no começo não faz nada na página.' },
  'team-note': { label: outOfText, cure: 'Um recado para a equipe não fica na página.' },
  document: { label: 'Tirar o código', cure: 'É código de outra página. As palavras ficam.' },
  embed: {
    label: outOfText,
    cure: 'Um texto não mostra outro site. Um vídeo tem uma seção própria, que se põe por "Acrescentar seção".',
  },
  picture: { label: outOfText, cure: 'A foto tem o seu campo na seção.' },
  rule: {
    label: 'Tirar o risco',
    cure: 'Um risco não se escreve no texto: um espaço vazio já separa parágrafos.',
  },
  table: { label: 'Fazer uma lista da tabela' },
  tag: { label: 'Tirar o código', cure: 'É código de outra página, e aqui não faz nada.' },
};

/** What stands in a mark's place. */
const instead: Readonly<Partial<Record<Mark['kind'], string>>> = { 'line-break-tag': '\n' };

/** A text without one of its marks. */
function takeOut(text: string, { kind, typed, better, whole, nth }: Mark): string {
  if (whole !== undefined) return whole;
  const parts = text.split(typed);
  const before = parts.slice(0, nth + 1).join(typed);
  return `${before}${better ?? instead[kind] ?? ''}${parts.slice(nth + 1).join(typed)}`;
}

/** So many marks of a kind are taken out at most. */
const most = 200;

/** A text without its marks of a kind, or with what says the same in their places. */
function withoutMarks(text: string, kind: Mark['kind']): string {
  let left = text;
  for (let count = 0; count < most; count += 1) {
    const mark = findMarks(left).find((one) => one.kind === kind);
    if (mark === undefined) break;
    left = takeOut(left, mark);
  }
  return left.trim();
}

/** Signs of which what says the same is sure wherever they stand. */
const isCertain = ({ kind, better, whole }: Mark) =>
  better !== undefined &&
  whole === undefined &&
  /^(?:single-star|underline|strike|heading|entity)$/.test(kind);

/** Takes all marks of a kind out of the text that one of them was found in, unless nothing would be left. */
export function offerUnmarked(
  { file, path = [], parameters: { mark, isShaped } }: VisibleMark,
  text: string,
): readonly Offer[] {
  const label = isCertain(mark) ? 'Corrigir' : ways[mark.kind]?.label;
  const typed = valueAt(dataOf(file.replace(/^pages\//, ''), text), path);
  // What says the same as a mark may itself be one where texts are not shaped.
  const isOneLine = !isShaped && (mark.better !== undefined || mark.kind === 'line-break-tag');
  if (label === undefined || typeof typed !== 'string' || isOneLine) return [];
  // Of a tag that has something in its place nothing is to go.
  if (!isCertain(mark) && mark.better !== undefined && mark.whole === undefined) return [];
  // The address of a link of another page would go with its tag.
  if (mark.kind === 'tag' && /<a\s/i.test(typed)) return [];
  const left = withoutMarks(typed, mark.kind);
  if (left === '' || left === typed.trim()) return [];
  return [
    {
      label,
      wish: {
        label:
          label === 'Corrigir' ? 'corrigir o texto' : `${label.charAt(0).toLowerCase()}${label.slice(1)}`,
        path,
        edit: (now) => {
          const value = valueAt(readData(now), path);
          return typeof value === 'string'
            ? setValue(now, path, withoutMarks(value, mark.kind))
            : { ok: true, text: now };
        },
      },
    },
  ];
}

/** What is said of a mark above the button that takes it out. */
export const cureOfMark = ({ parameters: { mark } }: VisibleMark): string | undefined =>
  mark.better !== undefined && mark.whole === undefined ? undefined : ways[mark.kind]?.cure;
