import {
  type Attributes,
  type Command,
  chanceAgainst,
  diceFor,
  NO_CARDS,
  onceDeclared,
  openTotals,
  opponentsOf,
  opposingAttrs,
  type PushbackDice,
  type Reason,
  reasonsFor,
  SECONDARY,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { missionOf } from '../cards.ts';

/** HT-9.6: a leader's values and chance in an attempt at a story's Mission. */
export interface LeaderOdds {
  /** The chance in percent to beat the dice without placing cards. */
  readonly chance: number;
  readonly dice: readonly PushbackDice[];
  /** The leader's value in each color that the Mission requires. */
  readonly counts: Attributes;
  /** Why the leader's values differ from the hero's own values. */
  readonly reasons: readonly Reason[];
}

/** HT-9.5, HT-9.6: a leader's odds at a Mission; undefined while the Mission is face down. */
export const foreseeLeader = (
  view: View,
  { node, hero }: Extract<Command, { type: 'attemptNode' }>,
): LeaderOdds | undefined => {
  const { story, viewer } = view;
  const mission = story?.missions[node] ?? story?.secondary;
  const post = view.posts.findIndex(place => place.hero === hero);
  if (!story || viewer === 'spectator' || mission === null || mission === undefined || post < 0)
    return undefined;
  const at = node === SECONDARY ? story.at : { ...story.at, [post]: node };
  const table = onceDeclared({
    ...view,
    story: { ...story, at },
    conflict: { ...NO_CONFLICT, attacker: viewer, post, node, mission },
  });
  const attrs = opposingAttrs(table, mission);
  const { colours, attack } = openTotals(table);
  const isOther = ({ kind, amounts }: Reason): boolean =>
    kind !== 'hero' && colours.some(colour => amounts[colour] !== 0);
  return {
    chance: chanceAgainst(attrs, attack),
    dice: diceFor(attrs),
    counts: attack,
    reasons: reasonsFor(table, viewer, post).filter(isOther),
  };
};

const NO_CONFLICT = {
  defender: null,
  against: null,
  track: null,
  attack: NO_CARDS,
  defence: NO_CARDS,
  shown: null,
  pushback: null,
  isConceded: false,
  success: null,
  totals: null,
};

/** HT-9.5: whether an opponent's hero may oppose an attempt at this Mission, which replaces the dice. */
export const mayBeOpposed = (view: View, node: string): boolean => {
  const { story, config, viewer } = view;
  const card = missionOf(view, story?.secondary);
  const isPassive = node === SECONDARY ? card?.passive === true : story?.plan.passive.includes(node);
  return !config.coop && !isPassive && viewer !== 'spectator' && opponentsOf(view, viewer).length > 0;
};
