import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES, type Attributes } from '../../games/thargos/attributes.ts';
import type { MissionCard } from '../../games/thargos/cards/card.ts';
import type { View } from '../../games/thargos/types.ts';
import { promisesAt } from './promise.ts';
import { opsWorth } from './worth.ts';

/** Estimates the value of a Mission on a track for both players, including its effects when it is won. */

/** How much more this Mission is worth on this track to the player than to the opponent. */
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

/** How well a hero does against another: the lead on their best color, plus 60 % of that on their worst. */
export const matchUp = (own: Attributes, other: Attributes): number => {
  const leads = ATTRIBUTES.map(colour => own[colour] - other[colour]);
  return Math.max(...leads) + 0.6 * Math.min(...leads);
};
