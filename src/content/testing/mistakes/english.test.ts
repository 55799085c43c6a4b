import { expect, it } from 'vitest';
import { blocks } from '../../schema/registry.ts';
import { tell, type Told } from '../../present/tell.ts';
import { checkSample, sampleContent } from '../sample.ts';
import { mistakes } from './table.ts';

const told = Object.values(mistakes)
  .flat()
  .flatMap(({ files }) => tell(checkSample(files).problems, sampleContent(files).sources, 'en'))
  .filter(({ code }) => code !== 'P041');

function write({ code, file, range, place = '', message, cure }: Told): string {
  return [`${code} ${file}:${range.line}:${range.column} ${place}`.trim(), message, `→ ${cure}`].join('\n  ');
}

const types = [...blocks.keys()].join(', ');

it('tells every mistake in English', async () => {
  const written = [...new Set(told.map(write))].join('\n');
  // A new type of section changes none of it.
  const text = written.replaceAll(types, '(the types of sections)');
  await expect(`${text}\n`).toMatchFileSnapshot('./english.txt');
});

it('has no word of Portuguese but what an editor typed', () => {
  for (const { message, cure } of told) {
    const [first = '', ...pasted] = cure.split('\n');
    const own = `${message} ${first}`.replaceAll(/"[^"]*"|'[^']*'|: .*$/g, '');
    expect(`${own} ${pasted.length}`).not.toMatch(/undefined|[áâãçéêíóôõú]/i);
  }
});
