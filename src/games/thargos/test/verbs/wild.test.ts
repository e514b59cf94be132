import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { anyCommand } from '../../asking/pick.ts';
import type { Effect } from '../../effects/effect.ts';
import type { State } from '../../types.ts';
import { anyEffect } from '../arbitrary-effect.ts';
import { action, advantage, hero, mission, times } from '../cards.ts';
import { thargos } from '../game.ts';
import { checkCards } from '../invariants.ts';
import { tableWith } from '../situation.ts';

/** A failing test prints its seed and path. `WILD_SEED=… WILD_PATH=…` repeats it. */
const { WILD_SEED, WILD_PATH } = process.env;
const repeated = WILD_SEED && WILD_PATH ? { seed: Number(WILD_SEED), path: WILD_PATH } : {};

/**
 * Plays games with cards that have arbitrary effects. Asserts that no card is lost and that the game
 * continues.
 */

const wild = (effects: readonly Effect[], seats: number): State => {
  const some = (i: number): Effect[] => [effects[i % effects.length]!];
  const heroes = (seat: number) =>
    [0, 1, 2, 3].map(i => hero(`H${seat}${i}`, '3 3 3', { effects: some(i), woundedEffects: some(i + 1) }));
  const deck = [0, 1, 2, 3, 4].flatMap(i => [
    ...times(2, action(`Deed${i}`, { effects: some(i) })),
    action(`Post${i}`, { play: 'track', effects: some(i + 1) }),
    action(`Counter${i}`, { play: 'reaction', effects: some(i + 2) }),
    ...times(2, advantage(`Thing${i}`, { effects: some(i + 3), mods: { power: 1 } })),
    ...times(2, mission(`Task${i}`, { power: 1, mind: 1 }, { effects: some(i + 4) })),
  ]);
  const side = (seat: number) => ({
    heroes: heroes(seat),
    hand: deck.slice(seat, seat + 9),
    deck,
    discard: deck.slice(0, 6),
  });
  return tableWith({
    sides: Array.from({ length: seats }, (_, seat) => side(seat)),
    config: { undead: true },
  });
};

test('in games with arbitrary effects, no card is lost and every offered command is accepted', () => {
  fc.assert(
    fc.property(
      fc.array(anyEffect(2), { minLength: 5, maxLength: 5 }),
      fc.constantFrom(2, 3),
      fc.string(),
      (effects, seats, name) => {
        const random = stream(parseSeed(name).seed, 'wild');
        let state = wild(effects, seats);
        for (let i = 0; i < 60 && state.question; i++) {
          const { seat } = state.question;
          const command = anyCommand(thargos.options(thargos.view(state, seat)), random);
          assert.ok(command);
          const decided = thargos.decide(state, seat, command);
          assert.ok(
            !isRefusal(decided),
            `expected the offered command to be accepted, found ${JSON.stringify([command, decided])}`,
          );
          for (const event of decided.events) {
            state = thargos.evolve(state, event);
            assert.doesNotThrow(
              () => checkCards(state),
              `expected every card in one place after ${JSON.stringify(event)}`,
            );
          }
        }
      },
    ),
    // WILD=2000 in the environment runs more games.
    { numRuns: Number(process.env.WILD ?? 60), ...repeated },
  );
});
