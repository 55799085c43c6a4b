import { carryOver, carryText, isClosed, type Carried, type Unsaved } from './carry-over.ts';
import { isDirty, rebase, type Session, type Texts } from './session.ts';

/** What several windows have left unsaved, as one editor opens with it. Each draft is either in it or left. */
interface Joined<Draft extends Unsaved> {
  /** On the files as they are now; nothing where all of it is saved by now. */
  readonly carried: Carried | undefined;
  /** The draft of which something is still to be chosen. */
  readonly unchosen: Draft | undefined;
  readonly taken: readonly Draft[];
  /** Those that say something else of the same place: they come another time. */
  readonly left: readonly Draft[];
}

/** Two changes of the same files as one; nothing where only one of them can stand. */
function joinTexts(now: Session['base'], one: Texts, other: Texts): Texts | undefined {
  const joined: Record<string, string | null> = { ...one };
  for (const [file, text] of Object.entries(other)) {
    const base = now[file]?.text ?? null;
    const before = one[file];
    const carried = carryText([base, text, before === undefined ? base : before]);
    if ('reason' in carried) return undefined;
    if ('merged' in carried && carried.merged.conflicts.length + carried.merged.lost.length > 0)
      return undefined;
    joined[file] = 'merged' in carried ? carried.merged.text : carried.text;
  }
  return joined;
}

/** Puts drafts together on the files as they are now, the first before all; nothing of any is lost. */
export function joinDrafts<Draft extends Unsaved>(
  drafts: readonly Draft[],
  now: Session['base'],
): Joined<Draft> {
  let texts: Texts = {};
  const [taken, left]: [Draft[], Draft[]] = [[], []];
  for (const [index, draft] of drafts.entries()) {
    const carried = carryOver(draft, now);
    const isFirst = Object.keys(texts).length === 0;
    if (!isClosed(carried) && isFirst) {
      const others = drafts.slice(index + 1);
      return { carried, unchosen: draft, taken: [...taken, draft], left: [...left, ...others] };
    }
    const joined = isClosed(carried) ? joinTexts(now, texts, carried.session.changed) : undefined;
    if (joined !== undefined) texts = joined;
    (joined === undefined ? left : taken).push(draft);
  }
  const session = rebase(now, texts);
  const carried = { session, clashes: [], wholeClashes: [], lost: [] };
  return { carried: isDirty(session) ? carried : undefined, unchosen: undefined, taken, left };
}
