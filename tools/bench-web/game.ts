import type { KeptGame } from '../../e2e/helpers.ts';
import { findPlace, type Place, recordOf } from '../../e2e/thargos-places.ts';
import { BOTS } from '../../src/bots/index.ts';
import { type Match, playMatch } from '../../src/engine/match.ts';
import { parseSeed } from '../../src/engine/random.ts';
import { makeRecord } from '../../src/engine/record.ts';
import { fold } from '../../src/engine/replay.ts';
import { cartographers as game } from '../../src/games/cartographers/game.ts';
import type { Command, Event, State } from '../../src/games/cartographers/types.ts';

/** The same game for every run: a map half full, where every drawing changes something. */
export const halfPlayed = (): KeptGame => {
  const seed = parseSeed('bench web');
  const { log } = playMatch(game, { seed, config: {}, players: [BOTS.greedy] }) as Match<
    State,
    Command,
    Event
  >;
  // From the middle on to the first ordinary drawing with a choice of places.
  let length = log.length >> 1;
  while (fold<State, Event>(game, log.slice(0, length)).phase.type !== 'draw') length++;
  const record = makeRecord({ game, config: {}, seats: [{}], seed, log: log.slice(0, length) });
  return { id: 'bench', record, players: [''] };
};

const DUEL = { config: { quickPlay: true }, players: ['', 'random'] } as const;

/** A duel against a bot, some turns old. */
export const duelPlace = (): Place =>
  findPlace(DUEL, ({ question, turn }) => question?.type === 'act' && question.seat === 0 && turn.number > 6);

export const halfFought = (): KeptGame => ({
  id: 'bench-duel',
  record: recordOf(duelPlace()),
  players: DUEL.players,
});
