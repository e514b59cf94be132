import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recover, restock, swapHeroes } from '../../../../games/thargos/cards/templates.ts';
import type { Effect } from '../../../../games/thargos/effects/effect.ts';
import { action, deed, ONE } from '../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../games/thargos/test/game.ts';
import { two } from '../../../../games/thargos/test/modes-table.ts';
import { cardNamed, duel, type Played } from '../../../../games/thargos/test/table.ts';
import { say } from '../../../i18n.ts';
import { firstGrammar } from '../card/text.ts';
import { WORDS } from './messages.ts';
import { abilityText, movesFor } from './moves.ts';

await firstGrammar;

const MARCH = deed('March', swapHeroes, restock(3));
const SEARCH = deed('Search', recover(2));

/** The button that plays this card from seat 0's hand. */
const playButton = (t: Played, name: string) => {
  const view = thargos.view(t.state, 0);
  const card = cardNamed(t.state, name, t.state.secret.hands[0]);
  const moves = movesFor(view, thargos.options(view), { type: 'card', card }, say(WORDS));
  const [play] = moves.filter(({ command }) => command.type === 'playAction');
  return { note: play?.note, isMain: play?.isMain === true };
};

test("HT-A-55: an Action's button says which part of the Action has no effect now", () => {
  const hand = [MARCH, SEARCH];
  const story = two({ sides: [{ hand, discard: [ONE] }, {}] });
  assert.deepEqual(playButton(story, 'March'), {
    note: 'No effect now: Swap 2 of your heroes.',
    isMain: true,
  });
  assert.deepEqual(playButton(story, 'Search'), { note: undefined, isMain: true });
  assert.deepEqual(playButton(duel({ a: { hand, discard: [ONE] } }), 'March'), {
    note: undefined,
    isMain: true,
  });
});

test("HT-A-55: if an Action has no effect now, its button says so and isn't the main button", () => {
  const nothing = { note: 'No effect now', isMain: false };
  assert.deepEqual(playButton(duel({ a: { hand: [SEARCH] } }), 'Search'), nothing);
  assert.deepEqual(playButton(two({ sides: [{ hand: [MARCH] }, {}] }), 'March'), nothing);
});

test("HT-7.6: in a story, the text of a lasting Action's ability mentions no track", () => {
  const gift: Effect = {
    on: 'activated',
    window: 'withPam',
    here: true,
    do: [{ op: 'bonus', attr: 'chosen', amount: 3 }],
  };
  const ambush = action('Ambush', { play: 'track', effects: [gift] });
  const textIn = (t: Played): string => {
    const card = cardNamed(t.state, 'Ambush', t.state.secret.hands[0]);
    // The text is the same once the card is in play.
    return abilityText(thargos.view(t.state, 0), card, 0);
  };
  assert.match(textIn(duel({ a: { hand: [ambush] } })), /this track/);
  assert.match(textIn(two({ sides: [{ hand: [ambush] }, {}] })), /with this hero/);
});
