import { makeStart } from '../commands/start.ts';
import type { Command } from '../commands/terminal.ts';
import { serveDevelopment } from '../vite/dev-server.ts';
import { prepared } from './prepared.ts';

/** `npm start`. */
export const start: Command = makeStart((order) => serveDevelopment({ ...order, prepared }));
