import { expect, it } from 'vitest';
import { english } from '../../problems/english.ts';
import { translate } from '../../present/language.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkSample, sampleContent } from '../sample.ts';
import { mistakes } from './table.ts';

const pairs = Object.values(mistakes)
  .flat()
  .flatMap(({ files }) => {
    const { problems } = checkSample(files);
    const { sources } = sampleContent(files);
    return translate(problems, sources, 'en').map((told, index) => ({ told, problem: problems[index] }));
  })
  .filter(({ told: { code } }) => code !== 'P041');

function tell({ code, file, range, place = '', message, cure }: Problem): string {
  return [`${code} ${file}:${range.line}:${range.column} ${place}`.trim(), message, `→ ${cure}`].join('\n  ');
}

it('tells every mistake in English', async () => {
  const told = new Set(pairs.map(({ told }) => tell(told)));
  await expect(`${[...told].join('\n')}\n`).toMatchFileSnapshot('./english.txt');
});

it('leaves code, place and suggestion as they are', () => {
  const facts = ({ code, severity, file, range, other, suggestion }: Problem) => ({
    code,
    severity,
    file,
    range,
    other,
    suggestion,
  });
  for (const { told, problem } of pairs) expect(facts(told)).toEqual(problem && facts(problem));
});

it('has a word for what is missing in every wording', () => {
  const bare = { text: 'x', names: [], figures: ['1', '2', '3'] };
  for (const { title, message, cure } of Object.values(english)) {
    const said = [message, cure].map((say) => (typeof say === 'string' ? say : say(bare)));
    expect(`${title} ${said.join(' ')}`).not.toMatch(/undefined|[áâãçéêíóôõú]|^ | $/);
  }
});
