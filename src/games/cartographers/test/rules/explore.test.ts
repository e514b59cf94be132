import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cartographers } from '../../game.ts';
import {
  act,
  actAll,
  asks,
  draw,
  hero,
  monster,
  offer,
  on,
  places,
  refused,
  tableWith,
  told,
} from '../table.ts';

const isBound = (state: Parameters<typeof offer>[0], seat = 0): boolean => {
  const options = offer(state, seat);
  assert.ok(options.type === 'draw');
  return options.mustCoverRuins;
};

test('CA-13 all players draw the same card: the next one is revealed when the last player has drawn', () => {
  const state = tableWith({ seats: 3, deck: ['farmland', 'hamlet'] });
  assert.deepEqual([asks(state), state.turn, state.owing], ['draw farmland', 1, [0, 1, 2]]);
  const two = act(act(state, 2, draw('farm', 'A1 A2')), 0, draw('farm', 'A1 B1'));
  assert.deepEqual([asks(two), two.turn, two.owing], ['draw farmland', 1, [1]]);
  const next = act(two, 1, draw('farm', 'C1 D1'));
  assert.deepEqual([asks(next), next.turn, next.owing], ['draw hamlet', 2, [0, 1, 2]]);
});

test('CA-14 the top card is revealed and put into the column of the season', () => {
  const state = tableWith({ deck: ['farmland', 'hamlet', 'great-river'] });
  assert.deepEqual(cartographers.view(state, 0).column, ['farmland']);
  assert.equal(state.deck.cards, 13);
  const next = act(state, 0, draw('farm', 'A1 A2'));
  assert.deepEqual(cartographers.view(next, 'spectator').column, ['farmland', 'hamlet']);
  assert.equal(next.deck.cards, 12);
});

test('CA-15 after a ruins card, the next card is revealed immediately and must cover ruins; the card after it need not', () => {
  const state = tableWith({ deck: ['farmland', 'temple-ruins', 'hamlet', 'great-river'] });
  assert.equal(isBound(state), false);
  const events = told(state, 0, draw('farm', 'A1 A2'));
  const cards = events.flatMap(event => (event.type === 'revealed' ? [event.card] : []));
  assert.deepEqual(cards, ['temple-ruins', 'hamlet'], 'expected one answer to reveal both cards');
  const bound = act(state, 0, draw('farm', 'A1 A2'));
  assert.deepEqual([bound.column, bound.turn], [['farmland', 'temple-ruins', 'hamlet'], 2]);
  assert.equal(isBound(bound), true);
  assert.equal(isBound(act(bound, 0, draw('village', 'C2 C3 D2'))), false);
});

test('CA-15 after a second ruins card, the explore card is revealed immediately and must cover ruins', () => {
  const state = tableWith({ deck: ['outpost-ruins', 'temple-ruins', 'orchard'] });
  assert.deepEqual([asks(state), isBound(state)], ['draw orchard', true]);
  assert.deepEqual(state.column, ['outpost-ruins', 'temple-ruins', 'orchard']);
});

test('CA-16 CA-E-06 after two ruins cards, a shape must cover only one ruins space, and its coin is paid', () => {
  const one = tableWith({ deck: ['outpost-ruins', 'hamlet'] });
  const two = tableWith({ deck: ['outpost-ruins', 'temple-ruins', 'hamlet', 'orchard'] });
  assert.deepEqual(places(two), places(one));
  const next = act(two, 0, draw('village', 'C2 D2 D3'));
  assert.deepEqual([next.sheets[0]!.coinsEarned, isBound(next)], [1, false]);
});

test('CA-17 CA-E-07 an ambush after a ruins card may be drawn anywhere; the next explore card must cover ruins', () => {
  const state = tableWith({ seats: 2, deck: ['temple-ruins', 'gnoll-raid', 'orchard'] });
  assert.equal(asks(state), 'ambush gnoll-raid');
  const next = actAll(state, monster('E1 E2 F1 G1 G2'), monster('E1 E2 F1 G1 G2'));
  assert.deepEqual([asks(next), isBound(next, 0), isBound(next, 1)], ['draw orchard', true, true]);
  assert.equal(refused(next, 0, draw('farm', 'A1 A2 A3 B3')), 'must-cover-ruins');
  assert.equal(
    on(act(next, 1, draw('farm', 'C2-C4 D4')), 'farm', 1),
    '',
    'expected no drawing on sheet 1 before all seats have answered',
  );
});

test('CA-18 if ruins cards, an ambush, a hero and an explore card are revealed, the ambush, the hero and the explore card are separate turns', () => {
  const state = tableWith({
    seats: 2,
    config: { game: 'combined', exploreSet: 'base' },
    deck: ['temple-ruins', 'gnoll-raid', 'outpost-ruins', 'dal-of-jolev', 'orchard'],
  });
  assert.deepEqual([asks(state), state.turn], ['ambush gnoll-raid', 1]);
  const heroic = actAll(state, monster('E1 E2 F1 G1 G2'), monster('E1 E2 F1 G1 G2'));
  assert.deepEqual([asks(heroic), heroic.turn], ['hero dal-of-jolev', 2]);
  const last = actAll(heroic, hero('A1'), hero('K11'));
  assert.deepEqual([asks(last), last.turn, isBound(last)], ['draw orchard', 3, true]);
  assert.deepEqual(
    last.column,
    ['temple-ruins', 'outpost-ruins', 'orchard'],
    'expected neither the ambush nor the hero in the column',
  );
});

test('CC-01 CA-E-09 if a ruins card, a hero and Lagoon are revealed, the hero may be drawn anywhere, and Lagoon must cover ruins', () => {
  const state = tableWith({
    seats: 2,
    config: { game: 'combined', exploreSet: 'heroes' },
    deck: ['temple-ruins', 'freyla-the-true', 'lagoon'],
  });
  assert.equal(places(state).length, 116, 'expected the hero to be allowed on every empty space');
  const next = actAll(state, hero('E5'), hero('E5'));
  assert.deepEqual([asks(next), isBound(next)], ['draw lagoon', true]);
  assert.equal(refused(next, 0, draw('water', 'A2 B1')), 'must-cover-ruins');
  assert.equal(refused(next, 0, draw('water', 'B3 C2')), 'accepted');
});

test('CA-19 an empty deck ends the season; a ruins card at its end doesn’t force a shape of the next season to cover ruins', () => {
  const state = tableWith({
    config: { thresholds: [99, 8, 7, 6] },
    deck: ['farmland', 'temple-ruins'],
    onlyDeck: true,
    seed: 'early explorer',
  });
  const next = act(state, 0, draw('farm', 'A1 A2'));
  assert.deepEqual([next.season, next.sheets[0]!.seasons.length], [1, 1]);
  assert.equal(next.column.filter(id => !id.endsWith('-ruins')).length, 1);
  assert.equal(
    isBound(next),
    next.column.length > 1,
    'expected a shape to have to cover ruins only after a ruins card of this season',
  );
});

test('CA-19 a ruins card doesn’t end a season: at time 7 of 8, the explore card after it is still revealed', () => {
  const state = tableWith({
    column: ['orchard', 'homestead', 'treetop-village'],
    deck: ['great-river', 'temple-ruins', 'outpost-ruins', 'farmland'],
  });
  const seven = act(state, 0, draw('water', 'K1-K3'));
  assert.deepEqual([asks(seven), seven.season, isBound(seven)], ['draw farmland', 0, true]);
  assert.equal(act(seven, 0, draw('farm', 'C2 D2')).season, 1);
});
