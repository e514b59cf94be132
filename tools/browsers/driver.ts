export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How somebody points: what is done with a finger is done with a finger. */
export type Pointer = 'mouse' | 'touch';

/** One page in one browser that has never been here, driven from outside. */
export interface Driver {
  readonly name: BrowserName;
  readonly version: string;
  /** Where the browser puts what it downloads. */
  readonly downloads: string;
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; what goes in and out is JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  press(x: number, y: number, pointer: Pointer): Promise<void>;
  /** Types letter by letter into what has the focus. */
  type(text: string): Promise<void>;
  /** Makes the page as large again as it was, where the browser shows bars of its own besides. */
  readonly fit?: () => Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page as it would be printed; not every driver can. */
  readonly pdf?: () => Promise<Buffer>;
  /** What the browser complained of since this was asked last. */
  heard(): Promise<readonly string[]>;
}

/** Starts the browser; whatever it needs is ended and removed with the house. */
export type Launch = (house: House, size: Size) => Promise<Driver>;

/** Keeps what must not outlive a run: processes and folders. */
export interface House {
  spawn(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Child;
  folder(name: string): string;
  /** Before the processes are ended. */
  atEnd(work: () => Promise<unknown>): void;
}

export interface Child {
  /** The first match in what it prints; fails when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  kill(): Promise<void>;
}
