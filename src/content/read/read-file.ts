import { offerFix } from '../fix/offer.ts';
import { readSource } from '../source/read-source.ts';

/** Reads a file as `readSource` does. What the repairer can put right is told with its command. */
export const readFile: typeof readSource = (identity, bytes) => {
  const { source, problems } = readSource(identity, bytes);
  return { source, problems: problems.map((problem) => offerFix(problem, source)) };
};
