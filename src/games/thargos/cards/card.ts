import type { Text } from '../../../engine/text.ts';
import type { Attribute, Attributes, Faction } from '../attributes.ts';
import type { Dice, Effect } from '../effects/effect.ts';

/** HT-1.6: the printed letter of the card type and a number: C hero, L Advantage, A Action, M Mission. */
export type CardId = `${'C' | 'L' | 'A' | 'M'}${number}`;

export const SOURCES = ['rulebook', 'original', 'community', 'printed', 'unknown'] as const;
export type Provenance = (typeof SOURCES)[number];

/**
 * Where the name, values and effect of a card come from. Those marked `community` were chosen for Alidade.
 */
export interface Sources {
  readonly name: Provenance;
  readonly values: Provenance;
  readonly effect: Provenance;
}

interface Common {
  readonly id: CardId;
  readonly name: Text;
  /** HT-2.3: a deck may have only one copy of a locked card. */
  readonly locked?: boolean;
  readonly boxCopies: number;
  readonly set: 'core' | 'condar' | 'custom';
  readonly tags?: readonly string[];
  readonly source: Sources;
  /** The shipped card that this custom card replaces. */
  readonly replaces?: CardId;
  /** The text of a custom card. Without it, the text is generated from the effects. */
  readonly text?: Text;
}

export interface Face {
  /** HT-7.5: for a hero without printed attributes, the dice to roll. */
  readonly attrs: Attributes | { readonly roll: Dice };
  readonly effects?: readonly Effect[];
  readonly text?: Text;
}

export interface HeroCard extends Common {
  readonly type: 'hero';
  readonly hp: number;
  /** HT-2.4: heroes with the same person are versions of one person, of whom a team may have only one. */
  readonly person: string;
  readonly faction: Faction | null;
  readonly faces: { readonly active: Face; readonly wounded: Face };
}

export type Mods = { readonly [A in Attribute]?: number };

export interface AdvantageCard extends Common {
  readonly type: 'advantage';
  readonly pam: number;
  readonly faction: Faction | null;
  readonly attachTo?: 'ownHero' | 'opposingHero' | 'anyHero';
  readonly mods?: Mods;
  readonly effects?: readonly Effect[];
}

export type Region = 'any' | 'urban' | 'wilderness';

export interface ActionCard extends Common {
  readonly type: 'action';
  readonly pam: number;
  readonly play: 'instant' | 'track' | 'reaction';
  /**
   * HT-9.8: the region where the card may be played as an Action. As a modifier, it may be placed anywhere.
   */
  readonly habitat?: Region;
  readonly mods?: Mods;
  readonly effects: readonly Effect[];
}

export interface MissionCard extends Common {
  readonly type: 'mission';
  readonly pam: number;
  readonly vp: number;
  readonly attrs: Mods;
  readonly region?: Region;
  readonly team?: boolean;
  readonly passive?: boolean;
  readonly effects?: readonly Effect[];
}

export type Card = HeroCard | AdvantageCard | ActionCard | MissionCard;
/** Any card except heroes, which aren't in the deck. */
export type DeckCard = Exclude<Card, HeroCard>;

/** A team of heroes and the cards of a deck (HT-2.1). The Rival's team has six heroes. */
export interface Deck {
  readonly id: string;
  readonly title?: Text;
  readonly heroes: readonly CardId[];
  readonly cards: Readonly<Record<CardId, number>>;
}
