/** The messages between the main process and the judge process. */

export interface Survey {
  /** The duration of each test in milliseconds. */
  readonly took: readonly number[];
  /** The mutants in code that runs only once, when a file is loaded. */
  readonly atLoad: readonly string[];
  /** For each test, how often it reached each mutant. */
  readonly hits: readonly Readonly<Record<string, number>>[];
}

export type Asked =
  | { readonly ask: 'load'; readonly files: readonly string[] }
  | { readonly ask: 'survey' }
  | {
      readonly ask: 'try';
      readonly mutant: string;
      readonly tests: readonly { readonly index: number; readonly hits: number }[];
    };

export type JudgeReport =
  | { readonly tell: 'loaded' }
  | { readonly tell: 'surveyed'; readonly survey: Survey }
  | { readonly tell: 'killed'; readonly mutant: string; readonly isSpoilt: boolean }
  | { readonly tell: 'survived'; readonly mutant: string }
  | { readonly tell: 'failed'; readonly why: string };
