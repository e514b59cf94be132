import { BOTS } from '../../bots/cartographers/index.ts';
import { candidates, placements, rollouts, soloGames } from '../../bots/cartographers/search/bench.ts';
import { type Match, playFrom, playMatch } from '../../engine/match.ts';
import { parseSeed, type Random, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fold } from '../../engine/replay.ts';
import { range, sum } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { anyCommand } from '../../games/cartographers/pick.ts';
import type { Command, Event, State } from '../../games/cartographers/types.ts';
import { sentBytes, submitting } from '../bench-table.ts';
import { type Figure, heapGrowth, type Work } from '../figure.ts';
import { BOT_FIGURES, CLOCK_FIGURES } from './bench-bots.ts';

const BASE: ConfigWish = {};

const playSolo = (seed: string, chance: Random): void => {
  const events = cartographers.setup(1, { seed, open: false }, BASE);
  if (isRefusal(events))
    throw new Error(`expected a playable config, but setup refused it: ${events.refused}`);
  playFrom<State, Command, Event>(cartographers, fold<State, Event>(cartographers, [{ events }]), state => {
    const seat = state.owing[0]!;
    const command = anyCommand(cartographers.options(cartographers.view(state, seat)), chance);
    return command && { seat, command };
  });
};

const soloGamesOfTheEngine = (): Work => {
  const chance = stream(parseSeed('bench').seed, 'bot');
  let game = 0;
  return amount => {
    for (let i = 0; i < amount; i++) playSolo((game++).toString(16).padStart(64, '0'), chance);
    return amount;
  };
};

const recorded = (seed: string, seats: number): Match<State, Command, Event> => {
  const players = range(seats).map(() => BOTS.random);
  const match = playMatch(cartographers, { seed: parseSeed(seed), config: BASE, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return match;
};

/** Measures how fast the rules decide and apply the commands of recorded games. */
const commands = (): Work => {
  const games = range(8).map(i => recorded(`bench ${i}`, 4).log);
  let next = 0;
  return amount => {
    let done = 0;
    while (done < amount) {
      const [opening, ...log] = games[next++ % games.length]!;
      let state = fold<State, Event>(cartographers, [opening!]);
      for (const { seat, command } of log) {
        const decided = command && seat !== undefined && cartographers.decide(state, seat, command);
        if (!decided || isRefusal(decided))
          throw new Error(
            `expected the rules to accept ${JSON.stringify(command)}, found ${JSON.stringify(decided)}`,
          );
        state = decided.state;
      }
      done += log.length;
    }
    return done;
  };
};

const GAMES = 400;

/** Measures the memory that a half-played game of four players takes, in kB. */
const memory = (): number =>
  heapGrowth(GAMES, seed => {
    const { log } = recorded(seed, 4);
    return fold<State, Event>(cartographers, log.slice(0, log.length >> 1));
  });

/** Measures how fast tables accept the moves of games with four players, each game at a table of its own. */
const moves = (): Work =>
  submitting(
    range(4).map(i => {
      const seed = `bench ${i}`;
      return {
        game: cartographers,
        config: BASE,
        seats: 4,
        seed: parseSeed(seed),
        log: recorded(seed, 4).log,
      };
    }),
  );

const SEATS = 60;

/** Measures how many bytes a server sends to one player for a move at a table with 60 seats. */
const sixtySeats = (reckon: (sent: readonly number[]) => number) => async (): Promise<number> => {
  const laid = { game: cartographers, config: BASE, seats: SEATS, seed: parseSeed('bench') };
  return reckon(await sentBytes(laid, BOTS.random));
};

const searchGames = (): Work => amount => {
  soloGames(amount);
  return amount;
};

export const FIGURES: readonly Figure[] = [
  { name: 'engine.soloGamesPerSecond', unit: 'games/s', prepare: soloGamesOfTheEngine },
  { name: 'engine.commandsPerSecond', unit: 'commands/s', prepare: commands },
  { name: 'engine.memoryPerFourSeatGame', unit: 'kB', value: memory },
  { name: 'table.movesPerSecond', unit: 'moves/s', prepare: moves },
  { name: 'table.sixtySeatsBytes', unit: 'B', value: sixtySeats(sent => sum(sent) / sent.length) },
  { name: 'table.sixtySeatsMostBytes', unit: 'B', value: sixtySeats(sent => Math.max(...sent)) },
  { name: 'search.soloGamesPerSecond', unit: 'games/s', prepare: searchGames },
  { name: 'search.placementsPerSecond', unit: 'placements/s', prepare: () => placements },
  { name: 'search.candidatesPerSecond', unit: 'candidates/s', prepare: () => candidates },
  { name: 'search.weighedPerSecond', unit: 'sheets/s', prepare: () => rollouts },
  ...BOT_FIGURES,
  ...CLOCK_FIGURES,
];
