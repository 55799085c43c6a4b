import { expect, it } from 'vitest';
import { cureOf, tell, type Told } from '../../core/core.ts';
import { mistakes, type Mistake } from '../../content/testing/mistakes/table.ts';
import { checkSample, sampleContent } from '../../content/testing/sample.ts';
import { inWords } from '../form/in-words.ts';
import { withOffers } from '../shell/offers.ts';
import { advices } from './advice.ts';
import { stoodAt } from './stood.ts';

const toldOf = (files: Mistake['files']) => tell(checkSample(files).problems, sampleContent(files).sources);

/** The pinned mistakes of a kind for which a form has a button, with the text that they are in and what cures them. */
function casesOf(kind: string) {
  return Object.values(mistakes)
    .flat()
    .flatMap(({ files, name }) =>
      toldOf(files)
        .filter((problem) => problem.kind === kind && problem.edit === undefined)
        .flatMap((problem) => {
          const source = sampleContent(files).sources.find(({ file }) => file === problem.file);
          const advised = source && cureOf(problem, source);
          if (source?.data === undefined || advised === undefined || advised.text.includes('…')) return [];
          return [
            {
              name,
              files,
              text: source.text,
              problem: { ...problem, advised, stood: stoodAt(source.text, advised) },
            },
          ];
        }),
    );
}

const isSame = (one: Told) => (other: Told) =>
  one.kind === other.kind && one.message === other.message && one.path?.join() === other.path?.join();

it.each(Object.keys(advices))(
  'what is advised of %s is done by a button, and said without the file',
  (kind) => {
    const cases = casesOf(kind);
    expect(cases.length).toBeGreaterThan(0);
    for (const { name, files, text, problem } of cases) {
      const texts = Object.fromEntries(
        sampleContent(files).sources.map((source) => [source.file.replace('pages/', ''), source.text]),
      );
      const { message, cure, offers = [] } = withOffers(problem, texts);
      expect(`${inWords(message)}\n${inWords(cure)}`, name).not.toMatch(
        /\blinhas?\b|\n *(?:- )?[a-z][A-Za-z]*: /,
      );
      const edit = offers[0]?.wish.edit(text);
      if (edit?.ok !== true) throw new Error(`${name}: the button does nothing`);
      const left = toldOf({ ...files, [problem.file.replace('pages/', '')]: edit.text });
      expect(left.filter(isSame(problem)).length, name).toBeLessThan(
        toldOf(files).filter(isSame(problem)).length,
      );
      // On another text it is no cure any more.
      expect(offers[0]?.wish.edit(`x${text}`), name).toEqual({ ok: true, text: `x${text}` });
    }
  },
);
