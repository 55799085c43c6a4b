import { expect } from 'vitest';
import { patience } from '../patience.ts';
import type { Driver, Key } from './driver.ts';
import { framePath, type Gate } from './gate.ts';

/** A visible element: by CSS, and by words of its label or text. */
interface Target {
  readonly css: string;
  readonly text?: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Somebody who visits a page with a pointer and a keyboard, in any engine. */
export class Visitor {
  readonly gate: Gate;
  readonly #driver: Driver;
  readonly #faults: string[] = [];

  constructor(driver: Driver, gate: Gate) {
    this.#driver = driver;
    this.gate = gate;
  }

  open(path: string, size?: Partial<Size>): Promise<void> {
    return this.visit(this.gate.url + path, size);
  }

  /** Opens a page of a server that answers to its own address alone. */
  async visit(address: string, { width = 1280, height = 800 }: Partial<Size> = {}): Promise<void> {
    await this.#driver.resize(width, height);
    await this.#driver.goto(address);
    await this.#watch();
  }

  async step(kind: 'back' | 'forward' | 'reload'): Promise<void> {
    await this.#collect();
    await this.#driver.step(kind);
    await this.#watch();
  }

  /** Calls a function in the page; it sees nothing of the test's own scope. */
  evaluate<Values extends readonly unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.#driver.evaluate(String(run), values) as Promise<Awaited<Result>>;
  }

  /** Reads until what is expected of the answer holds. */
  eventually<Value>(read: () => Value) {
    return expect.poll(read, { timeout: patience, interval: 40 });
  }

  /** Waits until a function answers true in the page. */
  async until<Values extends readonly unknown[]>(
    run: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    await this.eventually(() => this.evaluate(run, ...values)).toBe(true);
  }

  /** Moves the pointer, and waits until the page is an application. */
  async wake(): Promise<void> {
    await this.#driver.move(5, 5);
    await this.#driver.move(7, 7);
    await this.until(() => {
      const isReacts = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps'));
      const elements = [...document.querySelectorAll('#root a, #root button, #root summary')];
      return elements.length > 0 && elements.every(isReacts);
    });
    await this.painted();
  }

  /** Waits until the page has been painted, and what follows from it has run. */
  async painted(): Promise<void> {
    await this.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await frame();
      await frame();
    });
  }

  /**
   * Waits until every observer of the page has been told how things stand now, since one that is made now is told
   * last, and the gate has seen what they asked for.
   */
  async observed(): Promise<void> {
    await this.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement);
        }),
    );
    await this.painted();
    await this.evaluate(async (path) => void (await (await fetch(path)).text()), framePath);
  }

  /** Clicks an element where it stands, once nothing covers it. */
  async click(target: Target): Promise<void> {
    let spot: { x: number; y: number } | null = null;
    const find = async () => (spot = await this.#findSpot(target));
    await this.eventually(find).not.toBeNull();
    const { x, y } = spot ?? { x: 0, y: 0 };
    await this.#driver.click(x, y);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  /** Whether something of that kind can be seen. */
  sees({ css, text = '' }: Target): Promise<boolean> {
    return this.evaluate(
      (selector, words) =>
        [...document.querySelectorAll(selector)].some(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(words),
        ),
      css,
      text,
    );
  }

  /** Waits until something of that kind can be seen, or no longer. */
  async awaits(target: Target, { gone = false } = {}): Promise<void> {
    await this.eventually(() => this.sees(target)).toBe(!gone);
  }

  /** Whether the focus is on an element, or within it. */
  hasFocus(css: string): Promise<boolean> {
    return this.evaluate((selector) => document.activeElement?.closest(selector) !== null, css);
  }

  /** Addresses that links wanted to open in other tabs or at other sites. None is opened. */
  left(): Promise<readonly { href: string; target: string }[]> {
    return this.evaluate(() => Reflect.get(window, 'leftFor') as { href: string; target: string }[]);
  }

  /** What went wrong in the pages that were visited. */
  async faults(): Promise<readonly string[]> {
    await this.#collect();
    return this.#faults;
  }

  async #collect(): Promise<void> {
    const faults = await this.evaluate(() => Reflect.get(window, 'faults') as string[] | undefined);
    this.#faults.push(...(faults ?? []));
  }

  /** Writes down what goes wrong, and where links lead that leave the site. */
  async #watch(): Promise<void> {
    await this.evaluate(() => {
      if ('faults' in window) return;
      const faults: string[] = [];
      const leftFor: { href: string; target: string }[] = [];
      Object.assign(window, { faults, leftFor });
      const log = console.error;
      console.error = (...words: unknown[]) => {
        faults.push(words.map(String).join(' '));
        log(...words);
      };
      addEventListener('error', (event) => faults.push(event.message));
      addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
      addEventListener('securitypolicyviolation', (event) =>
        faults.push(`policy: ${event.violatedDirective}`),
      );
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link || event.defaultPrevented || link.origin === location.origin) return;
        leftFor.push({ href: link.href, target: link.target });
        event.preventDefault();
      });
    });
  }

  /** The middle of an element that stands still in the window with nothing over it. */
  #findSpot({ css, text = '' }: Target): Promise<{ x: number; y: number } | null> {
    return this.evaluate(
      async (selector, words) => {
        const element = [...document.querySelectorAll(selector)].find(
          (found) =>
            found.checkVisibility({ visibilityProperty: true }) &&
            `${found.getAttribute('aria-label') ?? ''} ${found.textContent}`.includes(words),
        );
        if (!element) return null;
        const middle = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        };
        const isHit = ({ x, y }: { x: number; y: number }) =>
          element.contains(document.elementFromPoint(x, y));
        if (!isHit(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const before = middle();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const after = middle();
        return before.x === after.x && before.y === after.y && isHit(after) ? after : null;
      },
      css,
      text,
    );
  }
}
