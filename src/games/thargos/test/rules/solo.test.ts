import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heroCard } from '../../board/library.ts';
import type { ConfigWish } from '../../config.ts';
import { PRECONS } from '../../decks/precons.ts';
import { ATTITUDES, PILES } from '../../modes.ts';
import { advantage, deed, FOUR, hero, mission, ONE, TWO, times } from '../cards.ts';
import { attempts, dice, type ModesWish, rivalsTurn, solo } from '../modes-table.ts';
import { cardNameIn, opened, type Played } from '../table.ts';

/** Games against the Rival: its attitude, Infamy and dice, the opening and the player's turn (chapter 11). */

const real = (config: ConfigWish = {}, seed = 'test'): Played => opened(1, { mode: 'solo', ...config }, seed);

/** The event with which the Rival places cards in defense. */
const defence = (t: Played) => t.told('committed').find(({ side }) => side === 'defence');

const startsWith = (values: number[], ...wished: number[]): boolean =>
  wished.every((value, i) => values[i] === value);

const NO_ADVANTAGES = times(40, ONE);

test('HT-11.1.1: the player’s deck has four heroes, the Rival’s six', () => {
  const { state } = real();
  assert.deepEqual([state.seats, state.players.length], [1, 2]);
  assert.deepEqual(
    state.lists.map(({ heroes }) => heroes.length),
    [4, 6],
  );
});

test('HT-11.1.2, HT-A-22: the Rival’s target is the hero points of its four heroes in play, or of all six if rivalTarget is `six`', () => {
  for (const seed of ['a', 'b', 'c'])
    for (const rivalTarget of ['inPlay', 'six'] as const) {
      let t = real({ solo: { rivalTarget } }, seed);
      while (t.state.question?.type === 'placeHero') {
        const { team } = t.state.players[0]!;
        const track = [0, 1, 2, 3].find(at => t.state.posts[at]!.hero === null) ?? 0;
        t = t.give({ type: 'placeHero', hero: team[0]!, track });
      }
      const { config, posts, players, lists, faces } = t.state;
      const inPlay = posts.slice(4).map(({ hero: who }) => faces[who ?? -1] ?? 'C1');
      const meant = rivalTarget === 'six' ? lists[1]!.heroes : inPlay;
      assert.equal(
        players[1]!.target,
        meant.reduce((sum, id) => sum + heroCard(config, id).hp, 0),
      );
      assert.equal(players[1]!.team.length, 2, 'expected the Rival to have two heroes in reserve');
    }
});

