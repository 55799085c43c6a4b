import { expect, it } from 'vitest';
import { formatProblems } from '../../present/report.ts';
import { tell } from '../../present/tell.ts';
import { checkSample, sampleContent } from '../sample.ts';
import { mistakes, type Mistake } from './table.ts';

const isOfFile = (line: string) => /^(- | +\S|[a-z]\w*:( |$))/.test(line);

const columnOf = (line: string) => line.search(/\S/);

/** How much further in each line of a file is than the one above it, for every two that are told below each other. */
function stepsOf(lines: readonly string[], told: readonly string[]): readonly string[] {
  return told.flatMap((line, at) => {
    const above = told[at - 1];
    if (above === undefined || !isOfFile(line) || !isOfFile(above)) return [];
    return [`${columnOf(lines[at] ?? '') - columnOf(lines[at - 1] ?? '')} ${line.trim()}`];
  });
}

/** What is wrong with how the cures of a mistake are printed: lines below each other that are further apart than they are told. */
function findBroken({ files }: Mistake): readonly string[] {
  const { problems } = checkSample(files);
  const { sources } = sampleContent(files);
  const printed = formatProblems(problems, sources);
  return tell(problems, sources).flatMap(({ cure }, index) => {
    const told = cure
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '');
    const rows = (printed[index] ?? '').split('\n').filter((line) => !/^ *(P\d{3})?$/.test(line));
    const [is, meant] = [stepsOf(rows.slice(rows.length - told.length), told), stepsOf(told, told)];
    return is.filter((step, at) => step !== meant[at]);
  });
}

it.each(
  Object.values(mistakes)
    .flat()
    .map((mistake) => [mistake.name, mistake] as const),
)('the lines to paste for "%s" are printed as they stand to each other', (_, mistake) => {
  expect(findBroken(mistake)).toEqual([]);
});
