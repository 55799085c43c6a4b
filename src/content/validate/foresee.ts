import type { Content } from '../load/content.ts';
import { putIntoWords } from '../problems/languages.ts';
import type { Problem } from '../problems/problem.ts';
import { putDraft, type Draft } from './draft.ts';
import { validate, type Conditions } from './validate.ts';

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.yaml$/, '');
}

/** A problem without its place, which an edit moves. */
function tell(problem: Problem): string {
  return `${problem.code} ${putIntoWords(problem).message}`;
}

const errorsOf = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === 'error');

/** Of the errors that are told after an edit those that were not told before it. */
export function findBrought(after: readonly Problem[], before: readonly Problem[]): readonly Problem[] {
  const known = new Map<string, number>();
  for (const told of before.map(tell)) known.set(told, (known.get(told) ?? 0) + 1);
  return errorsOf(after).filter((problem) => {
    const left = known.get(tell(problem)) ?? 0;
    known.set(tell(problem), left - 1);
    return left <= 0;
  });
}

/** The errors that the checker would find with a page's new text and does not find without it. */
export function foresee(
  content: Content,
  { file, text }: Pick<Draft, 'file' | 'text'>,
  conditions: Conditions,
): readonly Problem[] {
  const name = nameOf(file);
  const old = content.sources.find((one) => one.kind === 'page' && one.name === name);
  const draft = { file: old?.file ?? file, name, kind: 'page', text } as const;
  const errors = errorsOf(validate(putDraft(content, draft).content, conditions).problems);
  return errors.length === 0 ? [] : findBrought(errors, validate(content, conditions).problems);
}

/** An edit of several files. */
interface Change {
  readonly before: Content;
  readonly after: Content;
  /** The files that it changes, as messages name them: `pages/contato.yaml`. */
  readonly files: readonly string[];
}

/** The errors of files that an edit changes, and those of others, which it may have brought. */
export function divide(problems: readonly Problem[], files: readonly string[]) {
  const errors = errorsOf(problems);
  const isOwn = ({ file }: Problem) => files.includes(file);
  return { own: errors.filter(isOwn), others: errors.filter((problem) => !isOwn(problem)) };
}

/** The errors for which an edit is not saved: every one in the files that it changes, and those that it brings to others. */
export function findBlocking({ before, after, files }: Change, conditions: Conditions): readonly Problem[] {
  const { own, others } = divide(validate(after, conditions).problems, files);
  if (others.length === 0) return own;
  return [...own, ...findBrought(others, validate(before, conditions).problems)];
}

/** Why an edit is not made that would bring errors, in the checker's words. */
export function explainForeseen(problems: readonly Problem[]): string {
  const told = problems.map((problem) => {
    const { message, cure } = putIntoWords(problem);
    return `  ${message}\n  → ${cure}`;
  });
  return ['Com isso o verificador recusaria a página:', ...told].join('\n');
}