test('HT-A-22: if the Rival loses a hero, a hero from its reserve takes the place', () => {
  const curse = {
    ...deed('Curse', { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose' } }),
    tags: ['undead'],
  };
  const six = ['B0', 'B1', 'B2', 'B3', 'B4', 'B5'].map(name => hero(name));
  const t = solo({
    sides: [{ hand: [curse] }],
    rival: { heroes: six, wounded: [0], deck: NO_ADVANTAGES },
    config: { undead: true },
  });
  const taken = t.play('Curse').choose('B0').choose('A1');
  assert.equal(taken.row(0), 'A0 B0 A2 A3');
  assert.equal(taken.row(1), 'B4 B1 B2 B3');
  assert.equal(taken.state.players[1]!.team.length, 1);
});

test('HT-11.1.2: the player wins by reaching their target, and loses if they can’t draw', () => {
  const won = solo({ sides: [{ target: 1, heroes: [hero('A0', '99 1 1')] }] })
    .attempt(0)
    .place();
  assert.equal(won.asked, 'over target 1');
  const burned = solo({ sides: [{ hand: [], deck: [] }], rival: { deck: NO_ADVANTAGES } }).pass();
  const end = burned.state.question ? burned.defend() : burned;
  assert.equal(end.asked, 'over burned 0');
});

test('HT-11.2: a die sets the Rival’s attitude, the attitude the sizes of its two piles, which add up to six', () => {
  assert.deepEqual(PILES, {
    aggressive: { attack: 4, defence: 2 },
    wary: { attack: 3, defence: 3 },
    defensive: { attack: 2, defence: 4 },
  });
  const seen = new Map<number, string>();
  for (let i = 0; seen.size < 6; i++) {
    const t = real({}, `attitude ${i}`);
    seen.set(dice(t, 'attitude')[0]!, t.state.solo?.attitude ?? '');
  }
  const inOrder = [1, 2, 3, 4, 5, 6].map(value => seen.get(value));
  assert.deepEqual(inOrder, ['aggressive', 'aggressive', 'wary', 'wary', 'defensive', 'defensive']);
});

test('HT-A-23: attitudeMap gives the attitude for each face of the die', () => {
  for (const attitude of ATTITUDES) {
    const attitudeMap = times(6, attitude as never);
    assert.equal(real({ solo: { attitudeMap } }).state.solo?.attitude, attitude);
  }
});

test('HT-T-22, HT-11.3: when the Rival’s deck is empty, its discard pile is shuffled and Infamy rises by 1, once per dig', () => {
  const rival = { deck: [ONE, ONE], discard: times(3, ONE) };
  const t = rivalsTurn({ rival }, one => attempts(one)[0] === 1);
  assert.equal(
    t.told('shuffled').length,
    1,
    'expected the discard pile to be shuffled once, although the dig finds no Advantage',
  );
  assert.equal(t.state.solo?.infamy, 1);
  assert.equal(t.state.players[1]!.deck, 0);
  assert.equal(t.state.players[1]!.discard.length, 5);
});

test('HT-11.3: Infamy never exceeds 6, and rising Infamy doesn’t enlarge the pile that the Rival is taking', () => {
  const rival = { deck: [ONE], discard: times(20, ONE) };
  const t = rivalsTurn({ rival, solo: { infamy: 6 } }, one => attempts(one)[0] === 1);
  assert.equal(t.state.solo?.infamy, 6);
  // The pile has three cards. The deck runs out while the Rival takes them, so Infamy rises.
  const short = { deck: [ONE], discard: times(20, ONE) };
  const defended = solo({ rival: short, solo: { attitude: 'wary' } })
    .attempt(0)
    .place('One power');
  assert.equal(defence(defended)?.counts.power, 3);
  assert.equal(defended.told('infamy')[0]!.infamy, 1);
});

test('HT-11.3: the Rival takes the rest of its deck before cards from the shuffled discard pile', () => {
  const t = solo({ rival: { deck: [FOUR], discard: times(20, ONE) }, solo: { attitude: 'wary' } })
    .attempt(0)
    .place('One power');
  const laid = defence(t)?.secret?.cards.flat() ?? [];
  assert.deepEqual(laid.map(card => cardNameIn(t.state, card)).sort(), ['Four', 'One', 'One']);
});

const SWORD = advantage('Sword', { mods: { power: 1 } });
const RIVALS = [hero('R0', '3 3 3'), hero('R1', '1 1 1'), hero('R2', '4 4 4'), hero('R3', '2 2 2')];

test('HT-11.4, HT-11.7.2: the Rival digs for an Advantage and rolls a die: 1 gives it to its weakest hero, 6 to its strongest', () => {
  const rival = { heroes: RIVALS, deck: [ONE, TWO, SWORD, ...times(30, ONE)] };
  for (const [value, who] of [
    [1, 'R1'],
    [2, 'R0'],
    [3, 'R1'],
    [4, 'R2'],
    [5, 'R3'],
    [6, 'R2'],
  ] as const) {
    const t = rivalsTurn({ rival }, one => dice(one, 'attach')[0] === value);
    assert.ok(
      t.row(1).includes(`${who}+Sword`),
      `expected the Sword to be attached to ${who} on a ${value}, found ${t.row(1)}`,
    );
    assert.ok(
      t.discard(1).startsWith('One Two'),
      'expected the cards before the Advantage to be in the discard pile',
    );
  }
});

test('HT-11.4: if several heroes of the Rival are weakest or strongest, the leftmost of them gets the Advantage', () => {
  const heroes = [hero('R0', '2 2 2'), hero('R1', '1 1 1'), hero('R2', '1 1 1'), hero('R3', '2 2 2')];
  const rival = { heroes, deck: [SWORD, ...times(30, ONE)] };
  const weakest = rivalsTurn({ rival }, one => dice(one, 'attach')[0] === 1);
  assert.ok(weakest.row(1).includes('R1+Sword'));
  const strongest = rivalsTurn({ rival }, one => dice(one, 'attach')[0] === 6);
  assert.ok(strongest.row(1).includes('R0+Sword'));
});

test('HT-11.4: on a 1, the Rival attempts nothing and discards the cards that it took for an earlier 6', () => {
  const wish = { rival: { deck: [SWORD, ...times(30, ONE)] } };
  const doubt = rivalsTurn(wish, t => attempts(t)[0] === 1);
  assert.deepEqual(doubt.told('declared'), []);
  assert.equal(doubt.discard(1), '');
  const late = rivalsTurn(wish, t => startsWith(attempts(t), 6, 1));
  assert.deepEqual(late.told('declared'), []);
  assert.equal(late.discard(1), 'One', 'expected the card taken for the 6 to be in the discard pile');
});

test('HT-11.4: on 2 to 5, the Rival attempts the first to fourth track from the left, and rolls again if this track has no Mission', () => {
  const wish = { rival: { deck: [SWORD, ...times(30, ONE)] } };
  for (const value of [2, 3, 4, 5])
    assert.equal(rivalsTurn(wish, t => attempts(t)[0] === value).told('declared')[0]!.track, value - 2);
  const missions = [null];
  const again = rivalsTurn({ ...wish, missions }, t => startsWith(attempts(t), 2, 4));
  assert.equal(again.told('declared')[0]!.track, 2);
});

test('HT-T-21, HT-11.4, HT-11.7.3: an aggressive Rival with Infamy 2 that rolls 6, 6, 3 places eight cards', () => {
  const wish: ModesWish = {
    rival: { deck: [SWORD, ...times(30, ONE)] },
    solo: { attitude: 'aggressive', infamy: 2 },
  };
  const t = rivalsTurn(wish, one => startsWith(attempts(one), 6, 6, 3), 597);
  assert.equal(t.told('declared')[0]!.track, 1);
  const { counts, from } = t.told('committed')[0]!;
  assert.equal(counts.power + counts.mind + counts.mysticism, 8);
  assert.equal(from, 'deck');
  assert.equal(t.asked, '0 defend', 'expected the player to be asked to defend');
});

test('HT-11.5.1: at the start, the Rival’s attitude is rolled and its Infamy is 0', () => {
  const t = real();
  assert.equal(dice(t, 'attitude').length, 1);
  assert.equal(t.state.solo?.infamy, 0);
});

test('HT-11.5.2: the Rival places its first hero on a random track, then the player and the Rival place heroes in turn', () => {
  const tracks = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const t = real({}, `place ${i}`);
    assert.equal(t.asked, '0 placeHero');
    const placed = t.told('heroPlaced');
    assert.deepEqual(
      placed.map(({ seat }) => seat),
      [1],
    );
    tracks.add(placed[0]!.post - 4);
    assert.equal(t.give({ type: 'placeHero', hero: 0, track: 2 }).told('heroPlaced')[1]!.seat, 1);
  }
  assert.equal(tracks.size, 4);
});

/** The opening with every hero placed, before the first Mission. */
const toMissions = (seed: string): Played => {
  let t = real({}, seed);
  for (let track = 0; t.state.question?.type === 'placeHero'; track++)
    t = t.give({ type: 'placeHero', hero: t.state.players[0]!.team[0]!, track });
  return t;
};

test('HT-11.5.3: after all heroes are placed, the player draws six cards, at least two of them Missions', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    assert.equal(
      real({}, seed).state.players[0]!.hand,
      0,
      'expected the player to have no cards before all heroes are placed',
    );
    const { state } = toMissions(seed);
    assert.equal(state.players[0]!.hand, 6);
    assert.ok(state.secret.hands[0]!.filter(card => state.secret.faces[card]!.startsWith('M')).length >= 2);
    assert.equal(state.players[1]!.hand, 0, 'expected the Rival to have no hand');
  }
});

