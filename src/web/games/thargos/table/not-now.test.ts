import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '../../../../games/thargos/config.ts';
import type { Effect } from '../../../../games/thargos/effects/effect.ts';
import { action, advantage, hero, mission, ONE } from '../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../games/thargos/test/game.ts';
import { two } from '../../../../games/thargos/test/modes-table.ts';
import { cardNamed, duel, opened, type Played } from '../../../../games/thargos/test/table.ts';
import { NOT_NOW_WORDS, whyNotNow } from './asked/not-now.ts';
import { isStuck } from './moves.ts';

const MORE: Effect = { on: 'missionWon', do: [{ op: 'extraAdvantage', amount: 1, until: 'endOfTurn' }] };

const saidOf = (t: Played, name: string): string | undefined => {
  const seat = t.state.question!.seat;
  const view = thargos.view(t.state, seat);
  const card = cardNamed(t.state, name, t.state.secret.hands[seat]);
  const options = thargos.options(view);
  return isStuck(view, options, card) ? whyNotNow({ view, options, card }) : undefined;
};

test("a card in hand that can't be played has a text that says why, depending on its type", () => {
  const answer = action('Answer', { play: 'reaction' });
  const hand = [mission('Road'), advantage('Sword'), advantage('Shield'), answer, ONE];
  const t = duel({ a: { hand } });
  assert.equal(saidOf(t, 'Road'), NOT_NOW_WORDS.en.mission);
  assert.equal(saidOf(t, 'Sword'), undefined, 'expected Sword to have no text, because it can be attached');
  const attached = t.attach('Sword', 'A0');
  assert.equal(saidOf(attached, 'Shield'), NOT_NOW_WORDS.en.advantage);
  assert.equal(saidOf(t, 'Answer'), NOT_NOW_WORDS.en.action);
});

test("HT-4.3: after the turn's action, the text for an Advantage says that it is too late, not that one was already attached", () => {
  const { state } = duel({ a: { hand: [advantage('Sword')] } });
  const view = { ...thargos.view(state, 0), turn: { ...state.turn, actions: 0, attempts: 1 } };
  const card = cardNamed(state, 'Sword', state.secret.hands[0]);
  assert.equal(whyNotNow({ view, options: thargos.options(view), card }), NOT_NOW_WORDS.en.noAdvantage);
});

test("HT-4.4: the text for an Action card says that this turn's action is already used", () => {
  const more = mission('Road', { power: 1 }, { effects: [MORE] });
  const t = duel({
    a: { heroes: [hero('Ada', '9 9 9')], hand: [action('Raid')] },
    b: { hand: [mission('Ford')] },
    missions: [more],
  });
  assert.equal(saidOf(t, 'Raid'), undefined);
  const won = t.attempt(0).place().concede();
  assert.equal(won.asked, '0 act');
  assert.equal(saidOf(won, 'Raid'), NOT_NOW_WORDS.en.actionSpent);
});

test('HT-9.2: in a story, the text for a Mission in hand says that it only adds its PAM, and mentions no track', () => {
  const said = saidOf(two({ sides: [{ hand: [mission('Road')] }, {}] }), 'Road');
  assert.equal(said, 'In a story, a Mission in your hand only adds its PAM in a conflict.');
});

test("HT-9.8: if a story doesn't allow an Action, the text for the card says so, even in games older than this option", () => {
  const [raid, ride] = [action('Raid'), action('Ride')];
  const t = two({ sides: [{ hand: [raid, ride] }, {}], allowActions: [ride] });
  assert.equal(saidOf(t, 'Raid'), NOT_NOW_WORDS.en.storyAction);
  const { actionLists: _, ...older } = t.state.config;
  const view = { ...thargos.view(t.state, 0), config: older as Config };
  const card = cardNamed(t.state, 'Raid', t.state.secret.hands[0]);
  assert.equal(whyNotNow({ view, options: thargos.options(view), card }), NOT_NOW_WORDS.en.storyAction);
});

test('while a player must place a Mission, the text for other cards says that only Missions can be placed', () => {
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
  // No card has such a text while heroes are placed, or in a conflict, in which every card can be placed on a color.
  assert.equal(opened(2, {}).state.question?.type, 'placeHero');
  const attack = duel({ a: { hand: [mission('Road')] } }).attempt(0);
  assert.equal(saidOf(attack, 'Road'), undefined);
});

test("HT-8.5: if an Advantage's faction prevents every hero from taking it, its text says so", () => {
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
