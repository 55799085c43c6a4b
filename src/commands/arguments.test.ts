import { expect, test } from 'vitest';
import { makeBuild } from './build.ts';
import { changes } from './changes.ts';
import { deploy } from './deploy.ts';
import { fix } from './fix.ts';
import { move } from './move.ts';
import { create } from './new.ts';
import { preview } from './preview.ts';
import { call } from './sample.ts';
import { schema } from './schema.ts';
import { smoke } from './smoke.ts';
import { makeStart } from './start.ts';
import type { Command } from './terminal.ts';
import { validate } from './validate.ts';

const never = () => Promise.reject(new Error('Nothing was to be done.'));
const commands: Readonly<Record<string, Command>> = {
  build: makeBuild({ makeSite: never }),
  changes,
  deploy,
  fix,
  move,
  new: create,
  preview,
  schema,
  smoke,
  start: makeStart(never),
  validate,
};

test.each(Object.entries(commands))('%s tells how it is used to who asks', async (name, command) => {
  for (const words of [['--help'], ['-h'], ['x', '--help']]) {
    const { status, stdout, stderr } = await call(command, words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^(Uso|Usage): npm (run )?\w+/);
    expect(stdout).toContain(name);
  }
});

test.each([
  [
    create,
    ['page', 'x', '--title'],
    'Falta o valor de "--title": escreva-o depois dela, separado por um espaço.',
  ],
  [
    create,
    ['page', 'x', '--title', '--pages', 'y'],
    'Falta o valor de "--title": escreva-o depois dela, separado por um espaço.',
  ],
  [fix, ['--pages'], 'Falta o valor de "--pages": escreva-o depois dela, separado por um espaço.'],
  [fix, ['--yes=sim'], 'A opção "--yes" não leva valor. Escreva só: --yes'],
])('what is wrong with the value of an option is said in a sentence: %#', async (command, words, said) => {
  const { status, stderr } = await call(command, words);
  expect({ status, first: stderr.split('\n')[0] }).toEqual({ status: 2, first: said });
});
