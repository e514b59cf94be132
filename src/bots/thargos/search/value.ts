import type { Seat } from '../../../engine/game.ts';
import { type Playout, viewIn } from '../../../games/thargos/flow/playout.ts';
import { isAlone } from '../../../games/thargos/modes.ts';
import { featuresOf } from './features.ts';
import { scoreBy } from './net.ts';
import { VALUES } from './values.generated.ts';

/** The estimated chance that this player wins. In a finished game, their actual result. */
export const chanceOf = (playout: Playout, seat: Seat): number => {
  const { state } = playout;
  const { result, players, seats } = state;
  if (isAlone(state)) {
    if (result) return result.places[seat] === 1 ? 1 : 0;
    const score = players.reduce(
      (sum, _, other) => sum + (other < seats ? 1 : -1) * scoreOf(playout, other, 'solo'),
      0,
    );
    return 1 / (1 + Math.exp(-score));
  }
  if (result) return result.places[seat] === 1 ? 1 / winners(result.places) : 0;
  const kind = state.story ? 'story' : players.length > 2 ? 'circle' : 'duel';
  const scores = players.map((player, other) => (player.isOut ? -Infinity : scoreOf(playout, other, kind)));
  const most = Math.max(...scores);
  const shares = scores.map(score => Math.exp(score - most));
  return shares[seat]! / shares.reduce((a, b) => a + b, 0);
};

const winners = (places: readonly number[]): number => places.filter(place => place === 1).length;

const scoreOf = (playout: Playout, seat: Seat, kind: keyof typeof VALUES): number =>
  scoreBy(VALUES[kind], featuresOf(viewIn(playout, seat), seat));
