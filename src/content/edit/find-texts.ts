import { listTexts, type SiteText } from './names.ts';

/** So many questions are remembered: forms ask them again with each letter, of files that have stayed as they were. */
const mostKnown = 64;

const known = new Map<string, WeakMap<readonly SiteText[], readonly SiteText[]>>();

/** The texts of a file, by its texts, of which the question with this name was found true; the latest questions are known. */
function answersTo(question: string): WeakMap<readonly SiteText[], readonly SiteText[]> {
  const answers = known.get(question) ?? new WeakMap();
  known.delete(question);
  known.set(question, answers);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return answers;
}

/**
 * The texts of a site of which something is true. What is asked has a name: under that a file's answer is known for as long as
 * its data stay, so the same name has to ask the same.
 */
export function findTexts(
  files: Readonly<Record<string, unknown>>,
  question: string,
  isTrue: (said: string) => boolean,
): readonly SiteText[] {
  const answers = answersTo(question);
  return Object.entries(files).flatMap(([file, data]) => {
    const texts = listTexts(file, data);
    const found = answers.get(texts) ?? texts.filter(({ said }) => isTrue(said));
    answers.set(texts, found);
    return found;
  });
}
