import { useCallback, useRef, useState } from 'react';
import type { Catalogue, Told } from '../../core/core.ts';
import { isDirty, textsOf } from '../session/session.ts';
import type { Outcome, Store } from '../store/store.ts';
import type { Findings } from '../work/use-check.ts';
import { tellUnwritten } from './left-examples.ts';
import { orderOf } from './order-of.ts';
import { tellOthers } from './others.ts';
import type { Author, OwnSaves } from './own-saves.ts';
import type { Action, State } from './state.ts';
import { tellSaved } from './tell-saved.ts';
import { useLatest } from './use-latest.ts';

/** What others have saved. */
interface TakenIn {
  /** Whether nothing of it has to be chosen from. */
  readonly isClosed: boolean;
  readonly changes: readonly string[];
  readonly author: Author;
  /** What became of the file in hand, and what is left of undoing where that is less than it was. */
  readonly cut: string | undefined;
}

type Refused = Extract<Outcome, { readonly kind: 'refused' }>;

interface Saving {
  readonly store: Store;
  readonly dispatch: (action: Action) => void;
  readonly latest: () => State;
  readonly settle: Findings['settle'];
  /** The blocks' examples; missing until the site has been checked once. */
  readonly catalogue: () => Catalogue | undefined;
  /** Lets in what others have saved, and says so where nobody else does. */
  readonly takeIn: (isTold: boolean) => Promise<TakenIn>;
  readonly ownSaves: OwnSaves;
  /** What was told of disagreements after saving: each is told once. */
  readonly doubts: Set<string>;
}

export const isError = ({ severity }: Told) => severity === 'error';

/** The first of the errors here for which an order was refused. */
function findBrought(errors: readonly Told[], refused: Refused['problems']): Told | undefined {
  return errors.find(({ file, message }) =>
    refused.some((problem) => problem.file === file && problem.message === message),
  );
}

/** How often saving begins anew while others save. */
const mostTries = 3;

/** Saves, on top of what others save meanwhile. */
async function saveAll({
  store,
  dispatch,
  latest,
  settle,
  takeIn,
  catalogue,
  ownSaves,
  doubts,
}: Saving): Promise<{
  readonly error?: Told | undefined;
  readonly outcome?: Outcome;
}> {
  const others: string[] = [];
  let author: Author = 'window';
  let cut: string | undefined;
  for (let left = mostTries; left > 0 && isDirty(latest().session); left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try stands on what the last one has let in
    const found = await settle();
    const { session, listing, approved } = latest();
    const order = orderOf(session);
    const errors = found?.problems.filter(isError) ?? [];
    // Of errors elsewhere the store knows which are new: what another page had before keeps nobody from saving.
    const error = errors.find((problem) => problem.file.replace(/^pages\//, '') in order.files);
    // What others changed is told first; the error is counted beside it.
    if (error !== undefined && others.length === 0) return { error };
    if (error !== undefined) break;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const result = await store.commit(order);
    if (result.kind === 'saved') {
      ownSaves.note(result.files);
      dispatch({ kind: 'saved', texts: order.files, ids: result.files, head: result.head });
      const texts = textsOf(session);
      // Beside what others have changed there is no room for it; the list marks the section all the same.
      const doubt =
        others.length > 0
          ? undefined
          : tellSaved(found?.problems ?? [], {
              files: order.files,
              session,
              texts,
              known: doubts,
              approved,
              today: listing.today,
            });
      const left = tellUnwritten(
        { files: order.files, base: session.base, past: session.past, catalogue: catalogue() },
        doubt?.place,
      );
      const told = [doubt?.text, left?.text].filter((text) => text !== undefined);
      if (others.length > 0)
        dispatch({
          kind: 'notify',
          notice: tellOthers(others, 'saved', { author, own: [cut, ...told].filter(Boolean).join(' ') }),
        });
      else if (told.length > 0) {
        const place = doubt?.place ?? left?.place;
        dispatch({
          kind: 'notify',
          notice: {
            tone: 'good',
            text: ['Salvo.', ...told].join(' '),
            ...(place && { place }),
          },
        });
      }
      return {};
    }
    const brought = result.kind === 'refused' ? findBrought(errors, result.problems) : undefined;
    if (brought !== undefined && others.length === 0) return { error: brought };
    if (brought !== undefined) break;
    if (result.kind !== 'moved') return { outcome: result };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const taken = await takeIn(false).catch(() => undefined);
    if (taken === undefined) return { outcome: result };
    if (!taken.isClosed) return {};
    others.push(...taken.changes);
    if (taken.author === 'person') author = 'person';
    cut = taken.cut ?? cut;
  }
  if (others.length > 0)
    dispatch({ kind: 'notify', notice: tellOthers(others, 'merged', { author, own: cut }) });
  return {};
}

/** Saves what is unsaved, once at a time. */
export function useSaving(saving: Omit<Saving, 'doubts'>) {
  const latestSaving = useLatest(saving);
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isAtIt = useRef(false);
  const doubts = useRef(new Set<string>());
  const save = useCallback(async () => {
    if (isAtIt.current) return undefined;
    isAtIt.current = true;
    setIsSaving(true);
    const { error, outcome: refused } = await saveAll({ ...latestSaving(), doubts: doubts.current });
    if (refused !== undefined) setOutcome(refused);
    isAtIt.current = false;
    setIsSaving(false);
    return error;
  }, [latestSaving]);
  const forget = useCallback(() => setOutcome(undefined), []);
  return { isSaving, outcome, save, forget };
}
