import type { Memory } from '../content/known/check-site.ts';
import type { Places } from '../content/load/load.ts';

interface MemoryOptions {
  readonly places: Places;
  /** Loads a module of ours as it is now. */
  readonly load: <Module>(path: string) => Promise<Module>;
}

/** What came of pages, remembered in this process, beginning with what the cache has from others. */
export class DevMemory {
  readonly #options: MemoryOptions;
  /** By the name of what they were judged by. */
  #remembered: { readonly name: string; readonly site: Awaited<ReturnType<Memory['read']>> } | undefined;

  constructor(options: MemoryOptions) {
    this.#options = options;
  }

  async open(): Promise<Memory> {
    const { memoryOf } = await this.#options.load<typeof import('../content/known/check-site.ts')>(
      '/src/content/known/check-site.ts',
    );
    const cache = memoryOf(this.#options.places);
    return {
      read: async (name) => (this.#remembered?.name === name ? this.#remembered.site : cache.read(name)),
      write: async (name, site, former) => {
        const isFirst = this.#remembered === undefined;
        this.#remembered = { name, site };
        if (isFirst) await cache.write(name, site, former);
      },
    };
  }
}
