import type { Refusal } from '../../engine/refusal.ts';
import type { Words } from '../i18n.ts';

/** An item of the player's own content, such as a deck, as stored or as read from a file. */
export interface ContentItem {
  readonly kind: string;
  readonly id: string;
  readonly changed: number;
  readonly value: unknown;
}

export interface CheckedContent {
  readonly things: readonly ContentItem[];
  /** One refusal for each damaged item that was left out, with the item's number and name. */
  readonly left: readonly Refusal[];
}

/** Says how many items of a kind there are. */
export type Counted = Words<(n: number) => string>;

/** A game's functions for the player's own content, in this browser and in files. */
export interface UserContent {
  readonly list: () => Promise<readonly ContentItem[]>;
  /** All items in this browser, in the format for files. */
  readonly bundle: () => Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Validates the items in a file. */
  readonly check: (json: unknown) => Promise<CheckedContent | Refusal>;
  /** The items in a file that are new here. An item that would overwrite an existing one gets a new id. */
  readonly fresh: (things: readonly ContentItem[], here: readonly ContentItem[]) => readonly ContentItem[];
  /** Saves all items or none. */
  readonly keep: (things: readonly ContentItem[]) => Promise<void>;
  readonly drop: (things: readonly ContentItem[]) => Promise<void>;
  readonly dropAll: () => Promise<void>;
  /** The kinds of items that the page lists, with their counts. Other kinds are saved and removed together with games. */
  readonly kinds: Readonly<Record<string, Counted>>;
  /** Texts about damaged items, by refusal code. */
  readonly faults: Words<Readonly<Record<string, string>>>;
}
