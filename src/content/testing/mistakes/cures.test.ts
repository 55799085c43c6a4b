import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../problems/edit.ts';
import { correctionOf } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkSample, sampleContent } from '../sample.ts';
import { next } from './next.ts';
import { mistakes, type Mistake } from './table.ts';

type Files = Mistake['files'];

/** What is told of content, hints aside: one is told only once all else is right. */
const toldOf = (files: Files) => checkSample(files).problems.filter(({ severity }) => severity !== 'hint');

const sourceOf = (files: Files, file: string) =>
  sampleContent(files).sources.find((source) => source.file === file);

/** What a problem says of its file, wherever in it that is. */
const tell = ({ file, kind, parameters }: Problem) => `${file} ${kind} ${JSON.stringify(parameters)}`;

const cases = Object.values(mistakes)
  .flat()
  .flatMap(({ name, files }) =>
    toldOf(files).flatMap((problem) => {
      const { edit, file, kind, path = [] } = problem;
      const before = sourceOf(files, file);
      if (edit === undefined || before === undefined) return [];
      const cured = { ...files, [file.replace('pages/', '')]: applyEdit(before.text, edit) };
      return [{ name, problem, edit, files, cured, before, kind, path }];
    }),
  );

/** Whether a cure writes one word for another, and does not only change how the same words are written. */
const isRewording = (problem: Problem) =>
  problem.further !== undefined ||
  problem.kind === 'otherField' ||
  problem.kind === 'chatStamp' ||
  problem.kind.startsWith('forbidden') ||
  'from' in (correctionOf(problem) ?? {});

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';

const inOrder = (text: string) => words(text).split(' ').toSorted().join(' ');

/** All texts of a file's data by their paths. */
function scalars(data: unknown, path = ''): readonly string[] {
  if (typeof data !== 'object' || data === null) return [`${path} = ${String(data)}`];
  return Object.entries(data).flatMap(([name, value]) => scalars(value, `${path}/${name}`));
}

describe.each(cases)('the cure of "$name" ($kind)', ({ name, problem, edit, files, cured, before, path }) => {
  it('leaves nothing but what it could not know of', () => {
    const known = toldOf(files).map(tell);
    const left = toldOf(cured);
    const count = (all: readonly string[]) => all.filter((one) => one === tell(problem)).length;
    expect(count(left.map(tell))).toBe(count(known) - 1);
    const fresh = left.filter((one) => !known.includes(tell(one)));
    expect(fresh.map((one) => one.kind)).toEqual(next[name] === undefined ? [] : [next[name]]);
  });

  it('changes nothing else', () => {
    const cut = before.text.slice(edit.start, edit.end);
    if (!isRewording(problem)) {
      // Lines that are deleted stand elsewhere too; lines that come are structure and name no text.
      const isMoved = inOrder(cut) === inOrder(edit.text);
      const isTwice = edit.text === '' && words(before.text).split(words(cut)).length > 2;
      const isStructure = cut === '' && /^ *(- type: [a-z]+|[a-z]+:)\r?\n$/.test(edit.text);
      const isNamed = /^ *- (?!.*: )/.test(cut) && words(edit.text).replace(/^[a-z]+ /i, '') === words(cut);
      // A profile's name becomes its address.
      const isAddress = /@\w+$/.test(cut) && edit.text.endsWith(cut.slice(cut.indexOf('@') + 1));
      const isSame = isMoved || isTwice || isStructure || isNamed || isAddress;
      expect(isSame, `${cut} → ${edit.text}`).toBe(true);
      return;
    }
    if (before.data === undefined) return;
    const [was, is] = [scalars(before.data), scalars(sourceOf(cured, problem.file)?.data)];
    const place = `/${path.slice(0, -1).join('/')}`.replace(/\/$/, '');
    const changed = [...was.filter((one) => !is.includes(one)), ...is.filter((one) => !was.includes(one))];
    expect(changed.filter((one) => !one.startsWith(`${place}/`))).toEqual([]);
    expect(is).toHaveLength(was.length);
  });
});

it('cures most of the kinds that are told of a text', () => {
  expect(new Set(cases.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(49);
});
