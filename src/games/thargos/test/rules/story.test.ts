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

/** Story mode (chapter 9). */

const real = (seats: number, seed = 'test'): Played =>
  opened(seats, { mode: 'story', decks: Array.from({ length: seats }, () => 'random') }, seed);

test('HT-9.1: no tracks, nothing to place; the Missions lie there from the start, secret ones face down', () => {
  const { state, asked } = real(2);
  assert.match(asked, /act$/, 'the first question is the first turn');
  assert.deepEqual(state.missions, []);
  assert.deepEqual(
    state.posts.filter(({ hero: who }) => who === null),
    [],
    'all heroes are there',
  );
  const missions = state.story?.missions ?? {};
  for (const [key, { role }] of Object.entries(kurnor.nodes))
    assert.equal(state.faces[missions[key]!] === null, role === 'secret', key);
});

test('HT-9.2: twenty cards of each type, and at most 40 PAM of Missions', () => {
  const { state } = real(3);
  for (const { cards } of state.lists) {
    const count = (letter: string): number =>
      Object.entries(cards).reduce((sum, [id, copies]) => sum + (id.startsWith(letter) ? copies : 0), 0);
    assert.deepEqual([count('M'), count('L'), count('A')], [20, 20, 20]);
    const pam = Object.entries(cards).reduce((sum, [id, copies]) => {
      const card = DEFAULT_SET.find(each => each.id === id);
      return card?.type === 'mission' ? sum + card.pam * copies : sum;
    }, 0);
    assert.ok(pam <= 40, `${pam}`);
  }
  const deck = PRECONS[0]!;
  const unlike = (letter: string) =>
    Object.entries(deck.cards).find(([id]) => id.startsWith(letter)) ?? ['', 0];
  const [[less, copies], [more, others]] = [unlike('L'), unlike('A')];
  const uneven = { ...deck, cards: { ...deck.cards, [less]: copies - 1, [more]: others + 1 } };
  assert.match(refusedSetup(1, { mode: 'story', decks: [uneven] }), /^deck-bad/);
});

test('HT-9.2: Missions in hand are only modifiers', () => {
  const t = two({ sides: [{ hand: [mission('Road', {}, { pam: 3 })] }, {}] });
  const placed = attempt(t, 'guilds').place('Road power');
  assert.equal(placed.told('revealed')[0]!.attack[0].length, 1);
});

/** An allowed story deck whose Missions have more than 40 PAM. */
const richDeck = () => DIFFICULTY_DECKS.find(({ id }) => id === 'imperial-lance-easy')!;

test('HT-9.2: the Missions of a story deck have at most 40 PAM, unless storyMissionCap is off', () => {
  const wish = { mode: 'story', decks: [richDeck(), 'random'] } as const;
  assert.equal(refusedSetup(2, wish), 'deck-bad deck-mission-pam');
  assert.equal(refusedSetup(2, { ...wish, storyMissionCap: false }), 'accepted');
});

const faceAt = ({ state }: Played, node: string) => state.secret.faces[state.story!.missions[node]!]!;

test('HT-A-53: secret Missions drawn at random come from the pile, worth as many VP, face down', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const t = opened(2, { mode: 'story', secretMissions: 'random' }, `secret ${i}`);
    const drawn = faceAt(t, 'tables');
    seen.add(drawn);
    assert.equal(t.state.faces[t.state.story!.missions.tables!], null, 'face down');
    const pile = t.state.secret.secondary.map(card => t.state.secret.faces[card]!);
    assert.deepEqual([drawn, ...pile].sort(), ['M509', ...pileOf(kurnor)].sort(), 'no card is lost');
    const card = DEFAULT_SET.find(({ id }) => id === drawn);
    assert.ok(card?.type === 'mission' && card.vp === 4, drawn);
  }
  assert.deepEqual([...seen].sort(), ['M507', 'M508', 'M509', 'M510']);
  assert.equal(faceAt(opened(2, { mode: 'story' }, 'secret 1'), 'tables'), 'M509');
});

