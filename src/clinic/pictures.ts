import { join } from 'node:path';
import { comparePictures } from '../appearance/pictures.ts';
import type { Tool } from '../commands/machine.ts';

/** Compares how the specified site looks with how it was approved. */
export const pictures: Tool = comparePictures(join('src', 'clinic', 'approved'));
