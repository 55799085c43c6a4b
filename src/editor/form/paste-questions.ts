import { countOf, namesIn, readData, readQuestions, valueAt } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { listLeft } from '../shell/left-examples.ts';
import { hasRoom, writeItems, type Pasted } from './paste-rows.ts';

const inLine = (text: unknown) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '');

/**
 * Questions with their answers that were pasted into the question of an item, and stand there in one line: an item of each.
 * Nothing where the item has an answer of its own, which somebody wrote, or the list has no room for them.
 */
export function wishQuestions(data: unknown, noun: string, pasted: Pasted): EditWish | undefined {
  const { text, field, list, path, index, site } = pasted;
  const isAsked = field === 'question' && namesIn(list.item).includes('answer');
  const questions = isAsked ? readQuestions(text) : undefined;
  const [first] = questions ?? [];
  if (questions === undefined || first === undefined || !hasRoom(pasted, questions.map(toItem)))
    return undefined;
  const item = valueAt(data, [...path, index]);
  const left = listLeft(valueAt(data, path.slice(0, 2)), site.catalogue);
  const isOwn = (given: string) => given !== '' && given !== inLine(first.answer) && !left.includes(given);
  const stands = (given: unknown) =>
    inLine(valueAt(given, ['question'])) === inLine(text) && !isOwn(inLine(valueAt(given, ['answer'])));
  if (!stands(item)) return undefined;
  const amount = countOf(questions.length, noun);
  const write = writeItems(questions.map(toItem), pasted);
  return {
    label: `fazer ${amount}`,
    said: `O que você colou são agora ${amount} da lista.`,
    path: [...path, index],
    edit: (now) => (stands(valueAt(readData(now), [...path, index])) ? write(now) : { ok: true, text: now }),
  };
}

const toItem = ({ question, answer }: { readonly question: string; readonly answer: string }) => ({
  question,
  answer,
});
