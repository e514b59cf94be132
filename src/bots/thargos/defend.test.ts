import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../engine/random.ts';
import { pamValue } from '../../games/thargos/board/values.ts';
import { hex } from '../../games/thargos/cards/templates.ts';
import { action, deed, hero, mission, ONE, THREE, TWO, times } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { SEARCH_BOTS } from './levels.ts';

interface Attempt {
  /** The victory points of the attacker, whose target is 17. */
  readonly at: number;
  readonly vp: number;
  /** The number of cards worth 2 that the attacker places. */
  readonly laid: number;
  readonly deck: number;
}

/** The number and total value of the cards that the bot places in defense from a hand of 3, 3, 2, 2 and 1. */
const defenseOf = (bot: ThargosBot, { at, vp, laid, deck }: Attempt) => {
  const { state } = duel({
    a: { hand: times(6, TWO), deck: times(deck, TWO), vp: at, target: 17 },
    b: { hand: [THREE, TWO, TWO, ONE, THREE], deck: times(deck, TWO), vp: 10, target: 17 },
    missions: [mission('Goal', { power: 1 }, { vp })],
  })
    .attempt(0)
    .place(...times(laid, TWO).map(() => 'Two power'));
  const view = thargos.view(state, 1);
  const command = bot(view, stream(parseSeed('chance').seed, 'bot'));
  const cards = command.type === 'defend' ? command.cards : [];
  return { count: cards.length, value: cards.reduce((sum, { card }) => sum + pamValue(view, card, 1), 0) };
};

const strong: ThargosBot = SEARCH_BOTS.strong({ nodes: 6000 });

for (const [name, bot] of [
  ['greedy', greedyBot],
  ['strong', strong],
] as const) {
  test(`${name} places some of its five cards if losing the Mission takes the opponent from 13 to 16 of 17 points`, () => {
    const { count, value } = defenseOf(bot, { at: 13, vp: 3, laid: 2, deck: 8 });
    assert.ok(count >= 2 && count <= 3, `expected ${name} to place 2 or 3 cards, found ${count}`);
    // The attacker's total is 6: 2, and cards worth 4. The defender's is 3 before cards: 2, and 1 of the
    // Mission.
    assert.ok(value > 3, `expected ${name} to place cards worth more than 3, found ${value}`);
  });

  test(`${name} defends with its whole hand if losing the Mission would end the game`, () => {
    const { count } = defenseOf(bot, { at: 13, vp: 4, laid: 5, deck: 3 });
    assert.equal(count, 5);
  });
}

test('early in the game, greedy places no cards in defense of a Mission that gives 2 VP', () => {
  assert.equal(defenseOf(greedyBot, { at: 0, vp: 2, laid: 2, deck: 5 }).count, 0);
});

test('HT-5.2 greedy counts the track cards when it decides whether to attempt the Mission on that track', () => {
  const curse = action('Curse', { play: 'track', effects: [hex(3, ['power', 'mysticism'], 2)] });
  const tracks = (beside: readonly (typeof curse)[]) => {
    const { state } = duel({
      a: { heroes: [hero('Strong', '5 2 2'), hero('Brave', '4 2 2')], hand: [ONE] },
      b: { beside: { 0: beside } },
      missions: [
        mission('Here', { power: 1, mysticism: 0 }, { vp: 2 }),
        mission('There', { power: 1 }, { vp: 2 }),
      ],
    });
    const command = greedyBot(thargos.view(state, 0), stream(parseSeed('chance').seed, 'bot'));
    return command.type === 'attempt' ? command.track : command.type;
  };
  assert.equal(tracks([]), 0);
  assert.equal(tracks([curse]), 1);
});

test('greedy defends with fewer cards if it has seen that the attacker’s hand is weak', () => {
  const spy = deed('Spy', { op: 'look', who: 'opponent', from: 'hand', amount: 99 });
  const cards = (isSeen: boolean) => {
    const t = duel({
      turn: 1,
      a: { hand: times(6, ONE), deck: times(20, THREE), vp: 13, target: 17 },
      b: {
        hand: [spy, deed('Wait', { op: 'draw', who: 'self', amount: 0 }), TWO, TWO, TWO, TWO],
        deck: times(20, TWO),
        vp: 10,
        target: 17,
      },
      missions: [mission('Goal', { power: 1 }, { vp: 4 })],
    });
    const { state } = t
      .play(isSeen ? 'Spy' : 'Wait')
      .attempt(0)
      .place('One power', 'One power');
    const command = greedyBot(thargos.view(state, 1), stream(parseSeed('chance').seed, 'bot'));
    return command.type === 'defend' ? command.cards.length : 0;
  };
  assert.ok(
    cards(true) > 0 && cards(true) < cards(false),
    `expected greedy to place fewer than ${cards(false)} cards, but at least one, against a known weak hand, found ${cards(true)}`,
  );
});
