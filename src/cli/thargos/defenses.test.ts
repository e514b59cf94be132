import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../bots/thargos/index.ts';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { ATTRIBUTES } from '../../games/thargos/attributes.ts';
import { hasRule } from '../../games/thargos/board/evaluate.ts';
import { heroAt } from '../../games/thargos/board/lookup.ts';
import { fullTotals } from '../../games/thargos/board/values.ts';
import { countsOf, isSuccess, pamFault } from '../../games/thargos/conflict.ts';
import { asPam } from '../../games/thargos/flow/conflict.ts';
import type { Placed, State } from '../../games/thargos/types.ts';
import { defenseOf, watchDefenses } from './defenses.ts';
import { thargos } from './game.ts';

/** Returns every placement of these cards, even illegal ones. */
const layings = (hand: readonly number[]): readonly Placed[][] =>
  hand.reduce<Placed[][]>(
    (all, card) => all.flatMap(cards => [cards, ...ATTRIBUTES.map(colour => [...cards, { card, colour }])]),
    [[]],
  );

/** Returns the outlook of the defender, computed by brute force: tries every placement of the cards in hand. */
const tried = (state: State): string => {
  const { conflict, question, secret } = state;
  assert.ok(conflict && question?.type === 'defend');
  const seat = question.seat;
  const hero = heroAt(state, conflict.against);
  const ties = hero !== null && hasRule(state, 'defenderWinsTies', { hero, seat });
  const holds = (cards: readonly Placed[]): boolean => {
    const { colours, attack, defence } = fullTotals(
      { ...state, faces: secret.faces },
      secret.attack,
      asPam(cards),
    );
    return !isSuccess(colours, attack, defence, ties);
  };
  if (!question.rule.emptyLoses && holds([])) return 'held';
  const ways = layings(secret.hands[seat]!);
  return ways.some(cards => cards.length > 0 && !pamFault(question.rule, countsOf(cards)) && holds(cards))
    ? 'open'
    : 'lost';
};

const CASES = [
  { name: 'greedy', config: {} },
  { name: 'random', config: { mirror: 'balance' } },
] as const;

for (const { name, config } of CASES)
  test(`defenseOf rates each defense as "open", "held" or "lost", as brute force does: bot ${name}`, () => {
    const found: Record<string, number> = { open: 0, held: 0, lost: 0 };
    for (let game = 0; game < 2; game++) {
      const decks = ['imperial-lance', 'darkun-raid'];
      const pairing = {
        seed: parseSeed(`open:${game}`),
        config: { ...config, decks },
        players: [BOTS[name], BOTS[name]],
      };
      const watch = watchDefenses();
      const match = playMatch(thargos, pairing, step => {
        watch.step(step);
        const stood = defenseOf(step.before);
        if (!stood || (step.command.type !== 'defend' && step.command.type !== 'concede')) return;
        found[stood]! += 1;
        const { defence, hands } = step.before.secret;
        // Larger hands are skipped, because they have too many placements for brute force.
        if (defence.flat().length > 0 || hands.some(hand => hand.length > 6)) return;
        assert.equal(stood, tried(step.before));
      });
      assert.ok(!isRefusal(match));
      const { conflicts, open, held, lost } = watch.seen().defences;
      assert.equal(
        conflicts,
        match.log.flatMap(({ events }) => events).filter(({ type }) => type === 'declared').length,
      );
      assert.ok(open + held + lost <= conflicts);
    }
    assert.ok(
      found.open! > 0 && found.lost! > 0,
      `expected open and lost defenses, found ${JSON.stringify(found)}`,
    );
  });
