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

/** The errors of content that it would not have without an edit. */
function findNew(before: Content, after: Content, conditions: Conditions): readonly Problem[] {
  const known = validate(before, conditions).problems.map(tell);
  return validate(after, conditions).problems.filter((problem) => {
    if (problem.severity !== 'error') return false;
    const index = known.indexOf(tell(problem));
    if (index !== -1) known.splice(index, 1);
    return index === -1;
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
  return findNew(content, putDraft(content, draft).content, conditions);
}

/** An edit of several files. */
interface Change {
  readonly before: Content;
  readonly after: Content;
  /** The files that it changes, as messages name them: `pages/contato.yaml`. */
  readonly files: readonly string[];
}

/** The errors for which an edit is not saved: every one in the files that it changes, and those that it brings to others. */
export function findBlocking({ before, after, files }: Change, conditions: Conditions): readonly Problem[] {
  const errors = validate(after, conditions).problems.filter(({ severity }) => severity === 'error');
  const isOwn = ({ file }: Problem) => files.includes(file);
  if (errors.every(isOwn)) return errors;
  const brought = findNew(before, after, conditions).filter((problem) => !isOwn(problem));
  return [...errors.filter(isOwn), ...brought];
}

/** Why an edit is not made that would bring errors, in the checker's words. */
export function explainForeseen(problems: readonly Problem[]): string {
  const told = problems.map((problem) => {
    const { message, cure } = putIntoWords(problem);
    return `  ${message}\n  → ${cure}`;
  });
  return ['Com isso o verificador recusaria a página:', ...told].join('\n');
}
