import type { Resources } from './resources.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type PointerType = 'mouse' | 'touch';

/** One page in a browser with an empty profile. */
export interface Driver {
  readonly name: BrowserName;
  readonly version: string;
  /** The folder for downloads. */
  readonly downloads: string;
  goTo(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Evaluates an expression in the page and awaits its result. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number, pointer: PointerType): Promise<unknown>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  /** Restores the page size where the browser's own toolbars can change it. */
  readonly resize?: () => Promise<unknown>;
  screenshot(): Promise<Buffer>;
  /** Prints to A4; missing where the browser's driver cannot print. */
  readonly pdf?: () => Promise<Buffer>;
  /** The errors of the page since the last call. */
  takeErrors(): Promise<readonly string[]>;
}

/** Starts the browser; its processes and files belong to the resources. */
export type Launch = (resources: Resources, size: Size) => Promise<Driver>;
