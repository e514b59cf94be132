import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/card.ts';
import type { PackRef } from '../config.ts';

/** HT-9.4: a Mission of a story, and when it is open to a player. */
export interface StoryNode {
  readonly mission: CardId;
  readonly role: 'main' | 'optional' | 'secret' | 'secondary';
  /** The nodes that this player must have completed: all of `all`, and one of `any`. */
  readonly requires?: { readonly all?: readonly string[]; readonly any?: readonly string[] };
  /** Completing one node of a group closes the others for that player. */
  readonly fork?: string;
  readonly claim?: 'perPlayer' | 'exclusive';
  readonly team?: boolean;
  readonly passive?: boolean;
  readonly region?: 'urban' | 'wilderness';
  /** The task, read before an attempt. */
  readonly text?: Text;
  /** The outcome, shown to all players when the node is won. */
  readonly won?: Text;
  readonly place?: Text;
  /** The position on the map, each 0 to 100. */
  readonly x?: number;
  readonly y?: number;
}

export interface StoryPlan {
  readonly id: string;
  readonly title?: Text;
  readonly intro?: Text;
  /** The packs that its cards come from, if they aren't built in. */
  readonly packs?: readonly PackRef[];
  /** If present, only these Actions may be played as actions. */
  readonly allowActions?: readonly CardId[];
  readonly banCards?: readonly CardId[];
  /** HT-9.12: the Missions that are available on every turn. */
  readonly secondary?: readonly CardId[];
  readonly nodes: Readonly<Record<string, StoryNode>>;
}
