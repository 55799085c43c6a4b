import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { places } from '../testing/specified.ts';
import { fix } from './fix.ts';
import { move } from './move.ts';
import { create } from './new.ts';
import { Refusal } from './refusal.ts';
import { broken, Copy, good, quiet } from './sample.ts';
import type { Command } from './terminal.ts';
import { writePlans } from './write-plans.ts';
import { createText, replaceText } from './writing.ts';

let copy: Copy;

beforeEach(() => {
  copy = new Copy();
});

afterEach(() => copy.remove());

const typesOf = (name: string) => [...copy.read(name).matchAll(/^- type: (\S+)/gm)].map(([, type]) => type);

describe('several commands at once', () => {
  test('six new sections are all added', async () => {
    const before = typesOf('banhoetosa.yaml');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => copy.run(create, ['section', 'banhoetosa', 'cta'])),
    );
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(typesOf('banhoetosa.yaml')).toEqual([...before, 'cta', 'cta', 'cta', 'cta', 'cta', 'cta']);
  });

  test('of three pairs of moves both are kept', async () => {
    const pairs = { banhoetosa: ['faq', 'services'], castracao: ['faq', 'bonus'], index: ['about', 'stats'] };
    const before = Object.keys(pairs).map((page) => typesOf(`${page}.yaml`));
    const moves = Object.entries(pairs).flatMap(([page, types]) =>
      types.map((type) => [page, type, 'first']),
    );
    await Promise.all(moves.map((words) => copy.run(move, words)));
    for (const [index, [page, types]] of Object.entries(pairs).entries()) {
      const after = typesOf(`${page}.yaml`);
      expect(after.slice(0, 2).toSorted()).toEqual(types.toSorted());
      expect(after.slice(2)).toEqual(before[index]?.filter((type) => !types.includes(type ?? '')));
    }
  });

  test('of two pages of one name only the first is made', async () => {
    const answers = await Promise.all([1, 2].map(() => copy.run(create, ['page', 'vacinas'])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 2]);
    expect(answers.find(({ status }) => status === 2)?.said).toContain('pasta/vacinas.yaml já existe.');
  });

  test('nothing but the pages is left in the folder', async () => {
    const names = readdirSync(copy.folder);
    await Promise.all(['faq', 'use'].map((type) => copy.run(move, ['banhoetosa', type, 'last'])));
    expect(readdirSync(copy.folder)).toEqual(names);
  });
});

describe('a file that is saved while fix asks', () => {
  /** Runs `fix` and does something to the files before it is agreed to. */
  const fixWhile = (change: () => void) =>
    copy.run(fix, [], {
      isInteractive: true,
      ask: () => {
        change();
        return Promise.resolve('sim');
      },
    });

  test('is left alone, and so are the others, with what to do', async () => {
    copy.write('vacinas.yaml', broken);
    copy.write('aves.yaml', broken);
    const { status, said } = await fixWhile(() => copy.write('vacinas.yaml', `${broken}# Nova\r\n`));
    expect({ status, end: said.split('\n').at(-1) }).toEqual({
      status: 1,
      end: 'pasta/vacinas.yaml mudou enquanto o comando rodava, e nada foi gravado. Rode o comando de novo.',
    });
    expect(copy.read('vacinas.yaml')).toBe(`${broken}# Nova\r\n`);
    expect(copy.read('aves.yaml')).toBe(broken);
  });

  test('is not made anew after it was deleted', async () => {
    copy.write('vacinas.yaml', broken);
    const { status, said } = await fixWhile(() => rmSync(join(copy.folder, 'vacinas.yaml')));
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('mudou enquanto') });
    expect(readdirSync(copy.folder)).not.toContain('vacinas.yaml');
  });

  test('is not written over when its new name is taken meanwhile', async () => {
    copy.write('vacinas.yml', broken);
    const { status, said } = await fixWhile(() => copy.write('vacinas.yaml', 'title: Outra\n'));
    expect({ status, said }).toEqual({
      status: 1,
      said: expect.stringContaining('pasta/vacinas.yaml já existe'),
    });
    expect(copy.read('vacinas.yaml')).toBe('title: Outra\n');
    expect(copy.read('vacinas.yml')).toBe(broken);
  });
});

