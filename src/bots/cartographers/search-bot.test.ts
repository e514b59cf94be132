import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range, sum } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Command, Result, View } from '../../games/cartographers/types.ts';
import type { Budget } from '../budget.ts';
import type { CartographersBot } from './bot.ts';
import { BOTS, SEARCH_BOTS } from './index.ts';

const play = (seed: string, config: ConfigWish, players: readonly CartographersBot[]): Result => {
  const match = playMatch(cartographers, { seed: parseSeed(seed), config, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return match.state.result!;
};

const SMALL: Budget = { nodes: 3000 };

/** The views of all decisions in a game with two seats. */
const asked = (seed: string, config: ConfigWish): View[] => {
  const views: View[] = [];
  const listening: CartographersBot = (view, random) => {
    views.push(view);
    return BOTS.greedy(view, random);
  };
  play(seed, config, [listening, BOTS.greedy]);
  return views;
};

const answer = (bot: CartographersBot, view: View): Command =>
  bot(view, stream(parseSeed('chance').seed, 'bot'));

describe('determinism, time and strength of the searching bots', () => {
  test('with a budget in nodes, a searching bot gives the same answer for the same view and seed', () => {
    const views = asked('again', { game: 'heroes' });
    const first = views.map(view => answer(SEARCH_BOTS.expert(SMALL), view));
    const second = views.toReversed().map(view => answer(SEARCH_BOTS.expert(SMALL), view));
    assert.deepEqual(second.toReversed(), first);
  });

  test('a time budget starts again with each decision, and a bot without time left still answers', () => {
    let time = 0;
    // Every call of `now` uses up a whole budget.
    const budget: Budget = { ms: 100, now: () => (time += 100) };
    for (const view of asked('clock', {})) {
      const start = time;
      assert.equal(
        cartographers.allows(cartographers.options(view), answer(SEARCH_BOTS.expert(budget), view)),
        true,
      );
      assert.ok(
        time - start <= 300,
        `expected a bot without time to read the clock at most three times (300 ms), found ${time - start} ms`,
      );
    }
  });

  const SMALL_MAP = {
    id: 'small',
    name: { en: 'Small', fr: 'Petite' },
    rows: ['......^..', '.R.......', '....#....', '.^.....R.', '.........', '..R...^..'],
  };

  test('in a decision or on a map that the search core doesn’t support, a searching bot answers like the greedy bot', () => {
    const never: Budget = { ms: 1, now: () => 0 };
    const victims = asked('victims 3', { game: 'heroes' }).filter(
      ({ phase: { type } }) => type === 'gaze' || type === 'ravage',
    );
    const small = asked('small', { map: SMALL_MAP });
    assert.ok(victims.length > 0 && small.length > 10);
    // The clock of this budget stands still, so a search would never end.
    for (const view of [...victims, ...small])
      assert.deepEqual(answer(SEARCH_BOTS.expert(never), view), answer(BOTS.greedy, view));
  });

  const wishes: readonly [string, ConfigWish, number][] = [
    ['base on map B', { map: 'B' }, 2],
    ['heroes alone', { game: 'heroes' }, 1],
    ['heroes with closed sheets', { game: 'heroes', map: 'D', openSheets: false }, 3],
    ['combined', { game: 'combined', clusterChoice: 'player', ambushMountainCoin: 'drawer' }, 2],
    ['combined, other rules', { game: 'combined', ruinsMiss: 'freeShape', gorgonTiming: 'beforeHeroes' }, 2],
    ['a hundred seats', {}, 100],
    ['a map of another size', { map: SMALL_MAP }, 2],
  ];
  for (const [name, config, seats] of wishes)
    test(`the searching bots play only legal answers: ${name}`, () => {
      const players = range(seats).map(seat =>
        seat === 0 ? SEARCH_BOTS.expert({ nodes: 500 }) : seat === 1 ? BOTS.novice : BOTS.random,
      );
      assert.equal(play(name, config, players).totals.length, seats);
    });

  test('with a small budget, the expert bot beats the greedy bot, which beats the novice bot', () => {
    const mean = (bot: CartographersBot): number =>
      sum(range(10).map(i => play(`mean ${i}`, {}, [bot]).solo!.rating)) / 10;
    const [expert, greedy, novice] = [SEARCH_BOTS.expert({ nodes: 20_000 }), BOTS.greedy, BOTS.novice].map(
      mean,
    );
    assert.ok(
      expert! > greedy! + 5 && greedy! > novice! + 10,
      `expected expert over 5 stars above greedy and greedy over 10 above novice, found ${expert}, ${greedy}, ${novice}`,
    );
  });

  for (const seats of [2, 3, 4])
    test(`with a small budget, the expert bot beats the greedy bot in games with ${seats} seats`, () => {
      const ahead = range(8).map(i => {
        const seat = i % seats;
        const players = range(seats).map(each =>
          each === seat ? SEARCH_BOTS.expert({ nodes: 25_000 }) : BOTS.greedy,
        );
        const { totals } = play(`company ${i}`, { game: i % 2 === 0 ? 'base' : 'heroes' }, players);
        return totals[seat]! - (sum(totals) - totals[seat]!) / (seats - 1);
      });
      assert.ok(
        sum(ahead) / ahead.length > 5,
        `expected expert to have a mean lead above 5 stars, found the leads ${ahead}`,
      );
      assert.ok(
        ahead.filter(stars => stars > 0).length >= 6,
        `expected expert to lead in at least 6 of 8 games, found the leads ${ahead}`,
      );
    });

  test('a searching bot draws an ambush where it costs the neighbor more stars than at a random place', () => {
    const loss = (bot: CartographersBot): number =>
      sum(range(6).map(i => play(`malice ${i}`, {}, [onlyAmbushes(bot), BOTS.greedy]).totals[1]!));
    assert.ok(loss(SEARCH_BOTS.expert({ nodes: 10_000 })) < loss(BOTS.random));
  });
});

const onlyAmbushes =
  (bot: CartographersBot): CartographersBot =>
  (view, random) =>
    view.phase.type === 'ambush' ? bot(view, random) : BOTS.greedy(view, random);
