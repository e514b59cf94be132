import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBeside } from '../../board/lookup.ts';
import type { ConfigWish } from '../../config.ts';
import { action, advantage, deed, mission, ONE } from '../cards.ts';
import { attempt, attemptAt, PILE, two, WAY, walkTo } from '../modes-table.ts';
import { opened, type Played } from '../table.ts';

/** Regions of story nodes, what players may play in them, and the secondary pile (HT-9.8 to HT-9.13). */

const PLACES = {
  town: { mission: mission('Town'), region: 'urban' as const },
  wood: { mission: mission('Wood'), region: 'wilderness' as const },
  road: { mission: mission('Crossroads') },
};

/** Hero A0 has attempted this node. It is A's turn again, and A holds two Actions that need wilderness. */
const been = (node: string, config: ConfigWish = {}): Played => {
  const troll = deed('Troll', { op: 'burn', who: 'eachOpponent', amount: 1 });
  const wild = { ...troll, habitat: 'wilderness' as const };
  const ogre = action('Ogre', { play: 'track', habitat: 'wilderness' });
  const t = two({ nodes: PLACES, sides: [{ hand: [wild, ogre, ONE] }, {}], config });
  return attempt(t, node, 'B0').place().defend().pass();
};

test('HT-9.8: in a town, an Action that needs wilderness can only be a modifier; all nodes outside towns are wilderness', () => {
  const town = been('town');
  assert.equal(
    town.no.play('Troll'),
    'cannot-play',
    'expected Troll to be refused, because A0 led the last attempt in town',
  );
  assert.equal(town.no.play('Ogre', 'A0'), 'needs-hero');
  assert.equal(
    town.no.play('Ogre', 'A1'),
    'accepted',
    'expected Ogre to be accepted for A1, who is at no node',
  );
  assert.equal(attempt(town, 'town', 'B0').no.place('Troll power'), 'accepted');
  for (const node of ['wood', 'road']) {
    assert.equal(
      been(node).no.play('Troll'),
      'accepted',
      `expected Troll to be accepted at the node ${node}`,
    );
    assert.equal(
      been(node).no.play('Ogre', 'A0'),
      'accepted',
      `expected Ogre to be accepted for A0 at the node ${node}`,
    );
  }
});

test('HT-9.8: with `placeLimits: false`, Actions that need wilderness can be played in a town', () => {
  const town = been('town', { placeLimits: false });
  assert.equal(town.no.play('Troll'), 'accepted');
  assert.equal(town.no.play('Ogre', 'A0'), 'accepted');
});

