import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { anyCommand } from '../asking/pick.ts';
import type { Config } from '../config.ts';
import type { Effect } from '../effects/effect.ts';
import type { Event } from '../events.ts';
import { packHash } from '../packs/apply.ts';
import type { Pack } from '../packs/pack.ts';
import { givePack, thargos } from '../test/game.ts';
import { heavyPack } from '../test/heavy-pack.ts';
import type { Command, State } from '../types.ts';
import { MOST_STEPS, stepsSoFar } from './budget.ts';
import { attributesOf } from './evaluate.ts';

const SEED = { ...parseSeed('budget'), open: true };

const fold = (events: readonly Event[], from?: State): State => {
  let state = from;
  for (const event of events) state = thargos.evolve(state, event);
  return state!;
};

/** A game with cards that today's checks refuse, as an old server may have stored it. */
const begun = (pack: Pack): State => {
  const events = thargos.setup(2, SEED, { quickPlay: true });
  assert.ok(Array.isArray(events));
  const hash = packHash(pack);
  givePack(hash, pack);
  const [started, ...rest] = events as [Extract<Event, { type: 'started' }>, ...Event[]];
  const config: Config = { ...started.config, packs: [{ id: 'heavy', version: '1.0.0', hash }] };
  return fold([{ ...started, config }, ...rest]);
};

interface Stop {
  readonly state: State;
  readonly command: Command;
  readonly refusal: Refusal | undefined;
  readonly most: number;
}

/** Plays random commands until one is refused. */
const play = (start: State, commands: number): Stop => {
  const random = stream('ab'.repeat(32), 'budget');
  let state = start;
  let most = 0;
  let command: Command | undefined;
  for (let i = 0; i < commands && !state.result; i++) {
    const seat = state.question!.seat;
    command = anyCommand(thargos.options(thargos.view(state, seat)), random)!;
    const before = stepsSoFar();
    const decided = thargos.decide(state, seat, command);
    most = Math.max(most, stepsSoFar() - before);
    if (isRefusal(decided)) return { state, command, refusal: decided, most };
    ({ state } = decided);
  }
  return { state, command: command!, refusal: undefined, most };
};

test('refuses a decision that takes too many steps, at the same step every time', () => {
  const { state, command, refusal, most } = play(begun(heavyPack({ effects: 30, width: 20 })), 200);
  assert.deepEqual(refusal, { refused: 'too-complex', most: MOST_STEPS });
  assert.ok(most <= MOST_STEPS + 100, `stopped after ${most} steps`);
  const before = stepsSoFar();
  assert.deepEqual(thargos.decide(state, state.question!.seat, command), refusal);
  assert.equal(stepsSoFar() - before, most);
  const view = thargos.view(state, state.question!.seat);
  assert.equal(thargos.options(view).type, 'act', 'options, views and folding do not need the values');
  assert.deepEqual(thargos.preview(view, command), refusal);
});

test('evaluates wide amounts once for each effect', () => {
  const steps = (width: number): number => {
    const { state, refusal } = play(begun(heavyPack({ effects: 2, width })), 20);
    assert.equal(refusal, undefined);
    const hero = state.posts.find(post => post.hero !== null)!.hero!;
    const before = stepsSoFar();
    attributesOf(state, hero);
    return stepsSoFar() - before;
  };
  // If each were evaluated more often, ten times the width would take a hundred times the steps.
  assert.ok(steps(40) < 20 * steps(4), `${steps(40)} and ${steps(4)} steps`);
});

test('games with the shipped cards need less than a hundredth of the budget', () => {
  const events = thargos.setup(2, SEED, { quickPlay: true });
  assert.ok(Array.isArray(events));
  const { refusal, most } = play(fold(events), 1000);
  assert.equal(refusal, undefined);
  assert.ok(most * 100 < MOST_STEPS, `${most} steps`);
});

test('refuses effects that trigger each other endlessly', () => {
  const [wound, heal] = (['wound', 'heal'] as const).map(op => ({ op, target: 'host' as const }));
  const count = { op: 'counter', name: 'calls', amount: 1 } as const;
  const effects: readonly Effect[] = [
    { on: 'turnStart', do: range(15).flatMap(() => [wound!, heal!]) },
    ...range(11).map((): Effect => ({ on: 'healed', do: range(30).map(() => count) })),
  ];
  const heavy = heavyPack({ effects: 0, width: 0 });
  const cards = heavy.cards.map(card =>
    card.type === 'hero'
      ? { ...card, faces: { ...card.faces, active: { ...card.faces.active, effects } } }
      : card,
  );
  const { refusal } = play(begun({ ...heavy, cards }), 200);
  assert.equal(refusal?.refused, 'too-complex');
});
