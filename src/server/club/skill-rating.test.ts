import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateGame, type SkillRating, showRating } from './skill-rating.ts';

const play = (games: number): ReadonlyMap<string, SkillRating> => {
  let ratings: ReadonlyMap<string, SkillRating> = new Map();
  const seats = [
    { who: 'ada', place: 1 },
    { who: 'bela', place: 2 },
  ];
  for (let n = 0; n < games; n++) ratings = rateGame(seats, ratings);
  return ratings;
};
const shown = (ratings: ReadonlyMap<string, SkillRating>, who: string) => showRating(ratings.get(who)!);

test('NP-65: a new player has 1500 ± 400, and a win raises the rating as much as it lowers that of the loser', () => {
  assert.deepEqual(showRating({ mu: 25, sigma: 25 / 3, games: 0 }), {
    rating: 1500,
    deviation: 400,
    games: 0,
    isProvisional: true,
  });
  const once = play(1);
  assert.deepEqual([shown(once, 'ada').rating, shown(once, 'bela').rating], [1626, 1374]);
  assert.ok(shown(once, 'ada').deviation < 400);
});

test('NP-65: a rating is provisional before ten games', () => {
  assert.equal(shown(play(9), 'ada').isProvisional, true);
  assert.deepEqual((({ games, isProvisional }) => [games, isProvisional])(shown(play(10), 'ada')), [
    10,
    false,
  ]);
});

test('NP-65: equal places are a draw, and more than two seats are ranked together', () => {
  const seats = [
    { who: 'ada', place: 1 },
    { who: 'bela', place: 1 },
    { who: 'cleo', place: 3 },
  ];
  const after = rateGame(seats, new Map());
  assert.deepEqual(after.get('ada'), after.get('bela'));
  assert.ok(shown(after, 'ada').rating > 1500);
  assert.ok(shown(after, 'cleo').rating < 1500);
});

test('NP-65: a bot with several seats gets one rating and one game', () => {
  const seats = [
    { who: 'bot:greedy', place: 1 },
    { who: 'bot:greedy', place: 3 },
    { who: 'ada', place: 2 },
  ];
  const after = rateGame(seats, new Map());
  assert.deepEqual([...after.keys()], ['bot:greedy', 'ada']);
  assert.equal(after.get('bot:greedy')!.games, 1);
  const [bot, ada] = [after.get('bot:greedy')!, after.get('ada')!];
  assert.ok(Math.abs(shown(after, 'bot:greedy').rating - 1500) < 50);
  assert.ok(bot.sigma < 25 / 3 && ada.sigma < 25 / 3);
});
