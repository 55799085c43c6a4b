import type { Session } from './session.ts';
import type { Path } from '../store/store.ts';

/** The text with which a file came in a session, new or a copy; nothing of one that was there, or has only another name. */
export function cameAs({ past }: Pick<Session, 'past'>, file: Path): string | undefined {
  const step = past.findLast(({ before }) => before[file] === null);
  const isRenamed = step !== undefined && Object.values(step.after).includes(null);
  return isRenamed ? undefined : (step?.after[file] ?? undefined);
}
