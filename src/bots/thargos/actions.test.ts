import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { options } from '../../games/thargos/asking/options.ts';
import type { ActionCard } from '../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../games/thargos/cards/set.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { hero, mission, ONE, times } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import type { State } from '../../games/thargos/types.ts';
import { act } from './act.ts';
import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';

/** Plays like greedy, but never plays Actions. */
const shyBot: ThargosBot = (view, random) => {
  const asked = options(view);
  if (asked.type !== 'act' || view.viewer === 'spectator') return greedyBot(view, random);
  return act(view, view.viewer, { ...asked, actions: [] }, random);
};

const played = (seed: string, deck: string, players: readonly ThargosBot[]) => {
  const config = { decks: [deck, deck], uniqueHeroes: false };
  const game = playMatch(thargos, { seed: parseSeed(seed), config, players });
  if (isRefusal(game)) throw new Error(`expected a playable config, but setup refused it: ${game.refused}`);
  return game;
};

test('with the same cards, a bot that plays Actions wins more often than one that never does', () => {
  let wins = 0;
  for (let i = 0; i < 96; i++) {
    const seat = i % 2;
    const players = seat === 0 ? [greedyBot, shyBot] : [shyBot, greedyBot];
    const { state } = played(`actions ${i >> 1}`, PRECONS[(i >> 1) % PRECONS.length]!.id, players);
    if (state.result?.places[seat] === 1) wins += 1;
  }
  assert.ok(wins >= 55, `expected the bot that plays Actions to win at least 55 of 96 duels, found ${wins}`);
});

test('greedy plays an Action in 12 % to 30 % of its turns', () => {
  let turns = 0;
  let actions = 0;
  for (const [i, { id }] of PRECONS.entries())
    for (const { command, events } of played(`share ${i}`, id, [greedyBot, greedyBot]).log) {
      if (command?.type === 'playAction') actions += 1;
      turns += events.filter(({ type }) => type === 'turnBegun').length;
    }
  assert.ok(
    actions >= 0.12 * turns && actions <= 0.3 * turns,
    `expected greedy to play Actions in 12 % to 30 % of ${turns} turns, found ${actions}`,
  );
});

const shipped = (id: string): ActionCard => {
  const card = DEFAULT_SET.find(other => other.id === id);
  if (card?.type !== 'action') throw new Error(`expected an Action card, found ${id}`);
  return card;
};

const chance = () => stream(parseSeed('chance').seed, 'bot');

/** The state after greedy has answered this question and the choices that follow from it. */
const answered = (from: State): State => {
  let state = from;
  do {
    const decided = thargos.decide(state, 0, greedyBot(thargos.view(state, 0), chance()));
    if (isRefusal(decided))
      throw new Error(`expected a legal answer, but it was refused: ${decided.refused}`);
    ({ state } = decided);
  } while (state.question?.type === 'choose');
  return state;
};

test('with an Action, greedy moves a hero to the Mission that suits them, and then attempts this Mission', () => {
  const crown = mission('Crown', { power: 1, mind: 1 }, { vp: 4 });
  const { state } = duel({
    a: { heroes: [hero('Ada', '1 1 1'), hero('Bea', '4 4 4')], hand: [shipped('A528'), ONE] },
    missions: [crown, null, null, null],
  });
  const marched = answered(state);
  assert.equal(marched.posts[0]?.hero, state.posts[1]?.hero);
  assert.deepEqual(greedyBot(thargos.view(marched, 0), chance()), { type: 'attempt', track: 0 });
});

test('with an effect that exchanges Missions, greedy moves the most valuable one to the track of its strongest hero', () => {
  const crown = mission('Crown', { power: 1, mind: 1 }, { vp: 4 });
  const { state } = duel({
    a: { heroes: [hero('Ada', '1 1 1'), hero('Bea', '4 4 4')], hand: [shipped('A511'), ONE] },
    missions: [crown, mission('Ford', { mysticism: 3 }), null, null],
  });
  assert.equal(answered(state).missions[1], state.missions[0]);
});

test('greedy prefers an attempt that is certain to succeed to playing an Action', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '4 4 4')], hand: [shipped('A506'), ...times(3, ONE)] },
    missions: [mission('Crown', { power: 1, mind: 1 }, { vp: 4 })],
  });
  assert.deepEqual(greedyBot(thargos.view(t.state, 0), chance()), { type: 'attempt', track: 0 });
});
