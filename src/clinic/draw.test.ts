import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawings } from './drawings/drawings.ts';
import { draw } from './draw.ts';
import { call, quiet } from '../commands/sample.ts';

test('draws what is named and nothing else, in the size of the drawing', async () => {
  const publicFolder = mkdtempSync(join(tmpdir(), 'vitrine-draw-'));
  const [first] = drawings;
  const [name = '', drawing] = first ?? [];
  const { status } = await call(draw, [name], { project: { ...quiet.project, publicFolder } });
  const names = readdirSync(join(publicFolder, 'images'));
  const { width, height } = await sharp(join(publicFolder, 'images', `${name}.png`)).metadata();
  rmSync(publicFolder, { recursive: true });
  expect([status, names]).toEqual([0, [`${name}.png`]]);
  expect([width, height]).toEqual([drawing?.width, drawing?.height]);
});

test('tells which drawings there are when one is not', async () => {
  const { status, stderr } = await call(draw, ['unicornio']);
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^No such drawing: unicornio\. There are: \S+/),
  ]);
});
