import { useSyncExternalStore } from 'react';

/** Of a description the picture that it was written for, and those that have taken its place. */
interface Exchange {
  readonly own: string;
  readonly taken: readonly string[];
}

let exchanges: ReadonlyMap<string, Exchange> = new Map();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(alt: string, exchange: Exchange | undefined): void {
  const next = new Map(exchanges);
  if (exchange === undefined) next.delete(alt);
  else next.set(alt, exchange);
  exchanges = next;
  for (const listener of listeners) listener();
}

/** Remembers that a picture took the place of another whose description stayed. */
export function noteExchange(alt: string, from: string, to: string): void {
  const { own = from, taken = [] } = exchanges.get(alt) ?? {};
  put(alt, { own, taken: [...taken, to] });
}

/** Somebody has read a description and said that it fits. */
export function acceptAlt(alt: string): void {
  put(alt, undefined);
}

/** Whether a description may still speak of the picture that stood there before. */
export function useIsStale(alt: string, picture: string | undefined): boolean {
  const exchange = useSyncExternalStore(listen, () => exchanges.get(alt));
  return (
    exchange !== undefined &&
    picture !== undefined &&
    picture !== exchange.own &&
    exchange.taken.includes(picture)
  );
}
