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
