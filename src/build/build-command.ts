import type { Command } from '../commands/terminal.ts';
import { makeBuild } from '../commands/build.ts';
import { openDrafts } from './drafts.ts';
import { buildPart, buildSite } from './site-build.ts';

/** `npm run build`. */
export const build: Command = makeBuild({ makeSite: buildSite, makePart: buildPart, openDrafts });