test('HT-11.5.4, HT-11.5.5: the Rival and the player place Missions in turn until there are four; then the player’s turn begins', () => {
  const t = toMissions('missions');
  assert.equal(t.asked, '0 placeMission');
  assert.equal(
    t.state.missions.filter(card => card !== null).length,
    1,
    'expected the Rival to have placed the first Mission',
  );
  const dug = t.told('moved').filter(({ why }) => why === 'dig');
  assert.ok(dug.every(({ from }) => 'seat' in from && from.seat === 1));
  const place = (now: Played): Played =>
    now.give({
      type: 'placeMission',
      card: now.state.secret.from[0]!,
      track: now.state.missions.indexOf(null),
    });
  let done = t;
  while (done.state.question?.type === 'placeMission') done = place(done);
  assert.equal(done.state.missions.filter(card => card === null).length, 0);
  assert.equal(done.asked, '0 act');
  assert.equal(done.state.players[0]!.hand, 6);
});

/** The player attempts a Mission of Power and Mysticism with these cards. */
const attempt = (wish: ModesWish, ...cards: string[]): Played =>
  solo({ missions: [mission('Gate', { power: 1, mysticism: 1 })], ...wish })
    .attempt(0)
    .place(...cards);

test('HT-11.6: after the player placed cards, the Rival always opposes, with its defense pile and Infamy', () => {
  for (const [attitude, pile] of [
    ['aggressive', 2],
    ['wary', 3],
    ['defensive', 4],
  ] as const)
    for (const infamy of [0, 2]) {
      const t = attempt({ solo: { attitude, infamy } }, 'One power', 'One mysticism');
      const { counts, from, seat } = t.told('committed')[1]!;
      assert.deepEqual([seat, from, counts.power + counts.mysticism], [1, 'deck', pile + infamy]);
    }
});

