import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Courtesy } from './courtesy.ts';

/** What has happened so far, by its name. */
function watch() {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  return { done, note };
}

it('lets work go on where nobody waits', async () => {
  await expect(new Courtesy().rest()).resolves.toBeUndefined();
});

it('holds work up until all who wait have gone', async () => {
  const { done, note } = watch();
  const courtesy = new Courtesy(Infinity);
  const leave = [courtesy.enter(), courtesy.enter()];
  const rested = courtesy.rest().then(note('rested'));
  await setTimeout(100);
  leave[0]?.();
  await setTimeout(100);
  expect(done).toEqual([]);
  leave[1]?.();
  await rested;
  expect(done).toEqual(['rested']);
});

it('lets work go on in the end where somebody always waits', async () => {
  const courtesy = new Courtesy();
  courtesy.enter();
  await expect(courtesy.rest()).resolves.toBeUndefined();
});

it('holds no work up that somebody waits for', async () => {
  const courtesy = new Courtesy();
  courtesy.enter();
  const work = courtesy.rest().then(() => 'done');
  expect(await courtesy.needWork(work)).toBe('done');
});
