import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { DEFAULT_SET } from '../../cards/set.ts';
import type { ConfigWish } from '../../config.ts';
import { DIFFICULTY_DECKS } from '../../decks/difficulty-decks.ts';
import { PRECONS } from '../../decks/precons.ts';
import { refusalText } from '../../refusals/refusals.ts';
import { checkStory } from '../../stories/check.ts';
import { pileOf } from '../../stories/graph.ts';
import { kurnor } from '../../stories/kurnor.ts';
import { STORIES } from '../../stories/shipped.ts';
import { advantage, hero, mission, ONE, THREE, times } from '../cards.ts';
import { thargos } from '../game.ts';
import { attempt, attemptAt, opposeWith, PILE, story, two, WAY, whereDice } from '../modes-table.ts';
import { opened, type Played, refusedSetup } from '../table.ts';

/** Stories (chapter 9). */

const real = (seats: number, seed = 'test'): Played =>
  opened(seats, { mode: 'story', decks: Array.from({ length: seats }, () => 'random') }, seed);

test('HT-9.1: a story has no tracks; all its Missions are on the table from the start, secret ones face down', () => {
  const { state, asked } = real(2);
  assert.match(asked, /act$/, 'expected the first question to be the action of a turn');
  assert.deepEqual(state.missions, []);
  assert.deepEqual(
    state.posts.filter(({ hero: who }) => who === null),
    [],
    'expected all heroes to be in play',
  );
  const missions = state.story?.missions ?? {};
  for (const [key, { role }] of Object.entries(kurnor.nodes))
    assert.equal(
      state.faces[missions[key]!] === null,
      role === 'secret',
      `expected the Mission of ${key} to be face down if and only if its role is secret, found the role ${role}`,
    );
});

test('HT-9.2: a ready-made story deck has twenty cards of each type, and Missions with at most 40 PAM', () => {
  const { state } = real(3);
  for (const { cards } of state.lists) {
    const count = (letter: string): number =>
      Object.entries(cards).reduce((sum, [id, copies]) => sum + (id.startsWith(letter) ? copies : 0), 0);
    assert.deepEqual([count('M'), count('L'), count('A')], [20, 20, 20]);
    const pam = Object.entries(cards).reduce((sum, [id, copies]) => {
      const card = DEFAULT_SET.find(each => each.id === id);
      return card?.type === 'mission' ? sum + card.pam * copies : sum;
    }, 0);
    assert.ok(pam <= 40, `expected the Missions to have at most 40 PAM, found ${pam}`);
  }
  const deck = PRECONS[0]!;
  const unlike = (letter: string) =>
    Object.entries(deck.cards).find(([id]) => id.startsWith(letter)) ?? ['', 0];
  const [[less, copies], [more, others]] = [unlike('L'), unlike('A')];
  const uneven = { ...deck, cards: { ...deck.cards, [less]: copies - 1, [more]: others + 1 } };
  assert.match(refusedSetup(1, { mode: 'story', decks: [uneven] }), /^deck-bad/);
});

test('HT-9.2: in a story, a Mission in hand can be placed as a modifier', () => {
  const t = two({ sides: [{ hand: [mission('Road', {}, { pam: 3 })] }, {}] });
  const placed = attempt(t, 'guilds').place('Road power');
  assert.equal(placed.told('revealed')[0]!.attack[0].length, 1);
});

/** A deck that a story refuses only because its Missions have more than 40 PAM. */
const richDeck = () => DIFFICULTY_DECKS.find(({ id }) => id === 'imperial-lance-easy')!;

test('HT-9.2: a story refuses a deck whose Missions have more than 40 PAM, unless storyMissionCap is off', () => {
  const wish = { mode: 'story', decks: [richDeck(), 'random'] } as const;
  assert.equal(refusedSetup(2, wish), 'deck-bad deck-mission-pam');
  assert.equal(refusedSetup(2, { ...wish, storyMissionCap: false }), 'accepted');
});

const faceAt = ({ state }: Played, node: string) => state.secret.faces[state.story!.missions[node]!]!;

