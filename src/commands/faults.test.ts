import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changes } from './changes.ts';
import { explainFault, WritingFault } from './faults.ts';
import { fix } from './fix.ts';
import { move } from './move.ts';
import { create } from './new.ts';
import { broken, Copy, good } from './sample.ts';
import type { Command, Terminal } from './terminal.ts';
import { validate } from './validate.ts';

let copy: Copy;
let special: Partial<Terminal>;

beforeEach(() => {
  copy = new Copy();
  copy.write('vacinas.yaml', good);
  copy.write('aves.yaml', broken);
  const [root, cache] = [join(copy.above, 'project'), join(copy.above, 'cache')];
  for (const folder of [root, cache]) mkdirSync(folder);
  // The project itself may lie where nobody else can look.
  copyFileSync('package.json', join(root, 'package.json'));
  for (const folder of [copy.above, copy.folder, root, cache]) chmodSync(folder, 0o777);
  special = { project: { root, publicFolder: join(copy.above, 'public'), cache } };
});

afterEach(() => copy.remove());

/** Runs a command as somebody whom the system may refuse something: nobody where the tests run as root. */
async function runAsNobody(command: Command, words: readonly string[]) {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await copy.run(command, words, special);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

const readers: readonly [name: string, command: Command, words: readonly string[]][] = [
  ['validate', validate, []],
  ['fix', fix, []],
  ['move', move, ['vacinas', 'faq', 'first']],
  ['new', create, ['section', 'vacinas', 'cta']],
];

describe.each(readers)('%s', (_, command, words) => {
  test('tells a file that it may not read in a sentence, with code 2', async () => {
    chmodSync(join(copy.folder, 'vacinas.yaml'), 0);
    expect(await runAsNobody(command, words)).toEqual({
      status: 2,
      said: 'O computador não deixa ler pasta/vacinas.yaml. Peça permissão a quem cuida do computador e tente de novo.',
    });
  });

  test('tells a folder that it may not read in a sentence, with code 2', async () => {
    chmodSync(join(copy.folder, '_shared'), 0);
    const { status, said } = await runAsNobody(
      command,
      words.map((word) => word.replace('vacinas', 'xyz')),
    );
    expect({ status, said }).toEqual({
      status: 2,
      said: 'O computador não deixa ler pasta/_shared. Peça permissão a quem cuida do computador e tente de novo.',
    });
  });
});

const writers: readonly [name: string, command: Command, words: readonly string[]][] = [
  ['fix', fix, ['--yes']],
  ['move', move, ['vacinas', 'faq', 'first']],
  ['new section', create, ['section', 'vacinas', 'cta']],
  ['new page', create, ['page', 'peixes']],
];

describe.each(writers)('%s', (_, command, words) => {
  test('tells a folder that it may not write in a sentence, with code 2', async () => {
    chmodSync(copy.folder, 0o555);
    const before = copy.takeStock();
    const { status, said } = await runAsNobody(command, words);
    expect({ status, end: said.split('\n').at(-1) }).toEqual({
      status: 2,
      end: 'O computador não deixa gravar em pasta, que ficou como estava. Peça permissão a quem cuida do computador e tente de novo.',
    });
    expect(copy.takeStock()).toEqual(before);
  });
});

test('a file that was made read-only is not replaced, which its folder would allow', async () => {
  chmodSync(join(copy.folder, 'vacinas.yaml'), 0o444);
  expect(await runAsNobody(move, ['vacinas', 'faq', 'first'])).toEqual({
    status: 2,
    said: 'O computador não deixa gravar em pasta/vacinas.yaml, que ficou como estava. Peça permissão a quem cuida do computador e tente de novo.',
  });
  expect(copy.read('vacinas.yaml')).toBe(good);
});

test('fix mends all files or none', async () => {
  copy.write('vacinas.yaml', broken);
  chmodSync(join(copy.folder, 'aves.yaml'), 0o666);
  chmodSync(join(copy.folder, 'vacinas.yaml'), 0o444);
  const before = copy.takeStock();
  const { status, said } = await runAsNobody(fix, ['--yes']);
  expect({ status, end: said.split('\n').at(-1) }).toEqual({
    status: 2,
    end: 'O computador não deixa gravar em pasta/vacinas.yaml, que ficou como estava. Peça permissão a quem cuida do computador e tente de novo.',
  });
  expect(copy.takeStock()).toEqual(before);
});

test('validate speaks English of what it may not read where that is asked for', async () => {
  chmodSync(join(copy.folder, 'vacinas.yaml'), 0);
  expect(await runAsNobody(validate, ['--lang', 'en'])).toEqual({
    status: 2,
    said: 'pasta/vacinas.yaml may not be read. Ask for permission to read it and try again.',
  });
});

test('a file for a folder is told in a sentence, with code 2', async () => {
  const pages = ['--pages', join(copy.folder, 'vacinas.yaml')];
  const calls = [
    [validate, []],
    [fix, []],
    [move, ['x', 'faq', 'first']],
    [create, ['page', 'x']],
    [changes, []],
  ] as const;
  for (const [command, words] of calls) {
    expect(await copy.run(command, [...pages, ...words])).toEqual({
      status: 2,
      said: 'pasta/vacinas.yaml não é uma pasta, ou o caminho até lá passa por um arquivo. Confira o caminho, e diga o de uma pasta.',
    });
  }
});

const systemError = (code: string, syscall = 'write') => Object.assign(new Error(code), { code, syscall });

test.each([
  ['ENOSPC', 'O disco está cheio, e x.yaml ficou como estava. Libere espaço e tente de novo.'],
  ['EDQUOT', 'O disco está cheio, e x.yaml ficou como estava. Libere espaço e tente de novo.'],
  [
    'EROFS',
    'O computador não deixa gravar em x.yaml, que ficou como estava. Peça permissão a quem cuida do computador e tente de novo.',
  ],
  [
    'EIO',
    'O computador não conseguiu gravar em x.yaml (EIO), que ficou como estava. Confira o disco ou a rede e tente de novo.',
  ],
])('a disk that answers a write with %s is told in a sentence', (code, told) => {
  expect(explainFault(new WritingFault('x.yaml', systemError(code)), (path) => path)).toBe(told);
});

test.each([
  [
    'ENOTDIR',
    'x/y não é uma pasta, ou o caminho até lá passa por um arquivo. Confira o caminho, e diga o de uma pasta.',
  ],
  [
    'ELOOP',
    'x/y passa por um atalho que leva de volta a si mesmo. Apague esse atalho, ou diga outro caminho.',
  ],
  [
    'ENAMETOOLONG',
    'x/y tem um nome comprido demais para este computador. Dê um nome mais curto e tente de novo.',
  ],
])('a path that is wrong is told as that, be it read or written: %s', (code, told) => {
  const fault = Object.assign(systemError(code), { path: 'x/y' });
  expect(explainFault(fault, (path) => path)).toBe(told);
  expect(explainFault(new WritingFault('x/y', fault), (path) => path)).toBe(told);
});

test('a disk that fails while it is read is told in a sentence', () => {
  const told =
    'O computador não conseguiu ler um dos arquivos (EIO). Confira o disco ou a rede e tente de novo.';
  expect(explainFault(systemError('EIO', 'read'), (path) => path)).toBe(told);
});

test.each([
  ['EACCES', 'mkdir', 'O computador não deixa gravar em x/y, que ficou como estava.'],
  ['EROFS', 'open', 'O computador não deixa gravar em x/y, que ficou como estava.'],
  ['ENOSPC', 'open', 'O disco está cheio, e x/y ficou como estava.'],
  ['EBUSY', 'rename', 'O computador não conseguiu gravar em x/y (EBUSY), que ficou como estava.'],
  ['EACCES', 'scandir', 'O computador não deixa ler x/y.'],
  ['EACCES', 'copyfile', 'O computador não deixa ler x/y.'],
  ['ENOENT', 'rename', 'x/y não está lá, ou é um atalho que não leva a nada.'],
])('a refusal says by itself whether something was read or written: %s of %s', (code, syscall, told) => {
  const fault = Object.assign(systemError(code, syscall), { path: 'x/y' });
  expect(explainFault(fault, (path) => path)).toContain(told);
});

test('a fault of our own is none of the system', () => {
  expect(explainFault(new WritingFault('x.yaml', new TypeError('x')), (path) => path)).toBeUndefined();
  expect(explainFault(new TypeError('x'), (path) => path)).toBeUndefined();
});

describe('a fault of our own', () => {
  const fault = new Error('Something of ours');
  /** Stands for any of our own parts that breaks. */
  const print = () => {
    throw fault;
  };

  test('is told in Portuguese, with code 2, and its stack is kept in a file', async () => {
    const { status, said } = await copy.run(validate, [], { ...special, print });
    expect(status).toBe(2);
    expect(said).toMatch(
      /^O programa tem um defeito, e o comando parou\. A culpa não é sua, e nada se perdeu: .* Mande \S+defeito\.txt a quem programa o site\.$/,
    );
    expect(readFileSync(join(copy.above, 'cache', 'defeito.txt'), 'utf8')).toBe(`${fault.stack}\n`);
  });

  test.each(['CI', 'VITRINE_DEBUG'])('shows its stack at once where %s is set', async (name) => {
    const environment = { [name]: '1' };
    const { said } = await copy.run(validate, ['--lang', 'en'], { ...special, print, environment });
    expect(said).toMatch(/^The command stopped: a fault of ours\..*\nError: Something of ours\n +at /);
  });

  test('shows its stack where no file can keep it', async () => {
    const project = {
      root: process.cwd(),
      publicFolder: copy.above,
      cache: join(copy.folder, 'vacinas.yaml'),
    };
    const { said } = await copy.run(validate, [], { print, project });
    expect(said).toContain('\nError: Something of ours\n');
  });
});

test('changes tells a link that leads nowhere in a sentence, with code 2', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: copy.folder });
  symlinkSync(join(copy.above, 'nada.yaml'), join(copy.folder, 'peixes.yaml'));
  expect(await copy.run(changes, [])).toEqual({
    status: 2,
    said: 'pasta/peixes.yaml não está lá, ou é um atalho que não leva a nada. Veja se alguém o apagou ou mudou de nome, e tente de novo.',
  });
});
