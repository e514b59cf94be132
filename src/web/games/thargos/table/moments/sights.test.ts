import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { type ThargosUpdate, withEventContext } from './moments.ts';
import { doneByOthers, playedCard, sightsOf } from './sights.ts';

const table = await playedOut(thargos, BOTS.greedy, {
  config: { quickPlay: true },
  seats: 2,
  seed: 'staged',
  viewers: [0],
});
const all: readonly ThargosUpdate[] = table.shown(0, 1).map(withEventContext);

test("in a whole duel, each of the opponent's actions is animated at most once, and in order", () => {
  let beats = 0;
  for (const told of all) {
    const others = doneByOthers(told, [0]);
    const shown = sightsOf(told, [0], true).flatMap(sight => ('beats' in sight ? sight.beats : []));
    beats += shown.length;
    assert.deepEqual(
      shown,
      others.filter(each => shown.includes(each)),
      'expected the animated actions to be actions of other players, in the order of the events',
    );
    assert.equal(new Set(shown).size, shown.length);
    // An action that isn't animated on its own is part of a roll or a result.
    if (shown.length < others.length)
      assert.ok(told.events.some(({ event }) => ['rolled', 'resolved'].includes(event.type)));
  }
  assert.ok(beats > 30, `expected the test game to have more than 30 animated actions, found ${beats}`);
});

test("after a player's own answer, other players' actions are animated only if a turn starts", () => {
  const own = all.filter(({ seat }) => seat === 0);
  for (const told of own)
    for (const sight of sightsOf(told, [0], true))
      if ('beats' in sight) assert.ok(told.events.some(({ event }) => event.type === 'turnBegun'));
  assert.ok(own.some(told => sightsOf(told, [0], true).some(sight => 'beats' in sight)));
});

test('sightsOf attributes every action of the opponent to the opponent', () => {
  const beats = all.flatMap(told => sightsOf(told, [0], true)).filter(sight => 'beats' in sight);
  assert.ok(beats.length > 10);
  for (const { by } of beats) assert.equal(by, 1);
});

test('if animations are off, only dice and conflicts pause the game', () => {
  for (const told of all)
    assert.ok(sightsOf(told, [0], false).every(sight => 'conflict' in sight || 'steps' in sight));
  assert.ok(all.some(told => sightsOf(told, [0], false).length > 0));
});

test("events before a conflict's result are animated on the view that still contains the conflict", () => {
  const ends = all.filter(
    ({ seat, events: happened }) => seat === 1 && happened.some(h => h.event.type === 'resolved'),
  );
  assert.ok(ends.length > 0);
  for (const told of ends) {
    const [first] = sightsOf(told, [0], true);
    if (first && 'beats' in first) assert.equal(first.before, told.before);
  }
});

test('playedCard returns the card that an event plays, but not a card that it draws', () => {
  const beats = all
    .flatMap(told => sightsOf(told, [0], true))
    .flatMap(sight => ('beats' in sight ? sight.beats : []));
  const played = beats.filter(beat => playedCard(beat) !== undefined).map(({ event }) => event.type);
  assert.ok(played.includes('heroPlaced') && played.includes('moved'));
  for (const beat of beats.filter(({ event }) => event.type === 'moved' && event.why === 'draw'))
    assert.equal(playedCard(beat), undefined);
});
