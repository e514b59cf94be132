import { candidates, placements, soloGames } from '../bots/cartographers/search/bench.ts';
import { BOTS, type PlayedGame, playGame } from '../bots/index.ts';
import { parseSeed, type Random, stream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { fold } from '../engine/replay.ts';
import { range } from '../engine/util.ts';
import type { ConfigWish } from '../games/cartographers/config.ts';
import { cartographers } from '../games/cartographers/game.ts';
import { anyCommand } from '../games/cartographers/pick.ts';
import type { Event, State } from '../games/cartographers/types.ts';
import { heapGrowth } from './heap.ts';
import { duels, greedyBouts, memoryPerDuel, thousandBouts } from './thargos/bench.ts';

/** Something that is measured: an amount of work per second, or a value of its own. The names are for ever. */
export type Figure = { readonly name: string; readonly unit: string } & (
  | {
      /** Does so much work and says how much it was; what is prepared is not measured. */
      readonly prepare: () => (amount: number) => number;
    }
  | { readonly value: () => number }
);

const BASE: ConfigWish = {};

/** A plain loop that nobody will ever improve. */
const mixes = (): ((amount: number) => number) => {
  let x = 1;
  return amount => {
    for (let i = amount * 1000; i > 0; i--) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    // The result must be used, or the loop might be left out.
    return x === 0 ? 0 : amount * 1000;
  };
};

/** The same for memory: small objects made, kept for a moment and dropped. */
const objects = (): ((amount: number) => number) => {
  let kept: { readonly at: number; readonly list: readonly number[] }[] = [];
  return amount => {
    for (let i = 0; i < amount; i++) kept = range(1000).map(at => ({ at, list: [at, at + 1, at + 2] }));
    return amount * kept.length;
  };
};

const playSolo = (seed: string, chance: Random): void => {
  const first = cartographers.setup(1, { seed, open: false }, BASE);
  if (isRefusal(first)) throw new Error(first.refused);
  let state = fold<State, Event>(cartographers, [{ events: first as readonly Event[] }]);
  while (!state.result) {
    const [seat] = state.owing;
    const command = anyCommand(cartographers.options(cartographers.view(state, seat)), chance);
    const events = command && cartographers.decide(state, seat, command);
    if (!events || isRefusal(events)) throw new Error('a legal command was refused');
    state = (events as readonly Event[]).reduce(cartographers.evolve, state);
  }
};

const soloGamesOfTheEngine = (): ((amount: number) => number) => {
  const chance = stream(parseSeed('bench').seed, 'bot');
  let game = 0;
  return amount => {
    for (let i = 0; i < amount; i++) playSolo((game++).toString(16).padStart(64, '0'), chance);
    return amount;
  };
};

const recorded = (seed: string, seats: number): PlayedGame => {
  const bots = range(seats).map(() => BOTS.random);
  return playGame({ seed: parseSeed(seed), config: BASE, bots }) as PlayedGame;
};

/** Decides and evolves the commands of recorded games again. */
const commands = (): ((amount: number) => number) => {
  const games = range(8).map(i => recorded(`bench ${i}`, 4).log);
  let next = 0;
  return amount => {
    let done = 0;
    while (done < amount) {
      const [opening, ...log] = games[next++ % games.length];
      let state = fold<State, Event>(cartographers, [opening]);
      for (const { seat, command } of log) {
        const events = command && cartographers.decide(state, seat as number, command);
        if (!events || isRefusal(events)) throw new Error('a recorded command was refused');
        state = (events as readonly Event[]).reduce(cartographers.evolve, state);
      }
      done += log.length;
    }
    return done;
  };
};

const GAMES = 400;

/** How much the heap grows by a game for four that is half played, in kB. */
const memory = (): number => {
  return heapGrowth(GAMES, seed => {
    const { log } = recorded(seed, 4);
    return fold<State, Event>(cartographers, log.slice(0, log.length >> 1));
  });
};

const searchGames = (): ((amount: number) => number) => amount => {
  soloGames(amount);
  return amount;
};

export const FIGURES: readonly Figure[] = [
  { name: 'reference.mixesPerSecond', unit: 'mixes/s', prepare: mixes },
  { name: 'reference.objectsPerSecond', unit: 'objects/s', prepare: objects },
  { name: 'engine.soloGamesPerSecond', unit: 'games/s', prepare: soloGamesOfTheEngine },
  { name: 'engine.commandsPerSecond', unit: 'commands/s', prepare: commands },
  { name: 'engine.memoryPerFourSeatGame', unit: 'kB', value: memory },
  { name: 'thargos.duelsPerSecond', unit: 'games/s', prepare: duels },
  { name: 'thargos.thousandBouts', unit: 's', value: thousandBouts },
  { name: 'thargos.greedyBoutsPerSecond', unit: 'games/s', prepare: greedyBouts },
  { name: 'thargos.memoryPerGame', unit: 'kB', value: memoryPerDuel },
  { name: 'search.soloGamesPerSecond', unit: 'games/s', prepare: searchGames },
  { name: 'search.placementsPerSecond', unit: 'placements/s', prepare: () => placements },
  { name: 'search.candidatesPerSecond', unit: 'candidates/s', prepare: () => candidates },
];
