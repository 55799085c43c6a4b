import { basename, dirname, resolve } from 'node:path';
import type { LiveUpdate } from '../client/live.ts';
import type { PageData } from '../fields/page-data.ts';

/** What news are made of. */
interface Sources {
  /** Folder of the page files, absolute. */
  readonly pages: string;
  /** Whether all pages take so long to look at that nobody should wait for it. */
  readonly isLarge: () => Promise<boolean>;
  /** Pages of a large site by themselves, as their files are now. */
  readonly glimpse: (routes: readonly string[]) => Promise<readonly PageData[]>;
  /** The reports of broken pages as they were told last. */
  readonly lastReports: () => LiveUpdate['reports'];
  /** Looks at all, and gives what has changed since. */
  readonly update: () => Promise<LiveUpdate>;
  readonly send: (update: LiveUpdate) => void;
  readonly noteFault: (error: unknown) => void;
  /** Somebody waits to see what was saved, until what this gives is called. */
  readonly enter: () => () => void;
}

/** Editors write a file in several steps, so long at most, in milliseconds. */
const pause = 40;

/** The route of a page's file; nothing for any other file. */
function routeOf(file: string, pages: string): string | undefined {
  const name = basename(file);
  if (dirname(file) !== resolve(pages) || !name.endsWith('.yaml') || name === 'site.yaml') return undefined;
  return name === 'index.yaml' ? '/' : `/${name.slice(0, -'.yaml'.length)}`;
}

/** Tells open pages of what was saved: of a large site first the saved page itself, then what comes of it for all. */
export class DevNews {
  readonly #sources: Sources;
  readonly #touched = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #leave: (() => void) | undefined;
  #work: Promise<void> = Promise.resolve();
  #isAwaited = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Somebody has saved a file. */
  note(file: string): void {
    this.#touched.add(file);
    this.#leave ??= this.#sources.enter();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const files = [...this.#touched];
      const leave = this.#leave;
      this.#touched.clear();
      this.#leave = undefined;
      this.#glimpse(files)
        .finally(leave)
        .then(() => this.tell())
        .catch(this.#sources.noteFault);
    }, pause);
  }

  /** Nobody listens any more: what was saved just now is told to nobody. */
  close(): void {
    clearTimeout(this.#timer);
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Tells what has changed, once what is being looked at is done. Who asks meanwhile is told the same. */
  tell(): Promise<void> {
    if (this.#isAwaited) return this.#work;
    this.#isAwaited = true;
    const { update, send, noteFault } = this.#sources;
    this.#work = this.#work.then(async () => {
      this.#isAwaited = false;
      await update().then(send).catch(noteFault);
    });
    return this.#work;
  }

  async #glimpse(files: readonly string[]): Promise<void> {
    const { pages: folder, isLarge, glimpse, lastReports, send } = this.#sources;
    const routes = files.map((file) => routeOf(file, folder));
    const known = routes.filter((route) => route !== undefined);
    // Another file may change what any page is judged by.
    if (known.length < routes.length || !(await isLarge())) return;
    const pages = await glimpse(known);
    const mended = new Set(pages.map(({ route }) => route));
    const reports = Object.entries(lastReports()).filter(([route]) => !mended.has(route));
    if (pages.length > 0) send({ pages, reports: Object.fromEntries(reports) });
  }
}