test('HT-A-53: a dealt table agrees with what is seen of the pile and of the secret Missions', () => {
  const t = opened(2, { mode: 'story', secretMissions: 'random' }, 'sampled');
  for (let i = 0; i < 20; i++) {
    const dealt = thargos.sample(thargos.view(t.state, 0), stream(parseSeed(`deal ${i}`).seed, 'deal'));
    const { faces, secondary } = dealt.secret;
    const all = [faces[dealt.story!.missions.tables!]!, ...secondary.map(card => faces[card]!)];
    assert.deepEqual(all.sort(), ['M509', ...pileOf(kurnor)].sort());
  }
});

test('HT-9.3, HT-A-02: one drawn card each says who begins; six cards without another try', () => {
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

test('HT-9.3: the first to reach the target wins, and a burned deck loses', () => {
  const t = two({ sides: [{ target: 1 }, {}] });
  assert.equal(attempt(t, 'guilds', 'B0').place('One power').concede().asked, 'over target 1 2');
  const burned = two({ sides: [{}, { hand: [], deck: [] }] }).pass();
  assert.equal(burned.asked, 'over burned 1 2');
});

/** The nodes that a player may attempt now. */
const open = (t: Played): string =>
  Object.keys(t.state.story?.missions ?? {})
    .filter(node => t.no.give(attemptAt(t, node, 'A0')) === 'accepted')
    .join(' ');

test('HT-9.4: what a node needs must have been completed by this player', () => {
  assert.equal(open(two({ nodes: WAY })), 'guilds crown');
  assert.equal(open(two({ nodes: WAY, done: [['guilds'], []] })), 'lair crown');
  assert.equal(open(two({ nodes: WAY, done: [[], ['guilds', 'lair']] })), 'guilds crown');
  assert.equal(open(two({ nodes: WAY, done: [['guilds', 'lair'], []] })), 'gate cave crown');
});

test('HT-9.4: a secret Mission is turned up for all when it opens for one', () => {
  const t = two({ nodes: WAY, done: [['guilds'], []] });
  const cave = t.state.story?.missions.cave ?? -1;
  assert.equal(t.state.faces[cave], null);
  const won = attempt(t, 'lair', 'B0').place('One power').concede();
  assert.equal(won.state.faces[cave], WAY.cave.mission.id);
});

test('HT-9.4: every player can reach his target whichever way he goes', () => {
  const pool = new Map(DEFAULT_SET.map(card => [card.id, card]));
  const { faults } = checkStory(kurnor, pool, { players: 8, target: 50 });
  assert.deepEqual(faults, []);
});

test('HT-9.4: set-up refuses a story that cannot yield the target, with what is missing', () => {
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

test('HT-A-32: together the shipped stories can be won by any number of players, and say so when not', () => {
  for (const story of Object.keys(STORIES))
    for (let seats = 1; seats <= 8; seats++) {
      const wish = { mode: 'story', story, coop: true, decks: PRECON_IDS.slice(0, seats) } as const;
      assert.equal(refusedSetup(seats, wish), 'accepted', `${story} ${seats}`);
    }
  const four = { mode: 'story', coop: true, coopTarget: 'sum', decks: PRECON_IDS.slice(3, 7) } as const;
  const refused = thargos.setup(4, parseSeed('test'), four);
  assert.ok(isRefusal(refused));
  const { target, vp, pile, lacks, together } = refused;
  assert.deepEqual([target, vp, pile, lacks, together], [108, 50, 47, 11, true]);
  assert.match(refusalText(refused, 'en'), /Too few VP: together you need 108\..*11 VP short/);
  assert.match(refusalText(refused, 'fr'), /Ensemble, il vous faut 108 PV.*Il manque 11 PV/);
});

test('HT-A-32: eight Imperial Lances can play the shipped stories together', () => {
  for (const story of Object.keys(STORIES)) {
    const decks = Array.from({ length: 8 }, () => 'imperial-lance');
    assert.equal(refusedSetup(8, { mode: 'story', story, coop: true, decks }), 'accepted', story);
  }
});

test('HT-A-32: each brings a share of his target, all of it with one or two players', () => {
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
    'whoever plays against others needs all of it',
  );
});

test('HT-A-18: a won Mission stays for the others, unless its node is exclusive', () => {
  const t = two({ nodes: WAY });
  const guilds = attempt(t, 'guilds', 'B0').place('One power').concede();
  assert.equal(guilds.asked, '1 act');
  assert.equal(guilds.no.give(attemptAt(guilds, 'guilds', 'B0')), 'accepted');
  const crown = attempt(t, 'crown', 'B0').place('One power').concede();
  assert.equal(crown.no.give(attemptAt(crown, 'crown', 'B0')), 'cannot-attempt-node');
  assert.deepEqual(crown.state.story?.claimed, ['crown']);
});

test('HT-9.5: one lead hero counts; any one opponent may oppose with one hero, in turn order', () => {
  const sword = advantage('Sword', { mods: { power: 2 } });
  const t = story({ sides: [{ beside: { 0: [sword], 1: [sword] } }, {}, {}] });
  const asked = t.give(attemptAt(t, 'guilds', 'A0'));
  assert.equal(asked.asked, '1 oppose');
  const second = asked.pass();
  assert.equal(second.asked, '2 oppose', 'then the next in turn order');
  const opposed = second.give(opposeWith(second, 'C3'));
  assert.equal(opposed.totals, 'power 4:3', 'the lead with his sword, against hero and Mission');
  assert.equal(asked.no.give(opposeWith(asked, 'C3')), 'cannot-oppose', 'only with an own hero');
});

test('HT-9.5: then as in a duel; a failure wounds the lead hero', () => {
  const t = two({ sides: [{ heroes: [hero('A0', '1 1 1')] }, {}] });
  const failed = attempt(t, 'guilds', 'B2').place('One power').defend('One power');
  assert.equal(failed.told('resolved')[0]!.success, false);
  assert.ok(failed.attrs('A0').endsWith('w'));
  assert.ok(!failed.attrs('B2').endsWith('w'));
});

const LAIR = { lair: { mission: mission('Lair', { mind: 2, mysticism: 2 }) } };

test('HT-T-19, HT-9.6, HT-A-29: N dice and N more for each attribute, after the modifiers are placed', () => {
  const one = attempt(two(), 'guilds');
  assert.equal(one.asked, '0 attack', 'cards first');
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

test('HT-9.6: at least as much in every colour; the roll is between N + N and 7 N', () => {
  const sides = [{ heroes: [hero('A0', '7 7 7')] }, {}];
  const sure = attempt(two({ sides }), 'guilds').place();
  assert.equal(sure.told('resolved')[0]!.success, true, '7 is always enough for 1');
  const weak = [{ heroes: [hero('A0', '1 1 1')] }, {}];
  const hopeless = attempt(two({ sides: weak }), 'guilds').place();
  assert.equal(hopeless.told('resolved')[0]!.success, false, '1 never is');
  assert.ok(hopeless.attrs('A0').endsWith('w'));
  const even = whereDice(
    seed => attempt(two({ sides: [{ heroes: [hero('A0', '4 4 4')] }, {}], seed }), 'guilds').place(),
    t => t.told('pushedBack')[0]!.values.power === 4,
  );
  assert.equal(even.told('resolved')[0]!.success, true, 'a tie is enough');
});

test('HT-9.6: against dice the spread rule does not bind', () => {
  const t = attempt(two({ nodes: LAIR }), 'lair');
  assert.equal(t.no.place('One mind', 'One mind', 'One mind'), 'accepted');
  const opposed = attempt(two({ nodes: LAIR }), 'lair', 'B0');
  assert.equal(opposed.no.place('One mind', 'One mind', 'One mind'), 'pam-spread');
});

test('HT-9.6: nobody may oppose at a passive Mission', () => {
  const t = two({ nodes: { shrine: { mission: mission('Shrine'), passive: true } } });
  const tried = t.give(attemptAt(t, 'shrine', 'A0'));
  assert.equal(tried.asked, '0 attack');
  assert.equal(tried.state.conflict?.defender, null);
});

const TEAM = { ford: { mission: mission('Ford'), team: true } };

test('HT-9.7: a team Mission needs all four; only the lead counts, and only he is wounded', () => {
  const missing = two({ nodes: TEAM, sides: [{ heroes: [hero('A0'), null] }, {}] });
  assert.equal(missing.no.give(attemptAt(missing, 'ford', 'A0')), 'cannot-attempt-node');
  const t = attempt(two({ nodes: TEAM, sides: [{ heroes: [hero('A0', '1 1 1')] }, {}] }), 'ford', 'B0');
  assert.deepEqual(t.state.story?.at, { 0: 'ford', 1: 'ford', 2: 'ford', 3: 'ford' }, 'all four are there');
  assert.equal(t.totals, 'power 1:3');
  const failed = t.place().defend();
  assert.ok(failed.attrs('A0').endsWith('w'));
  for (const name of ['A1', 'A2', 'A3']) assert.ok(!failed.attrs(name).endsWith('w'));
});

test('HT-9.7, HT-9.12: a team Mission on the pile needs all four as well', () => {
  const relic = mission('Relic', { power: 1 }, { team: true });
  const four = attempt(two({ pile: [relic], config: { teamSupport: 1 } }), PILE, 'B0');
  assert.equal(four.totals, 'power 5:3', 'and helpers help');
  const short = { sides: [{ heroes: [hero('A0'), null] }, {}], pile: [relic] };
  const t = two(short);
  const turned = t.give(attemptAt(t, PILE, 'A0'));
  assert.deepEqual([turned.asked, turned.state.conflict], ['1 act', null], 'turned up, and nothing more');
  assert.equal(turned.state.faces[turned.state.story?.secondary ?? -1], relic.id);
  const again = turned.pass();
  assert.equal(again.no.give(attemptAt(again, PILE, 'A0')), 'cannot-attempt-node');
});

test('HT-A-19: what each helper adds in a team Mission', () => {
  for (const teamSupport of [0, 1, 2, 3]) {
    const t = attempt(two({ nodes: TEAM, config: { teamSupport } }), 'ford', 'B0');
    assert.equal(t.totals, `power ${2 + 3 * teamSupport}:3`);
    const alone = attempt(two({ config: { teamSupport } }), 'guilds', 'B0');
    assert.equal(alone.totals, 'power 2:3', 'nothing where no team is needed');
  }
});

test('HT-A-32: together: one progress, one target, dice against every attempt, and all lose with one deck', () => {
  const t = two({
    nodes: WAY,
    config: { coop: true },
    sides: [{ target: 1, heroes: [hero('A0', '9 9 9')] }, { target: 2 }],
  });
  const tried = t.give(attemptAt(t, 'guilds', 'A0'));
  assert.equal(tried.asked, '0 attack', 'nobody is asked to oppose');
  const won = tried.place();
  assert.deepEqual(won.state.story?.done, [['guilds'], ['guilds']]);
  assert.equal(won.asked, '1 act', 'one of three points');
  const rich = two({
    config: { coop: true },
    sides: [{ target: 1, vp: 2, heroes: [hero('A0', '9 9 9')] }, { target: 2 }],
  });
  assert.equal(rich.give(attemptAt(rich, 'guilds', 'A0')).place().asked, 'over target 1 1');
  const burned = two({ config: { coop: true }, sides: [{}, { hand: [], deck: [] }] }).pass();
  assert.equal(burned.asked, 'over burned 0 0');
});

test('HT-9.3: alone, a story is won at the target', () => {
  const t = story({ sides: [{ target: 1, heroes: [hero('A0', '9 9 9')], hand: [...times(2, ONE), THREE] }] });
  assert.equal(t.give(attemptAt(t, 'guilds', 'A0')).place().asked, 'over target 1');
});
