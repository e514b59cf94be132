import type { KeptGame } from '../../e2e/helpers.ts';
import { findPlace, type Place, recordOf } from '../../e2e/thargos-places.ts';
import { BOTS } from '../../src/bots/index.ts';
import { type Match, playMatch } from '../../src/engine/match.ts';
import { parseSeed } from '../../src/engine/random.ts';
import { makeRecord } from '../../src/engine/record.ts';
import { fold } from '../../src/engine/replay.ts';
import { cartographers as game } from '../../src/games/cartographers/game.ts';
import type { Command, Event, State } from '../../src/games/cartographers/types.ts';

/** Returns the same game in every run: its map is half filled, and every drawing changes the score. */
export const halfPlayed = (): KeptGame => {
  const seed = parseSeed('bench web');
  const { log } = playMatch(game, { seed, config: {}, players: [BOTS.greedy] }) as Match<
    State,
    Command,
    Event
  >;
  // The log is cut at the first draw phase in its second half.
  let length = log.length >> 1;
  while (fold<State, Event>(game, log.slice(0, length)).phase.type !== 'draw') length++;
  const record = makeRecord({ game, config: {}, seats: [{}], seed, log: log.slice(0, length) });
  return { id: 'bench', record, players: [''] };
};

const DUEL = { config: { quickPlay: true }, players: ['', 'random'] } as const;

/** Returns a decision of the player in a duel against a bot, after some turns. */
export const duelPlace = (): Place =>
  findPlace(DUEL, ({ question, turn }) => question?.type === 'act' && question.seat === 0 && turn.number > 6);

export const halfFought = (): KeptGame => ({
  id: 'bench-duel',
  record: recordOf(duelPlace()),
  players: DUEL.players,
});
