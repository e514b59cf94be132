import { playMatch } from '../../engine/match.ts';
import { type GivenSeed, parseSeed, type Seed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { fold } from '../../engine/replay.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { soloPar } from '../../games/cartographers/result.ts';
import { rulesOf } from '../../games/cartographers/rules.ts';
import type { Event, State } from '../../games/cartographers/types.ts';
import { greedyBot } from './greedy.ts';
import { coreEdictOf, coreRules, finalScore, fitsCore, newSoloGame, type SoloGame } from './search/index.ts';
import { playFromStart, trialFor } from './search/play-out.ts';

/** What a game alone came to: its stars, and its rating (CS-06), by which games with other edicts can be compared. */
export interface LabGame {
  readonly stars: number;
  readonly rating: number;
}

/** The first 31 bits of a seed: enough for chance that nobody bets on. */
const numberOf = (seed: Seed): number => Number.parseInt(seed.slice(0, 8), 16) >>> 1;

const playFast = (game: SoloGame, state: State, seed: Seed): number => {
  for (const [i, id] of state.edicts.entries()) game.edicts[i] = coreEdictOf(rulesOf(state.config), id);
  const trial = trialFor(game);
  playFromStart(game, trial, numberOf(seed));
  return finalScore(trial);
};

const playWhole = (config: ConfigWish, seed: GivenSeed): number => {
  const match = playMatch(cartographers, { seed, config, players: [greedyBot] });
  if (isRefusal(match)) throw new Error(match.refused);
  return match.state.result!.totals[0]!;
};

/**
 * Plays games alone by these rules, one after the other, to see how hard they are: on the sheets that the search knows by
 * its quick drawer, who looks at a dozen places by lot for every card, and elsewhere by `greedy`, who looks at all.
 */
export function* labGames(config: ConfigWish, seed: string): Generator<LabGame, Refusal | undefined> {
  let core: SoloGame | undefined;
  for (let number = 0; ; number++) {
    const given = parseSeed(`${seed}:${number}`);
    const events = cartographers.setup(1, given, config);
    if (isRefusal(events)) return events;
    const state = fold<State, Event>(cartographers, [{ events }]);
    const isFast = fitsCore(rulesOf(state.config));
    if (isFast) core ??= newSoloGame(coreRules(state.config));
    const stars = core ? playFast(core, state, given.seed) : playWhole(config, given);
    yield { stars, rating: stars - soloPar(rulesOf(state.config), state.edicts) };
  }
}
