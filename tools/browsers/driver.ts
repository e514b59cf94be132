import type { Resources } from './resources.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type PointerType = 'mouse' | 'touch';

/** Controls one page in a browser with an empty profile. */
export interface Driver {
  readonly name: BrowserName;
  readonly version: string;
  /** The folder in which the browser saves downloads. */
  readonly downloads: string;
  goTo(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Evaluates an expression in the page and waits for its result. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number, pointer: PointerType): Promise<unknown>;
  /** Types a text into the focused element. */
  type(text: string): Promise<unknown>;
  /** Restores the size of the page. Only needed in browsers whose toolbars can change it. */
  readonly resize?: () => Promise<unknown>;
  screenshot(): Promise<Buffer>;
  /** Prints the page on A4. Absent if the driver of the browser cannot print. */
  readonly pdf?: () => Promise<Buffer>;
  /** Returns the errors of the page since the last call. */
  takeErrors(): Promise<readonly string[]>;
}

/** Starts the browser. `resources` ends its processes and removes its files. */
export type Launch = (resources: Resources, size: Size) => Promise<Driver>;
