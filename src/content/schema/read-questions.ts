import { answerSign, askedSign } from '../../fields/around.ts';

/** A question with its answer, as people write several of them one below the other. */
interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** A line that asks something. */
interface Asked {
  /** What stands before it, of whatever number: questions of one text all have the same. */
  readonly sign: string;
  readonly count: number | undefined;
  readonly question: string;
  /** What is answered on the same line. */
  readonly answer?: string | undefined;
  readonly at: number;
}

/** What stands before questions that no word names as such. */
const sign = /^(?:(\d{1,2})[.)]\s+|[-–—•●▪◦·*]\s+)/;

/** A question alone on its line, or with its answer behind it. */
const alone = /^\S.+\?[?!]{0,5}["”)]?(?:\s*\p{Extended_Pictographic}\uFE0F?)*$/u;
const withAnswer = /^(\p{Lu}[^?!.]{4,140}!?\?[?!]{0,5})\s+(\S.*)$/u;

/** A line without the stars with which a chat makes all of it bold. */
const unstarred = (line: string) => line.replace(/^(\*{1,2})([^*\s](?:[^*]*[^*\s])?)\1$/, '$2');

function readAsked(line: string, at: number, lines: readonly string[]): Asked | undefined {
  const typed = unstarred(line.trim());
  const called = askedSign.exec(typed);
  const [before = '', number = ''] = called ?? sign.exec(typed) ?? [];
  const words = unstarred(typed.slice(before.length).trim());
  const asked = {
    sign: before.trim().replace(/\d+/, '#').toLowerCase(),
    count: number === '' ? undefined : Number(number),
    at,
  };
  // Between a word that says so and an answer, it need not have a mark.
  const next = lines.slice(at + 1).find((one) => one.trim() !== '');
  const isAnswered = called !== null && words !== '' && answerSign.test(next?.trim() ?? '');
  if (alone.test(words) || isAnswered) return { ...asked, question: words };
  const [, question, answer] = withAnswer.exec(words) ?? [];
  return question === undefined ? undefined : { ...asked, question, answer };
}

/** Whether the questions of a text stand in one way: all numbered in a row, and all below an empty line or none. */
function areAlike(questions: readonly Asked[], lines: readonly string[]): boolean {
  const [first, ...others] = questions;
  const apart = new Set(others.map(({ at }) => lines[at - 1]?.trim() === ''));
  const isInRow = questions.every(
    ({ count }, turn) => first?.count === undefined || count === first.count + turn,
  );
  // Behind a word that says so, a question is one wherever it stands.
  return (apart.size === 1 || /[a-z]/.test(first?.sign ?? '')) && isInRow;
}

/**
 * A text that is nothing but questions, each with its answer below it or behind it, with what stands between an answer's
 * lines. Nothing where it begins with other words, or it is in doubt which of its lines are questions.
 */
export function readQuestions(text: string): readonly Answered[] | undefined {
  const lines = text.trim().split(/\r?\n/);
  const asked = lines.flatMap((line, at) => readAsked(line, at, lines) ?? []);
  const [first] = asked;
  if (first?.at !== 0) return undefined;
  const isInline = first.answer !== undefined;
  const questions = asked.filter((one) => one.sign === first.sign && (one.answer !== undefined) === isInline);
  if (questions.length < 2 || !areAlike(questions, lines)) return undefined;
  const pairs = questions.map(({ question, answer = '', at }, turn) => {
    const told = [answer, ...lines.slice(at + 1, questions[turn + 1]?.at)].map((line) => line.trimEnd());
    return { question, answer: told.join('\n').trim().replace(answerSign, '') };
  });
  const isBullet = first.sign !== '' && !/[#a-z]/.test(first.sign);
  const isDoubtful = ({ answer }: Answered) =>
    answer === '' || (isBullet && answer.split('\n').some((line) => line.trim().startsWith(first.sign)));
  return pairs.some(isDoubtful) ? undefined : pairs;
}
