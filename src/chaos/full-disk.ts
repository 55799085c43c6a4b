import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mustBuild, type Part } from './part.ts';
import type { End } from './program.ts';
import { recognise } from './site-state.ts';
import { build, wordsFor, type Stage } from './stage.ts';

/** What is wrong with a build that the machine did not let write: it ends with 2 and a sentence, and leaves the former site. */
function judgeRefusal(stage: Stage, out: string, { code, said }: End, told: string): readonly string[] {
  const state = recognise(stage.sites, out);
  const isTold = code === 2 && said.includes(told);
  return [
    ...(isTold ? [] : [`${told} was to be told, and a build ended with ${code}: ${said.trim()}`]),
    ...(/\n\s+at /.test(said) ? [`a stack was shown: ${said.trim()}`] : []),
    ...(state === 'one' ? [] : [`"${told}": the former site became ${state}`]),
  ];
}

/** A limit for the size of files stands for a full disk where nothing can be mounted. */
export const limit: Part = async (stage) => {
  const out = join(stage.folder, 'limited');
  const before = await mustBuild(stage, 'one', out);
  const end = await build(stage, [wordsFor(stage, 'two', out)], { shell: 'ulimit -f 40' });
  const refusal = judgeRefusal(stage, out, end, 'Não há espaço no disco');
  const faults = [...before, ...refusal, ...(await mustBuild(stage, 'two', out))];
  return { figures: { limited: 1 }, faults };
};

function mount(...words: readonly string[]): boolean {
  return spawnSync('mount', words, { stdio: 'ignore' }).status === 0;
}

/** A site's folder that is a disk of its own: too small, then read-only, then large enough. */
export const fill: Part = async (stage) => {
  const out = join(stage.folder, 'disk');
  mkdirSync(out);
  if (process.getuid?.() !== 0 || !mount('-t', 'tmpfs', '-o', 'size=8m', 'chaos', out))
    return { figures: { disks: 0 }, faults: [] };
  const faults: string[] = [];
  try {
    faults.push(...(await mustBuild(stage, 'one', out)));
    const used = Number(spawnSync('du', ['-sk', out], { encoding: 'utf8' }).stdout.split('\t')[0]);
    mount('-o', `remount,size=${used + 60}k`, out);
    const full = await build(stage, [wordsFor(stage, 'two', out)]);
    faults.push(...judgeRefusal(stage, out, full, 'Não há espaço no disco'));
    mount('-o', 'remount,ro', out);
    const closed = await build(stage, [wordsFor(stage, 'two', out)]);
    faults.push(...judgeRefusal(stage, out, closed, 'Não é permitido escrever'));
    mount('-o', 'remount,rw,size=8m', out);
    faults.push(...(await mustBuild(stage, 'two', out)));
  } finally {
    spawnSync('umount', [out], { stdio: 'ignore' });
  }
  return { figures: { disks: 1 }, faults };
};
