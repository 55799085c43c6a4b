import { setImmediate, setTimeout } from 'node:timers/promises';

/** Who asked once mostly asks again within so long, in milliseconds. */
const quiet = 50;

/** So long at most work stands back at a time, in milliseconds: where somebody always asks it would never be done. */
const patience = 200;

/** Lets those who wait for an answer go before work that nobody waits for. */
export class Courtesy {
  #guests = 0;
  /** How many of them wait for that very work. */
  #forWork = 0;
  #lastLeft = -Infinity;
  readonly #patience: number;

  constructor(longest = patience) {
    this.#patience = longest;
  }

  /** Somebody waits from now on, until what this gives is called. */
  enter(): () => void {
    this.#guests += 1;
    return () => {
      this.#guests -= 1;
      this.#lastLeft = performance.now();
    };
  }

  /** Somebody who waits needs the work itself. */
  async needWork<Result>(work: Promise<Result>): Promise<Result> {
    this.#forWork += 1;
    try {
      return await work;
    } finally {
      this.#forWork -= 1;
    }
  }

  #isAsked(): boolean {
    return this.#guests > 0 || performance.now() - this.#lastLeft < quiet;
  }

  /** Is awaited by the work now and then: goes on once nobody is before it, or it has stood back for long enough. */
  async rest(): Promise<void> {
    const began = performance.now();
    const hasTime = () => performance.now() - began < this.#patience;
    await setImmediate();
    while (this.#forWork === 0 && this.#isAsked() && hasTime()) await setTimeout(quiet / 2);
  }
}