test('HT-A-53: with `secretMissions: random`, a secret node has a face-down Mission of the secondary pile with the same VP', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const t = opened(2, { mode: 'story', secretMissions: 'random' }, `secret ${i}`);
    const drawn = faceAt(t, 'tables');
    seen.add(drawn);
    assert.equal(
      t.state.faces[t.state.story!.missions.tables!],
      null,
      'expected the Mission of the secret node to be face down',
    );
    const pile = t.state.secret.secondary.map(card => t.state.secret.faces[card]!);
    assert.deepEqual(
      [drawn, ...pile].sort(),
      ['M509', ...pileOf(kurnor)].sort(),
      'expected the node and the pile together to contain each Mission once',
    );
    const card = DEFAULT_SET.find(({ id }) => id === drawn);
    assert.ok(card?.type === 'mission' && card.vp === 4, `expected the drawn Mission ${drawn} to give 4 VP`);
  }
  assert.deepEqual([...seen].sort(), ['M507', 'M508', 'M509', 'M510']);
  assert.equal(faceAt(opened(2, { mode: 'story' }, 'secret 1'), 'tables'), 'M509');
});

test('HT-A-53: in a sampled state, secret nodes and secondary pile together have the right Missions', () => {
  const t = opened(2, { mode: 'story', secretMissions: 'random' }, 'sampled');
  for (let i = 0; i < 20; i++) {
    const dealt = thargos.sample(thargos.view(t.state, 0), stream(parseSeed(`deal ${i}`).seed, 'deal'));
    const { faces, secondary } = dealt.secret;
    const all = [faces[dealt.story!.missions.tables!]!, ...secondary.map(card => faces[card]!)];
    assert.deepEqual(all.sort(), ['M509', ...pileOf(kurnor)].sort());
  }
});

test('HT-9.3, HT-A-02: each player draws a card, and the highest PAM value decides who begins; hands have six cards, without a mulligan', () => {
  for (const seed of ['a', 'b', 'd']) {
    const t = real(3, seed);
    assert.equal(t.state.config.firstPlayer, 'pam1');
    const { seat, rounds } = t.told('firstChosen')[0]!;
    for (const value of rounds[0]!) assert.ok(value >= 1 && value <= 4);
    assert.equal(t.asked, `${seat} act`);
    assert.deepEqual(
      t.told('moved').filter(({ why }) => why === 'mulligan'),
      [],
    );
    const drawn = t.told('moved').filter(({ why }) => why === 'draw');
    assert.deepEqual(
      drawn.slice(0, 3).map(({ count }) => count),
      [6, 6, 6],
    );
  }
});

test('HT-9.3: the first player who reaches their target wins, and a player whose deck burns loses', () => {
  const t = two({ sides: [{ target: 1 }, {}] });
  assert.equal(attempt(t, 'guilds', 'B0').place('One power').concede().asked, 'over target 1 2');
  const burned = two({ sides: [{}, { hand: [], deck: [] }] }).pass();
  assert.equal(burned.asked, 'over burned 1 2');
});

/** The keys of the nodes that the asked player may attempt, separated by blanks. */
const open = (t: Played): string =>
  Object.keys(t.state.story?.missions ?? {})
    .filter(node => t.no.give(attemptAt(t, node, 'A0')) === 'accepted')
    .join(' ');

test('HT-9.4: a player may attempt a node only after completing the nodes that it requires', () => {
  assert.equal(open(two({ nodes: WAY })), 'guilds crown');
  assert.equal(open(two({ nodes: WAY, done: [['guilds'], []] })), 'lair crown');
  assert.equal(open(two({ nodes: WAY, done: [[], ['guilds', 'lair']] })), 'guilds crown');
  assert.equal(open(two({ nodes: WAY, done: [['guilds', 'lair'], []] })), 'gate cave crown');
});

test('HT-9.4: a secret Mission is revealed to all players when its node opens for one of them', () => {
  const t = two({ nodes: WAY, done: [['guilds'], []] });
  const cave = t.state.story?.missions.cave ?? -1;
  assert.equal(t.state.faces[cave], null);
  const won = attempt(t, 'lair', 'B0').place('One power').concede();
  assert.equal(won.state.faces[cave], WAY.cave.mission.id);
});

test('HT-9.4: the Kurnor story lets each of eight players reach a target of 50 VP on every path', () => {
  const pool = new Map(DEFAULT_SET.map(card => [card.id, card]));
  const { faults } = checkStory(kurnor, pool, { players: 8, target: 50 });
  assert.deepEqual(faults, []);
});

