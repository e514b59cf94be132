import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../engine/random.ts';
import { anyCommand } from '../games/thargos/asking/pick.ts';
import type { Event } from '../games/thargos/events.ts';
import { thargos as game } from '../games/thargos/game.ts';
import type { State, View } from '../games/thargos/types.ts';
import { tellings } from './tellings.ts';

/** A duel, some answers long, each of them told. */
const played = (answers: number) => {
  const seed = parseSeed('tellings');
  const random = stream(seed.seed, 'people');
  const tales = tellings<State, Event, View>(game);
  const setup = game.setup(2, seed, { quickPlay: true }) as readonly Event[];
  let state = setup.reduce<State>(game.evolve, undefined as never);
  const batches = Array.from({ length: answers }, (_, i) => {
    const seat = state.question?.seat ?? 0;
    const command = anyCommand(game.options(game.view(state, seat)), random);
    assert.ok(command);
    const events = game.decide(state, seat, command) as readonly Event[];
    tales.add(i + 2, state, events);
    state = events.reduce<State>(game.evolve, state);
    return events;
  });
  return { tales, batches };
};

test('all that happened since a version is told, batch by batch, not the newest alone', () => {
  const { tales, batches } = played(40);
  assert.deepEqual(
    tales.since(0, 30).map(({ version }) => version),
    batches.slice(29).map((_, i) => 31 + i),
  );
  assert.deepEqual(tales.since(0, 41), []);
});

test('each is told what he may know, and how the table looked to him before', () => {
  const { tales } = played(40);
  const drawn = (viewer: 0 | 1 | 'spectator') =>
    tales
      .since(viewer, 1)
      .flatMap(({ happened }) => happened.map(({ event }) => event))
      .filter(event => event.type === 'moved' && event.why === 'draw');
  const known = (events: readonly Event[]): number =>
    events.filter(event => event.type === 'moved' && (event.cards?.length ?? 0) > 0).length;
  const [mine, theirs, public_] = [drawn(0), drawn(1), drawn('spectator')];
  assert.ok(mine.length > 0);
  assert.equal(mine.length, public_.length);
  assert.ok(known(mine) > 0 && known(theirs) > 0);
  assert.equal(known(public_), 0);
  assert.equal(tales.since(1, 1)[0].before.viewer, 1);
});

test('what is taken back is not told', () => {
  const { tales } = played(10);
  tales.takeBack(2);
  assert.deepEqual(
    tales.since('spectator', 8).map(({ version }) => version),
    [9],
  );
});
