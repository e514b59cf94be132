import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentBatches } from '../../../../engine/replay.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import { KINDS, randomGame } from '../../../../games/cartographers/test/random-game.ts';
import type { State } from '../../../../games/cartographers/types.ts';
import { cardsLeft } from './season-cards.ts';

test('CA-11: cardsLeft lists the cards left in the deck, without ambushes and heroes', () => {
  for (const config of KINDS) {
    let state: State | undefined;
    for (const { events } of currentBatches(randomGame('left', { seats: 2, config }).log)) {
      state = events.reduce<State | undefined>(game.evolve, state) as State;
      if (state.phase.type !== 'draw') continue;
      const { card } = rulesOf(state.config);
      const inDeck = state.secret.deck.filter(id => ['explore', 'ruins'].includes(card(id).kind));
      assert.deepEqual(cardsLeft(game.view(state, 0)).toSorted(), inDeck.toSorted());
    }
  }
});