const commands: readonly [name: string, command: Command, words: readonly string[]][] = [
  ['fix', fix, ['--yes', 'vacinas']],
  ['move', move, ['vacinas', 'faq', 'first']],
  ['new', create, ['section', 'vacinas', 'cta']],
];

describe.each(commands)('%s', (_, command, words) => {
  const text = command === fix ? broken : good;

  test('keeps the mode of a file', async () => {
    copy.write('vacinas.yaml', text);
    chmodSync(join(copy.folder, 'vacinas.yaml'), 0o640);
    expect(await copy.run(command, words)).toMatchObject({ status: 0 });
    expect(copy.read('vacinas.yaml')).not.toBe(text);
    expect(statSync(join(copy.folder, 'vacinas.yaml')).mode & 0o777).toBe(0o640);
  });

  test('writes nothing through a link, and says so', async () => {
    const outside = join(copy.above, 'fora.yaml');
    writeFileSync(outside, text);
    symlinkSync(outside, join(copy.folder, 'vacinas.yaml'));
    const { status, said } = await copy.run(command, words);
    expect(status).not.toBe(0);
    expect(said).toContain(
      'pasta/vacinas.yaml é um atalho para outro lugar, e não um arquivo. Apague-o e copie para cá o próprio arquivo da página.',
    );
    expect(readFileSync(outside, 'utf8')).toBe(text);
  });

  test('writes nothing in another folder that a link leads to, and says so', async () => {
    const outside = join(copy.above, 'compartilhadas');
    mkdirSync(outside);
    renameSync(join(copy.folder, '_shared'), join(copy.above, 'antigas'));
    symlinkSync(outside, join(copy.folder, '_shared'));
    writeFileSync(join(outside, 'vacinas.yaml'), text);
    const { status, said } = await copy.run(command, words);
    expect(status).not.toBe(0);
    expect(said).toContain('pasta/_shared/vacinas.yaml fica em outra pasta, aonde um atalho leva');
    expect(readFileSync(join(outside, 'vacinas.yaml'), 'utf8')).toBe(text);
  });

  test('tells a link that leads nowhere', async () => {
    symlinkSync(join(copy.above, 'nada.yaml'), join(copy.folder, 'vacinas.yaml'));
    const { status, said } = await copy.run(command, words);
    expect(status).not.toBe(0);
    expect(said).toContain('pasta/vacinas.yaml é um atalho para outro lugar');
    expect(said).not.toContain('    at ');
  });
});

test('a new page is never written through a link that leads nowhere', async () => {
  symlinkSync(join(copy.above, 'nada.yaml'), join(copy.folder, 'vacinas.yaml'));
  const { status, said } = await copy.run(create, ['page', 'vacinas']);
  expect({ status, said }).toEqual({ status: 2, said: 'pasta/vacinas.yaml já existe. Escolha outro nome.' });
  expect(readdirSync(copy.above)).toEqual(['conteúdo']);
});

describe('a file that changed after it was read', () => {
  const shelf = () => ({
    folder: copy.folder,
    terminal: { ...quiet, print: () => {}, printError: () => {} },
  });
  const read = () => ({ path: join(copy.folder, 'vacinas.yaml'), text: good });

  test('is not replaced, nor given another name, and no draft stays', async () => {
    copy.write('vacinas.yaml', broken);
    const before = copy.takeStock();
    const refusal = { code: 1, message: expect.stringContaining('mudou enquanto o comando rodava') };
    await expect(replaceText(shelf(), read(), 'title: Nova\n')).rejects.toMatchObject(refusal);
    const target = join(copy.folder, 'aves.yaml');
    const plan = { ...read(), target, fixed: good };
    await expect(writePlans(shelf(), places.images, [plan])).rejects.toMatchObject(refusal);
    expect(copy.takeStock()).toEqual(before);
  });

  test('is not replaced by a new one that was wanted in a free place', async () => {
    copy.write('vacinas.yaml', good);
    const refusal = new Refusal('Já existe.', 2);
    await expect(createText(read().path, 'title: Nova\n', refusal)).rejects.toBe(refusal);
    expect(copy.read('vacinas.yaml')).toBe(good);
  });
});
