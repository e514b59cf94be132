import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Match, playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import type { ConfigWish } from '../../games/thargos/config.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import type { Event } from '../../games/thargos/events.ts';
import { thargos } from '../../games/thargos/game.ts';
import { OWN_STORY } from '../../games/thargos/test/other-rules.ts';
import type { Command, State } from '../../games/thargos/types.ts';
import { BOTS, type BotName, SEARCH_BOTS } from './index.ts';

type PlayedGame = Match<State, Command, Event>;

const play = (seed: string, config: ConfigWish, bots: readonly BotName[]): PlayedGame =>
  playMatch(thargos, { seed: parseSeed(seed), config, players: bots.map(name => BOTS[name]) }) as PlayedGame;

/** The states of a finished game before each command. */
function* asked({ log }: PlayedGame): Generator<State> {
  let state: State | undefined;
  for (const { events } of log) {
    state = events.reduce<State | undefined>(thargos.evolve, state);
    if (state && !state.result) yield state;
  }
}

const preconAt = (index: number): string => PRECONS[index % PRECONS.length]!.id;

describe('Thargos bots', () => {
  test('greedy wins at least 90 % of 200 duels against random, from both seats', () => {
    let wins = 0;
    for (let i = 0; i < 200; i++) {
      const seat = i % 2;
      const decks = [preconAt(i >> 1), preconAt((i >> 1) + 1 + (i >> 4))];
      const bots: BotName[] = seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
      const { places } = play(`duel ${i >> 1}`, { decks, uniqueHeroes: false }, bots).state.result!;
      if (places[seat] === 1 && places[1 - seat] !== 1) wins += 1;
    }
    assert.ok(wins >= 180, `expected greedy to win at least 180 of 200 duels, found ${wins}`);
  });

  test('the same seed and bots give the same game', () => {
    const bots: BotName[] = ['greedy', 'random'];
    assert.deepEqual(play('same', {}, bots).log, play('same', {}, bots).log);
  });

  const random = (seats: number): string[] => Array.from({ length: seats }, () => 'random');
  const tables: readonly [string, ConfigWish, number][] = [
    ['a duel', {}, 2],
    ['a quick duel with the undead and factions', { quickPlay: true, undead: true, factions: true }, 2],
    [
      'a duel by other rules',
      { mirror: 'balance', spread: 'always', allowPass: false, lastDitch: 'untilHandEmpty' },
      2,
    ],
    ['a circle of three', { mode: 'circle', decks: random(3) }, 3],
    ['a circle of five', { mode: 'circle', decks: random(5), uniqueHeroes: false }, 5],
    ['a story for two', { mode: 'story' }, 2],
    ['a story walked step by step', { mode: 'story', movement: 'paced', story: 'condar' }, 2],
    ['a story told together', { mode: 'story', coop: true }, 2],
    ['a duel with hidden deck lists', { deckLists: 'hidden', decks: ['random', 'wild-hunt'] }, 2],
    ['a story of a user with secret Missions', { mode: 'story', story: OWN_STORY, deckLists: 'hidden' }, 2],
    ['solo', { mode: 'solo' }, 1],
    ['solo with hidden deck lists', { mode: 'solo', deckLists: 'hidden' }, 1],
    ['a solo story', { mode: 'solo-story' }, 1],
    ['a solo story against Thargos only', { mode: 'solo-story', soloStory: 'thargosOnly' }, 1],
  ];
  for (const [name, config, seats] of tables)
    test(`greedy plays ${name} to its end`, () => {
      for (let i = 0; i < 3; i++) {
        const bots = Array.from({ length: seats }, (_, seat): BotName => (seat === 1 ? 'random' : 'greedy'));
        assert.ok(play(`${name} ${i}`, config, bots).state.result);
      }
    });

  test('a bot gives the same answer if the cards hidden from it change', () => {
    const few = { nodes: 40 };
    const bots = [BOTS.novice, SEARCH_BOTS.strong(few), SEARCH_BOTS.expert(few)];
    const hidden = { deckLists: 'hidden', quickPlay: true } as const;
    const games = [play('blind', {}, ['greedy', 'greedy']), play('hidden', hidden, ['greedy', 'greedy'])];
    for (const [i, state] of games.flatMap(game => [...asked(game)]).entries()) {
      const seat = state.question!.seat;
      const view = thargos.view(state, seat);
      // `sample` deals the hidden cards differently, but its view is the same, so the answer must be the
      // same.
      const other = thargos.sample(view, stream(parseSeed('other').seed, 'deal'));
      const again = thargos.view(other, seat);
      const chance = () => stream(parseSeed('chance').seed, 'bot');
      for (const bot of [BOTS.greedy, bots[i % bots.length]!])
        assert.deepEqual(bot(again, chance()), bot(view, chance()));
    }
  });
});
