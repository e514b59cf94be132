import assert from 'node:assert/strict';
import { test } from 'node:test';
import { action, advantage, hero, mission, ONE } from '../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../games/thargos/test/game.ts';
import { cardNamed, duel, opened, type Played } from '../../../../games/thargos/test/table.ts';
import { whyNotNow } from './moves.ts';
import { WORDS } from './words.ts';

const saidOf = (t: Played, name: string): string | undefined => {
  const seat = t.state.question!.seat;
  const view = thargos.view(t.state, seat);
  const card = cardNamed(t.state, name, t.state.secret.hands[seat]);
  return whyNotNow(view, thargos.options(view), card, WORDS.en);
};

test('a card in hand that can go nowhere says why, each kind in its own words', () => {
  const answer = action('Answer', { play: 'reaction' });
  const hand = [mission('Road'), advantage('Sword'), advantage('Shield'), answer, ONE];
  const t = duel({ a: { hand } });
  assert.equal(saidOf(t, 'Road'), WORDS.en.notNow.mission);
  assert.equal(saidOf(t, 'Sword'), undefined, 'it can be attached');
  const attached = t.attach('Sword', 'A0');
  assert.equal(saidOf(attached, 'Shield'), WORDS.en.notNow.advantage);
  assert.equal(saidOf(t, 'Answer'), WORDS.en.notNow.action);
});

test('where a Mission is to be placed, whatever else is taken up says so', () => {
  const lost = duel({
    a: { heroes: [hero('Ada', '9 9 9')] },
    b: { hand: [mission('Ford'), mission('Hill'), advantage('Bow'), ONE] },
  })
    .attempt(0)
    .place()
    .concede();
  assert.equal(lost.asked, '1 refill');
  for (const name of ['Bow', 'One']) assert.equal(saidOf(lost, name), WORDS.en.notNow.onlyMissions);
  assert.equal(saidOf(lost, 'Ford'), undefined);
  // In the opening nothing but heroes is placed, and in a conflict cards are laid, not placed.
  assert.equal(opened(2, {}).state.question?.type, 'placeHero');
  const attack = duel({ a: { hand: [mission('Road')] } }).attempt(0);
  assert.equal(saidOf(attack, 'Road'), undefined);
});
