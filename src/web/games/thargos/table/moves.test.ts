import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Options } from '../../../../games/thargos/asking/options.ts';
import type { Effect } from '../../../../games/thargos/effects/effect.ts';
import { action, hero, mission, TALLY } from '../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../games/thargos/test/game.ts';
import { two } from '../../../../games/thargos/test/modes-table.ts';
import { cardNamed, duel, type Played } from '../../../../games/thargos/test/table.ts';
import { firstGrammar } from '../card/text.ts';
import { spotsFor } from './board/spots.ts';
import { WORDS } from './messages.ts';
import { isStuck, movesFor, textAsking, textInPlay, useOf, whereTo } from './moves.ts';

const PIT = action('Pit', { play: 'track', effects: [{ on: 'static', do: [TALLY] }] });

const held = ({ state }: Played) => {
  const view = thargos.view(state, 0);
  const options = thargos.options(view);
  const card = cardNamed(state, 'Pit', state.secret.hands[0]);
  const labels = movesFor(view, options, { type: 'card', card }, WORDS.en).map(({ label }) => label);
  return { asks: whereTo(view, options, card, WORDS.en), labels };
};

test('HT-7.6: a lasting Action asks for a track in a duel, and for a hero in a story', () => {
  const { asks, labels } = held(duel({ a: { hand: [PIT], heroes: [hero('Ada'), hero('Bea')] } }));
  assert.equal(asks, 'On which track do you place Pit?');
  assert.ok(
    labels.includes('Place on track 2 (Bea)'),
    `expected the buttons to include "Place on track 2 (Bea)", found ${labels.join()}`,
  );
  const story = held(two({ sides: [{ hand: [PIT] }, {}] }));
  assert.equal(story.asks, 'Beside which hero do you place Pit?');
  assert.match(story.labels[0]!, /^Place beside /);
});

test('HT-7.1: the button for a hand limit says that no cards are drawn if the hand already has more', () => {
  const { state } = duel({ a: { hand: [PIT, PIT, PIT, PIT, PIT, PIT] } });
  const view = thargos.view(state, 0);
  const options: Options = { type: 'handLimit', values: [7, 5] };
  assert.deepEqual(
    movesFor(view, options, undefined, WORDS.en).map(({ label, note }) => [label, note]),
    [
      ['Draw up to 7', undefined],
      ['Draw up to 5', 'You hold 6 cards, so you draw none.'],
    ],
  );
});

test('the text of a card in play shows its remaining uses', async () => {
  await firstGrammar;
  const power: Effect = {
    on: 'activated',
    window: 'ownTurn',
    limit: { uses: 3, per: 'game' },
    do: [{ op: 'draw', who: 'self', amount: 1 }],
  };
  const t = duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [power] })] } });
  const says = ({ state }: Played) => textInPlay(thargos.view(state, 0), cardNamed(state, 'Ada'));
  assert.match(says(t), /3 uses/);
  assert.match(says(t.use('Ada')), /2 uses/);
});

test('HT-A-55: the player can tap either of two copies in hand, and both copies have the same button', () => {
  const [road, wall] = [mission('Road'), mission('Wall')];
  const { state } = duel({ a: { heroes: [hero('Ada', '9 9 9')] }, b: { hand: [road, wall, road] } })
    .attempt(0)
    .place()
    .defend();
  const view = thargos.view(state, 1);
  const options = thargos.options(view);
  assert.deepEqual(
    movesFor(view, options, undefined, WORDS.en).map(({ label }) => label),
    [WORDS.en.refill('Road'), WORDS.en.refill('Wall')],
  );
  const [first, , second] = view.hand;
  for (const card of [first!, second!]) {
    assert.equal(useOf(view, options, card), 'place');
    assert.equal(isStuck(view, options, card), false);
    const [spot] = spotsFor(view, options, { type: 'card', card }, WORDS.en);
    assert.ok(spot && thargos.allows(options, spot.command));
    assert.equal(movesFor(view, options, { type: 'card', card }, WORDS.en)[0]!.isMain, true);
  }
});

test('HT-7.3: while an ability asks a question, its text says if this is its last use', async () => {
  await firstGrammar;
  const target = { kind: 'hero', of: 'opponent', pick: 'choose', count: 1 } as const;
  const power = (limit: Effect['limit']): Effect => ({
    on: 'activated',
    window: 'ownTurn',
    ...(limit && { limit }),
    do: [{ op: 'wound', target }],
  });
  const says = (...effects: readonly Effect[]): string => {
    const { state } = duel({ a: { heroes: [hero('Ada', '2 2 2', { effects })] } }).use('Ada');
    assert.equal(state.question?.type, 'choose');
    return textAsking(thargos.view(state, 0), cardNamed(state, 'Ada'), 'active', WORDS.en);
  };
  assert.match(says(power({ uses: 1, per: 'game' })), / Last use\.$/);
  assert.match(
    says(power({ uses: 1, per: 'game', thenDiscard: true })),
    / Last use: this card is then discarded\.$/,
  );
  assert.match(says(power({ uses: 2, per: 'game' })), /1 use\./);
  for (const text of [says(power({ uses: 1, per: 'game' })), says(power(undefined))])
    assert.doesNotMatch(text, /0 uses/);
});
