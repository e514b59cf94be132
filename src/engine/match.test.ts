import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Match, type MatchPlayer, playMatch } from './match.ts';
import { parseSeed } from './random.ts';
import { fold } from './replay.ts';
import { type Command, type Event, type State, toy, type View } from './test/toy.ts';
import { untrustedBot } from './untrusted-bot.ts';

const seed = parseSeed('match');
const anyNumber: MatchPlayer<View, Command> = (_, random) => ({ say: 1 + random.below(6) });

const play = (players: readonly MatchPlayer<View, Command>[], rounds = 3) =>
  playMatch(toy, { seed, config: { rounds }, players }) as Match<State, Command, Event>;

describe('playMatch', () => {
  test('gives the same match for the same seed and players, and its log folds to its final state', () => {
    const { log, state } = play([anyNumber, anyNumber, anyNumber]);
    assert.ok(state.isOver);
    assert.equal(log.length, 1 + 3 * 3);
    assert.deepEqual(play([anyNumber, anyNumber, anyNumber]), { log, state });
    assert.deepEqual(fold<State, Event>(toy, log), state);
  });

  test('gives each seat a random stream that does not depend on the other players', () => {
    const said = ({ log }: Match<State, Command, Event>, of: number) =>
      log.filter(({ seat }) => seat === of).map(({ command }) => command);
    const three = play([anyNumber, anyNumber, anyNumber]);
    assert.deepEqual(said(play([anyNumber, anyNumber, () => ({ say: 1 })]), 1), said(three, 1));
  });

  test('calls the observer for every step, in order', () => {
    const seen: State[] = [];
    const match = playMatch(
      toy,
      { seed, config: { rounds: 3 }, players: [anyNumber] },
      ({ before, after }) => {
        if (seen.length > 0) assert.equal(before, seen.at(-1));
        seen.push(after);
      },
    ) as Match<State, Command, Event>;
    assert.equal(seen.length, match.log.length - 1);
    assert.equal(seen.at(-1), match.state);
  });

  test('returns the refusal of the setup, for example if there are no players', () => {
    assert.deepEqual(playMatch(toy, { seed, config: {}, players: [] }), { refused: 'bad-seats' });
  });

  test('throws an error with the answer and the reason if a bot breaks the rules', () => {
    assert.throws(() => play([anyNumber, () => ({ say: 7 })]), {
      message: 'the rules refuse the answer {"say":7} of the bot in seat 2: bad-number {"number":7}',
    });
  });

  test('throws if no seat has to move in an unfinished game', () => {
    const stuck = { ...toy, activeSeats: () => [] };
    assert.throws(
      () => playMatch(stuck, { seed, config: {}, players: [anyNumber] }),
      /expected a seat with a player to move, found none/,
    );
  });
});

describe('untrusted bots', () => {
  const sit = (bot: MatchPlayer<View, Command>) => untrustedBot(toy, 0, bot);

  test('an untrusted bot cannot modify its view', () => {
    const writes = sit((view, random) => {
      (view.points as number[])[0] = 99;
      return anyNumber(view, random);
    });
    assert.throws(() => play([writes]), TypeError);
  });

  test('an untrusted bot cannot change an answer that it has already returned', () => {
    const given: { say: number }[] = [];
    const changes = sit(() => {
      for (const command of given) command.say = 6;
      const command = { say: 1 };
      given.push(command);
      return command;
    });
    assert.deepEqual(play([changes]).log, play([() => ({ say: 1 })]).log);
  });

  test("the error names the seat of an untrusted bot whose answer isn't a command", () => {
    assert.throws(
      () => play([sit(() => 'seven' as never)]),
      /the rules refuse the answer "seven" of the bot in seat \d: bad-command/,
    );
    assert.throws(
      () => play([sit(() => undefined as never)]),
      /the rules refuse the answer null of the bot in seat \d: bad-command/,
    );
  });
});
