import type { Text } from '../../../engine/text.ts';
import type { Card, Deck } from '../cards/card.ts';
import type { StoryPlan } from '../stories/story.ts';

export const FORMAT = 'thargos-cardpack/1';

export const MODES = ['full', 'overlay'] as const;
export const PROVENANCES = ['community', 'userPrinted', 'licensed'] as const;

export interface PackHead {
  readonly id: string;
  readonly version: string;
  readonly title?: Text;
  /** A pack with mode `full` replaces all cards. One with mode `overlay` changes some of them. */
  readonly mode: (typeof MODES)[number];
  readonly base?: string;
  readonly provenance: (typeof PROVENANCES)[number];
  readonly notice?: Text;
}

/** A card pack after it was read: every text has both languages, and defaults are filled in. */
export interface Pack {
  readonly format: typeof FORMAT;
  readonly pack: PackHead;
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
  readonly stories: readonly StoryPlan[];
}
