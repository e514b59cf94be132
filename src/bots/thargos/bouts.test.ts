import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { thargos } from '../../games/thargos/game.ts';
import { type BoutResult, playBouts, rateOf } from './bouts.ts';
import { BOTS } from './index.ts';

const OURS = PRECONS[0]!;
const RIVAL = PRECONS[1]!;
const BOUTS = {
  deck: OURS,
  rivals: [RIVAL],
  games: 6,
  bot: 'random' as const,
  seed: 'y',
  config: { quickPlay: true },
};

/** Whether the deck wins each game, if it sits at the seat that `seatIn` returns for the game's number. */
const winsFrom = (seatIn: (game: number) => number): boolean[] =>
  Array.from({ length: BOUTS.games }, (_, i) => {
    const seat = seatIn(i);
    const decks = seat === 0 ? [OURS, RIVAL] : [RIVAL, OURS];
    const game = playMatch(thargos, {
      seed: parseSeed(`${BOUTS.seed}/${RIVAL.id}/${i}`),
      config: { ...BOUTS.config, mode: 'duel', decks },
      players: [BOTS.random, BOTS.random],
    });
    if (isRefusal(game)) throw new Error(`expected a legal deck, but it was refused: ${game.refused}`);
    const { places = [] } = game.state.result ?? {};
    return (places[seat] ?? 0) < (places[1 - seat] ?? 0);
  });

const wonIn = (told: readonly BoutResult[]): boolean[] => {
  const wins = told.map(each => ('score' in each ? each.score.won : Number.NaN));
  return wins.map((won, i) => won > (wins[i - 1] ?? 0));
};

test('playBouts seats the deck first in even games and second in odd ones', () => {
  const won = wonIn([...playBouts(BOUTS)]);
  assert.deepEqual(
    won,
    winsFrom(game => game % 2),
  );
  // With these seeds, the seat decides some games, so a deck that kept its seat would have other results.
  for (const seat of [0, 1])
    assert.notDeepEqual(
      won,
      winsFrom(() => seat),
    );
});

test('playBouts gives the same results for the same seed, and reports an illegal deck as refused', () => {
  const told: BoutResult[] = [...playBouts(BOUTS)];
  assert.deepEqual(told, [...playBouts(BOUTS)]);
  const last = told.at(-1);
  assert.ok(last && 'score' in last);
  assert.equal(last.score.won + last.score.lost + last.score.drawn, BOUTS.games);
  const refused = [...playBouts({ ...BOUTS, deck: { ...OURS, heroes: [] } })][0]!;
  assert.ok('refused' in refused);
});

test('rateOf gives a confidence interval that contains the win rate and narrows with more games', () => {
  const few = rateOf({ won: 6, lost: 4, drawn: 0 });
  const many = rateOf({ won: 600, lost: 400, drawn: 0 });
  for (const { rate, low, high } of [few, many]) {
    assert.equal(rate, 0.6);
    assert.ok(low < rate && rate < high);
  }
  assert.ok(many.high - many.low < few.high - few.low);
  const all = rateOf({ won: 10, lost: 0, drawn: 0 });
  assert.ok(all.high <= 1 && all.low > 0.6);
  assert.deepEqual(rateOf({ won: 0, lost: 0, drawn: 0 }), { rate: 0, low: 0, high: 1 });
});
