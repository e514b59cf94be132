import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardId, Deck } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { DEFAULTS } from '../config.ts';
import { attackRule, behindOn, defenseRule, pamFault } from '../conflict.ts';
import { checkDeck } from '../decks/check.ts';
import { PRECONS } from '../decks/precons.ts';
import { targetOf } from '../flow/opening.ts';
import { action, advantage, deed, hero, mission, ONE, THREE, TWO, times } from './cards.ts';
import type { Wish } from './situation.ts';
import { duel, type Played } from './table.ts';

/**
 * The acceptance cases HT-T-01 to HT-T-24 for duels, conflicts and decks (docs/rules/thargos-acceptance.md).
 */

test('HT-T-01, HT-3.1, HT-8.3: heroes with 6, 7, 4 and 8 hero points set a target of 25 VP, which quick play halves, rounded up', () => {
  assert.equal(targetOf(6 + 7 + 4 + 8, false), 25);
  assert.deepEqual(
    [25, 34, 32].map(points => targetOf(points, true)),
    [13, 17, 16],
  );
});

test('HT-T-02, HT-5.8: the attacker wins at 5:5, with hero 3 and modifier 2 against hero 2, Mission 1 and modifier 2', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '3 1 1')], hand: [TWO] },
    b: { heroes: [hero('Bea', '2 1 1')], hand: [TWO] },
    missions: [mission('Road', { power: 1 })],
  });
  const done = t.attempt(0).place('Two power').defend('Two power');
  assert.deepEqual(done.told('resolved')[0]!.totals, {
    attack: { power: 5, mind: 0, mysticism: 0 },
    defence: { power: 5, mind: 0, mysticism: 0 },
  });
  assert.equal(done.score(0), 'Road');
});

const gate = (attacker: string, wish: Wish = {}): Played =>
  duel({
    ...wish,
    a: { heroes: [hero('Ada', attacker)], hand: times(3, ONE), ...wish.a },
    b: { heroes: [hero('Bea', '2 0 2')], hand: times(3, TWO), ...wish.b },
    missions: [mission('Gate', { power: 1, mysticism: 2 })],
  }).attempt(0);

test('HT-T-03, HT-5.4: an attacker behind on Mysticism alone may place three cards on it, and the defender may place cards only there', () => {
  const t = gate('4 0 2');
  assert.equal(t.totals, 'power 4:3 mysticism 2:4');
  const placed = t.place('One mysticism', 'One mysticism', 'One mysticism');
  assert.equal(placed.no.defend('Two power'), 'pam-colour');
  assert.equal(placed.no.defend('Two mysticism'), 'accepted');
});

test('HT-T-04, HT-5.4, HT-5.6: an attacker behind on both colors must put cards on both, and a defender who places cards must cover both, except under balanced rules', () => {
  const t = gate('2 0 2');
  assert.equal(t.no.place('One mysticism', 'One mysticism', 'One mysticism'), 'pam-spread');
  const placed = t.place('One power', 'One mysticism', 'One mysticism');
  assert.equal(placed.no.defend('Two power', 'Two power'), 'pam-mirror');
  assert.equal(placed.no.defend('Two power', 'Two mysticism'), 'accepted');
  const b = { heroes: [hero('Bea', '2 0 2')], hand: [TWO] };
  const single = gate('2 0 2', { b }).place('One power', 'One mysticism', 'One mysticism');
  assert.equal(
    single.told('conceded').length,
    1,
    'expected the game to let the defender concede, because one card cannot cover two colors',
  );
  const balanced = gate('2 0 2', { b, config: { rules: 'balanced' } });
  const partial = balanced.place('One power', 'One mysticism', 'One mysticism');
  for (const colour of ['power', 'mysticism']) assert.equal(partial.no.defend(`Two ${colour}`), 'accepted');
});

test('HT-T-05, HT-5.6, HT-A-55: an attacker who leads on both colors and places no card wins immediately', () => {
  const t = gate('4 0 4').place();
  assert.equal(t.told('conceded').length, 0);
  assert.equal(t.vp, '1 0');
});

test('HT-T-06, HT-A-08: on a Mission of one color, the defender may place cards even if the attacker leads without cards', () => {
  const t = duel({ a: { heroes: [hero('Ada', '4 1 1')] }, b: { hand: [THREE] } })
    .attempt(0)
    .place();
  assert.equal(t.defend('Three power').vp, '0 0');
});

test('HT-T-07, HT-8.2, HT-A-14: with the balance rule, two attack cards on Power allow at most four defense cards, all on Power', () => {
  const rule = defenseRule({ ...DEFAULTS, mirror: 'balance' }, ['power', 'mysticism'], {
    attack: { power: 2, mind: 0, mysticism: 0 },
    hand: 9,
  });
  const fault = (power: number, mysticism: number): string | undefined =>
    pamFault(rule, { power, mind: 0, mysticism })?.fault;
  assert.deepEqual(
    [0, 1, 4, 5].map(cards => fault(cards, 0)),
    [undefined, undefined, undefined, 'pam-too-many'],
  );
  assert.equal(fault(1, 1), 'pam-colour');
});