test('HT-9.4: setup refuses a story with too few VP for the target, and says how many are missing', () => {
  const short = {
    id: 'short',
    nodes: { guilds: kurnor.nodes.guilds, city: { ...kurnor.nodes.guilds, mission: 'M402' } },
  } as const;
  const wish = { mode: 'story', story: short, decks: ['imperial-lance', 'barrow-host'] } as const;
  const refused = thargos.setup(2, parseSeed('test'), wish);
  assert.ok(isRefusal(refused));
  const { refused: code, fault, target, vp, pile, lacks } = refused;
  assert.deepEqual([code, fault], ['story-bad', 'target-out-of-reach']);
  assert.deepEqual([target, pile], [34, 0]);
  assert.equal(Number(lacks), 34 - Number(vp));
  assert.match(refusalText(refused, 'en'), new RegExp(`${lacks} VP short`));
  assert.match(refusalText(refused, 'fr'), new RegExp(`il manque ${lacks} PV`));
});

const PRECON_IDS = PRECONS.map(({ id }) => id);

test('HT-A-32: one to eight cooperative players can start every shipped story; with `coopTarget: sum`, setup may refuse it and say how many VP are missing', () => {
  for (const story of Object.keys(STORIES))
    for (let seats = 1; seats <= 8; seats++) {
      const wish = { mode: 'story', story, coop: true, decks: PRECON_IDS.slice(0, seats) } as const;
      assert.equal(
        refusedSetup(seats, wish),
        'accepted',
        `expected setup to accept ${story} for ${seats} cooperative players`,
      );
    }
  const four = { mode: 'story', coop: true, coopTarget: 'sum', decks: PRECON_IDS.slice(3, 7) } as const;
  const refused = thargos.setup(4, parseSeed('test'), four);
  assert.ok(isRefusal(refused));
  const { target, vp, pile, lacks, together } = refused;
  assert.deepEqual([target, vp, pile, lacks, together], [108, 50, 47, 11, true]);
  assert.match(refusalText(refused, 'en'), /Too few VP: together you need 108\..*11 VP short/);
  assert.match(refusalText(refused, 'fr'), /Ensemble, il vous faut 108 PV.*Il manque 11 PV/);
});

test('HT-A-32: eight cooperative players with the deck imperial-lance can start every shipped story', () => {
  for (const story of Object.keys(STORIES)) {
    const decks = Array.from({ length: 8 }, () => 'imperial-lance');
    assert.equal(
      refusedSetup(8, { mode: 'story', story, coop: true, decks }),
      'accepted',
      `expected setup to accept ${story}`,
    );
  }
});

test('HT-A-32: in a cooperative game of three or more, each player’s target is a share of their hero points, otherwise all of them', () => {
  const targets = (seats: number, config: ConfigWish = {}): readonly number[] =>
    opened(seats, {
      mode: 'story',
      coop: true,
      decks: PRECON_IDS.slice(0, seats),
      ...config,
    }).state.players.map(({ target }) => target);
  assert.deepEqual(targets(1), [34]);
  assert.deepEqual(targets(2), [34, 32]);
  assert.deepEqual(targets(3), [26, 24, 24]);
  assert.deepEqual(targets(4), [21, 20, 19, 15]);
  assert.deepEqual(targets(4, { quickPlay: true }), [11, 10, 10, 8]);
  assert.deepEqual(targets(2, { coopTarget: 'sum' }), [34, 32]);
  const apart = { mode: 'story', decks: PRECON_IDS.slice(0, 4) } as const;
  assert.deepEqual(
    opened(4, apart).state.players.map(({ target }) => target),
    [34, 32, 31, 25],
    'expected a competitive game to use all hero points as targets',
  );
});

test('HT-A-18: a Mission that one player has won stays available to the others, unless its node is exclusive', () => {
  const t = two({ nodes: WAY });
  const guilds = attempt(t, 'guilds', 'B0').place('One power').concede();
  assert.equal(guilds.asked, '1 act');
  assert.equal(guilds.no.give(attemptAt(guilds, 'guilds', 'B0')), 'accepted');
  const crown = attempt(t, 'crown', 'B0').place('One power').concede();
  assert.equal(crown.no.give(attemptAt(crown, 'crown', 'B0')), 'cannot-attempt-node');
  assert.deepEqual(crown.state.story?.claimed, ['crown']);
});

