import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { parseSeed, stream } from '../../../../../engine/random.ts';
import { isRefusal } from '../../../../../engine/refusal.ts';
import type { Batch } from '../../../../../engine/replay.ts';
import { conflictAt } from '../../../../../games/thargos/asking/preview.ts';
import { openTotals } from '../../../../../games/thargos/board/values.ts';
import type { DeckCard } from '../../../../../games/thargos/cards/card.ts';
import type { ConfigWish } from '../../../../../games/thargos/config.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { thargos as game } from '../../../../../games/thargos/game.ts';
import { deed, FOUR, mission, ONE, TWO, times } from '../../../../../games/thargos/test/cards.ts';
import { thargos as anyPack } from '../../../../../games/thargos/test/game.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import type { Command, State, View } from '../../../../../games/thargos/types.ts';
import { compared, tracksFor, trackTotals } from '../board/track-totals.ts';
import { chanceWith, hiddenRange, isAgainstDice, type SideName, sumOf, verdictOf } from './sums.ts';

interface Step {
  readonly log: readonly Batch<Command, Event>[];
  readonly state: State;
}

/** Plays a game between two random bots. Yields the log and the state before every answer. */
function* played(config: ConfigWish, name: string): Generator<Step> {
  const seed = parseSeed(name);
  const first = game.setup(2, seed, config);
  if (isRefusal(first)) throw new Error(`expected a game to start, got the refusal ${first.refused}`);
  const log: Batch<Command, Event>[] = [{ events: first }];
  let state: State | undefined;
  for (const event of first) state = game.evolve(state, event);
  const chance = stream(seed.seed, 'bots');
  while (state?.question) {
    yield { log: [...log], state };
    const { seat } = state.question;
    const command = BOTS.random(game.view(state, seat), chance);
    const decided = game.decide(state, seat, command);
    if (isRefusal(decided)) throw new Error(`expected a legal command, got the refusal ${decided.refused}`);
    log.push({ seat, command, events: decided.events });
    ({ state } = decided);
  }
}

const SIDES: readonly SideName[] = ['attack', 'defence'];

test("HT-5.2: in every conflict of a game, the parts of a sum add up to the engine's total", () => {
  let seen = 0;
  for (const config of [{ quickPlay: true }, { mode: 'story' }] as const)
    for (const { state } of played(config, 'sums')) {
      const { conflict } = state;
      if (!conflict) continue;
      const view = game.view(state, 0);
      const totals = openTotals(view);
      for (const side of SIDES)
        for (const colour of totals.colours) {
          const { hero, advantages, track, mission, open } = sumOf(view, conflict, colour, side);
          const parts = [...advantages, ...track].reduce((sum, { amount }) => sum + amount, 0);
          assert.equal((hero ?? 0) + parts + mission, open);
          assert.equal(open, totals[side][colour]);
          seen += 1;
        }
    }
  assert.ok(seen > 20);
});

test("HT-5.2: a track's rows add up to the engine's total for an attempt", () => {
  let seen = 0;
  for (const { state } of played({ quickPlay: true }, 'rows')) {
    const view = game.view(state, 0);
    if (view.conflict) continue;
    for (const track of tracksFor(view, 0)) {
      const { own, theirs, colours, attrs } = trackTotals(view, track, 0);
      const conflict = conflictAt(view, 0, track);
      if (!conflict || own.hero === null) continue;
      const { attack, defence } = openTotals({ ...view, conflict });
      for (const colour of colours) {
        const [mine, its] = [own, theirs].map(({ rows }) =>
          rows.reduce((sum, { amounts }) => sum + amounts[colour], 0),
        );
        assert.equal(mine, attack[colour]);
        assert.equal(own.total[colour], attack[colour]);
        // The Mission's values count for the defender, but aren't among the defender's rows.
        assert.equal(its! + (attrs[colour] ?? 0), defence[colour]);
        // A row that no card explains occurs only if the total is clamped at zero.
        const rest = own.rows.find(({ kind }) => kind === 'other')?.amounts[colour] ?? 0;
        assert.ok(
          rest === 0 || attack[colour] === 0,
          `expected cards to explain the whole total of ${attack[colour]} ${colour}, found ${rest} unexplained`,
        );
        seen += 1;
      }
    }
  }
  assert.ok(seen > 20);
});

