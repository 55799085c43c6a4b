/** How long a window waits for one that is just going, in milliseconds. */
const goingTime = 300;

/** How long one that was loaded anew waits for what it was before: without it, what is its own would not come back. */
const reloadTime = 1500;

const kept = 'vitrine-editor-window';

/**
 * Holds a name as long as this window is there, and gives the way to let go of it; nothing where another window holds
 * it.
 */
export function hold(name: string, patience = goingTime): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(
        `vitrine-editor ${name}`,
        { signal: AbortSignal.timeout(patience) },
        () => new Promise<void>(resolve),
      )
      .catch(() => resolve(undefined));
  });
}

async function claim(): Promise<string> {
  const before = sessionStorage.getItem(kept);
  // A window that was duplicated has what the other one keeps, whose name is still held.
  if (before !== null && (await hold(before, reloadTime)) !== undefined) return before;
  const name = crypto.randomUUID();
  sessionStorage.setItem(kept, name);
  await hold(name, reloadTime);
  return name;
}

let name: Promise<string> | undefined;

/** What this window is called, and no other that is there: the same when it is loaded anew. */
export function windowName(): Promise<string> {
  name ??= claim();
  return name;
}
