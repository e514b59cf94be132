import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range, sum } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { CartographersBot } from './bot.ts';
import { BOTS, SEARCH_BOTS } from './index.ts';
import { greedyElsewhere, parElsewhere, parHere, playPar } from './par.ts';
import { mergeParGames, type Par, type ParGame, parOf } from './par-of.ts';

const gameOf = (text: string, wish: ConfigWish = {}, seats = 1, seat = 0): ParGame => {
  const given = parseSeed(text);
  const events = cartographers.setup(seats, given, wish);
  if (isRefusal(events))
    throw new Error(`expected a playable config, but setup refused it: ${events.refused}`);
  const [started] = events;
  if (started?.type !== 'started')
    throw new Error(`expected "started" as the first event, found "${started?.type}"`);
  return { config: started.config, edicts: started.edicts, seats, seat, seed: given.seed };
};

const quick = SEARCH_BOTS.expert({ nodes: 3000 });

const parFor = (game: ParGame): Par =>
  parOf(
    mergeParGames([
      ...range(2).map(number => playPar(game, quick, { games: 'here', number })),
      ...range(4).map(number => playPar(game, quick, { games: 'elsewhere', number })),
      playPar(game, quick, { games: 'greedy', from: 4, until: 24 }),
    ]),
  );

test('the mean luck over 16 games is about 0, and the bot’s mean score is about the mean of the pars', () => {
  const games = range(16).map(i => gameOf(`luck ${i}`));
  const pars = games.map(parFor);
  const meanOf = (values: readonly number[]): number => sum(values) / values.length;
  const luck = meanOf(pars.map(par => par.luck));
  // The luck of a game has a standard deviation of 15 stars, so the mean of 16 games has an error of about 4 to 5.
  assert.ok(Math.abs(luck) < 8, `expected a mean luck above −8 and below 8 stars, found ${luck}`);
  assert.ok(pars.some(par => par.luck > 3) && pars.some(par => par.luck < -3));
  const reached = meanOf(games.map(game => parHere(game, quick, 9)));
  assert.ok(
    Math.abs(reached - meanOf(pars.map(par => par.mean))) < 9,
    `expected the bot’s mean score to be within 9 stars of the mean of the pars, found ${reached}`,
  );
  for (const { mean, seed, luck: one } of pars) assert.ok(Math.abs(mean + one - seed) < 1e-9);
});

/** For each explore card in a game, the edicts and the card. */
const cardsOf = (play: (bot: CartographersBot) => unknown): string[] => {
  const cards: string[] = [];
  play((view, random) => {
    if (view.phase.type === 'draw') cards.push(`${view.edicts} ${view.phase.card}`);
    return BOTS.random(view, random);
  });
  return cards;
};

test('`parHere` plays games with the same edicts and card order, `parElsewhere` with the same edicts and other card orders', () => {
  const game = gameOf('again', { game: 'heroes' });
  assert.deepEqual(parFor(game), parFor(game));
  const itself = cardsOf(bot =>
    playMatch(cartographers, { seed: parseSeed('again'), config: { game: 'heroes' }, players: [bot] }),
  );
  assert.deepEqual(
    cardsOf(bot => parHere(game, bot, 0)),
    itself,
  );
  const elsewhere = cardsOf(bot => parElsewhere(game, bot, 0));
  assert.notDeepEqual(elsewhere, itself);
  assert.equal(elsewhere[0]!.split(' ')[0], itself[0]!.split(' ')[0]);
  assert.equal(parElsewhere(game, BOTS.greedy, 3).bot, greedyElsewhere(game, 3, 4)[0]);
});

test('with several players, `parHere` simulates only the seat’s two neighbors, so three and a hundred seats give the same result', () => {
  const wish = { game: 'combined' } as const;
  for (const [seats, seat] of [
    [2, 1],
    [100, 98],
  ] as const) {
    const stars = parHere(gameOf('company', wish, seats, seat), BOTS.greedy, 0);
    assert.ok(
      stars > 20 && stars < 200,
      `expected each simulated game to have 21 to 199 stars, found ${stars}`,
    );
  }
  assert.equal(
    parHere(gameOf('company', wish, 3, 1), BOTS.greedy, 0),
    parHere(gameOf('company', wish, 100, 1), BOTS.greedy, 0),
  );
});