test('HT-9.5: only the lead hero attacks; in turn order, opponents are asked, and one of them may oppose with one hero', () => {
  const sword = advantage('Sword', { mods: { power: 2 } });
  const t = story({ sides: [{ beside: { 0: [sword], 1: [sword] } }, {}, {}] });
  const asked = t.give(attemptAt(t, 'guilds', 'A0'));
  assert.equal(asked.asked, '1 oppose');
  const second = asked.pass();
  assert.equal(second.asked, '2 oppose', 'expected the next player in turn order to be asked');
  const opposed = second.give(opposeWith(second, 'C3'));
  assert.equal(
    opposed.totals,
    'power 4:3',
    'expected the total to be 4 for the lead hero with the Sword and 3 for the opposing hero and the Mission',
  );
  assert.equal(
    asked.no.give(opposeWith(asked, 'C3')),
    'cannot-oppose',
    'expected an opposition with another player’s hero to be refused',
  );
});

test('HT-9.5: after a hero opposes, the conflict continues as in a duel; a failure wounds the lead hero', () => {
  const t = two({ sides: [{ heroes: [hero('A0', '1 1 1')] }, {}] });
  const failed = attempt(t, 'guilds', 'B2').place('One power').defend('One power');
  assert.equal(failed.told('resolved')[0]!.success, false);
  assert.ok(failed.attrs('A0').endsWith('w'));
  assert.ok(!failed.attrs('B2').endsWith('w'));
});

const LAIR = { lair: { mission: mission('Lair', { mind: 2, mysticism: 2 }) } };

test('HT-T-19, HT-9.6, HT-A-29: Thargos rolls N dice and adds N for a color with value N, after the modifiers are placed', () => {
  const one = attempt(two(), 'guilds');
  assert.equal(one.asked, '0 attack', 'expected the attacker to place modifiers before the roll');
  const { dice, values } = one.place().told('pushedBack')[0]!;
  assert.deepEqual(
    dice.map(list => list.length),
    [1, 0, 0],
  );
  assert.equal(values.power, dice[0]![0]! + 1);
  const pair = attempt(two({ nodes: LAIR }), 'lair')
    .place()
    .told('pushedBack')[0]!;
  assert.deepEqual(
    pair.dice.map(list => list.length),
    [0, 2, 2],
  );
  assert.equal(pair.values.mind, pair.dice[1]![0]! + pair.dice[1]![1]! + 2);
  assert.equal(pair.values.mysticism, pair.dice[2]![0]! + pair.dice[2]![1]! + 2);
});

test('HT-9.6: the attacker must reach at least the total of the dice on every color, which is from 2 N to 7 N', () => {
  const sides = [{ heroes: [hero('A0', '7 7 7')] }, {}];
  const sure = attempt(two({ sides }), 'guilds').place();
  assert.equal(
    sure.told('resolved')[0]!.success,
    true,
    'expected an attack total of 7 to be enough if N is 1',
  );
  const weak = [{ heroes: [hero('A0', '1 1 1')] }, {}];
  const hopeless = attempt(two({ sides: weak }), 'guilds').place();
  assert.equal(
    hopeless.told('resolved')[0]!.success,
    false,
    'expected an attack total of 1 to be too low if N is 1',
  );
  assert.ok(hopeless.attrs('A0').endsWith('w'));
  const even = whereDice(
    seed => attempt(two({ sides: [{ heroes: [hero('A0', '4 4 4')] }, {}], seed }), 'guilds').place(),
    t => t.told('pushedBack')[0]!.values.power === 4,
  );
  assert.equal(even.told('resolved')[0]!.success, true, 'expected a tie with the dice to be enough');
});

test('HT-9.6: if only dice oppose, the spread rule doesn’t apply', () => {
  const t = attempt(two({ nodes: LAIR }), 'lair');
  assert.equal(t.no.place('One mind', 'One mind', 'One mind'), 'accepted');
  const opposed = attempt(two({ nodes: LAIR }), 'lair', 'B0');
  assert.equal(opposed.no.place('One mind', 'One mind', 'One mind'), 'pam-spread');
});

