import { codes, type Code } from '../problems/codes.ts';
import { english, type Facts } from '../problems/english.ts';
import type { LanguageName } from '../problems/phrases.ts';
import { describePlace } from '../source/place.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { pasted, shorten } from '../problems/wording.ts';

/** What a code stands for, in a language. */
export function titleOf(code: Code, language: LanguageName): string {
  return language === 'en' ? english[code].title : codes[code];
}

/** In every wording quotes stand around what is the editor's or a field's name, and figures are figures in any language. */
function readFacts({ message, cure, range }: Problem, text: string): Facts {
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  return {
    text: shorten(text.slice(range.start, range.end).trim()),
    names: quoted,
    figures: `${message} ${cure}`.match(/\d+/g) ?? [],
    sign: /U\+[\dA-F]{4,}/.exec(message)?.[0],
  };
}

/** The cure: the word that was meant, else the line as it should be, else what to do in general. */
function cureOf(problem: Problem, facts: Facts): string {
  const meant = problem.suggestion?.to.trim();
  if (meant) return `Did you mean "${meant}"?`;
  const line = pasted(problem.cure);
  const { cure } = english[problem.code];
  return line === undefined ? (typeof cure === 'string' ? cure : cure(facts)) : `Write: ${line}`;
}

function inEnglish(problem: Problem, source: Source | undefined): Problem {
  const text = source?.text ?? '';
  const facts = readFacts(problem, text);
  const { message } = english[problem.code];
  const isPlaced = source !== undefined && problem.path !== undefined;
  return {
    ...problem,
    message: typeof message === 'string' ? message : message(facts),
    cure: cureOf(problem, facts),
    place: isPlaced ? describePlace(source, problem.path, 'en') : problem.place,
  };
}

/** Problems in the words of a language. Everything but message, cure and place stays as it is. */
export function translate(
  problems: readonly Problem[],
  sources: readonly Source[],
  language: LanguageName,
): readonly Problem[] {
  if (language === 'pt') return problems;
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return problems.map((problem) => inEnglish(problem, byFile.get(problem.file)));
}
