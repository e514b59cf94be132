import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../cards/set.ts';
import type { ConfigWish } from '../../config.ts';
import { BANDS, DIFFICULTIES, difficultyOf, sumsOf } from '../../decks/check.ts';
import { PRECONS } from '../../decks/precons.ts';
import { advantage, hero, mission, ONE, times } from '../cards.ts';
import { attemptAt, dice, type ModesWish, opposeWith, soloStory, whereDice } from '../modes-table.ts';
import { opened, type Played, refusedSetup } from '../table.ts';

/** Stories for one player: against the Rival, or against dice alone (chapter 12). */

const real = (config: ConfigWish = {}, seed = 'test'): Played =>
  opened(1, { mode: 'solo-story', decks: ['random'], ...config }, seed);

const count = (cards: Readonly<Record<string, number>>, letter: string): number =>
  Object.entries(cards).reduce((sum, [id, copies]) => sum + (id.startsWith(letter) ? copies : 0), 0);

test('HT-12.1: a solo story uses the Kurnor story; the player’s deck has sixty cards, the Rival’s sixty or forty', () => {
  for (const rivalDeck of [60, 40] as const) {
    const { state } = real({ rivalDeck, decks: ['random', 'random'] });
    assert.equal(state.story?.plan.id, 'kurnor');
    assert.deepEqual(
      state.lists.map(({ cards }) => count(cards, '')),
      [60, rivalDeck],
    );
    assert.deepEqual(
      ['M', 'L', 'A'].map(letter => count(state.lists[0]!.cards, letter)),
      [20, 20, 20],
    );
  }
});

test('HT-T-23, HT-12.2, HT-A-25: the PAM of the player’s Missions sets the difficulty, and may exceed 40', () => {
  assert.deepEqual([20, 29, 30, 49, 50, 60, 61].map(difficultyOf), [
    'hard',
    'hard',
    'medium',
    'medium',
    'easy',
    'easy',
    'easy',
  ]);
  const rich = DEFAULT_SET.filter(card => card.type === 'mission' && card.pam >= 3 && !card.locked).slice(
    0,
    5,
  );
  const { state } = real();
  const list = state.lists[0]!;
  const others = Object.entries(list.cards).filter(([id]) => !id.startsWith('M'));
  const cards = { ...Object.fromEntries(others), ...Object.fromEntries(rich.map(({ id }) => [id, 4])) };
  const pam = rich.reduce((sum, card) => sum + 4 * ('pam' in card ? card.pam : 0), 0);
  assert.ok(pam > 40, `expected the Missions of the deck to have more than 40 PAM, found ${pam}`);
  assert.equal(
    real({ decks: [{ ...list, cards }] }).asked,
    '0 act',
    'expected the solo story to start with this deck',
  );
});

test('HT-12.2: a chosen difficulty limits the PAM of the Missions; ready-made and random decks are adapted to it', () => {
  for (const difficulty of DIFFICULTIES) {
    const [least, most] = BANDS[difficulty];
    for (const deck of [...PRECONS.map(({ id }) => id), 'random']) {
      const [list] = real({ difficulty, decks: [deck] }).state.lists;
      const { missionPam } = sumsOf(list!, DEFAULT_SET);
      assert.ok(
        missionPam >= least && missionPam <= most,
        `expected the Missions of ${deck} to have ${least} to ${most} PAM, found ${missionPam}`,
      );
    }
  }
  const own = { ...PRECONS[0]!, id: 'mine' };
  const refused = (difficulty: 'hard' | 'medium') =>
    refusedSetup(1, { mode: 'solo-story', difficulty, decks: [own] });
  assert.deepEqual([refused('medium'), refused('hard')], ['accepted', 'deck-bad deck-difficulty']);
});

test('HT-12.2: the difficulty doesn’t change the Rival’s deck', () => {
  const { lists } = real({ difficulty: 'hard', decks: ['random', 'wild-hunt'] }).state;
  assert.equal(lists[1]?.id, 'wild-hunt');
});

test('HT-12.3: a random Rival deck of forty cards has 13 Missions, 13 Actions and 14 Advantages', () => {
  const { state } = real({ rivalDeck: 40, decks: ['random', 'random'] });
  assert.deepEqual(
    ['M', 'A', 'L'].map(letter => count(state.lists[1]!.cards, letter)),
    [13, 13, 14],
  );
});

test('HT-12.3, HT-12.1: with rivalDeck 40, the Rival takes forty random cards from the named deck', () => {
  const decks = ['imperial-lance', 'barrow-host'];
  const { state } = real({ rivalDeck: 40, decks });
  const [, list] = state.lists;
  assert.deepEqual(
    ['M', 'A', 'L'].map(letter => count(list!.cards, letter)),
    [13, 13, 14],
  );
  const whole: Readonly<Record<string, number>> = PRECONS.find(({ id }) => id === 'barrow-host')!.cards;
  for (const [id, copies] of Object.entries(list!.cards))
    assert.ok(
      copies <= whole[id]!,
      `expected the Rival to have at most as many copies of ${id} as the named deck`,
    );
  assert.equal(count(real({ rivalDeck: 60, decks }).state.lists[1]!.cards, ''), 60);
});

const RIVALS = [hero('R0', '1 1 1'), hero('R1', '3 3 3'), hero('R2', '2 2 2'), hero('R3', '1 2 1')];

/** The player attempts a Mission, and the Rival's decision die shows this value. */
const tried = (value: number, wish: ModesWish = {}): Played =>
  whereDice(
    seed => {
      const t = soloStory({ rival: { heroes: RIVALS }, ...wish, seed });
      return t.give(attemptAt(t, 'guilds', 'A0'));
    },
    t => dice(t, 'oppose')[0] === value,
  );

