import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conflictAt, type Preview } from '../../asking/preview.ts';
import type { Attributes } from '../../attributes.ts';
import { postOf } from '../../board/places.ts';
import { reasonsFor } from '../../board/total-rows.ts';
import type { Effect, Op } from '../../effects/effect.ts';
import type { Command, State } from '../../types.ts';
import { action, advantage, doer, hero, mission, ONE, TWO } from '../cards.ts';
import { thargos } from '../game.ts';
import { overGames, playGame } from '../games.ts';
import { cardNamed, cardNameIn, duel } from '../table.ts';

/** What a player sees before answering: the rows that make up a total, and the preview of an answer. */

const ROAD = mission('Road', { power: 2, mind: 1 });
const stays = (...ops: readonly Op[]): Effect => ({ on: 'static', do: ops });
const text = ({ power, mind, mysticism }: Attributes): string => `${power} ${mind} ${mysticism}`;

/** The rows that make up a hero's total: type, card name if there is one, and the three values. */
const rows = (state: State, seat: number, place: number): string[] =>
  reasonsFor(state, seat, postOf(seat, place)).map(({ kind, instance, amounts }) =>
    [kind, ...(instance === undefined ? [] : [cardNameIn(state, instance)]), text(amounts)].join(' '),
  );

const asked = (state: State, command: Command, seat = 0): Preview | { readonly refused: string } =>
  thargos.preview(thargos.view(state, seat), command);

test('HT-5.2 the rows of a total are the hero, their Advantages and their Actions, in this order', () => {
  const { state } = duel({
    a: {
      heroes: [hero('Ada', '3 1 2')],
      beside: {
        0: [advantage('Sword', { mods: { power: 2 } }), action('Trap', { play: 'track', mods: { mind: 1 } })],
      },
    },
  });
  assert.deepEqual(rows(state, 0, 0), ['hero Ada 3 1 2', 'advantage Sword 2 0 0', 'action Trap 0 1 0']);
  assert.deepEqual(rows(state, 0, 1), ['hero A1 2 2 2']);
});

test('HT-5.2 a place without a hero has no rows', () => {
  const { state } = duel({ a: { heroes: [null, hero('Ada')] } });
  assert.deepEqual(rows(state, 0, 0), []);
});

test('HT-5.2 an effect has a row for each hero that it changes, and no row for other heroes', () => {
  const banner = advantage('Banner', {
    effects: [
      stays(
        { op: 'modAttr', target: { kind: 'hero', of: 'self', pick: 'all' }, attr: 'power', amount: 1 },
        { op: 'modAttr', target: 'host', attr: 'mind', amount: 0 },
      ),
    ],
  });
  const idle = advantage('Idle', {
    effects: [stays({ op: 'modAttr', target: 'host', attr: 'mind', amount: 0 })],
  });
  const { state } = duel({ a: { beside: { 0: [banner], 1: [idle] } } });
  assert.deepEqual(rows(state, 0, 0), ['hero A0 2 2 2', 'advantage Banner 0 0 0', 'effect Banner 1 0 0']);
  assert.deepEqual(rows(state, 0, 1), ['hero A1 2 2 2', 'advantage Idle 0 0 0', 'effect Banner 1 0 0']);
  assert.deepEqual(rows(state, 1, 0), ['hero B0 2 2 2']);
});

test('HT-5.2 a lasting effect has a row without the name of a card', () => {
  const t = duel({
    a: { heroes: [doer('Ada', { op: 'modAttr', target: 'this', attr: 'mind', amount: 3 })] },
  });
  assert.deepEqual(rows(t.use('Ada').state, 0, 0), ['hero Ada 2 2 2', 'effect 0 3 0']);
  assert.deepEqual(rows(t.use('Ada').use('Ada').state, 0, 0), ['hero Ada 2 2 2', 'effect 0 6 0']);
});

test('HT-5.2 if a value would be negative, an additional row raises it to zero', () => {
  const curse = advantage('Curse', {
    effects: [stays({ op: 'modAttr', target: 'host', attr: 'power', amount: -5 })],
  });
  const { state } = duel({ a: { beside: { 0: [curse] } } });
  assert.deepEqual(rows(state, 0, 0), [
    'hero A0 2 2 2',
    'advantage Curse 0 0 0',
    'effect Curse -5 0 0',
    'other 3 0 0',
  ]);
});

test('HT-5.2 a bonus counts only for the hero in the conflict, and the defender’s rows don’t include the Mission', () => {
  const horn = advantage('Horn', { effects: [stays({ op: 'bonus', attr: 'power', amount: 2 })] });
  const before = duel({ a: { beside: { 0: [horn], 1: [horn] } }, missions: [ROAD] });
  assert.deepEqual(rows(before.state, 0, 0), ['hero A0 2 2 2', 'advantage Horn 0 0 0']);
  const { state } = before.attempt(0);
  assert.deepEqual(rows(state, 0, 0), ['hero A0 2 2 2', 'advantage Horn 0 0 0', 'effect Horn 2 0 0']);
  assert.deepEqual(
    rows(state, 0, 1),
    ['hero A1 2 2 2', 'advantage Horn 0 0 0'],
    'expected the bonus not to count for A1, who isn’t in the conflict',
  );
  assert.deepEqual(rows(state, 1, 0), ['hero B0 2 2 2']);
  const cry: Effect = { on: 'conflictDeclared', do: [{ op: 'bonus', attr: 'mind', amount: 1 }] };
  const given = duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [cry] })] }, missions: [ROAD] });
  const fought = given.attempt(0).state;
  assert.deepEqual(rows(fought, 0, 0), ['hero Ada 2 2 2', 'effect 0 1 0']);
  assert.deepEqual(rows(fought, 0, 1), ['hero A1 2 2 2']);
  assert.deepEqual(rows(fought, 1, 0), ['hero B0 2 2 2']);
});

