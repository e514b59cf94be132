import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConfigWish } from '../../../../../games/thargos/config.ts';
import { hero, mission, ONE, times } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import { pamOptions } from './pam-moves.ts';
import { LIMIT_WORDS, ruleText } from './rule-text.ts';

interface Case {
  readonly config?: ConfigWish;
  /** How many cards the defender has in hand. */
  readonly hand?: number;
  readonly attack?: readonly string[];
  readonly colors?: number;
}

/** The rule that a defender reads after the attacker has placed cards. */
const lineFor = ({ config = {}, hand = 3, attack = ['One power', 'One mind'], colors = 2 }: Case): string => {
  const { state } = duel({
    a: { heroes: [hero('Ada', '1 1 1')], hand: times(3, ONE) },
    b: { hand: times(hand, ONE) },
    missions: [mission('Gate', colors === 1 ? { power: 1 } : { power: 1, mind: 1 })],
    config,
  })
    .attempt(0)
    .place(...attack);
  const view = thargos.view(state, 1);
  const options = pamOptions(thargos.options(view));
  assert.ok(options, `expected the defender to place cards, found the question ${state.question?.type}`);
  return ruleText(view, options);
};

const limits = LIMIT_WORDS.en;

test("HT-5.6: the rule text for a defender depends on the mirror option, the colors and the attacker's cards", () => {
  const compare = { zeroCardDefence: 'compare' } as const;
  assert.equal(lineFor({ config: compare }), limits.mirror);
  assert.equal(lineFor({ config: { ...compare, mirror: 'balance' } }), limits.balance);
  assert.equal(lineFor({ config: { ...compare, mirror: 'off' } }), limits.free);
  assert.equal(lineFor({ config: compare, colors: 1, attack: ['One power'] }), limits.one);
  assert.equal(lineFor({ config: compare, attack: [] }), limits.nothingToMirror);
});

test('HT-A-07: if the defender has too few cards to mirror the attack, the rule text says whether they may place any', () => {
  const compare = { zeroCardDefence: 'compare' } as const;
  assert.equal(lineFor({ config: { ...compare, shortMirror: 'partial' }, hand: 1 }), limits.mirrorShort);
  assert.equal(lineFor({ config: { ...compare, shortMirror: 'none' }, hand: 1 }), limits.tooFew);
});

test('HT-A-06: the rule text says so if a defense without cards concedes the Mission', () => {
  const config = { zeroCardDefence: 'concede' } as const;
  assert.equal(lineFor({}), `${limits.mirrorAll} ${limits.emptyLoses}`);
  assert.equal(lineFor({ config }), `${limits.mirrorAll} ${limits.emptyLoses}`);
  assert.equal(lineFor({ config: { ...config, mirror: 'off' } }), `${limits.free} ${limits.emptyLoses}`);
});
