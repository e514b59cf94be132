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
import { defenceOf, watchDefences } from './defences.ts';
import { thargos } from './game.ts';

/** Every way to lay these cards, allowed or not. */
const layings = (hand: readonly number[]): readonly Placed[][] =>
  hand.reduce<Placed[][]>(
    (all, card) => all.flatMap(cards => [cards, ...ATTRIBUTES.map(colour => [...cards, { card, colour }])]),
    [[]],
  );

/** The same by trying everything, where nothing lies there by an effect. */
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
  test(`a defence is open when cards decide it, as trying every laying finds: ${name}`, () => {
    const found: Record<string, number> = { open: 0, held: 0, lost: 0 };
    for (let game = 0; game < 2; game++) {
      const decks = ['imperial-lance', 'darkun-raid'];
      const pairing = {
        seed: parseSeed(`open:${game}`),
        config: { ...config, decks },
        players: [BOTS[name], BOTS[name]],
      };
      const watch = watchDefences();
      const match = playMatch(thargos, pairing, step => {
        watch.step(step);
        const stood = defenceOf(step.before);
        if (!stood || (step.command.type !== 'defend' && step.command.type !== 'concede')) return;
        found[stood]! += 1;
        const { defence, hands } = step.before.secret;
        // Larger hands have too many layings to try them all.
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
    assert.ok(found.open! > 0 && found.lost! > 0, JSON.stringify(found));
  });
