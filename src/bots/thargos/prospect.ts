import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES, type Attributes } from '../../games/thargos/attributes.ts';
import type { MissionCard } from '../../games/thargos/cards/card.ts';
import type { View } from '../../games/thargos/types.ts';
import { promisesAt } from './promise.ts';
import { opsWorth } from './worth.ts';

/** The value of a Mission on a track to either side, including its effects when it is won. */

/** How much better this Mission at this track is for the player than for their opponent. */
export const missionWorth = (view: View, seat: Seat, track: number, mission: MissionCard): number => {
  const promises = promisesAt(view, seat, track, mission);
  if (!promises) return 0;
  const won =
    opsWorth(
      view,
      seat,
      (mission.effects ?? []).flatMap(effect => effect.do),
    ) / 2;
  return (promises.mine - promises.theirs) * (1 + won / 4);
};

/** The strength of a hero against another: the value they can win, less the value they concede. */
export const matchUp = (own: Attributes, other: Attributes): number => {
  const leads = ATTRIBUTES.map(colour => own[colour] - other[colour]);
  return Math.max(...leads) + 0.6 * Math.min(...leads);
};
