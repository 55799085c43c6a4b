import { fold } from '../../../fields/fold.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { fieldsIn, namesIn, outlineOf } from '../../schema/outline.ts';
import { readQuestions } from '../../schema/read-questions.ts';
import { writeWholeItem } from '../../schema/write-item.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import { lastLineOf } from '../../source/range.ts';
import { locate } from '../../source/source.ts';
import { rowsOfItem } from '../item-rows.ts';
import type { CheckedSection } from '../pages.ts';

/** A question with its answer, in the lines of another answer. */
interface Pair {
  readonly question: string;
  readonly answer: readonly string[];
  /** Its first line among those of the text. */
  readonly at: number;
  /** Whether a sign of people who write such pairs stands before it: `P:` and `R:`. */
  readonly isMarked: boolean;
}

const marked = /^(?:p|pergunta)\s*[:.)]\s*(.+)$/i;
const answered = /^(?:r|resposta)\s*[:.)]\s*/i;
const asked = /^(\p{Lu}[^?!.]{4,140}\?)(?:\s+(\S.*))?$/u;

/** A line that begins with a question, and what is answered behind it. */
function readQuestion(line: string, at: number): Pair | undefined {
  const typed = line.trim().replace(/^(?:[-–•*]|\d{1,2}[.)])\s+/, '');
  const told = marked.exec(typed)?.[1];
  const [, question = told, answer] = asked.exec(told ?? typed) ?? [];
  return question === undefined
    ? undefined
    : { question, answer: answer === undefined ? [] : [answer], at, isMarked: told !== undefined };
}

/** What an answer says first that is one: any other may belong to a question that nobody wants answered. */
const surely =
  /^(?:sim|nao|claro|depende|com certeza|ainda nao|somente|apenas|em geral|atendemos|aceitamos)\b/;

/** Whether pairs are questions that were pasted, and not one that a text asks itself. */
function isPasted(pairs: readonly Pair[]): boolean {
  const [first, second] = pairs;
  if (first === undefined || pairs.some(({ answer }) => answer.join('').trim() === '')) return false;
  return second !== undefined || first.isMarked || surely.test(fold(first.answer.join(' ')));
}

/** A pair as it is to be written: without `R:` and the empty lines around its answer. */
function withAnswer({ question, answer, at, isMarked }: Pair): Pair {
  const lines = answer.map((line) => line.trim().replace(answered, ''));
  return { question, answer: lines.join('\n').trim().split('\n'), at, isMarked };
}

/** The questions, with their answers, that a text of several lines holds behind its own answer. */
function readPairs(text: string): readonly Pair[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line, at) => at > 0 && readQuestion(line, at) !== undefined);
  const own = lines.slice(0, first).join('\n').trim();
  if (first === -1 || own === '' || /[,;:–-]$/.test(own)) return [];
  const pairs: Pair[] = [];
  for (const [index, line] of lines.slice(first).entries()) {
    const pair = readQuestion(line, first + index);
    const last = pairs.at(-1);
    if (pair !== undefined) pairs.push(pair);
    else if (last !== undefined) pairs[pairs.length - 1] = { ...last, answer: [...last.answer, line] };
  }
  const whole = pairs.map(withAnswer);
  return isPasted(whole) ? whole : [];
}

function checkAnswer(section: CheckedSection, path: Path): readonly Problem[] {
  const { source, base, schema } = section;
  const place = [...base, ...path, 'answer'];
  const text = valueAt(source.data, place);
  if (typeof text !== 'string' || !text.includes('?') || !text.trim().includes('\n')) return [];
  const range = locate(source, place);
  const pairs = source.text[range.start] === '|' ? readPairs(text) : [];
  const [pair] = pairs;
  const list = fieldsIn(outlineOf(schema)).find(({ name }) => name === path[0])?.outline;
  const { last: end, column } = rowsOfItem(section, path);
  const items = pairs.map(({ question, answer }) =>
    writeWholeItem(list?.kind === 'list' ? list.item : undefined, { question, answer: answer.join('\n') }),
  );
  if (pair === undefined || items.some((lines) => lines === undefined)) return [];
  const own = valueAt(source.data, [...base, ...path, 'question']);
  const isRepeated = typeof own === 'string' && readQuestions(text)?.[0]?.question === own.trim();
  const mistake = finding('askedInAnswer', {
    questions: pairs.map(({ question }) => question),
    first: range.line + 1 + pair.at,
    last: Math.min(end, lastLineOf(range)),
    end,
    lines: items
      .flatMap((lines) => lines ?? [])
      .map((line) => (line === '' ? '' : ' '.repeat(column) + line)),
    repeated: isRepeated && text.split('\n')[0]?.trim().endsWith('?') ? range.line + 1 : undefined,
  });
  const [typed = ''] = text.split('\n').slice(pair.at, pair.at + 1);
  return [{ ...placeProblem(source, place, mistake), range: placePhrase(source, place, typed.trim()) }];
}

/** Answers that hold further questions with their answers, as they come from a chat: each is an item of its own. */
export function checkAskedInAnswers(sections: readonly CheckedSection[]): readonly Problem[] {
  return sections.flatMap((section) =>
    fieldsIn(outlineOf(section.schema)).flatMap(({ name, outline }) => {
      const items = section.data[name];
      const isAsked =
        outline.kind === 'list' &&
        ['question', 'answer'].every((field) => namesIn(outline.item).includes(field));
      return isAsked && Array.isArray(items)
        ? items.flatMap((_, index) => checkAnswer(section, [name, index]))
        : [];
    }),
  );
}
