import type { GameTypes } from '../engine/game.ts';
import type { Match, MatchPlayer } from '../engine/match.ts';
import type { GameModule } from '../engine/module.ts';
import { type GivenSeed, parseSeed, stream } from '../engine/random.ts';
import type { GameRecord } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { memoryStore } from '../engine/store.ts';
import type { Table } from '../engine/table.ts';
import { createTable, openTable, storeRecord } from '../engine/tables.ts';
import { range } from '../engine/util.ts';
import { encodeStep } from '../sync/codec.ts';
import type { Work } from './figure.ts';

/** Returns the answer of a table. Throws if the table refused the request. */

const granted = <A extends object>(answer: A | Refusal | undefined): A => {
  if (answer === undefined || isRefusal(answer))
    throw new Error(`expected the table to accept the request, found ${answer?.refused ?? 'no table'}`);
  return answer;
};

const OPENINGS = 40;

/** Opens a saved game several times. Returns the shortest time in milliseconds. */
export const openingMs = async <T extends GameTypes>(
  game: GameModule<T>,
  record: GameRecord<T['Command'], T['Event'], T['Config']>,
): Promise<number> => {
  const store = memoryStore();
  await storeRecord(store, 'kept', record, game.encoding);
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < OPENINGS; i++) {
    const start = performance.now();
    granted(await openTable(game, store, 'kept'));
    best = Math.min(best, performance.now() - start);
  }
  return best;
};

interface Laid<T extends GameTypes> {
  readonly game: GameModule<T>;
  readonly config: T['Config'];
  readonly seats: number;
  readonly seed: GivenSeed;
}

const lay = async <T extends GameTypes>(laid: Laid<T>): Promise<Table<T>> => {
  const { game, config, seats, seed } = laid;
  return granted(
    await createTable(game, memoryStore(), 'bench', { config, seats: range(seats).map(() => ({})), seed }),
  );
};

/** Submits the commands of recorded games, each game at a table of its own. */
export const submitting =
  <T extends GameTypes>(
    games: readonly (Laid<T> & { readonly log: Match<T['State'], T['Command'], T['Event']>['log'] })[],
  ): Work =>
  async amount => {
    let done = 0;
    for (let next = 0; done < amount; next++) {
      const laid = games[next % games.length];
      if (!laid) return done;
      const table = await lay(laid);
      for (const { seat, command } of laid.log) {
        if (seat === undefined || command === undefined) continue;
        const { decision } = table.snapshot(seat);
        granted(await table.submit(seat, { id: `${done}`, decision, command }));
        done += 1;
      }
    }
    return done;
  };

/** Returns the number of bytes that a server sends to one viewer for each move of a game. */
export const sentBytes = async <T extends GameTypes>(
  laid: Laid<T>,
  play: MatchPlayer<T['View'], T['Command']>,
): Promise<readonly number[]> => {
  const table = await lay(laid);
  const sent: number[] = [];
  table.subscribe(0, (...step) => {
    sent.push(Buffer.byteLength(JSON.stringify(encodeStep(...step))));
  });
  const chance = stream(parseSeed('bench').seed, 'bot');
  for (;;) {
    const [seat] = table.snapshot('spectator').activeSeats;
    if (seat === undefined) return sent;
    const { view, decision } = table.snapshot(seat);
    const command = play(view, chance);
    granted(await table.submit(seat, { id: `${sent.length}`, decision, command }));
  }
};