test('HT-8.2, HT-A-14: with balanceMin 1, a defender who places cards must place one on each color that has attack cards', () => {
  const rule = defenseRule({ ...DEFAULTS, mirror: 'balance', balanceMin: 1 }, ['power', 'mind'], {
    attack: { power: 1, mind: 1, mysticism: 0 },
    hand: 9,
  });
  assert.equal(pamFault(rule, { power: 1, mind: 0, mysticism: 0 })?.fault, 'pam-mirror');
  assert.equal(pamFault(rule, { power: 1, mind: 1, mysticism: 0 }), undefined);
  assert.equal(
    pamFault(rule, { power: 0, mind: 0, mysticism: 0 }),
    undefined,
    'expected a defense without cards to be legal',
  );
});

test('HT-T-08, HT-5.2: values on colors that the Mission doesn’t have never change the result', () => {
  for (const other of ['0', '9']) {
    const t = duel({
      a: { heroes: [hero('Ada', '3 0 0')] },
      b: { heroes: [hero('Bea', `2 ${other} ${other}`)] },
      missions: [mission('Road', { power: 1 })],
    });
    assert.equal(t.attempt(0).place().defend().vp, '1 0');
  }
  const attack = { power: 1, mind: 0, mysticism: 0 };
  const defence = { power: 1, mind: 9, mysticism: 9 };
  assert.deepEqual(
    attackRule({ spread: 'behind' }, ['power'], behindOn(['power'], attack, defence)).spread,
    false,
  );
});

test('HT-T-09, HT-5.10, HT-A-35: a failed attempt wounds the attacking hero, a second failure changes nothing, and a lost defense never wounds', () => {
  const t = duel({ b: { heroes: [hero('Bea', '9 9 9')] } });
  const once = t.attempt(0).place().defend();
  assert.equal(once.attrs('A0'), '1 1 1 w');
  const twice = once.pass().attempt(0).place().defend();
  assert.deepEqual([twice.attrs('A0'), twice.attrs('Bea')], ['1 1 1 w', '9 9 9']);
  const won = twice.attempt(0).place().concede();
  assert.equal(
    won.attrs('Bea'),
    '9 9 9',
    'expected the hero of the defender who lost the Mission not to be wounded',
  );
});

test('HT-T-10, HT-5.9: if winning a Mission makes the defender discard their last one, the defender digs for another', () => {
  const rob = mission(
    'Rob',
    { power: 1 },
    {
      effects: [{ on: 'missionWon', do: [{ op: 'discardHand', who: 'opponent', amount: 1 }] }],
    },
  );
  const t = duel({
    missions: [rob],
    b: { hand: [mission('Mill')], deck: [ONE, mission('Dam'), ...times(8, ONE)] },
  });
  const done = t.attempt(0).place().concede();
  assert.equal(done.discard(1), 'Mill One');
  assert.match(done.missions, /^Dam/);
});

test('HT-T-11, HT-5.9: a dig discards cards until the first Mission, places it, and leaves the rest of the deck', () => {
  const deck = [action('Act'), advantage('Lasting'), mission('Next'), action('Rest')];
  const t = duel({ b: { deck } }).attempt(0).place().concede();
  assert.equal(t.discard(1), 'Act Lasting');
  assert.match(t.missions, /^Next/);
  assert.equal(t.deck(1), 'Rest');
});

test('HT-T-12, HT-4.1, HT-4.2, HT-A-04: a player who must draw from an empty deck loses, except in last ditch; one with a full hand loses only if burnStrict is on', () => {
  const begins = (hand: number, deck: number, config: Wish['config'] = {}): string =>
    duel({ from: 'turn', config, a: { hand: times(hand, ONE), deck: times(deck, ONE) } }).asked;
  assert.equal(begins(3, 1), '0 act');
  assert.equal(begins(3, 0), 'over burned 2 1');
  assert.equal(begins(3, 0, { lastDitch: 'untilHandEmpty' }), '0 act');
  assert.equal(begins(6, 0), '0 act');
  assert.equal(begins(6, 0, { burnStrict: true }), 'over burned 2 1');
});

test('HT-T-13, HT-7.1: a hero with a hand limit of five sets the player’s to five; with heroes of five and seven, the player may choose seven', () => {
  const holder = (cards: number) =>
    hero(`Hold${cards}`, '1 1 1', {
      effects: [{ on: 'static', do: [{ op: 'handLimit', who: 'self', value: cards }] }],
    });
  const alone = duel({ from: 'turn', a: { heroes: [holder(5)], hand: [] } });
  assert.equal(alone.state.players[0]!.hand, 5);
  const two = duel({ from: 'turn', a: { heroes: [holder(5), holder(7)], hand: [] } });
  assert.equal(two.limit(7).state.players[0]!.hand, 7);
});

