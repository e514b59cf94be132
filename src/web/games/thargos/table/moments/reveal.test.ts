import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { ATTRIBUTES } from '../../../../../games/thargos/attributes.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { momentOf, withEventContext } from './moments.ts';
import { isOurs, turnedUp, turnsOf } from './reveal.ts';

const table = await playedOut(thargos, BOTS.greedy, {
  config: { quickPlay: true },
  seats: 2,
  seed: 'turned',
  viewers: [0, 'spectator'],
});
const momentsFor = (viewer: 0 | 'spectator') =>
  table
    .shown(viewer, 1)
    .map(withEventContext)
    .flatMap(told => momentOf(told) ?? []);

test("HT-5.7: every placed card is revealed once, color by color, the attacker's cards first", () => {
  let most = 0;
  for (const moment of momentsFor(0)) {
    const turns = turnsOf(moment);
    most = Math.max(most, turns.length);
    const laid = moment.shown ? [...moment.shown.attack, ...moment.shown.defence].flat().length : 0;
    assert.equal(turns.length, laid);
    const order = turns.map(
      ({ colour, side }) => ATTRIBUTES.indexOf(colour) * 2 + (side === 'attack' ? 0 : 1),
    );
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
    for (const [i, colour] of ATTRIBUTES.entries())
      for (const side of ['attack', 'defence'] as const) {
        assert.equal(turnedUp(turns, 0, colour, side), 0);
        assert.equal(turnedUp(turns, turns.length, colour, side), moment.shown?.[side][i]?.length ?? 0);
      }
  }
  assert.ok(most > 1);
});

test('isOurs is true for the attacker or defender who won, and undefined for spectators', () => {
  for (const moment of momentsFor(0))
    assert.equal(isOurs(moment), moment.conflict.attacker === 0 ? moment.success : !moment.success);
  for (const moment of momentsFor('spectator')) assert.equal(isOurs(moment), undefined);
});
