import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { drawings } from './drawings/drawings.ts';
import { readArguments } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import { Refusal } from '../commands/refusal.ts';
import { standInMark } from '../content/pictures/stand-in.ts';
import type { Command } from '../commands/terminal.ts';

const usage = 'Usage: npm run draw -- [NAME…]';

/** Rasterises the named drawings, or all of them, into the pictures of the project. */
export const draw: Command = (words, given) =>
  conclude(
    given,
    async ({ print, project }) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const named: readonly string[] = readArguments(words, {
        options: {},
        takesWords: true,
        explain,
      }).positionals;
      const unknown = named.filter((name) => !drawings.has(name));
      if (unknown.length > 0) {
        const known = [...drawings.keys()].join(', ');
        throw new Refusal(`No such drawing: ${unknown.join(', ')}. There are: ${known}`, 2);
      }
      const target = join(project.publicFolder, 'images');
      await mkdir(target, { recursive: true });
      for (const [name, drawing] of drawings) {
        if (named.length > 0 && !named.includes(name)) continue;
        const file = join(target, `${name}.png`);
        const { size } = await sharp(Buffer.from(drawing.svg()))
          .resize(drawing.width, drawing.height)
          .png({ palette: true, compressionLevel: 9 })
          .withXmp(standInMark)
          .toFile(file);
        print(`${relative(project.root, file)} ${drawing.width}x${drawing.height} ${size} bytes`);
      }
      return 0;
    },
    'en',
  );
