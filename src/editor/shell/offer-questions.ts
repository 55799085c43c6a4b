import {
  insertData,
  readData,
  readQuestions,
  setValue,
  valueAt,
  type Edit,
  type Told,
} from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';

/** Questions with their answers that stand in the answer of another. */
type Asked = Extract<Told, { readonly kind: 'askedInAnswer' }>;

/**
 * Makes questions of an answer that is nothing but questions with their answers: the question above it is answered by none of
 * them, and gives its place to the first.
 */
export function offerQuestions({ path = [] }: Asked, text: string): Offer | undefined {
  const item = path.slice(0, -1);
  const [list, at] = [item.slice(0, -1), Number(item.at(-1))];
  const readIn = (now: string) => {
    const [question, answer] = ['question', 'answer'].map((name) => valueAt(readData(now), [...item, name]));
    const questions = typeof answer === 'string' ? readQuestions(answer) : undefined;
    return questions?.[0]?.question === question ? undefined : questions;
  };
  const questions = readIn(text);
  if (questions === undefined || questions.length < 2) return undefined;
  const edit = (now: string): Edit => {
    const [first, ...others] = readIn(now) ?? [];
    if (first === undefined) return { ok: true, text: now };
    const own = Object.entries(first).reduce<Edit>(
      (done, [name, said]) => (done.ok ? setValue(done.text, [...item, name], said) : done),
      { ok: true, text: now },
    );
    return others.reduce<Edit>(
      (done, { question, answer }, index) =>
        done.ok ? insertData(done.text, list, at + 1 + index, { question, answer }) : done,
      own,
    );
  };
  const amount = `${questions.length} perguntas no lugar desta`;
  const own = valueAt(readData(text), [...item, 'question']);
  const said = typeof own === 'string' && own !== '' ? `A pergunta "${own}" saiu: nada a respondia.` : '';
  return {
    label: `Fazer ${amount}`,
    wish: { label: `fazer ${amount}`, path: item, edit, ...(said !== '' && { said }) },
  };
}
