import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../engine/random.ts';
import { pamValue } from '../../games/thargos/board/values.ts';
import type { Event } from '../../games/thargos/events.ts';
import { FOUR, hero, mission, ONE, THREE, TWO, times } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel, type Played } from '../../games/thargos/test/table.ts';
import type { State, View } from '../../games/thargos/types.ts';
import { revealChance } from './reveal.ts';
import { type PamSplit, type PlacedPam, splitsOf } from './split.ts';

const chance = () => stream(parseSeed('chance').seed, 'chance');

/** The table just before the cards are revealed. */
const facedDown = (before: Played, { events }: Played): State => {
  const at = events.findIndex(({ type }: Event) => type === 'revealed');
  return events.slice(0, at).reduce(thargos.evolve, before.state);
};

const near = (found: number, expected: number): void =>
  assert.ok(Math.abs(found - expected) < 0.08, `${found}, not ${expected}`);

const seenBy = (state: State, seat: number): number => revealChance(thargos.view(state, seat), chance());

/** Power 1 against 3, so that any card wins an attack that nobody answers. */
const even = (wish: { readonly ours: typeof ONE; readonly power?: number }) =>
  duel({
    a: { hand: [wish.ours, ONE], deck: [ONE, FOUR] },
    b: { hand: [ONE, ONE, THREE, THREE], deck: [ONE, ONE, THREE, THREE] },
    missions: [mission('Ford', { power: wish.power ?? 1 })],
  })
    .attempt(0)
    .place(`${wish.ours.name.en} power`);

test('the attacker knows their own cards: with four Ones and four Threes unseen, the chance is even', () => {
  const laid = even({ ours: TWO });
  near(seenBy(facedDown(laid, laid.defend('One power')), 0), 0.5);
  assert.equal(seenBy(facedDown(laid, laid.defend()), 0), 1);
});

test('the defender knows their own cards: their One is beaten in two of four deals', () => {
  const laid = even({ ours: TWO });
  near(seenBy(facedDown(laid, laid.defend('One power')), 1), 0.5);
});

test('an attacker is assumed to have placed enough to succeed unopposed: if a One is not enough, it is a Two or a Four', () => {
  const laid = even({ ours: FOUR, power: 2 });
  // With One, the defender has 5: a Four or the other Four of the deck beats it, and there is no Two.
  near(seenBy(facedDown(laid, laid.defend('One power')), 1), 1);
  const other = even({ ours: TWO, power: 2 });
  near(seenBy(facedDown(other, other.defend('One power')), 1), 0.5);
});

/** The cards of the last answer, as they were placed. */
const laidBy = (
  before: Played,
  type: PlacedPam['type'],
  ...texts: string[]
): { view: View; laid: PlacedPam } => {
  const seat = before.state.question?.seat ?? 0;
  const left = [...before.state.secret.hands[seat]!];
  const cards = texts.map(text => {
    const [name, colour] = text.split(' ');
    const at = left.findIndex(card => {
      const id = before.state.secret.faces[card]!;
      return [ONE, TWO, THREE, FOUR].some(each => each.id === id && each.name.en === name);
    });
    return { card: left.splice(at, 1)[0]!, colour: colour as 'power' };
  });
  return { view: thargos.view(before.state, seat), laid: { type, cards } };
};

/** `power 3, mind 4` */
const said = (view: View, { cards, chance: often }: PamSplit): string => {
  const on = (colour: string): number =>
    cards
      .filter(card => card.colour === colour)
      .reduce((sum, { card }) => sum + pamValue(view, card, view.viewer as number), 0);
  return `${on('power')} ${on('mind')} by ${cards.length}: ${often}`;
};

test('the same cards on other colors succeed if two Twos must answer on both', () => {
  const before = duel({
    a: { hand: [THREE, THREE, ONE], vp: 11, target: 12 },
    b: { hand: times(2, TWO), deck: times(30, TWO) },
    missions: [mission('Gate', { power: 1, mind: 1 })],
  }).attempt(0);
  const { view, laid } = laidBy(before, 'placePam', 'Three power', 'Three power', 'One mind');
  const { played, better } = splitsOf(view, laid, chance())!;
  assert.equal(said(view, played), '6 1 by 3: 0');
  // The attacker wins five against five, and six against five.
  assert.equal(better?.chance, 1);
});

test('a defense holds with more on one color, but not with a tie on two', () => {
  const before = duel({
    a: { hand: times(2, TWO), deck: times(8, TWO) },
    b: { heroes: [hero('Bea', '2 1 2')], hand: [TWO, ONE] },
    missions: [mission('Gate', { power: 1, mind: 1 })],
  })
    .attempt(0)
    .place('Two power', 'Two mind');
  const { view, laid } = laidBy(before, 'defend', 'One power', 'Two mind');
  const { played, better } = splitsOf(view, laid, chance())!;
  assert.equal(said(view, played), '1 2 by 2: 0');
  assert.equal(said(view, better!), '2 1 by 2: 1');
});

test('the same effect with fewer cards is better, and nothing is better than the best', () => {
  const before = duel({
    a: { hand: [TWO, ONE] },
    b: { hand: [], deck: times(8, ONE) },
    missions: [mission('Ford', { power: 1 })],
  }).attempt(0);
  const two = laidBy(before, 'placePam', 'Two power', 'One power');
  assert.equal(splitsOf(two.view, two.laid, chance())!.better?.cards.length, 1);
  const one = laidBy(before, 'placePam', 'One power');
  assert.equal(splitsOf(one.view, one.laid, chance())!.better, undefined);
});

test('a card that the attack needs against the visible values is not saved, however surely it is answered', () => {
  const before = duel({
    a: { hand: [TWO, ONE] },
    b: { hand: times(4, FOUR), deck: times(20, FOUR), vp: 11, target: 12 },
    missions: [mission('Ford', { power: 1 })],
  }).attempt(0);
  const needed = laidBy(before, 'placePam', 'Two power');
  const { played, better } = splitsOf(needed.view, needed.laid, chance())!;
  assert.equal(said(needed.view, played), '2 0 by 1: 0');
  assert.equal(better, undefined);
});
