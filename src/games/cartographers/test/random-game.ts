import { parseSeed } from '../../../engine/random.ts';
import { makeRecord } from '../../../engine/record.ts';
import type { Batch } from '../../../engine/replay.ts';
import { range } from '../../../engine/util.ts';
import type { ConfigWish } from '../config.ts';
import { cartographers as game } from '../game.ts';
import type { CartographersRecord } from '../notation-header.ts';
import type { Command, Event, State } from '../types.ts';
import { foldEvents, playGame, startGame } from './games.ts';

interface Wanted {
  readonly seats?: number;
  readonly config?: ConfigWish;
  /** The number of batches after which the game stops early. */
  readonly most?: number;
}

/** The kinds of games that tests cover. */
export const KINDS: readonly ConfigWish[] = [
  {},
  { game: 'heroes', clusterChoice: 'player', fallbackCoin: true },
  { game: 'combined', reveal: 'live', exploreSet: 'heroes', seasonSet: 'base', map: 'D' },
  { game: 'heroes', firstGameSet: true, openSheets: false, trollChooser: 'neighbour' },
];

/** A record of a game with random commands, seat order and cancellations. */
export const randomGame = (seedText: string, { seats = 1, config = {}, most = 1e9 }: Wanted = {}) => {
  const seed = parseSeed(seedText);
  const start = startGame(seats, seedText, config);
  const all: Batch<Command, Event>[] = [{ events: start }];
  const states: State[] = [foldEvents(start)];
  playGame(seats, seedText, config, ({ seat, command, events, after }) => {
    all.push({ seat, command, events });
    states.push(after);
  });
  const log = all.slice(0, most);
  const names = range(seats).map(i => (i % 2 === 0 ? { name: `Ada "${i}", née 🗺`, motto: '# \\ a: b' } : {}));
  const record: CartographersRecord = makeRecord({ game, config, seats: names, seed, log });
  return { log, states: states.slice(0, most), record, seed };
};
