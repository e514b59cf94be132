import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick } from '../../../engine/random.ts';
import { thargos } from '../game.ts';
import { overGames, playGame, startGame } from './games.ts';
import { checkEvents, checkHidden, otherEvent, viewersOf } from './non-interference.ts';

const json = (value: unknown): string => JSON.stringify(value);

test('non-interference of views, options, events and refusals, for every seat and spectators, in every mode', () => {
  overGames('hidden', 22, (name, kind, random) => {
    playGame(kind, name, step => {
      const viewers = viewersOf(step.after);
      // One pair of eyes for each step, and now and then everybody's; a soak has time for all.
      checkHidden(step, random.below(10) === 0 ? viewers : [pick(random, viewers)], random);
    });
  });
});

test('the opening tells nobody more than his own hand', () => {
  overGames('opening', 22, (name, kind, random) => {
    const [started, ...events] = startGame(kind, name);
    const before = thargos.evolve(undefined, started);
    for (const viewer of viewersOf(before)) {
      const told = thargos.redact(otherEvent(started, new Map()), viewer, undefined);
      assert.equal(json(told), json(thargos.redact(started, viewer, undefined)));
      checkEvents({ before, events }, viewer, random);
    }
  });
});

test('the seed is shown when the game is over and not before', () => {
  overGames('seed', 11, (name, kind) => {
    playGame(kind, name, ({ after, events }) => {
      const { seed } = after.secret;
      for (const viewer of viewersOf(after)) {
        const isShown = json(thargos.view(after, viewer)).includes(seed);
        assert.equal(isShown, after.result !== null);
        const told = events.map(event => thargos.redact(event, viewer, after));
        assert.equal(json(told).includes(seed), after.result !== null);
      }
    });
  });
});

test('bots are given views, and a view holds no secret', () => {
  overGames('view', 11, (name, kind) => {
    playGame(kind, name, ({ after }) => {
      for (const viewer of viewersOf(after)) assert.ok(!('secret' in thargos.view(after, viewer)));
    });
  });
});
