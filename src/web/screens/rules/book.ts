import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../../i18n.ts';
import type { Chapter } from './chapters.ts';

/** What the route asks to see, and links to everything else. */
export interface RuleLinks {
  readonly asked: string | undefined;
  readonly hrefOf: (name: string) => string;
}

/** The search results in a list, and how to show them. */
export interface FoundRule {
  readonly count: number;
  readonly show: (looking: RuleLinks) => ComponentChildren;
}

/** A list after the chapters, with its own route. */
export interface RuleList {
  readonly id: string;
  readonly title: () => string;
  /** Whether it is one panel; otherwise each entry has its own. */
  readonly isPanel: boolean;
  readonly find: (search: string) => FoundRule;
}

/** A game's rules for players; the page around them is shared. */
export interface RuleBook {
  readonly words: Words<{ readonly title: string; readonly lead: string; readonly search: string }>;
  /** Links that other games don't have. */
  readonly More?: ComponentType;
  readonly chapters: readonly Chapter[];
  /** Synonyms of words in a text, for the search. */
  readonly synonymsIn?: (text: string) => string;
  /** Content below the paragraphs of a chapter, by its id. */
  readonly below?: Readonly<Record<string, ComponentType>>;
  readonly lists: readonly RuleList[];
  /** Whether its parts are side by side on a very wide screen. */
  readonly isWide?: boolean;
  /** The element id for a rule, a chapter or another name. */
  readonly anchorFor: (name: string) => string | undefined;
}