test('HT-5.8: a color is undecided while hidden cards could decide it; ties go to the attacker', () => {
  assert.equal(verdictOf([4, 4], [4, 4], false), 'tie');
  assert.equal(verdictOf([5, 8], [5, 5], false), 'leads');
  assert.equal(verdictOf([3, 6], [5, 5], false), 'open');
  assert.equal(verdictOf([3, 3], [4, 7], false), 'holds');
  assert.equal(
    verdictOf([3, 5], [5, 5], false),
    'open',
    'expected the color to be `open`, because the attacker may still reach a tie',
  );
});

test('HT-5.8: if a card gives ties to the defender, the attacker leads only with a higher total', () => {
  assert.equal(verdictOf([4, 4], [4, 4], true), 'tieHeld');
  assert.equal(verdictOf([5, 8], [5, 5], true), 'open');
  assert.equal(verdictOf([6, 8], [5, 5], true), 'leads');
  assert.equal(verdictOf([3, 5], [5, 5], true), 'holds');
  assert.deepEqual(compared(5, 5, true), { isWon: false, sign: '=' });
  assert.deepEqual(compared(6, 5, true), { isWon: true, sign: '>' });
  assert.deepEqual(compared(4, 5, true), { isWon: false, sign: '<' });
  assert.deepEqual(compared(5, 5, false), { isWon: true, sign: '≥' });
});

test('HT-5.7: a face-down card that the viewer has seen counts with its exact value', () => {
  const attempt = duel({
    a: { hand: [TWO, ONE] },
    missions: [mission('Both', { power: 1, mind: 1 })],
  }).attempt(0);
  const { state } = attempt.place('Two power', 'One mind');
  const range = (looked: View['looked'], hidden = 1) => {
    const view: View = { ...anyPack.view(state, 1), faces: state.secret.faces, looked };
    return hiddenRange(view, view.conflict!, 'attack', hidden);
  };
  const [two, one] = [state.secret.attack[0][0]!, state.secret.attack[1][0]!];
  const look = (card: number) => ({ owner: 0, zone: 'attack', card }) as const;
  const [least, most] = range([]);
  assert.ok(least < most);
  // It is unknown on which color each of the two seen cards is, so the hidden card may be either of them.
  assert.deepEqual(range([look(two), look(one)]), [1, 2]);
  assert.deepEqual(range([look(two), look(one)], 2), [3, 3]);
  assert.deepEqual(range([look(two)], 2), [2 + least, 2 + most]);
});

test('HT-9.6: against dice, placing more cards never lowers the chance of an attempt', () => {
  let seen = 0;
  for (const { state } of played({ mode: 'story' }, 'dice')) {
    const { conflict, question } = state;
    if (!conflict || question?.type !== 'attack' || !isAgainstDice(conflict)) continue;
    const view = game.view(state, question.seat);
    const [color] = openTotals(view).colours;
    const bare = chanceWith(view, conflict, []);
    const laid = view.hand.map(card => ({ card, colour: color! }));
    assert.ok(bare <= chanceWith(view, conflict, laid));
    seen += 1;
  }
  assert.ok(seen > 0);
});

test('HT-5.7: the possible sums of the attacker’s face-down cards have a narrower range for a viewer who saw their hand', () => {
  const spy = deed('Spy', { op: 'look', who: 'opponent', from: 'hand', amount: 99 });
  const rangesIn = (hand: readonly DeckCard[]) => {
    const { state } = duel({
      turn: 1,
      a: { hand, deck: times(10, FOUR) },
      b: { hand: [spy, ONE, ONE] },
      missions: [mission('Both', { power: 1, mind: 1 })],
    })
      .play('Spy')
      .attempt(0)
      .place('Two power', 'Two power', 'One mind');
    return ([1, 'spectator'] as const).map(viewer => {
      const view = anyPack.view(state, viewer);
      return [1, 2, 3].map(hidden => hiddenRange(view, view.conflict!, 'attack', hidden).join());
    });
  };
  const blind = ['1,4', '2,8', '3,12'];
  assert.deepEqual(rangesIn([ONE, ONE, TWO, TWO, TWO, TWO]), [['1,2', '2,4', '4,6'], blind]);
  // Since the viewer saw the hand, the player has drawn a card whose PAM may be 4.
  assert.deepEqual(rangesIn([ONE, ONE, TWO, TWO, TWO]), [['1,4', '2,6', '3,8'], blind]);
});
