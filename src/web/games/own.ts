import type { Refusal } from '../../engine/refusal.ts';
import type { Words } from '../say.ts';

/** Something that somebody made for a game, with its kind, as a file brings it. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
  readonly changed: number;
  readonly value: unknown;
}

export interface CheckedThings {
  readonly things: readonly Thing[];
  /** What is damaged, each with its number and its name. */
  readonly left: readonly Refusal[];
}

/** So many of a kind, in words. */
export type Counted = Words<(n: number) => string>;

/** What people make for a game besides playing it, and how it goes into a file and out of one. */
export interface Own {
  /** Everything here. */
  readonly list: () => Promise<readonly Thing[]>;
  /** Everything here, as a file holds it. */
  readonly bundle: () => Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** All that is sound in a file. */
  readonly check: (json: unknown) => Promise<CheckedThings | Refusal>;
  /** Which things of a file are new here; nothing that is here is ever overwritten. */
  readonly fresh: (things: readonly Thing[], here: readonly Thing[]) => readonly Thing[];
  /** All of it or nothing. */
  readonly keep: (things: readonly Thing[]) => Promise<void>;
  readonly drop: (things: readonly Thing[]) => Promise<void>;
  readonly dropAll: () => Promise<void>;
  /** The kinds that are spoken of; others come and go with the games. */
  readonly kinds: Readonly<Record<string, Counted>>;
  /** What is said of damaged things, by the codes of their refusals. */
  readonly faults: Words<Readonly<Record<string, string>>>;
}