test('HT-9.6: no opponent is asked to oppose an attempt at a passive Mission', () => {
  const t = two({ nodes: { shrine: { mission: mission('Shrine'), passive: true } } });
  const tried = t.give(attemptAt(t, 'shrine', 'A0'));
  assert.equal(tried.asked, '0 attack');
  assert.equal(tried.state.conflict?.defender, null);
});

const TEAM = { ford: { mission: mission('Ford'), team: true } };

test('HT-9.7: a team Mission needs all four heroes; only the lead hero attacks and can be wounded', () => {
  const missing = two({ nodes: TEAM, sides: [{ heroes: [hero('A0'), null] }, {}] });
  assert.equal(missing.no.give(attemptAt(missing, 'ford', 'A0')), 'cannot-attempt-node');
  const t = attempt(two({ nodes: TEAM, sides: [{ heroes: [hero('A0', '1 1 1')] }, {}] }), 'ford', 'B0');
  assert.deepEqual(
    t.state.story?.at,
    { 0: 'ford', 1: 'ford', 2: 'ford', 3: 'ford' },
    'expected all four heroes to be at the node',
  );
  assert.equal(t.totals, 'power 1:3');
  const failed = t.place().defend();
  assert.ok(failed.attrs('A0').endsWith('w'));
  for (const name of ['A1', 'A2', 'A3']) assert.ok(!failed.attrs(name).endsWith('w'));
});

test('HT-9.7, HT-9.12: a team Mission of the secondary pile needs all four heroes, too', () => {
  const relic = mission('Relic', { power: 1 }, { team: true });
  const four = attempt(two({ pile: [relic], config: { teamSupport: 1 } }), PILE, 'B0');
  assert.equal(
    four.totals,
    'power 5:3',
    'expected the attack total to be 5, with the bonus of three helpers',
  );
  const short = { sides: [{ heroes: [hero('A0'), null] }, {}], pile: [relic] };
  const t = two(short);
  const turned = t.give(attemptAt(t, PILE, 'A0'));
  assert.deepEqual(
    [turned.asked, turned.state.conflict],
    ['1 act', null],
    'expected the card to be revealed without a conflict',
  );
  assert.equal(turned.state.faces[turned.state.story?.secondary ?? -1], relic.id);
  const again = turned.pass();
  assert.equal(again.no.give(attemptAt(again, PILE, 'A0')), 'cannot-attempt-node');
});

test('HT-A-19: in a team Mission, the other three heroes each add teamSupport to every color', () => {
  for (const teamSupport of [0, 1, 2, 3]) {
    const t = attempt(two({ nodes: TEAM, config: { teamSupport } }), 'ford', 'B0');
    assert.equal(t.totals, `power ${2 + 3 * teamSupport}:3`);
    const alone = attempt(two({ config: { teamSupport } }), 'guilds', 'B0');
    assert.equal(
      alone.totals,
      'power 2:3',
      'expected helpers to add nothing to an attempt at a Mission that isn’t a team Mission',
    );
  }
});

test('HT-A-32: cooperative players share completed nodes and the target, dice oppose every attempt, and all lose if one deck burns', () => {
  const t = two({
    nodes: WAY,
    config: { coop: true },
    sides: [{ target: 1, heroes: [hero('A0', '9 9 9')] }, { target: 2 }],
  });
  const tried = t.give(attemptAt(t, 'guilds', 'A0'));
  assert.equal(tried.asked, '0 attack', 'expected no player to be asked to oppose');
  const won = tried.place();
  assert.deepEqual(won.state.story?.done, [['guilds'], ['guilds']]);
  assert.equal(won.asked, '1 act', 'expected the game to continue, because the players have one of three VP');
  const rich = two({
    config: { coop: true },
    sides: [{ target: 1, vp: 2, heroes: [hero('A0', '9 9 9')] }, { target: 2 }],
  });
  assert.equal(rich.give(attemptAt(rich, 'guilds', 'A0')).place().asked, 'over target 1 1');
  const burned = two({ config: { coop: true }, sides: [{}, { hand: [], deck: [] }] }).pass();
  assert.equal(burned.asked, 'over burned 0 0');
});

test('HT-9.3: a player alone in a story wins by reaching their target', () => {
  const t = story({ sides: [{ target: 1, heroes: [hero('A0', '9 9 9')], hand: [...times(2, ONE), THREE] }] });
  assert.equal(t.give(attemptAt(t, 'guilds', 'A0')).place().asked, 'over target 1');
});
