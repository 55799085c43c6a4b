/** What every engine can be told, whatever its protocol. */
export interface Driver {
  /** Leaves the page, and what its window remembers, behind. */
  renew(): Promise<void>;
  goto(address: string): Promise<void>;
  step(kind: 'back' | 'forward' | 'reload'): Promise<void>;
  /** Calls a function, given as its source, in the page and waits for what it promises. Only JSON travels. */
  evaluate(source: string, values: readonly unknown[]): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types letters where the focus is. */
  type(text: string): Promise<void>;
  /** Makes the page's window so large; an engine may have a smallest width. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Where the engines of this machine are. */
export interface Engines {
  readonly chromium?: string;
  readonly firefox?: string;
  readonly webkit?: { readonly driver: string; readonly display: string };
}
