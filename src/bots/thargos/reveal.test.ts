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

/** The state after the answer's events up to the reveal, which it excludes. */
const facedDown = (before: Played, { events }: Played): State => {
  const at = events.findIndex(({ type }: Event) => type === 'revealed');
  return events.slice(0, at).reduce(thargos.evolve, before.state);
};

const near = (found: number, expected: number): void =>
  assert.ok(
    Math.abs(found - expected) < 0.08,
    `expected the chance to be within 0.08 of ${expected}, found ${found}`,
  );

const seenBy = (state: State, seat: number): number => revealChance(thargos.view(state, seat), chance());

/** An attempt at a Mission of Power with one card placed. With `power` 1, any card beats an empty defense. */
const even = (wish: { readonly ours: typeof ONE; readonly power?: number }) =>
  duel({
    a: { hand: [wish.ours, ONE], deck: [ONE, FOUR] },
    b: { hand: [ONE, ONE, THREE, THREE], deck: [ONE, ONE, THREE, THREE] },
    missions: [mission('Ford', { power: wish.power ?? 1 })],
  })
    .attempt(0)
    .place(`${wish.ours.name.en} power`);

test('revealChance counts the cards that the attacker hasn’t seen: four cards “One” and four “Three” give 50 %', () => {
  const laid = even({ ours: TWO });
  near(seenBy(facedDown(laid, laid.defend('One power')), 0), 0.5);
  assert.equal(seenBy(facedDown(laid, laid.defend()), 0), 1);
});

test('revealChance counts the cards that the defender hasn’t seen: the defender’s card “One” loses in half of the deals', () => {
  const laid = even({ ours: TWO });
  near(seenBy(facedDown(laid, laid.defend('One power')), 1), 0.5);
});

test('revealChance assumes that the attacker placed a card high enough to beat an empty defense', () => {
  const laid = even({ ours: FOUR, power: 2 });
  // Only a Two or a Four beats an empty defense. No Two is in the game, so it is a Four, which beats 5, too.
  near(seenBy(facedDown(laid, laid.defend('One power')), 1), 1);
  const other = even({ ours: TWO, power: 2 });
  near(seenBy(facedDown(other, other.defend('One power')), 1), 0.5);
});

/** The command that places these cards from the hand, such as "Two power", with the view before it. */
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

/** The totals placed on Power and on Mind, the number of cards and the chance, such as "6 1 by 3: 0". */
const said = (view: View, { cards, chance: often }: PamSplit): string => {
  const on = (colour: string): number =>
    cards
      .filter(card => card.colour === colour)
      .reduce((sum, { card }) => sum + pamValue(view, card, view.viewer as number), 0);
  return `${on('power')} ${on('mind')} by ${cards.length}: ${often}`;
};

test('splitsOf finds a winning split of the same cards, which forces the defender’s two cards “Two” onto both colors', () => {
  const before = duel({
    a: { hand: [THREE, THREE, ONE], vp: 11, target: 12 },
    b: { hand: times(2, TWO), deck: times(30, TWO) },
    missions: [mission('Gate', { power: 1, mind: 1 })],
  }).attempt(0);
  const { view, laid } = laidBy(before, 'placePam', 'Three power', 'Three power', 'One mind');
  const { played, better } = splitsOf(view, laid, chance())!;
  assert.equal(said(view, played), '6 1 by 3: 0');
  // The defender's totals are 5 on both colors. The attacker's are 5 and 6, and a tie is enough.
  assert.equal(better?.chance, 1);
});

test('splitsOf finds a defense that wins by leading on one color, where the played one ties on both', () => {
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

test('splitsOf prefers fewer cards if the chance is the same, and finds nothing better than the best split', () => {
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

test('splitsOf keeps a card that the visible totals require, even if the attack can’t succeed', () => {
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