test('HT-9.8: if an Action has a target, the target’s region decides, not that of the player’s lead hero', () => {
  const bite = {
    ...deed('Bite', { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose' } }),
    habitat: 'wilderness' as const,
  };
  const t = two({ nodes: PLACES, sides: [{ hand: [bite, ONE] }, {}] });
  const first = attempt(t, 'town', 'B0').place().defend();
  const second = first
    .give(attemptAt(first, 'town', 'B0'))
    .pass()
    .place();
  assert.equal(second.asked, '0 act', 'expected A to act, with the lead heroes of both players in town');
  assert.equal(second.play('Bite').from, 'B1 B2 B3');
});

test('HT-9.8, HT-9.13: a story may list the Actions that it allows and the cards that it bans', () => {
  const [troll, storm] = [action('Troll'), action('Storm')];
  const sword = advantage('Sword');
  const sides = [{ hand: [troll, storm, sword] }, {}];
  const listed = two({ sides, allowActions: [troll] });
  assert.deepEqual([listed.no.play('Troll'), listed.no.play('Storm')], ['accepted', 'cannot-play']);
  const free = two({ sides, allowActions: [troll], config: { actionLists: false } });
  assert.equal(
    free.no.play('Storm'),
    'accepted',
    'expected a listed restriction not to apply with actionLists: false (HT-10.5)',
  );
  const banned = two({ sides, banCards: [troll, sword] });
  assert.deepEqual([banned.no.play('Troll'), banned.no.play('Storm')], ['cannot-play', 'accepted']);
  assert.notEqual(banned.no.attach('Sword', 'A0'), 'accepted');
  assert.equal(attempt(banned, 'guilds', 'B0').no.place('Troll power', 'Sword power'), 'accepted');
});

test('HT-9.9, HT-A-20: with `movement: free`, an attempt moves its hero to the node, and players can’t move heroes otherwise', () => {
  const t = two({ nodes: WAY, config: { movement: 'free' } });
  assert.equal(t.no.give(walkTo(t, 'A0', 'guilds')), 'cannot-walk');
  assert.deepEqual(attempt(t, 'guilds', 'B0').state.story?.at, { 0: 'guilds' });
});

test('HT-9.9, HT-A-20: with `movement: paced`, each hero may walk one path per turn and attempt only the node where they are', () => {
  const sides = [{ hand: [advantage('Sword'), ONE] }, {}];
  const t = two({ nodes: WAY, sides, done: [['guilds'], []], config: { movement: 'paced' } });
  assert.equal(t.no.give(attemptAt(t, 'lair', 'A0')), 'cannot-attempt-node');
  assert.equal(
    t.no.give(walkTo(t, 'A0', 'gate')),
    'cannot-walk',
    'expected a walk to a locked node to be refused',
  );
  const there = t.give(walkTo(t, 'A0', 'guilds'));
  assert.equal(
    there.no.give(walkTo(there, 'A0', 'lair')),
    'cannot-walk',
    'expected a second step of the same hero in one turn to be refused',
  );
  assert.equal(
    there.no.give(walkTo(there, 'A1', 'lair')),
    'accepted',
    'expected another hero’s first step to be accepted',
  );
  const armed = t.attach('Sword', 'A0');
  assert.equal(
    armed.no.give(walkTo(armed, 'A0', 'guilds')),
    'cannot-walk',
    'expected a step after attaching an Advantage to be refused',
  );
  const later = there.pass().pass();
  assert.equal(
    later.no.give(walkTo(later, 'A0', 'crown')),
    'cannot-walk',
    'expected a walk to a node without a path to be refused',
  );
  const lair = later.give(walkTo(later, 'A0', 'lair'));
  assert.equal(lair.no.give(attemptAt(lair, 'lair', 'A1')), 'cannot-attempt-node');
  assert.equal(lair.no.give(attemptAt(lair, 'lair', 'A0')), 'accepted');
});

test('HT-9.10: in a story, an Action that stays in play is attached to a hero', () => {
  const t = two({ sides: [{ hand: [action('Fort', { play: 'track' })] }, {}] });
  assert.equal(t.no.play('Fort'), 'needs-hero');
  assert.equal(t.play('Fort', 'A2').row(0), 'A0 A1 A2+Fort A3');
});

test('HT-9.11: a completed Mission is not replaced, and gives its points and its effect to the winner', () => {
  const rich = mission(
    'Guilds',
    { power: 1 },
    {
      vp: 3,
      effects: [{ on: 'missionWon', do: [{ op: 'draw', who: 'self', amount: 2 }] }],
    },
  );
  const t = two({ nodes: { guilds: { mission: rich } } });
  const won = attempt(t, 'guilds', 'B0').place('One power').concede();
  assert.equal(won.vp, '3 0');
  assert.equal(
    won.hand(0).split(' ').length,
    7,
    'expected the hand to have seven cards: five that were left and two drawn by the effect',
  );
  assert.equal(won.score(0), '', 'expected the completed Mission to stay on its node');
  assert.deepEqual(won.state.story?.done, [['guilds'], []]);
});

test('HT-9.11: each hero is adjacent to all others of the team; swapping Missions does nothing', () => {
  const cross = deed('Cross', {
    op: 'swapMissions',
    target: { kind: 'mission', pick: 'choose' },
    to: { kind: 'mission', pick: 'choose' },
  });
  const t = two({ sides: [{ hand: [cross] }, {}] });
  assert.ok(isBeside(t.state, 0, 3) && !isBeside(t.state, 0, 4));
  const crossed = t.play('Cross');
  assert.equal(crossed.asked, '1 act');
  assert.deepEqual(crossed.told('missionsSwapped'), []);
});

test('HT-9.12: players may attempt the secondary pile in every turn; a revealed card stays until a player wins it', () => {
  const pile = [mission('Errand', { power: 1 }, { vp: 2 }), mission('Chore')];
  const t = two({ pile });
  const tried = attempt(t, PILE, 'B0');
  assert.equal(tried.state.story?.secondaryLeft, 1);
  const failed = tried.place().defend('One power');
  assert.equal(failed.told('resolved')[0]!.success, false);
  const other = failed.give(attemptAt(failed, PILE, 'B0')).pass();
  assert.equal(other.state.story?.secondaryLeft, 1, 'expected the second player to attempt the same card');
  const won = attempt(t, PILE, 'B0').place('One power').concede();
  assert.equal(won.score(0), 'Errand');
  assert.equal(won.vp, '2 0');
  assert.equal(won.state.story?.secondary, null);
  assert.equal(won.state.story?.secondaryLeft, 1);
});

test('HT-9.13: the Condar story has urban nodes', () => {
  const { state } = opened(1, { mode: 'story', story: 'condar', decks: ['random'] });
  assert.equal(state.story?.plan.id, 'condar');
  assert.ok(Object.values(state.story?.plan.regions ?? {}).includes('urban'));
});