test('HT-12.4, HT-A-26: the decision die says what opposes: on 1 dice, on 2 to 5 the Rival’s first to fourth hero, on 6 its strongest hero with one more card', () => {
  const pushed = tried(1);
  assert.equal(pushed.state.conflict?.defender, null);
  assert.equal(pushed.place().told('pushedBack').length, 1);
  for (const [value, place, cards] of [
    [2, 0, 3],
    [3, 1, 3],
    [4, 2, 3],
    [5, 3, 3],
    [6, 1, 4],
  ]) {
    const t = tried(value!);
    assert.equal(
      t.state.conflict?.against,
      4 + place!,
      `expected the hero at place ${place} to oppose on a ${value}`,
    );
    const defence = t
      .place('One power')
      .told('committed')
      .find(({ side }) => side === 'defence');
    assert.equal(
      defence?.counts.power,
      cards,
      `expected the Rival’s pile to have ${cards} cards on a ${value}`,
    );
  }
});

test('HT-12.4: the Rival’s pile grows by its Infamy; no die is rolled for a passive Mission', () => {
  const defence = tried(3, { solo: { infamy: 2 } })
    .place('One power')
    .told('committed')
    .find(({ side }) => side === 'defence');
  assert.equal(defence?.counts.power, 5);
  const t = soloStory({ nodes: { shrine: { mission: mission('Shrine'), passive: true } } });
  const passive = t.give(attemptAt(t, 'shrine', 'A0'));
  assert.deepEqual(dice(passive, 'oppose'), []);
  assert.equal(passive.state.conflict?.defender, null);
});

const NODES = {
  guilds: { mission: mission('Guilds') },
  racket: { mission: mission('Racket'), requires: { all: ['guilds'] } },
};
const DECK = [advantage('Cloak'), ...times(30, ONE)];

const rivalsTurn = (wish: ModesWish, ...wished: number[]): Played =>
  whereDice(
    seed =>
      soloStory({ nodes: NODES, ...wish, rival: { heroes: RIVALS, deck: DECK, ...wish.rival }, seed }).pass(),
    t => wished.every((value, i) => dice(t, 'attempt')[i] === value),
  );

test('HT-12.4: in its turn, the Rival attaches an Advantage and rolls a die: on 1 it attempts nothing, on 2 to 5 its first to fourth hero leads an attempt', () => {
  const nothing = rivalsTurn({}, 1);
  assert.ok(nothing.row(1).includes('Cloak'));
  assert.deepEqual(nothing.told('declared'), []);
  for (const value of [2, 3, 4, 5]) {
    const t = rivalsTurn({}, value);
    const { attacker, post, node } = t.told('declared')[0]!;
    assert.deepEqual(
      [attacker, post, node],
      [1, 4 + value - 2, 'guilds'],
      'expected the Rival to attempt guilds, the only node open to it',
    );
    assert.equal(t.asked, '0 oppose');
  }
});

test('HT-12.4: on a 6, the Rival has one more card and rolls again; completed nodes open others for the Rival, too', () => {
  const t = rivalsTurn({}, 6, 3);
  const attack = t.give(opposeWith(t, 'A0')).told('committed')[0]!;
  assert.equal(attack.counts.power, 4);
  const further = rivalsTurn({ done: [[], ['guilds']] }, 3);
  assert.equal(further.told('declared')[0]!.node, 'racket');
});

test('HT-12.4: when the Rival attempts a Mission, the player may oppose with one hero; otherwise dice oppose', () => {
  const t = rivalsTurn({}, 3);
  const opposed = t.give(opposeWith(t, 'A2'));
  assert.equal(opposed.asked, '0 defend');
  assert.equal(opposed.state.conflict?.against, 2);
  const left = t.pass();
  assert.equal(left.told('pushedBack').length, 1);
  assert.equal(left.asked, '0 act');
});

test('HT-9.9, HT-12.4: with `movement: paced`, the Rival’s heroes still reach any Mission in one step', () => {
  const t = rivalsTurn({ config: { movement: 'paced' } }, 3);
  assert.equal(t.told('declared')[0]!.node, 'guilds');
  assert.equal(t.state.story?.at[5], 'guilds');
});

test('HT-12.4: if the Rival wins a Mission, only the Rival has completed it', () => {
  const t = rivalsTurn({ rival: { heroes: [hero('R0', '9 9 9')] } }, 2).pass();
  assert.deepEqual(t.state.story?.done, [[], ['guilds']]);
  assert.equal(t.vp, '0 1');
});

test('HT-12.4: with thargosOnly, there is no Rival, dice oppose every attempt, and the player loses if their deck burns', () => {
  const config = { soloStory: 'thargosOnly' } as const;
  const t = soloStory({ config });
  assert.equal(t.state.players.length, 1);
  const attempted = t.give(attemptAt(t, 'guilds', 'A0'));
  assert.equal(attempted.asked, '0 attack');
  assert.equal(attempted.place().told('pushedBack').length, 1);
  assert.equal(
    t.pass().asked,
    '0 act',
    'expected the player to have the next turn, because there is no Rival',
  );
  const burned = soloStory({ config, sides: [{ hand: [], deck: [] }] }).pass();
  assert.equal(burned.asked, 'over burned 0');
  const won = soloStory({ config, sides: [{ target: 1, heroes: [hero('A0', '9 9 9')] }] });
  assert.equal(won.give(attemptAt(won, 'guilds', 'A0')).place().asked, 'over target 1');
});