test('HT-5.2 the preview of an attempt shows the same totals as the attempt', () => {
  const t = duel({ a: { heroes: [hero('Ada', '3 4 2')] }, missions: [ROAD] });
  assert.deepEqual(asked(t.state, { type: 'attempt', track: 0 }), {
    totals: {
      colours: ['power', 'mind'],
      attack: { power: 3, mind: 4, mysticism: 0 },
      defence: { power: 4, mind: 3, mysticism: 0 },
    },
    lacks: [{ attribute: 'power', by: 1 }],
    behind: ['power'],
  });
  assert.equal(t.attempt(0).totals, 'power 3:4 mind 4:3');
  const conflict = conflictAt(t.state, 0, 0);
  assert.deepEqual([conflict?.attacker, conflict?.defender, conflict?.track], [0, 1, 0]);
  assert.equal(conflict?.mission, t.state.missions[0]);
  const bare = duel({ missions: [null], b: { heroes: [null] } }).state;
  assert.equal(conflictAt(bare, 0, 0), undefined);
  assert.equal(conflictAt(bare, 0, 1)?.against, postOf(1, 1));
  const empty = duel({ b: { heroes: [null] } }).state;
  assert.deepEqual([conflictAt(empty, 0, 0)?.against, conflictAt(empty, 0, 0)?.defender], [null, 1]);
});

test('HT-5.3 the preview of placed cards adds their values to the total of the side that places them', () => {
  const t = duel({ a: { hand: [TWO, ONE] }, b: { hand: [TWO] }, missions: [ROAD] }).attempt(0);
  const card = (name: string): number => cardNamed(t.state, name, t.state.secret.hands[0]);
  const laid: Command = { type: 'placePam', cards: [{ card: card('Two'), colour: 'power' }] };
  const preview = asked(t.state, laid) as Preview;
  assert.deepEqual(preview.totals?.attack, { power: 4, mind: 2, mysticism: 0 });
  assert.deepEqual(preview.totals?.defence, { power: 4, mind: 3, mysticism: 0 });
  assert.deepEqual(preview.behind, ['mind']);
  const after = t.place('Two power').state;
  const answer: Command = {
    type: 'defend',
    cards: [{ card: cardNamed(after, 'Two', after.secret.hands[1]), colour: 'power' }],
  };
  const defended = asked(after, answer, 1) as Preview;
  assert.deepEqual(
    defended.totals?.attack,
    { power: 2, mind: 2, mysticism: 0 },
    'expected the preview not to include the attacker’s face-down cards',
  );
  assert.deepEqual(defended.totals?.defence, { power: 6, mind: 3, mysticism: 0 });
});

test('HT-4.3 the preview of attaching an Advantage shows its hero’s attributes before and after', () => {
  const sword = advantage('Sword', { mods: { power: 2 } });
  const t = duel({ a: { hand: [sword] } });
  const attach: Command = {
    type: 'attach',
    card: cardNamed(t.state, 'Sword'),
    hero: cardNamed(t.state, 'A1'),
  };
  const shown = (asked(t.state, attach) as Preview).hero;
  assert.deepEqual([text(shown!.before), text(shown!.after)], ['2 2 2', '4 2 2']);
  assert.equal(t.attach('Sword', 'A1').attrs('A1'), '4 2 2');
  assert.deepEqual(asked(t.state, { type: 'pass' }), {});
});

test('HT-4.4 preview refuses a command that doesn’t answer the question or isn’t allowed', () => {
  const { state } = duel();
  const attempt: Command = { type: 'attempt', track: 0 };
  assert.deepEqual(asked(state, attempt, 1), { refused: 'not-asked', seat: 0 });
  assert.deepEqual(thargos.preview(thargos.view(state, 'spectator'), attempt), {
    refused: 'not-asked',
    seat: 0,
  });
  assert.ok('refused' in asked(state, { type: 'attempt', track: 9 }));
});

test('HT-9.6 in a story, the preview of an attempt shows the hero’s attributes and what the Mission requires', () => {
  let seen = 0;
  overGames('node', 22, (name, kind) => {
    if (!kind.wish.mode?.includes('story')) return;
    playGame(kind, name, ({ before, seat, command }) => {
      if (command.type !== 'attemptNode') return;
      const preview = asked(before, command, seat);
      const mission = before.story?.missions[command.node];
      if (mission === undefined || 'refused' in preview) return;
      assert.ok(preview.totals);
      const { colours, attack, defence } = preview.totals;
      assert.ok(colours.length > 0 && colours.every(colour => defence[colour] > 0));
      assert.ok(Object.values(attack).some(value => value > 0));
      seen += 1;
    });
  });
  assert.ok(seen > 5, `expected more than 5 attempts to have a preview, found ${seen}`);
});
