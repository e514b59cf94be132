import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../say.ts';
import type { Chapter } from './chapters.ts';

/** What the address asks to see, and the addresses of all else. */
export interface Looking {
  readonly asked: string | undefined;
  readonly hrefOf: (name: string) => string;
}

/** What of a list the search has found, and how it is shown. */
export interface FoundRule {
  readonly count: number;
  readonly show: (looking: Looking) => ComponentChildren;
}

/** A list after the chapters, with an address like theirs. */
export interface RuleList {
  readonly id: string;
  readonly title: () => string;
  /** Whether it is one panel; otherwise each of its parts brings its own. */
  readonly isPanel: boolean;
  readonly find: (search: string) => FoundRule;
}

/** The rules of a game as a player reads them; the page around them is the same for all games. */
export interface RuleBook {
  readonly words: Words<{ readonly title: string; readonly lead: string; readonly search: string }>;
  /** The ways from here that other games do not have. */
  readonly More?: ComponentType;
  readonly chapters: readonly Chapter[];
  /** Other words for those in a text, which the search finds too. */
  readonly synonymsIn?: (text: string) => string;
  /** What stands below the paragraphs of a chapter, by its id. */
  readonly below?: Readonly<Record<string, ComponentType>>;
  readonly lists: readonly RuleList[];
  /** Whether its parts stand beside each other on a very wide screen. */
  readonly isWide?: boolean;
  /** The element that tells of a rule, a chapter or whatever else has a name. */
  readonly anchorFor: (name: string) => string | undefined;
}
