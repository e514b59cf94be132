import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { hex } from '../../../../../games/thargos/cards/templates.ts';
import { action, hero } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import type { Lasting, View } from '../../../../../games/thargos/types.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { tracksFor, trackTotals } from './track-totals.ts';

const table = await playedOut(thargos, BOTS.greedy, {
  config: { quickPlay: true },
  seats: 2,
  seed: 'ledger',
  viewers: [0],
});
const views: readonly View[] = table.shown(0, 1).map(({ before }) => before);

const ledgersOf = (view: View) => tracksFor(view, 0).map(track => trackTotals(view, track, 0));

test('HT-5.3: a hero who is not in the conflict shows their own totals', () => {
  const fought = views.filter(({ conflict }) => conflict && conflict.success === null);
  assert.ok(fought.length > 10);
  for (const view of fought) {
    const calm = ledgersOf({ ...view, conflict: null });
    for (const [i, ledger] of ledgersOf(view).entries())
      for (const side of ['own', 'theirs'] as const) {
        const { post, total } = ledger[side];
        if (post === view.conflict?.post || post === view.conflict?.against) continue;
        if (ledger.track === view.conflict?.track) continue;
        assert.deepEqual(total, calm[i]![side].total, `track ${ledger.track}, ${side}`);
      }
  }
});

test('HT-5.10: after a conflict is decided, the tracks show their usual totals', () => {
  const decided = views.filter(({ conflict }) => conflict && conflict.success !== null);
  assert.ok(decided.length > 0);
  for (const view of decided) assert.deepEqual(ledgersOf(view), ledgersOf({ ...view, conflict: null }));
});

test('HT-5.1: a closed track names the card that closes it, to both sides', () => {
  const view = thargos.view(duel({ a: { hand: [] } }).state, 0);
  const lasting: Lasting = {
    seat: 1,
    card: 'A509',
    until: 'startOfYourNextTurn',
    what: { type: 'rule', rule: 'cannotBeAttempted', track: 1 },
  };
  const closed: View = { ...view, lasting: [lasting] };
  for (const seat of [0, 1])
    assert.deepEqual(
      tracksFor(closed, seat).map(track => trackTotals(closed, track, seat).closedBy),
      [undefined, 'A509', undefined, undefined],
    );
});

test('HT-5.2: an effect that waits on a track for an attempt counts before the attempt is declared', () => {
  const curse = action('Curse', { play: 'track', effects: [hex(2, ['power', 'mysticism'], 2)] });
  const table = duel({ a: { heroes: [hero('Ada', '4 4 4')] }, b: { beside: { 0: [curse] } } });
  const { attempt, lacks, own } = trackTotals(thargos.view(table.state, 0), 0, 0);
  assert.deepEqual(
    [attempt?.attack.power, attempt?.defence.power, lacks],
    [2, 3, [{ attribute: 'power', by: 1 }]],
  );
  assert.equal(own.rows.find(({ kind }) => kind === 'effect')?.card, curse.id);
  const begun = trackTotals(thargos.view(table.attempt(0).state, 0), 0, 0);
  assert.deepEqual([begun.attempt, begun.own.rows], [attempt, own.rows]);
  // It has no effect on another track, or for its owner.
  assert.equal(trackTotals(thargos.view(table.state, 0), 1, 0).attempt?.attack.power, 2);
  assert.equal(trackTotals(thargos.view(table.state, 1), 0, 1).attempt?.attack.power, 2);
});
