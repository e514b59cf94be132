import assert from 'node:assert/strict';
import { test } from 'node:test';
import { action, advantage, hero, mission, ONE } from '../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../games/thargos/test/game.ts';
import { two } from '../../../../games/thargos/test/modes-table.ts';
import { cardNamed, duel, opened, type Played } from '../../../../games/thargos/test/table.ts';
import { NOT_NOW_WORDS, whyNotNow } from './asked/not-now.ts';
import { isStuck } from './moves.ts';

const saidOf = (t: Played, name: string): string | undefined => {
  const seat = t.state.question!.seat;
  const view = thargos.view(t.state, seat);
  const card = cardNamed(t.state, name, t.state.secret.hands[seat]);
  const options = thargos.options(view);
  return isStuck(view, options, card) ? whyNotNow({ view, options, card }) : undefined;
};

test('a card in hand that can go nowhere says why, each kind in its own words', () => {
  const answer = action('Answer', { play: 'reaction' });
  const hand = [mission('Road'), advantage('Sword'), advantage('Shield'), answer, ONE];
  const t = duel({ a: { hand } });
  assert.equal(saidOf(t, 'Road'), NOT_NOW_WORDS.en.mission);
  assert.equal(saidOf(t, 'Sword'), undefined, 'it can be attached');
  const attached = t.attach('Sword', 'A0');
  assert.equal(saidOf(attached, 'Shield'), NOT_NOW_WORDS.en.advantage);
  assert.equal(saidOf(t, 'Answer'), NOT_NOW_WORDS.en.action);
});

test('HT-9.2: in a story a Mission in hand says that it only adds its PAM, and mentions no track', () => {
  const said = saidOf(two({ sides: [{ hand: [mission('Road')] }, {}] }), 'Road');
  assert.equal(said, 'In a story, a Mission in your hand only adds its PAM in a conflict.');
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
  for (const name of ['Bow', 'One']) assert.equal(saidOf(lost, name), NOT_NOW_WORDS.en.onlyMissions);
  assert.equal(saidOf(lost, 'Ford'), undefined);
  // In the opening nothing but heroes is placed, and in a conflict cards are laid, not placed.
  assert.equal(opened(2, {}).state.question?.type, 'placeHero');
  const attack = duel({ a: { hand: [mission('Road')] } }).attempt(0);
  assert.equal(saidOf(attack, 'Road'), undefined);
});

test('HT-8.5: an Advantage that no hero may take because of its faction says so', () => {
  const hand = [
    advantage('Banner', { faction: 'imperial' }),
    advantage('Mask', { faction: 'renegade' }),
    advantage('Cloak'),
  ];
  const heroes = Array.from({ length: 4 }, (_, i) => hero(`Wolf${i}`, '2 2 2', { faction: 'wolf' }));
  const config = { factions: true, neutralAdvantage: 'neutral' } as const;
  const t = duel({ a: { hand, heroes }, config });
  assert.equal(saidOf(t, 'Banner'), NOT_NOW_WORDS.en.factionOnly('Imperial'));
  assert.equal(saidOf(t, 'Mask'), NOT_NOW_WORDS.en.renegadesOnly);
  assert.equal(saidOf(t, 'Cloak'), NOT_NOW_WORDS.en.neutralOnly);
  const free = duel({ a: { hand, heroes }, config: { factions: false } });
  assert.equal(saidOf(free.attach('Cloak', 'Wolf0'), 'Banner'), NOT_NOW_WORDS.en.advantage);
});
