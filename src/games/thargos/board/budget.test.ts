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

/** A game with a pack that setup would refuse today, but that an older version may have accepted. */
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

/** Gives random commands until one is refused, the game ends or `commands` were given. */
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

test('decide refuses a command that takes too many steps; the repeated command stops at the same step', () => {
  const { state, command, refusal, most } = play(begun(heavyPack({ effects: 30, width: 20 })), 200);
  assert.deepEqual(refusal, { refused: 'too-complex', most: MOST_STEPS });
  assert.ok(
    most <= MOST_STEPS + 100,
    `expected decide to stop within ${MOST_STEPS + 100} steps, found ${most}`,
  );
  const before = stepsSoFar();
  assert.deepEqual(thargos.decide(state, state.question!.seat, command), refusal);
  assert.equal(stepsSoFar() - before, most);
  const view = thargos.view(state, state.question!.seat);
  assert.equal(
    thargos.options(view).type,
    'act',
    'expected the options to be available, because they need no evaluation of effects',
  );
  assert.deepEqual(thargos.preview(view, command), refusal);
});

test('attributesOf evaluates an amount with many terms once for each effect', () => {
  const steps = (width: number): number => {
    const { state, refusal } = play(begun(heavyPack({ effects: 2, width })), 20);
    assert.equal(refusal, undefined);
    const hero = state.posts.find(post => post.hero !== null)!.hero!;
    const before = stepsSoFar();
    attributesOf(state, hero);
    return stepsSoFar() - before;
  };
  // If each term evaluated the whole amount again, ten times the terms would take a hundred times the steps.
  assert.ok(
    steps(40) < 20 * steps(4),
    `expected 40 terms to take less than 20 times the steps of 4 terms, found ${steps(40)} and ${steps(4)}`,
  );
});

test('a command in a game with the shipped cards takes less than a hundredth of the allowed steps', () => {
  const events = thargos.setup(2, SEED, { quickPlay: true });
  assert.ok(Array.isArray(events));
  const { refusal, most } = play(fold(events), 1000);
  assert.equal(refusal, undefined);
  assert.ok(
    most * 100 < MOST_STEPS,
    `expected each command to take less than ${MOST_STEPS / 100} steps, found ${most}`,
  );
});

test('decide refuses a command whose effects trigger each other without end', () => {
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
