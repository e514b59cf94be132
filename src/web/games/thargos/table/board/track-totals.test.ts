import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import type { Reason } from '../../../../../games/thargos/board/total-rows.ts';
import { hex } from '../../../../../games/thargos/cards/templates.ts';
import { action, hero } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import type { Lasting, View } from '../../../../../games/thargos/types.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { besideHero, tracksFor, trackTotals } from './track-totals.ts';

const table = await playedOut(thargos, BOTS.greedy, {
  config: { quickPlay: true },
  seats: 2,
  seed: 'trackTotals',
  viewers: [0],
});
const views: readonly View[] = table.shown(0, 1).map(({ before }) => before);

const ledgersOf = (view: View) => tracksFor(view, 0).map(track => trackTotals(view, track, 0));

test("HT-5.3: during a conflict, the totals on tracks that aren't part of it don't change", () => {
  const fought = views.filter(({ conflict }) => conflict && conflict.success === null);
  assert.ok(fought.length > 10);
  for (const view of fought) {
    const calm = ledgersOf({ ...view, conflict: null });
    for (const [i, trackTotals] of ledgersOf(view).entries())
      for (const side of ['own', 'theirs'] as const) {
        const { post, total } = trackTotals[side];
        if (post === view.conflict?.post || post === view.conflict?.against) continue;
        if (trackTotals.track === view.conflict?.track) continue;
        assert.deepEqual(
          total,
          calm[i]![side].total,
          `expected the totals on track ${trackTotals.track} to be the same as before the conflict`,
        );
      }
  }
});

test('HT-5.10: after a conflict is decided, the tracks show the same totals as without a conflict', () => {
  const decided = views.filter(({ conflict }) => conflict && conflict.success !== null);
  assert.ok(decided.length > 0);
  for (const view of decided) assert.deepEqual(ledgersOf(view), ledgersOf({ ...view, conflict: null }));
});

test('HT-5.1: if a card prevents attempts on a track, the page names that card to both players', () => {
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

test('HT-5.2: an effect that applies only during an attempt counts in the totals even before the attempt is declared', () => {
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
  // The curse changes neither other tracks nor attempts by its owner.
  assert.equal(trackTotals(thargos.view(table.state, 0), 1, 0).attempt?.attack.power, 2);
  assert.equal(trackTotals(thargos.view(table.state, 1), 0, 1).attempt?.attack.power, 2);
});

const row = (kind: Reason['kind'], card: NonNullable<Reason['card']>, power: number): Reason => ({
  kind,
  card,
  amounts: { power, mind: 0, mysticism: 1 },
});

test("besideHero sums the effects of a card's copies in one row, and leaves out the hero", () => {
  const rows = [
    row('hero', 'C1', 3),
    row('advantage', 'A1', 1),
    row('advantage', 'A1', 1),
    row('effect', 'A1', 1),
    row('effect', 'A2', 2),
    row('effect', 'A1', 1),
  ];
  assert.deepEqual(
    besideHero(rows).map(({ kind, card, amounts: { power, mysticism } }) => [kind, card, power, mysticism]),
    [
      ['advantage', 'A1', 1, 1],
      ['advantage', 'A1', 1, 1],
      ['effect', 'A1', 2, 2],
      ['effect', 'A2', 2, 1],
    ],
  );
});
