import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentBatches } from '../../../../engine/replay.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import { coinsOf } from '../../../../games/cartographers/sheet.ts';
import { KINDS, randomGame } from '../../../../games/cartographers/test/random-game.ts';
import type { State, View } from '../../../../games/cartographers/types.ts';
import { changesOf } from './changes.ts';

/** The views of one seat before and after each batch of a random game, with the batch's events. */
const steps = (config: (typeof KINDS)[number]) => {
  const [opening, ...batches] = currentBatches(randomGame('changes', { seats: 2, config }).log);
  let state = opening!.events.reduce<State | undefined>(game.evolve, undefined) as State;
  return batches.map(({ events }) => {
    const before = state;
    state = events.reduce<State>(game.evolve, state);
    return { before: game.view(before, 0), after: game.view(state, 0), events };
  });
};

const cardOf = ({ phase }: View) => ('card' in phase ? phase.card : undefined);

test('changesOf reports every drawing on the shown map and every revealed card', () => {
  for (const config of KINDS)
    for (const { before, after, events } of steps(config)) {
      const changes = changesOf(before, after, 0);
      const gone = events.flatMap(event =>
        event.type === 'destroyed' && event.sheet === 0 ? event.cells : [],
      );
      const drawn = events.flatMap(event => (event.type === 'drawn' && event.sheet === 0 ? event.cells : []));
      const inked = changes.inked.flatMap(({ cells }) => cells);
      const byNumber = (a: number, b: number) => a - b;
      assert.deepEqual(
        inked.toSorted(byNumber),
        drawn.filter(cell => !gone.includes(cell)).toSorted(byNumber),
      );
      assert.equal(changes.card, cardOf(before) === cardOf(after) ? undefined : cardOf(after));
      const won = coinsOf(after.tracks[0]!) - coinsOf(before.tracks[0]!);
      assert.equal(changes.coins.length, Math.max(0, won));
    }
});

test('changesOf is empty after an undo and when the viewer changes', () => {
  const [first] = steps({}).filter(({ events }) => events.some(event => event.type === 'drawn'));
  const { before, after } = first!;
  const still = { inked: [], card: undefined, coins: [], edicts: [] };
  assert.notDeepEqual(changesOf(before, after, 0), still);
  assert.deepEqual(changesOf(after, before, 0), still);
  assert.deepEqual(changesOf(before, { ...after, viewer: 1 }, 0), still);
});
