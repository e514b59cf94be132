import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../engine/game.ts';
import { type Random, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import type { Deck, HeroCard } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { CHOICES } from '../config.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { END_REASONS, type State } from '../types.ts';
import { thargos } from './game.ts';
import {
  anyAnswer,
  foldEvents,
  KINDS,
  type Kind,
  namedGame,
  overGames,
  playGame,
  playOn,
  startGame,
} from './games.ts';
import { checkStep } from './invariants.ts';
import { frozen } from './table.ts';

const logOf = (kind: Kind, name: string): { readonly log: readonly Event[]; readonly state: State } => {
  const log: Event[] = [];
  const { start, state } = playGame(kind, name, ({ events }) => log.push(...events));
  return { log: [...start, ...log], state };
};

test('HT-7.7: every step of a random game keeps the invariants, in every mode', () => {
  overGames('property', 44, (name, kind) => {
    playGame(kind, name, checkStep);
  });
});

test('every random game ends with a reason, the players’ places and points, and the seed', () => {
  const why = new Set<string>();
  overGames('end', 33, (name, kind) => {
    const { result, seats, players, seed } = playGame(kind, name).state;
    assert.ok(result && END_REASONS.includes(result.why));
    assert.equal(result.places.length, seats);
    assert.deepEqual(
      result.vp,
      players.map(({ vp }) => vp),
    );
    assert.ok(seed, 'expected the result to contain the seed');
    why.add(result.why);
  });
  assert.ok(why.size > 1);
});

/** A deck with two Missions, the smallest legal number. */
const poorDeck = (): Deck => {
  const heroes: HeroCard[] = [];
  const cards: Record<string, number> = {};
  const room = { mission: 2, advantage: 29, action: 29 };
  for (const card of DEFAULT_SET.filter(({ set }) => set === 'core'))
    if (card.type === 'hero') {
      if (heroes.length < 4 && !heroes.some(({ person }) => person === card.person)) heroes.push(card);
    } else if (room[card.type] > 0) {
      cards[card.id] = Math.min(room[card.type], card.locked ? 1 : 4);
      room[card.type] -= cards[card.id]!;
    }
  return { id: 'poor', heroes: heroes.map(({ id }) => id), cards };
};

test('HT-2.8, HT-2.9: games end even if each deck has only two Missions, the minimum', () => {
  const deck = poorDeck();
  for (const { seats, wish } of KINDS.filter(kind => !kind.wish.mode?.endsWith('story')))
    for (const i of range(4)) {
      const decks = range(wish.mode === 'solo' ? 2 : seats).map(() => deck);
      playGame({ seats, wish: { ...wish, decks } }, `poor ${i}`, checkStep);
    }
});

test('every value of every house rule, except possibly the default, occurs in some random game', () => {
  const seen = new Map<string, Set<unknown>>();
  for (const i of range(330)) {
    const { wish } = namedGame(`property ${i}`, KINDS[i % KINDS.length]);
    for (const [key, value] of Object.entries(wish)) {
      const values = seen.get(key) ?? new Set();
      seen.set(key, values.add(value));
    }
  }
  for (const [key, values] of Object.entries(CHOICES))
    for (const value of values)
      assert.ok(
        value === values[0] || seen.get(key)?.has(value),
        `expected a random game to have ${key} ${value}, found none`,
      );
});

test('the same seed and commands give the same log, and the log folds to the state of the game', () => {
  overGames('same', 22, (name, kind) => {
    const once = logOf(kind, name);
    const again = logOf(kind, name);
    assert.deepEqual(again.log, once.log);
    // Each event is folded alone, so that evolve can't reuse data from the previous one.
    assert.deepEqual(
      once.log.reduce<State | undefined>((state, event) => evolve(state, event), undefined),
      once.state,
    );
  });
});

test('a state survives a round trip through JSON, and then a command has the same result', () => {
  overGames('frozen', 11, (name, kind) => {
    playGame(kind, name, ({ before, seat, command, events, after }) => {
      const thawed = JSON.parse(JSON.stringify(before)) as State;
      assert.deepEqual(thawed, before);
      assert.deepEqual(JSON.parse(JSON.stringify(thargos.decide(thawed, seat, command))), {
        events,
        state: after,
      });
    });
  });
});

/** The view without its config, which a sampled state takes from the view anyway. */
const shown = (state: State, viewer: Viewer) => {
  const { config: _, ...seen } = thargos.view(state, viewer);
  return seen;
};

/**
 * Samples a state from a view and gives some answers in it. Returns whether the sampled state has the same
 * view.
 */
const checkSample = (after: State, viewer: Viewer, random: Random): boolean => {
  const dealt = thargos.sample(thargos.view(after, viewer), random);
  if (!after.result) checkStep({ before: dealt, after: dealt, events: [] });
  // Bots search in sampled states, so a sampled game must continue without an error.
  playOn(dealt, stream(dealt.secret.seed, 'future'), checkStep, 6);
  const isSame = isDeepStrictEqual(shown(dealt, viewer), shown(after, viewer));
  // Only while another player chooses may the views differ: `sample` asks that player again among the cards
  // that it dealt.
  if (viewer === after.question?.seat || after.question?.type !== 'choose') assert.ok(isSame);
  return isSame;
};

test('a sampled state has the view that it was sampled from in over 99% of cases, and the game can continue from it', () => {
  let same = 0;
  let asked = 0;
  overGames('sample', 22, (name, kind, random) => {
    playGame(kind, name, ({ after }) => {
      if (random.below(3) > 0) return;
      const viewer = random.below(after.seats + 1);
      if (checkSample(after, viewer === after.seats ? 'spectator' : viewer, random)) same += 1;
      asked += 1;
    });
  });
  assert.ok(
    same > 0.99 * asked,
    `expected more than 99% of ${asked} sampled states to have the same view, found ${same}`,
  );
});

test('a game can be played to its end from a sampled state', () => {
  overGames('rollout', 11, (name, kind, random) => {
    let left = 3;
    playGame(kind, name, ({ after }) => {
      if (left === 0 || random.below(40) > 0) return;
      left -= 1;
      const dealt = thargos.sample(thargos.view(after, random.below(after.seats)), random);
      const { state } = playOn(dealt, stream(dealt.secret.seed, 'rollout'));
      assert.ok(state.result);
    });
  });
});

test('preview accepts every allowed command or refuses it as "nothing-to-preview", and doesn’t change the view', () => {
  overGames('preview', 11, (name, kind) => {
    playGame(kind, name, ({ before, seat, command }) => {
      const view = thargos.view(before, seat);
      const text = JSON.stringify(view);
      const preview = thargos.preview(view, command);
      // No player knows the face-down cards of the secondary pile, so an attempt there may have no preview.
      if (isRefusal(preview))
        assert.equal(
          preview.refused,
          'nothing-to-preview',
          `expected preview to accept ${command.type}, or to refuse it as nothing-to-preview`,
        );
      assert.equal(JSON.stringify(view), text);
    });
  });
});

test('decide doesn’t change the given state or earlier events, and its events fold to the state that it returns', () => {
  overGames('frozen', 11, (name, kind, random) => {
    const start = frozen(startGame(kind, name));
    let state = frozen(foldEvents(start));
    while (state.question) {
      const { seat } = state.question;
      const decided = frozen(thargos.decide(state, seat, anyAnswer(state, random)));
      assert.ok(!isRefusal(decided));
      for (const event of decided.events) state = frozen(thargos.evolve(state, event));
      assert.deepEqual(decided.state, state);
    }
  });
});

test('events from decide and the same events read from JSON fold to the same state', () => {
  overGames('file', 11, (name, kind) => {
    playGame(kind, name, ({ before, events, after }) => {
      const stored = JSON.parse(JSON.stringify(events)) as Event[];
      assert.deepEqual(foldEvents(stored, before), after);
    });
  });
});
