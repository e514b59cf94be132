import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceMission } from '../../cards/templates.ts';
import { action, advantage, deed, hero, mission, ONE, times } from '../cards.ts';
import { attemptAt, opposeWith, two } from '../modes-table.ts';
import { duel, type Played } from '../table.ts';

/** Decisions about questions that the rulebook leaves open, and the config keys that change them. */

const ORDERS = deed('Orders', replaceMission('hand'));

test('HT-A-42, HT-8.1.5: in a circle, an effect may put a Mission on another player’s track only with `farMissions: any`', () => {
  const sides = [{ hand: [ORDERS, mission('Dam')] }, {}, {}];
  const offered = (farMissions: 'own' | 'any'): string =>
    duel({ sides, config: { farMissions } }).play('Orders').from;
  assert.equal(offered('own'), 'M0 M1 M4 M5');
  assert.equal(offered('any'), 'M0 M1 M2 M3 M4 M5');
});

test('HT-A-43: if two remaining players share no track, the game continues, and only Missions defend', () => {
  const gone = { heroes: [null, null, null, null], hand: [], deck: [] };
  const t = duel({ sides: [{}, gone, {}, gone], from: 'turn' });
  const alone = t.pass();
  assert.deepEqual(
    alone.state.players.map(({ isOut }) => isOut),
    [false, true, false, false],
  );
  assert.equal(alone.asked, '2 act');
  const again = alone.pass();
  assert.equal(
    again.asked,
    '0 act',
    'expected the next remaining player to act after the fourth player burned',
  );
  const won = again.attempt(0).place('One power');
  assert.equal(won.vp, '1 0 0 0');
  assert.equal(won.missions.split(' ')[0], '-', 'expected the track of the won Mission to stay empty');
  assert.equal(won.asked, '2 act', 'expected the game to continue with the other player');
});

const thief = hero('Thief', '2 2 2', {
  faction: 'wolf',
  effects: [
    {
      on: 'activated',
      window: 'ownTurn',
      do: [
        {
          op: 'moveAdvantage',
          target: { kind: 'advantage', of: 'opponent', pick: 'choose', count: 1 },
          to: 'this',
        },
      ],
    },
  ],
});

test('HT-A-44, HT-8.5: with factions, an effect may move an Advantage only to a hero who accepts its faction', () => {
  const beside = { 0: [advantage('Eagle', { faction: 'imperial' }), advantage('Cloak')] };
  const wish = { a: { heroes: [thief] }, b: { beside } };
  const plain = duel(wish).use('Thief');
  assert.equal(plain.from, 'Eagle Cloak');
  const config = { factions: true, neutralAdvantage: 'any' } as const;
  const strict = duel({ ...wish, config }).use('Thief');
  assert.equal(
    strict.row(0),
    'Thief+Cloak A1 A2 A3',
    'expected the effect to move the only Advantage without a faction',
  );
});

test('HT-A-45, HT-8.4: a player in the last ditch leaves it when their deck has cards again', () => {
  const restock = deed('Restock', { op: 'recover', who: 'self', amount: 3, to: 'deckBottom', by: 'random' });
  const t = duel({
    from: 'turn',
    config: { lastDitch: 'untilHandEmpty' },
    a: { hand: [restock], deck: [], discard: times(5, ONE) },
  });
  assert.equal(t.state.players[0]!.lastDitch, true);
  const restocked = t.play('Restock');
  assert.equal(
    restocked.asked,
    '1 act',
    'expected the game to continue, because the deck has cards, although the hand is empty',
  );
  const later = restocked.pass();
  assert.equal(later.state.players[0]!.lastDitch, false);
  assert.equal(later.state.players[0]!.hand, 3);
  assert.equal(later.pass().pass().asked, '0 act');
});

const FORT = action('Fort', {
  play: 'track',
  effects: [
    {
      on: 'activated',
      window: 'withPam',
      here: true,
      limit: { uses: 1, per: 'game', thenDiscard: true },
      do: [{ op: 'bonus', attr: 'power', amount: 2 }],
    },
  ],
});

test('HT-A-46: a card with spent uses that returns to the hand has its uses again only with `usesReturn: fresh`', () => {
  const back = deed('Back', {
    op: 'recover',
    who: 'self',
    amount: 1,
    to: 'hand',
    where: { type: 'action', tag: 'wall' },
    by: 'random',
  });
  const wall = { ...FORT, tags: ['wall'] };
  const usable = (usesReturn: 'spent' | 'fresh'): string => {
    const t = duel({ a: { hand: [back, ONE, ONE], beside: { 0: [wall] } }, config: { usesReturn } });
    const spent = t.attempt(0).use('Fort').place().defend();
    assert.ok(spent.discard(0).includes('Fort'));
    const again = spent.pass().play('Back').pass().play('Fort', 'A1').pass();
    return again.attempt(1).no.use('Fort');
  };
  assert.equal(usable('spent'), 'cannot-use');
  assert.equal(usable('fresh'), 'accepted');
});

test('HT-A-47, HT-9.5: with `opposing: rested`, a player may not oppose with the same hero twice in a row', () => {
  const opposedBy = (t: Played, who: string): Played => {
    const tried = t.give(attemptAt(t, 'guilds', 'A0'));
    return tried.give(opposeWith(tried, who)).place().defend().pass();
  };
  const attempted = (opposing: 'any' | 'rested'): Played => {
    const t = opposedBy(two({ config: { opposing } }), 'B0');
    return t.give(attemptAt(t, 'guilds', 'A1'));
  };
  const any = attempted('any');
  assert.equal(any.no.give(opposeWith(any, 'B0')), 'accepted');
  const rested = attempted('rested');
  assert.equal(rested.no.give(opposeWith(rested, 'B0')), 'cannot-oppose');
  const other = rested.give(opposeWith(rested, 'B1')).place().defend().pass();
  const third = other.give(attemptAt(other, 'guilds', 'A2'));
  assert.equal(
    third.no.give(opposeWith(third, 'B0')),
    'accepted',
    'expected B0 to be allowed to oppose again after B1 did',
  );
});