test('HT-11.6: the Rival places its cards one at a time, starting with the color that has the most attack cards', () => {
  const wish: ModesWish = { solo: { attitude: 'wary' } };
  const most = attempt(wish, 'One power', 'One mysticism', 'One mysticism').told('committed')[1]!;
  assert.deepEqual(most.counts, { power: 1, mind: 0, mysticism: 2 });
  const tie = attempt(wish, 'One power', 'One mysticism').told('committed')[1]!;
  assert.deepEqual(tie.counts, { power: 2, mind: 0, mysticism: 1 });
});

test('HT-11.6: the Rival places cards only on colors where it may, and takes no further cards from its deck', () => {
  const none = attempt({ sides: [{ heroes: [hero('A0', '9 9 9')] }] });
  assert.equal(defence(none), undefined, 'expected the Rival to place no cards if the player placed none');
  const balance = attempt(
    { solo: { attitude: 'defensive', infamy: 3 }, config: { mirror: 'balance' } },
    'One power',
    'One mysticism',
  );
  assert.deepEqual(balance.told('committed')[1]!.counts, { power: 3, mind: 0, mysticism: 3 });
});

test('HT-11.6: the Rival’s cards are discarded after a conflict; if the player wins, the Rival digs for the next Mission', () => {
  const road = mission('Road');
  const t = attempt({
    sides: [{ heroes: [hero('A0', '9 9 9')] }],
    rival: { deck: [ONE, TWO, road, SWORD, ...times(20, ONE)] },
  });
  assert.equal(t.missions.split(' ')[0], 'Road');
  assert.ok(t.discard(1).startsWith('One Two'));
});

test('HT-11.9: pileDelta changes the size of the defense pile, and startInfamy sets the Infamy at the start', () => {
  for (const pileDelta of [-2, -1, 0, 1, 2, 3]) {
    const t = attempt(
      { solo: { attitude: 'wary' }, config: { solo: { pileDelta }, shortMirror: 'partial' } },
      'One power',
      'One mysticism',
    );
    const { counts } = t.told('committed')[1]!;
    assert.equal(counts.power + counts.mysticism, 3 + pileDelta);
  }
  for (const startInfamy of [0, 3, 6])
    assert.equal(real({ solo: { startInfamy } }).state.solo?.infamy, startInfamy);
});

test('HT-11.9: quick play halves the targets of the player and of the Rival', () => {
  const [one, two] = PRECONS;
  const slow = real({ decks: [one!.id, two!.id] }).state.players.map(({ target }) => target);
  const quick = real({ decks: [one!.id, two!.id], quickPlay: true }).state.players.map(
    ({ target }) => target,
  );
  assert.deepEqual(
    quick,
    slow.map(target => Math.ceil(target / 2)),
  );
});
