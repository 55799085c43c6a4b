import { join } from 'node:path';
import { cwd } from 'node:process';

/** The cache of the development servers of a run: the first to need the editor, or a picture, makes it for all. */
export const devCache = join(cwd(), 'test-results', 'dev-cache');
