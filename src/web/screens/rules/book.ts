import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../../i18n.ts';
import type { Chapter } from './chapters.ts';

/** What a list of rules needs for its links: the element id that the route names, and the link for a name. */
export interface RuleLinks {
  readonly asked: string | undefined;
  readonly hrefOf: (name: string) => string;
}

/** The entries of a list that the search finds, and how to show them. */
export interface FoundRule {
  readonly count: number;
  readonly show: (looking: RuleLinks) => ComponentChildren;
}

/** Returns whether the search words occur in one of these texts or in its synonyms. */
export type IsFound = (...texts: readonly string[]) => boolean;

/** A list after the chapters, such as one of all cards. It has its own route. */
export interface RuleList {
  readonly id: string;
  readonly title: () => string;
  /** Whether the whole list is one panel; otherwise each entry has its own panel. */
  readonly isPanel: boolean;
  readonly find: (isFound: IsFound) => FoundRule;
}

/** The rules of a game for players. The page around them is the same for all games. */
export interface RuleBook {
  readonly words: Words<{ readonly title: string; readonly lead: string; readonly search: string }>;
  /** Links that other games don't have. */
  readonly More?: ComponentType;
  readonly chapters: readonly Chapter[];
  /** Returns the synonyms of words in a text, which the search also finds. */
  readonly synonymsIn?: (text: string) => string;
  /** Content below the paragraphs of a chapter, by its id. */
  readonly below?: Readonly<Record<string, ComponentType>>;
  readonly lists: readonly RuleList[];
  /** Whether chapters and lists are side by side on a very wide screen. */
  readonly isWide?: boolean;
  /** Returns the element id for the name of a rule, a chapter, a list or anything else that a route may name. */
  readonly anchorFor: (name: string) => string | undefined;
}