test('HT-T-14, HT-7.3: an ability with three uses that was used once has two left after its hero is wounded and healed', () => {
  const ada = hero('Ada', '2 2 2', {
    effects: [
      {
        on: 'activated',
        window: 'ownTurn',
        limit: { uses: 3, per: 'game' },
        do: [{ op: 'gainVp', who: 'self', amount: 1 }],
      },
    ],
  });
  const turn = (op: 'wound' | 'heal') =>
    deed(op, { op, target: { kind: 'hero', of: 'self', pick: 'choose' } });
  const t = duel({ a: { heroes: [ada], hand: [turn('wound'), turn('heal')] } }).use('Ada');
  const back = t.play('wound').choose('Ada').pass().play('heal').choose('Ada').pass();
  const spent = back.use('Ada').use('Ada');
  assert.equal(spent.vp, '3 0');
  assert.equal(spent.no.use('Ada'), 'cannot-use');
});

test('HT-T-17, HT-8.5, HT-A-16: with factions, an Imperial Advantage may be attached to a Renegade but not to a Wolf, and may be a modifier in a Wolf’s conflict', () => {
  const banner = advantage('Banner', { faction: 'imperial' });
  const plain = advantage('Plain');
  const heroes = [
    hero('Wolf', '1 1 1', { faction: 'wolf' }),
    hero('Imp', '1 1 1', { faction: 'imperial' }),
    hero('Rogue', '1 1 1', { faction: 'renegade' }),
    hero('Nobody', '1 1 1'),
  ];
  const fits = (config: Wish['config'], card: string): string => {
    const t = duel({ config: config ?? {}, a: { heroes, hand: [banner, plain] } });
    return heroes
      .map(({ name }) => name.en)
      .filter(name => t.no.attach(card, name) === 'accepted')
      .join(' ');
  };
  assert.equal(fits({ factions: false }, 'Banner'), 'Wolf Imp Rogue Nobody');
  assert.equal(fits({ factions: true }, 'Banner'), 'Imp Rogue');
  assert.equal(fits({ factions: true }, 'Plain'), 'Rogue Nobody');
  assert.equal(fits({ factions: true, neutralAdvantage: 'any' }, 'Plain'), 'Wolf Imp Rogue Nobody');
  const t = duel({ config: { factions: true }, a: { heroes, hand: [banner] } }).attempt(0);
  assert.equal(t.no.place('Banner power'), 'accepted');
});

/**
 * A hero with two Advantages fails repeatedly against an undead hero. Returns the hero's row after each
 * failure.
 */
const repelled = (undeadStripFirst: boolean): string[] => {
  let t = duel({
    config: { undead: true, undeadStripFirst },
    a: { beside: { 0: [advantage('Bow'), advantage('Axe')] } },
    b: { heroes: [hero('Ghoul', '9 9 9', { tags: ['undead'] })] },
  });
  const left: string[] = [];
  for (let i = 0; i < 6 && t.row(0) !== '- A1 A2 A3'; i++) {
    t = t.attempt(0).place().defend();
    if (t.asked === '0 choose advantage') t = t.choose('Bow');
    if (t.asked === '1 choose hero') t = t.choose('B1');
    left.push(t.row(0).split(' ')[0]!);
    if (t.asked === '1 act') t = t.pass();
  }
  return left;
};

test('HT-T-18, HT-8.6.1, HT-8.6.4, HT-A-17: each failure against an undead hero costs an Advantage, and finally the hero; without undeadStripFirst the first failure only wounds', () => {
  assert.deepEqual(repelled(true), ['A0+Axe', 'A0', '-']);
  assert.deepEqual(repelled(false), ['A0+Bow+Axe', 'A0+Axe', 'A0', '-']);
});

const errorsOf = (deck: Deck): string[] =>
  checkDeck(deck, DEFAULT_SET)
    .filter(({ level }) => level !== 'plausibility')
    .map(({ code }) => code);

const changed = (counts: Readonly<Record<string, number>>): Deck => ({
  ...PRECONS[0]!,
  cards: { ...PRECONS[0]!.cards, ...counts },
});

test('HT-T-24, HT-2.1, HT-2.3, HT-2.4: a deck is invalid with five copies of a card, two of a locked card, two versions of Raskor, or 59 or 61 cards', () => {
  const deck = PRECONS[0]!;
  assert.deepEqual(errorsOf(deck), []);
  const isLocked = (id: string): boolean => DEFAULT_SET.find(card => card.id === id)?.locked === true;
  const first = Object.keys(deck.cards).find(id => !isLocked(id))!;
  const count = deck.cards[first as CardId]!;
  assert.ok(errorsOf(changed({ [first]: 5 })).includes('deck-copies'));
  const locked = DEFAULT_SET.find(card => card.locked && card.set === 'core' && card.type !== 'hero')!;
  assert.ok(errorsOf(changed({ [locked.id]: 2 })).includes('deck-locked'));
  const raskors = DEFAULT_SET.filter(card => card.type === 'hero' && /Raskor/.test(card.name.en));
  assert.equal(raskors.length, 2);
  const team = [...raskors.map(({ id }) => id), ...deck.heroes.slice(0, 2)];
  assert.ok(errorsOf({ ...deck, heroes: team }).includes('deck-same-person'));
  assert.deepEqual(errorsOf(changed({ [first]: count - 1 })), ['deck-size']);
  assert.ok(errorsOf(changed({ [first]: count + 1 })).includes('deck-size'));
});
