import type { Texts } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import type { Answer, Checked, Order, ShownPage } from './messages.ts';

type Opening = Omit<Extract<Order, { kind: 'open' }>, 'kind'>;

/** What is asked of a worker: the texts that differ from the opened files, and the page that is shown. */
interface Question {
  readonly changed: Texts;
  readonly shown: Path;
}

/** Who waits for a page to be looked at. */
interface Waiting {
  readonly resolve: (shown: ShownPage | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A worker that checks. While one check goes on, only the newest of the next is kept. One that dies is started anew, and
 * asked again; a question that has killed two is given up.
 */
export class CheckClient {
  readonly #listeners = new Set<(answer: Answer) => void>();
  /** By turn. */
  readonly #previews = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #opening: Opening | undefined;
  #asked: Question | undefined;
  #waiting: Question | undefined;
  #isBusy = false;
  #newest: Checked | undefined;
  #settlers: ((checked: Checked | undefined) => void)[] = [];
  #deaths = 0;
  #turn = 0;

  /** Calls back with each answer as it comes. Returns how to stop. */
  readonly listen = (listener: (answer: Answer) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'previewed') {
        this.#previews.get(data.turn)?.resolve(data.shown);
        this.#previews.delete(data.turn);
        return;
      }
      if (data.kind === 'checked') this.#finish(data);
      for (const listener of this.#listeners) listener(data);
    });
    worker.addEventListener('error', () => this.#restart());
    if (this.#opening !== undefined) worker.postMessage({ kind: 'open', ...this.#opening } satisfies Order);
    return worker;
  }

  #finish(checked: Checked): void {
    this.#deaths = 0;
    this.#newest = checked;
    this.#goOn(this.#waiting);
  }

  /** Asks what is next, or tells those who wait that nothing is. */
  #goOn(next: Question | undefined): void {
    this.#isBusy = false;
    this.#waiting = undefined;
    if (next !== undefined) return this.#send(next);
    const settlers = this.#settlers;
    this.#settlers = [];
    for (const settle of settlers) settle(this.#newest);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#previews.values()) reject(new Error('The worker has ended.'));
    this.#previews.clear();
  }

  #restart(): void {
    this.#end();
    this.#deaths += 1;
    this.#newest = undefined;
    this.#goOn(this.#waiting ?? (this.#deaths < 2 ? this.#asked : undefined));
  }

  #send(question: Question): void {
    this.#worker ??= this.#start();
    this.#isBusy = true;
    this.#turn += 1;
    this.#worker.postMessage({ kind: 'check', turn: this.#turn, ...question } satisfies Order);
  }

  /** Gives the worker a site; what is asked later is about it. */
  open(opening: Opening): void {
    this.#opening = opening;
    this.#asked = undefined;
    if (this.#worker === undefined) this.#worker = this.#start();
    else this.#worker.postMessage({ kind: 'open', ...opening } satisfies Order);
  }

  /** Has the site checked with these texts; what was asked last is not asked again. */
  ask(question: Question): void {
    const { changed, shown } = this.#asked ?? {};
    if (changed === question.changed && shown === question.shown) return;
    this.#asked = question;
    if (!this.#isBusy) return this.#send(question);
    this.#waiting = question;
    this.#worker?.postMessage({ kind: 'show', ...question } satisfies Order);
  }

  /** What was found in the texts that were asked about last; nothing where they have ended two workers. */
  readonly settle = (): Promise<Checked | undefined> =>
    this.#isBusy ? new Promise((resolve) => this.#settlers.push(resolve)) : Promise.resolve(this.#newest);

  /** Makes a page with these texts, to be looked at, whatever is being checked; nothing where it would not be sound. */
  preview(question: Question): Promise<ShownPage | undefined> {
    this.#worker ??= this.#start();
    this.#turn += 1;
    const [worker, turn] = [this.#worker, this.#turn];
    return new Promise((resolve, reject) => {
      this.#previews.set(turn, { resolve, reject });
      worker.postMessage({ kind: 'preview', turn, ...question } satisfies Order);
    });
  }

  close(): void {
    this.#end();
  }
}
