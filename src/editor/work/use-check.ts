import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../core/core.ts';
import type { Texts } from '../session/session.ts';
import type { Listing, Path, StoredFile } from '../store/store.ts';
import type { Answer, Checked, Order } from './messages.ts';

interface Wish {
  readonly listing: Listing;
  readonly files: Readonly<Record<Path, StoredFile>>;
  readonly changed: Texts;
  readonly shown: Path;
}

/** What a worker beside the page finds: the editor never waits for it. */
export interface Findings {
  readonly checked: Checked | undefined;
  readonly catalogue: Catalogue | undefined;
}

/** Has a site checked with every change. While one check goes on, only the newest of the next is kept. */
export function useCheck({ listing, files, changed, shown }: Wish): Findings {
  const worker = useRef<Worker>(undefined);
  const waiting = useRef<Order & { readonly kind: 'check' }>(undefined);
  const running = useRef(0);
  const turn = useRef(0);
  const [checked, setChecked] = useState<Checked>();
  const [catalogue, setCatalogue] = useState<Catalogue>();

  useEffect(() => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('message', ({ data: answer }: MessageEvent<Answer>) => {
      if (answer.kind === 'catalogue') return setCatalogue(answer.catalogue);
      setChecked(answer);
      running.current = 0;
      const next = waiting.current;
      waiting.current = undefined;
      if (next !== undefined) {
        running.current = next.turn;
        made.postMessage(next);
      }
    });
    return () => made.terminate();
  }, []);

  useEffect(() => {
    const { beside, today } = listing;
    worker.current?.postMessage({ kind: 'open', files, beside, today } satisfies Order);
  }, [listing, files]);

  useEffect(() => {
    turn.current += 1;
    const order = { kind: 'check', turn: turn.current, changed, shown } as const;
    if (running.current > 0) {
      waiting.current = order;
      return;
    }
    running.current = order.turn;
    worker.current?.postMessage(order satisfies Order);
  }, [listing, files, changed, shown]);

  return { checked, catalogue };
}
