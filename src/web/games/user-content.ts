import type { Refusal } from '../../engine/refusal.ts';
import type { Words } from '../i18n.ts';

/** User content for a game, with its kind, from a file. */
export interface ContentItem {
  readonly kind: string;
  readonly id: string;
  readonly changed: number;
  readonly value: unknown;
}

export interface CheckedContent {
  readonly things: readonly ContentItem[];
  /** Damaged items, each with its number and name. */
  readonly left: readonly Refusal[];
}

/** A count of a kind, as text. */
export type Counted = Words<(n: number) => string>;

/** User content of a game, and how it is saved to and read from files. */
export interface UserContent {
  /** Everything in this browser. */
  readonly list: () => Promise<readonly ContentItem[]>;
  /** Everything in this browser, in the format of a file. */
  readonly bundle: () => Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** All sound items of a file. */
  readonly check: (json: unknown) => Promise<CheckedContent | Refusal>;
  /** Items of a file that are new here; existing ones are never overwritten. */
  readonly fresh: (things: readonly ContentItem[], here: readonly ContentItem[]) => readonly ContentItem[];
  /** Saves all or nothing. */
  readonly keep: (things: readonly ContentItem[]) => Promise<void>;
  readonly drop: (things: readonly ContentItem[]) => Promise<void>;
  readonly dropAll: () => Promise<void>;
  /** The kinds that are listed; others come and go with games. */
  readonly kinds: Readonly<Record<string, Counted>>;
  /** Texts for damaged items, by refusal code. */
  readonly faults: Words<Readonly<Record<string, string>>>;
}
