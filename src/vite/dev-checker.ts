import type { NotedSite } from '../content/known/check-site.ts';
import type { ListedSite } from '../content/known/list-site.ts';
import type { ListedContent, Places } from '../content/load/load.ts';
import type { Conditions } from '../content/validate/validate.ts';
import { DevMemory } from './dev-memory.ts';

export interface CheckerOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly places: Places;
  readonly conditions: Conditions;
  /** Loads a module of ours as it is now. */
  readonly load: <Module>(path: string) => Promise<Module>;
  /** Is awaited now and then by what takes long. */
  readonly rest: () => Promise<void>;
}

/** What was told of a site that was checked. */
interface CheckedSite {
  readonly site: NotedSite;
  /** What the terminal says; empty where all is well. */
  readonly told: string;
  /** The reports of broken pages by route. */
  readonly reports: Readonly<Record<string, string>>;
}

/** Looks at a site's files with our sources as they are now. */
export class DevChecker {
  readonly #options: CheckerOptions;
  #memory: DevMemory;
  #program: string | undefined;

  constructor(options: CheckerOptions) {
    this.#options = options;
    this.#memory = new DevMemory(options);
  }

  async #conditions() {
    const { root, conditions, load, rest } = this.#options;
    const { nameProgram } = await load<typeof import('../commands/program.ts')>('/src/commands/program.ts');
    this.#program ??= nameProgram(root);
    return { ...conditions, program: this.#program, isMade: true, isPartial: true, rest };
  }

  /** Lists the files, and reads what there is beside the pages. */
  async list(): Promise<ListedSite> {
    const { listSite } = await this.#options.load<typeof import('../content/known/list-site.ts')>(
      '/src/content/known/list-site.ts',
    );
    return listSite(this.#options.places, this.#options.conditions);
  }

  /** Runs the chain on what is on disk now. */
  async check(): Promise<CheckedSite> {
    const { places, load } = this.#options;
    const { checkSite } = await load<typeof import('../content/known/check-site.ts')>(
      '/src/content/known/check-site.ts',
    );
    const report = await load<typeof import('../content/present/report.ts')>(
      '/src/content/present/report.ts',
    );
    const site = await checkSite(places, await this.#conditions(), await this.#memory.open());
    const { problems, content } = site;
    const told = problems.length === 0 ? '' : report.formatReport(problems, content.sources);
    return { site, told, reports: report.reportByRoute(site, content.sources) };
  }

  /** Checks what somebody lists who waits for it: of pages that stay it is known what came of them. */
  async checkListed(listing: () => Promise<ListedContent>): Promise<NotedSite> {
    const { checkListed } = await this.#options.load<typeof import('../content/known/check-site.ts')>(
      '/src/content/known/check-site.ts',
    );
    const { rest: _, ...conditions } = await this.#conditions();
    return checkListed(listing, conditions, await this.#memory.open());
  }

  /** Does what looks at files until none of them changes under its hands. */
  async untilUnchanged<Result>(look: () => Promise<Result>): Promise<Result> {
    const { untilUnchanged } = await this.#options.load<typeof import('../content/known/shelf.ts')>(
      '/src/content/known/shelf.ts',
    );
    return untilUnchanged(look);
  }

  /** Forgets what our own sources were called, one of which has changed, and what the former ones made. */
  noteSources(): void {
    this.#program = undefined;
    this.#memory = new DevMemory(this.#options);
  }
}
