import type { Seat } from '../../../engine/game.ts';
import { isAlone } from '../../../games/thargos/config.ts';
import type { State } from '../../../games/thargos/types.ts';
import { FEATURES, featuresOf } from './features.ts';
import { VALUES } from './values.ts';

/** How likely a player is to win from here; who has won has won. */
export const chanceOf = (state: State, seat: Seat): number => {
  const { result, players } = state;
  if (result) return result.places[seat] === 1 ? 1 / winners(result.places) : 0;
  const scores = players.map((player, other) => (player.isOut ? -Infinity : scoreOf(state, other)));
  if (players.length === 1) return 1 / (1 + Math.exp(-scores[0]!));
  const most = Math.max(...scores);
  const shares = scores.map(score => Math.exp(score - most));
  return shares[seat]! / shares.reduce((a, b) => a + b, 0);
};

const winners = (places: readonly number[]): number => places.filter(place => place === 1).length;

const scoreOf = (state: State, seat: Seat): number => {
  const weights = isAlone(state) ? (seat < state.seats ? VALUES.alone : VALUES.rival) : VALUES.versus;
  return featuresOf(state, seat).reduce((sum, value, i) => sum + value * weights[FEATURES[i]!], 0);
};
