import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { ruleForAttack } from '../../board/pam-rules.ts';
import { shortfallsOf, tieCard } from '../../board/ties.ts';
import { openTotals } from '../../board/values.ts';
import type { HeroCard } from '../../cards/card.ts';
import { DEFAULT_SET } from '../../cards/set.ts';
import type { Effect } from '../../effects/effect.ts';
import type { State } from '../../types.ts';
import { hero, mission } from '../cards.ts';
import { thargos } from '../game.ts';
import { duel } from '../table.ts';

const DORREC = DEFAULT_SET.find(({ id }) => id === 'C519') as HeroCard;
const against = (attrs: string, heroes: readonly HeroCard[] = [DORREC]) =>
  duel({ a: { heroes: [hero('Ada', attrs)] }, b: { heroes } });

const shortfalls = (state: State) => shortfallsOf(state, openTotals(state));

test('HT-5.8: if a card gives ties to the defender, an attacker whose total would tie lacks 1', () => {
  const tied = against('5 0 0').attempt(0);
  assert.equal(tied.totals, 'power 5:5');
  assert.equal(tieCard(tied.state), 'C519');
  assert.deepEqual(shortfalls(tied.state), [{ attribute: 'power', by: 1 }]);
  assert.equal(tied.place().defend().vp, '0 0');
  const ahead = against('6 0 0').attempt(0);
  assert.deepEqual(shortfalls(ahead.state), []);
  assert.equal(ahead.place().defend().vp, '1 0');
  const behind = against('3 0 0').attempt(0);
  assert.deepEqual(shortfalls(behind.state), [{ attribute: 'power', by: 3 }]);
});

test('HT-5.8: the attacker wins ties if no card gives them to the defender, or that card is on a different track', () => {
  const plain = against('3 0 0', [hero('Bea', '2 0 0')]).attempt(0);
  assert.equal(tieCard(plain.state), undefined);
  assert.deepEqual(shortfalls(plain.state), []);
  const beside = duel({
    a: { heroes: [hero('Ada'), hero('Cid', '3 0 0')] },
    b: { heroes: [DORREC, hero('Bea', '2 0 0')] },
  }).attempt(1);
  assert.equal(tieCard(beside.state), undefined);
  assert.equal(tieCard(duel().state), undefined, 'expected tieCard to return nothing without a conflict');
});

test('HT-5.8: tieCard also names a card that gives ties to the defender only in this conflict', () => {
  const ties: Effect = {
    on: 'activated',
    window: 'withPam',
    do: [{ op: 'rule', rule: 'defenderWinsTies', until: 'conflict' }],
  };
  const bea = hero('Bea', '2 0 0', { effects: [ties] });
  const asked = against('3 0 0', [bea]).attempt(0).place();
  assert.equal(tieCard(asked.state), undefined);
  const used = asked.use('Bea');
  assert.equal(tieCard(used.state), bea.id);
  assert.deepEqual(shortfalls(used.state), [{ attribute: 'power', by: 1 }]);
  assert.equal(used.defend().vp, '0 0');
});

test('HT-5.8: in a preview, an attacker who would tie lacks 1 if the defender wins ties', () => {
  const previewed = (state: State, command: Parameters<typeof thargos.preview>[1]) => {
    const would = thargos.preview(thargos.view(state, state.question!.seat), command);
    if (isRefusal(would)) throw new Error(`expected a preview, but it was refused: ${would.refused}`);
    return { lacks: would.lacks, behind: would.behind };
  };
  const tied = against('5 0 0');
  const one = { lacks: [{ attribute: 'power', by: 1 }], behind: ['power'] };
  assert.deepEqual(previewed(tied.state, { type: 'attempt', track: 0 }), one);
  const { state } = tied.attempt(0);
  assert.deepEqual(previewed(state, { type: 'placePam', cards: [] }), one);
  const card = state.secret.hands[0]![0]!;
  assert.deepEqual(previewed(state, { type: 'placePam', cards: [{ card, colour: 'power' }] }), {
    lacks: [],
    behind: [],
  });
});

test('HT-A-50: an attacker who ties isn’t “visibly behind” even if the defender wins ties, so the spread rule doesn’t apply', () => {
  const both = mission('Gate', { power: 1, mind: 1 });
  const at = (attrs: string) =>
    duel({ missions: [both], a: { heroes: [hero('Ada', attrs)] }, b: { heroes: [DORREC] } }).attempt(0);
  const tied = at('5 4 0');
  assert.equal(tied.totals, 'power 5:5 mind 4:4');
  assert.equal(shortfalls(tied.state).length, 2);
  assert.equal(ruleForAttack(tied.state).spread, false);
  assert.equal(ruleForAttack(at('4 3 0').state).spread, true);
});
