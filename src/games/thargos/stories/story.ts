import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/card.ts';
import type { PackRef } from '../config.ts';

/** HT-9.4: a node of a story: its Mission, and when a player may attempt it. */
export interface StoryNode {
  readonly mission: CardId;
  readonly role: 'main' | 'optional' | 'secret' | 'secondary';
  /** The nodes that a player must complete first: all of `all`, and at least one of `any`. */
  readonly requires?: { readonly all?: readonly string[]; readonly any?: readonly string[] };
  /** The name of the node's fork. Completing one node of a fork closes its other nodes for that player. */
  readonly fork?: string;
  readonly claim?: 'perPlayer' | 'exclusive';
  readonly team?: boolean;
  readonly passive?: boolean;
  readonly region?: 'urban' | 'wilderness';
  /** The text that is shown before an attempt. */
  readonly text?: Text;
  /** The text that is shown to all players when a player wins the node. */
  readonly won?: Text;
  readonly place?: Text;
  /** The position on the map. Each coordinate is from 0 to 100. */
  readonly x?: number;
  readonly y?: number;
}

export interface StoryPlan {
  readonly id: string;
  readonly title?: Text;
  readonly intro?: Text;
  /** The packs that contain its custom cards. */
  readonly packs?: readonly PackRef[];
  /** If present, only these Actions may be played. All others can still be placed as modifiers. */
  readonly allowActions?: readonly CardId[];
  readonly banCards?: readonly CardId[];
  /** HT-9.12: the Missions of the secondary pile, which players may attempt in every turn. */
  readonly secondary?: readonly CardId[];
  readonly nodes: Readonly<Record<string, StoryNode>>;
}
