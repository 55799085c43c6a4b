import { expect, it } from 'vitest';
import { makeProgress } from './progress.mjs';

/**
 * What is written while work on so many things takes so long each.
 *
 * @param {{ isTTY: boolean; total: number; each: number }} work
 */
function watch({ isTTY, total, each }) {
  let time = 1000;
  let written = '';
  const stream = { isTTY, write: (/** @type {string} */ text) => (written += text) };
  const progress = makeProgress('Preparando fotos', { stream, now: () => time });
  for (let done = 1; done <= total; done++) {
    progress(done, total);
    time += each;
  }
  return written;
}

it('says nothing of short work', () => {
  expect(watch({ isTTY: true, total: 5, each: 100 })).toBe('');
  expect(watch({ isTTY: false, total: 5, each: 100 })).toBe('');
});

it('rewrites one line on a terminal and leaves it when all is done', () => {
  expect(watch({ isTTY: true, total: 4, each: 400 })).toBe(
    '\rPreparando fotos: 3 de 4\rPreparando fotos: 4 de 4\n',
  );
});

it('rewrites the line of quick work no more often than anybody sees', () => {
  const written = watch({ isTTY: true, total: 1000, each: 1 });
  expect(written.split('\r').length - 1).toBeLessThan(6);
  expect(written).toMatch(/: 1000 de 1000\n$/);
});

it('writes a line every few seconds into a log, and one at the end', () => {
  expect(watch({ isTTY: false, total: 12, each: 1000 })).toBe(
    'Preparando fotos: 6 de 12\nPreparando fotos: 11 de 12\nPreparando fotos: 12 de 12\n',
  );
});
