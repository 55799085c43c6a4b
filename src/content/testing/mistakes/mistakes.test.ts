import { putIntoWords } from '../../problems/languages.ts';
import { describe, expect, it } from 'vitest';
import { sortProblems, type Problem } from '../../problems/problem.ts';
import { formatReport } from '../../present/report.ts';
import { blocks } from '../../schema/registry.ts';
import { brokenSamples, checkSample, sampleContent } from '../sample.ts';
import { mistakes, soundPage, type Mistake } from './table.ts';

const bannedWords =
  /\b(schema|mapping|scalar|enum|array|string|undefined|null|zod|regex|NaN|object Object)\b/i;

/** Problems of a mistake; hints that every small site would get are left out, unless nothing else is told. */
function problemsOf({ files }: Mistake): readonly Problem[] {
  const { problems } = checkSample(files);
  const grave = problems.filter(({ code }) => code !== 'P041' && code !== 'P042');
  return sortProblems(
    grave.length > 0 ? grave : problems.filter(({ file }) => !file.startsWith('public/images')),
  );
}

function underlined(problem: Problem, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(problem.file) ?? '';
  return JSON.stringify(text.slice(problem.range.start, problem.range.end).slice(0, 60));
}

const types = [...blocks.values()].map(({ type, label }) => `${label.toLowerCase()} (${type})`).join(', ');

/** What an editor reads, with the exact text that is underlined. A new type of section changes none of it. */
function tell(mistake: Mistake): string {
  const { sources } = sampleContent(mistake.files);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const problems = problemsOf(mistake);
  const marks = problems.map((problem) => underlined(problem, texts)).join(', ');
  const report = formatReport(problems, sources).replaceAll(types, '(os tipos de seção)');
  return `━━━ ${mistake.name} ━━━ sublinhado: ${marks}\n\n${report}\n`;
}

it('finds nothing in the sound page', () => {
  expect(checkSample({ 'index.yaml': soundPage }).problems.filter(({ code }) => code !== 'P041')).toEqual([]);
});

describe.each(Object.entries(mistakes))('%s', (group, table) => {
  it('prints exactly this', async () => {
    await expect(table.map(tell).join('\n')).toMatchFileSnapshot(`./${group}.txt`);
  });

  it.each(table.map((mistake) => [mistake.name, mistake] as const))(
    'tells "%s" once per fault',
    (_, mistake) => {
      expect(problemsOf(mistake)).toHaveLength(mistake.faults);
    },
  );

  it.each(table.map((mistake) => [mistake.name, mistake] as const))(
    'tells "%s" without jargon and with a cure',
    (_, mistake) => {
      for (const { message, cure } of problemsOf(mistake).map((problem) => putIntoWords(problem))) {
        expect(`${message} ${cure}`).not.toMatch(bannedWords);
        expect(cure).not.toBe('');
      }
    },
  );
});

it('holds at least 80 mistakes', () => {
  expect(Object.values(mistakes).flat().length).toBeGreaterThanOrEqual(80);
  expect(brokenSamples.length).toBeGreaterThan(0);
});
